//! Installs a wheel in a fresh environment.

use std::path::Path;
use std::process::Command;

use crate::{Result, files, tools};

use super::super::wheel::{Wheel, requirement, wheels};
use super::documents::blocks;
use super::place::Place;

/// Installs a wheel, and runs the examples of its README, one after another, in one program.
pub(in crate::package) fn wheel(packages: &Path, wheel: &Wheel) -> Result {
    let place = Place::new(wheel.module)?;
    let python = tools::environment("python3", &place.join("environment"))?;
    let wheels = wheels(packages, wheel)?;
    let [file] = &wheels[..] else { return Err(format!("{} wheels of {}", wheels.len(), wheel.module)) };
    let pip = |arguments: &[&str]| {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet"]).args(arguments);
        pip
    };
    let fetch = |names: &[&str]| {
        let wanted = names.iter().map(|name| requirement(wheel, name)).collect::<Result<Vec<_>>>()?;
        if wanted.is_empty() { Ok(()) } else { tools::output_of(pip(&["--only-binary=:all:"]).args(wanted)).map(drop) }
    };
    fetch(wheel.needs)?;
    // The wheel depends on nothing else.
    tools::output_of(pip(&["--no-index"]).arg(file))?;
    fetch(wheel.beside)?;
    let examples = blocks(&files::read(tools::root().join(wheel.folder).join("README.md"))?, "python")?;
    files::write(place.join("notes"), "attack at dawn")?;
    let Wheel { module, call, .. } = wheel;
    let whose = format!("import {module}\nprint({module}.{call}, {module}.__file__)\n");
    files::write(place.join("examples.py"), examples.concat() + &whose)?;
    let printed = tools::output_of(Command::new(&python).current_dir(place.path()).arg("examples.py"))?;
    // The module must be the one in the environment, and not another one on this machine.
    if !printed.lines().last().is_some_and(|line| line.contains(&*place.join("environment").to_string_lossy())) {
        return Err(format!("the examples ran with another module: {printed}"));
    }
    println!("report: the wheel of {module} from its file: {} examples of its README ran", examples.len());
    Ok(())
}
