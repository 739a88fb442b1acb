//! The commands `completions` and `man`, generated from the definition of the command line.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use raddle_common::quote;

use crate::failure::Failure;
use crate::output::{self, Access};
use crate::sources::Sources;
use crate::streams;

/// The date of this version, for its manual pages. CHANGELOG.md contains the date of each release.
const DATE: &str = "2026-11-29";

/// A variable of the environment: its name, the commands that read it (all if empty), and its effect.
pub type Variable<'a> = (&'a str, &'a [&'a str], &'a str);

/// The contents of manual pages that the definition of the command line lacks.
pub struct Manual<'a> {
    /// The variables that the program reads, in addition to the variables that both programs read.
    pub variables: &'a [Variable<'a>],
    /// Pages of other programs, and the commands to which they belong.
    pub related: &'a [(&'a str, &'a [&'a str])],
}

/// The variables that both programs read. The library reads the first two, the terminal crates the next three.
const VARIABLES: [Variable<'_>; 10] = [
    ("RADDLE_CPU", &[], "The highest CPU level whose instructions are used, such as avx2 or portable."),
    ("RADDLE_CORE", &[], "The core whose kernels are used, such as zen4, instead of the detected one."),
    ("NO_COLOR", &[], "If it is set, messages have no colours."),
    ("CLICOLOR, CLICOLOR_FORCE, TERM", &[], "Whether messages have colours, if NO_COLOR is not set."),
    ("COLUMNS", &[], "The width of help texts, if there is no terminal."),
    ("HOME", &["completions", "man"], "The home folder, into which --install writes."),
    ("XDG_DATA_HOME", &["completions", "man"], "The user's data folder, ~/.local/share if not set."),
    ("XDG_CONFIG_HOME", &["completions"], "The user's folder of settings, ~/.config if not set; for fish."),
    ("BASH_COMPLETION_USER_DIR", &["completions"], "The user's folder of completions for bash."),
    ("SHELL", &["completions"], "The shell, if the command line names none."),
];

/// Returns the examples for the help of `completions`.
pub fn completions_help(program: &str) -> String {
    let install = format!("{program} completions --install");
    let bash = format!("{program} completions bash --install");
    let zsh = format!("{program} completions zsh > _{program}");
    format!(
        "\
Examples:
  {install:<38}  for the shell of $SHELL
  {bash:<38}  into ~/.local/share/bash-completion
  {zsh:<38}  to put it anywhere

--install writes into the folder in which the shell looks for a user's completions (XDG_DATA_HOME and XDG_CONFIG_HOME \
apply), and says how the shell finds it. bash needs the package bash-completion."
    )
}

/// Print completions for a shell, or install them
#[derive(clap::Args)]
pub struct CompletionsArgs {
    /// The shell; with --install, the one in $SHELL if not given
    #[arg(required_unless_present = "install")]
    shell: Option<Shell>,

    /// Write to the user's folder in which the shell looks for completions
    #[arg(long)]
    install: bool,
}

/// Returns the examples for the help of `man`.
pub fn man_help(program: &str) -> String {
    let install = format!("{program} man --install");
    let page = format!("{program} man man");
    format!(
        "\
Examples:
  {install:<36}  then `man {program}`
  {page:<36}  the page of a command
  {program} man --dir /usr/local/share/man/man1

--install writes into ~/.local/share/man (XDG_DATA_HOME applies) or share/man next to this program's folder: into the \
first one that man searches according to `manpath`."
    )
}

/// Print a manual page, or write or install all pages
#[derive(clap::Args)]
pub struct ManArgs {
    /// The command whose page is printed; the page of the program if not given
    #[arg(value_name = "COMMAND", conflicts_with_all = ["dir", "install"])]
    command: Option<String>,

    /// Write a page for each command into this folder, which is created if it is missing
    #[arg(long, value_name = "DIR", conflicts_with = "install")]
    dir: Option<PathBuf>,

    /// Write the pages to a folder of the user in which man looks
    #[arg(long)]
    install: bool,
}

