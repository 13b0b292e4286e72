fn main() { let a = [1, 2, 3, 4, 5, 6, 7, 8, 9]; for i in 0..9 { println!("{}", a[i]); } }
