//! The wheel in a fresh environment.

use std::path::Path;
use std::process::Command;

use crate::{Result, files, python, tools};

use super::super::wheel::{requirement, wheels};
use super::documents::blocks;
use super::place::Place;

/// Installs the wheel, and runs the examples of its README one after another in one program.
pub(in crate::package) fn wheel(packages: &Path) -> Result {
    let place = Place::new("python")?;
    let python = python::environment("python3", &place.join("environment"))?;
    let wheels = wheels(packages)?;
    let [wheel] = &wheels[..] else { return Err(format!("{} wheels", wheels.len())) };
    let pip = |arguments: &[&str]| {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet"]).args(arguments);
        pip
    };
    tools::output_of(pip(&["--no-index"]).arg(wheel))?;
    // A column for the README.
    tools::output_of(pip(&["--only-binary=:all:"]).arg(requirement("pyarrow")?))?;
    let examples = blocks(&files::read(tools::root().join("bindings/python/README.md"))?, "python")?;
    files::write(place.join("notes"), "attack at dawn")?;
    let whose = "import raddle\nprint(raddle.sha256(b'abc').hexdigest(), raddle.__file__)\n";
    files::write(place.join("examples.py"), examples.concat() + whose)?;
    let printed = tools::output_of(Command::new(&python).current_dir(place.path()).arg("examples.py"))?;
    // The module of the environment, and none that is here otherwise.
    if !printed.lines().last().is_some_and(|line| line.contains(&*place.join("environment").to_string_lossy())) {
        return Err(format!("the examples ran with another module: {printed}"));
    }
    println!("report: the wheel from its file: {} examples of its README ran", examples.len());
    Ok(())
}