/// Runs `completions`.
pub fn completions(args: &CompletionsArgs, program: clap::Command) -> Result<(), Failure> {
    let of_user = || {
        let shell = env::var_os("SHELL").unwrap_or_default();
        let name = Path::new(&shell).file_name().and_then(OsStr::to_str).and_then(|name| name.parse().ok());
        name.ok_or_else(|| Failure::Usage("for which shell? SHELL names none of bash, zsh and fish".to_owned()))
    };
    let shell = args.shell.map_or_else(of_user, Ok)?;
    let name = program.get_name().to_owned();
    let text = script(shell, program);
    if !args.install {
        let mut output = streams::plain_stdout();
        output.write_all(text.as_bytes())?;
        return Ok(output.flush()?);
    }
    let (file, needed) = match shell {
        Shell::Bash => {
            let user = env::var_os("BASH_COMPLETION_USER_DIR").filter(|folder| !folder.is_empty());
            let folder =
                user.map_or_else(|| data().map(|data| data.join("bash-completion")), |user| Ok(user.into()))?;
            (folder.join("completions").join(name), "new shells load them, with the package bash-completion".to_owned())
        }
        Shell::Zsh => {
            let folder = data()?.join("zsh/site-functions");
            let line = format!("fpath=({} $fpath)", quote::path(&folder));
            (folder.join(format!("_{name}")), format!("new shells load them if ~/.zshrc says, before compinit: {line}"))
        }
        Shell::Fish => {
            let folder = base("XDG_CONFIG_HOME", ".config")?.join("fish/completions");
            (folder.join(format!("{name}.fish")), "new shells load them".to_owned())
        }
        other => {
            return Err(Failure::Usage(format!(
                "{other} has no folder for completions: print them, and load that file"
            )));
        }
    };
    let folder = file.parent().unwrap_or(Path::new("."));
    create(folder)?;
    output::write(Some(&file), true, Access::Usual, &Sources::default(), text.as_bytes())?;
    streams::say(format_args!("{}: {needed}\n", quote::path(&file)));
    Ok(())
}

