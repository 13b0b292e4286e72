//! Completions and manual pages, made from the arguments.

use super::run;

const COMMANDS: [&str; 11] = [
    "solve",
    "convert",
    "export",
    "info",
    "backdoors",
    "lab",
    "read",
    "stats",
    "library",
    "completions",
    "man",
];

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], "");
        assert_eq!((script.status, script.err.as_str()), (0, ""), "{shell}");
        for word in COMMANDS.iter().chain(&["limit", "judge", "threads", "race", "trace"]) {
            assert!(script.out.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn every_command_has_a_page() {
    let page = run(&["man"], "");
    assert_eq!((page.status, page.err.as_str()), (0, ""));
    assert!(page.out.contains(".TH nonet 1"), "{}", page.out);
    for command in COMMANDS {
        assert!(page.out.contains(&format!("nonet\\-{command}(1)")), "{command}: {}", page.out);
        let own = run(&["man", command], "");
        assert_eq!(own.status, 0, "{command}");
        assert!(own.out.contains(&format!(".TH nonet-{command} 1")), "{}", own.out);
    }
    let absent = run(&["man", "dance"], "");
    assert_eq!(absent.status, 2);
    assert_eq!(absent.err, "nonet: there is no command “dance”; `nonet help` lists them\n");
}

#[test]
fn help_names_the_commands_and_exit_statuses() {
    let help = run(&["--help"], "");
    for word in COMMANDS {
        assert!(help.out.contains(word), "{word}");
    }
    assert!(help.out.contains("1 a puzzle had no answer"));
    assert_eq!(run(&["--version"], "").out, format!("nonet {}\n", env!("CARGO_PKG_VERSION")));
}
