COPY public.board (r, c1, c2, c3, c4, c5, c6, c7, c8, c9) FROM stdin;
1	5	3	\N	\N	7	\N	\N	\N	\N
2	6	\N	\N	1	9	5	\N	\N	\N
3	\N	9	8	\N	\N	\N	\N	6	\N
4	8	\N	\N	\N	6	\N	\N	\N	3
5	4	\N	\N	8	\N	3	\N	\N	1
6	7	\N	\N	\N	2	\N	\N	\N	6
7	\N	6	\N	\N	\N	\N	2	8	\N
8	\N	\N	\N	4	1	9	\N	\N	5
9	\N	\N	\N	\N	8	\N	\N	7	9
\.