/// Returns the completions for a shell.
fn script(shell: Shell, mut program: clap::Command) -> String {
    let mut text = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(shell, &mut program, name, &mut text);
    let text = String::from_utf8_lossy(&text).into_owned();
    match shell {
        // The script splits names at blanks. Without an answer, bash completes names itself (`complete -o default`) and
        // quotes them.
        Shell::Bash => text.replace(r#"COMPREPLY=($(compgen -f "${cur}"))"#, "COMPREPLY=()"),
        _ => text,
    }
}

/// Runs `man`.
pub fn man(args: &ManArgs, program: clap::Command, manual: &Manual<'_>) -> Result<(), Failure> {
    let name = program.get_name().to_owned();
    let pages = pages(program, manual)?;
    if args.install {
        return install_pages(&name, &pages);
    }
    if let Some(folder) = &args.dir {
        return write_pages(&pages, folder);
    }
    let wanted = args.command.as_ref().map_or_else(|| name.clone(), |command| format!("{name}-{command}"));
    let Some(page) = pages.iter().find(|page| page.title == wanted) else {
        let known: Vec<_> = pages.iter().filter_map(|page| page.title.strip_prefix(&format!("{name}-"))).collect();
        let command = quote::text(args.command.as_deref().unwrap_or_default());
        return Err(Failure::Usage(format!("there is no page for {command}, only for {}", known.join(", "))));
    };
    let mut output = streams::plain_stdout();
    output.write_all(&page.text)?;
    Ok(output.flush()?)
}

/// A manual page.
struct Page {
    /// The title, such as `raddle-seal`.
    title: String,
    /// The source for `man`.
    text: Vec<u8>,
}

/// The section of all pages.
const SECTION: &str = "1";

/// Returns the pages of the program and of each command. Their footers contain the name, the version and the date.
fn pages(program: clap::Command, manual: &Manual<'_>) -> Result<Vec<Page>, Failure> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let source = format!("{} {}", program.get_name(), program.get_version().unwrap_or_default());
    let mut commands = vec![program];
    let mut at = 0;
    while let Some(command) = commands.get(at) {
        let shown: Vec<_> = command.get_subcommands().filter(|command| !command.is_hide_set()).cloned().collect();
        commands.extend(shown);
        at += 1;
    }
    let title = |command: &clap::Command| command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let titles: Vec<_> = commands.iter().map(title).collect();
    let page = |(command, title): (clap::Command, &String)| {
        // The page of the program is about all commands.
        let is_about =
            |commands: &[&str]| commands.is_empty() || *title == titles[0] || commands.contains(&command.get_name());
        let variables = VARIABLES.iter().chain(manual.variables).filter(|(_, commands, _)| is_about(commands));
        let related =
            manual.related.iter().filter(|(_, commands)| is_about(commands)).map(|(page, _)| (*page).to_owned());
        let others = titles.iter().filter(|other| *other != title).map(|other| format!("{other}({SECTION})"));
        let see_also: Vec<_> = others.chain(related).collect();

        let mut text = Vec::new();
        let man = Man::new(command.clone()).section(SECTION).source(&source).date(DATE);
        man.render_title(&mut text)?;
        man.render_name_section(&mut text)?;
        man.render_synopsis_section(&mut text)?;
        man.render_description_section(&mut text)?;
        if command.get_arguments().next().is_some() {
            man.render_options_section(&mut text)?;
        }
        if command.has_subcommands() {
            man.render_subcommands_section(&mut text)?;
        }
        let mut roff = Roff::new();
        if let Some(help) = command.get_after_long_help().or(command.get_after_help()) {
            add_help(&help.to_string(), &mut roff);
        }
        roff.control("SH", ["ENVIRONMENT"]);
        for (variable, _, effect) in variables {
            roff.control("TP", []);
            roff.text([bold(*variable)]);
            roff.text([roman(*effect)]);
        }
        roff.control("SH", ["SEE ALSO"]);
        roff.text([roman(see_also.join(", "))]);
        roff.to_writer(&mut text)?;
        Ok(Page { title: title.clone(), text })
    };
    commands.into_iter().zip(&titles).map(page).collect()
}

/// Adds the text after the options of a help text. A paragraph below a line such as `Examples:` becomes a section with
/// this title, and other paragraphs become notes.
fn add_help(help: &str, roff: &mut Roff) {
    let mut previous = String::new();
    for paragraph in help.split("\n\n") {
        let titled = paragraph.split_once(":\n").filter(|(title, body)| !title.contains('\n') && body.starts_with(' '));
        let (title, body) =
            titled.map_or(("NOTES".to_owned(), paragraph), |(title, body)| (title.to_uppercase(), body));
        if title == previous {
            roff.control("PP", []);
        } else {
            roff.control("SH", [title.as_str()]);
        }
        let is_list = title == "EXAMPLES";
        if is_list {
            roff.control("nf", []);
        }
        for (at, line) in body.lines().enumerate() {
            // An indented line of prose begins a paragraph. Within a list, only the common indentation is removed.
            if !is_list && at > 0 && line.starts_with(' ') {
                roff.control("PP", []);
            }
            roff.text([roman(if is_list { line.strip_prefix("  ").unwrap_or(line) } else { line.trim_start() })]);
        }
        if is_list {
            roff.control("fi", []);
        }
        previous = title;
    }
}

fn write_pages(pages: &[Page], folder: &Path) -> Result<(), Failure> {
    create(folder)?;
    for page in pages {
        let file = folder.join(format!("{}.{SECTION}", page.title));
        output::write(Some(&file), true, Access::Usual, &Sources::default(), &page.text)?;
    }
    Ok(())
}

/// Creates a folder, unless it exists.
fn create(folder: &Path) -> Result<(), Failure> {
    let created = fs::create_dir_all(folder);
    created.map_err(|error| Failure::Work(format!("can't write to {}: {error}", quote::path(folder))))
}

/// Writes the pages to the first folder of the user that `man` searches.
fn install_pages(name: &str, pages: &[Page]) -> Result<(), Failure> {
    let usual = data()?.join("man");
    // For a folder of programs such as ~/.cargo/bin, man searches the share/man next to it.
    let home = home()?;
    let beside = env::current_exe().ok().and_then(|program| Some(program.parent()?.parent()?.join("share/man")));
    let folders = [Some(usual.clone()), beside.filter(|folder| folder.starts_with(&home))];
    for folder in folders.into_iter().flatten() {
        // The program manpath lists only folders that exist.
        let is_new = !folder.exists();
        if fs::create_dir_all(folder.join("man1")).is_ok() && is_searched(&folder) {
            write_pages(pages, &folder.join("man1"))?;
            streams::say(format_args!("{}: man finds the pages here: `man {name}`\n", quote::path(&folder)));
            return Ok(());
        }
        if is_new {
            _ = fs::remove_dir(folder.join("man1")).and_then(|()| fs::remove_dir(&folder));
        }
    }
    write_pages(pages, &usual.join("man1"))?;
    let folder = quote::path(&usual);
    streams::say(format_args!("{folder}: man finds the pages after `export MANPATH={folder}:`\n"));
    Ok(())
}

/// Returns whether `man` searches a folder according to `manpath`.
fn is_searched(folder: &Path) -> bool {
    let said = Command::new("manpath").stdin(Stdio::null()).stderr(Stdio::null()).output();
    let said = said.map(|output| String::from_utf8_lossy(&output.stdout).trim_end().to_owned()).unwrap_or_default();
    let folder = fs::canonicalize(folder).ok();
    env::split_paths(&said).any(|searched| folder.is_some() && fs::canonicalize(searched).ok() == folder)
}

/// Returns the user's data folder (XDG Base Directory Specification).
fn data() -> Result<PathBuf, Failure> {
    base("XDG_DATA_HOME", ".local/share")
}

/// Returns a folder of the user: the value of a variable if it is an absolute path, otherwise a folder in the home
/// folder.
fn base(variable: &str, usual: &str) -> Result<PathBuf, Failure> {
    let named = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    named.map_or_else(|| Ok(home()?.join(usual)), Ok)
}

fn home() -> Result<PathBuf, Failure> {
    let home = env::home_dir().filter(|home| home.is_absolute());
    home.ok_or_else(|| Failure::Work("where to install it? HOME names no folder".to_owned()))
}
