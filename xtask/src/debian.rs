//! Packages of Debian, fetched without a change to this machine and its configuration.

use crate::{Result, files, tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian packages that [`parts_of_source`] needs.
const PACKAGES: [&str; 2] = ["debian-archive-keyring", "dpkg-dev"];

/// Parts of a source package as its authors released it, without Debian's patches, in the folder `place`. They are fetched
/// where one is missing, and the archive is compared with what Debian signed.
pub(crate) fn parts_of_source(suite: &str, package: &str, parts: &[&str], place: &Path) -> Result {
    if parts.iter().any(|part| !place.join(part).exists()) {
        files::remove_folder(place)?;
    }
    once(place, &PACKAGES, |fetching| {
        let apt = Apt::new(fetching, "deb-src", suite, None)?;
        let archives = fetching.join(APT).join("fetched");
        files::make_folder(&archives)?;
        // A mirror may lack the package's other files, which are not needed.
        let fetched = apt.get(&archives, &["source", "--download-only", "--tar-only", package]);
        let mut released = files::list(&archives)?;
        released.retain(|path| path.to_string_lossy().ends_with(".orig.tar.xz"));
        let [released] = &released[..] else {
            return fetched.and(Err(format!("{} archives are {package}'s", released.len())));
        };
        let sum = tools::output_of(Command::new("sha256sum").arg("--binary").arg(released))?;
        if !is_listed(&apt.cache(&["showsrc", package])?, &sum) {
            return Err(format!("{}: not what Debian signed", released.display()));
        }
        let mut tar = Command::new("tar");
        tar.current_dir(fetching).args(["--extract", "--strip-components=1", "--wildcards"]);
        tar.arg("--no-wildcards-match-slash").arg("--file").arg(released);
        tools::output_of(tar.args(parts.iter().map(|part| format!("*/{part}")))).map(drop)
    })
}

/// Whether a list of source packages has the hash and the name of a file that `sha256sum` prints.
fn is_listed(list: &str, sum: &str) -> bool {
    let Some((hash, path)) = sum.split_once(" *") else { return false };
    let name = Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or_default();
    list.lines().any(|line| {
        let mut words = line.split_whitespace();
        hash.len() == 64 && words.next() == Some(hash) && words.next_back() == Some(name)
    })
}

/// Debian packages that [`binaries`] needs.
pub(crate) const BINARY_PACKAGES: [&str; 1] = ["debian-archive-keyring"];

/// Binary packages as a suite of Debian has them for an architecture, unpacked together in the folder `place`, whose links
/// stay in it. None of their scripts runs. They are fetched once; apt compares them with what Debian signed.
pub(crate) fn binaries(suite: &str, architecture: &str, packages: &[&str], place: &Path) -> Result {
    once(place, &BINARY_PACKAGES, |fetching| {
        let apt = Apt::new(fetching, "deb", suite, Some(architecture))?;
        let archives = fetching.join(APT).join("fetched");
        files::make_folder(&archives)?;
        apt.get(&archives, &[&["download"], packages].concat())?;
        for archive in files::list(&archives)? {
            tools::output_of(Command::new("dpkg-deb").arg("--extract").args([&archive, fetching]))?;
        }
        // Where all is below `usr`, a machine has these links.
        for name in ["lib", "lib64"] {
            let (link, folder) = (fetching.join(name), Path::new("usr").join(name));
            if !link.exists() && fetching.join(&folder).exists() {
                files::link(&folder, &link)?;
            }
        }
        keep_links(fetching, fetching)
    })
}

/// Makes a folder once, with what `fetch` puts into it.
fn once(place: &Path, packages: &[&'static str], fetch: impl FnOnce(&Path) -> Result) -> Result {
    if place.is_dir() {
        return Ok(());
    }
    tools::require(packages)?;
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    let fetching = place.with_file_name(format!("{name}.partial"));
    files::remove_folder(&fetching)?;
    files::make_folder(&fetching)?;
    fetch(&fetching)?;
    files::remove_folder(fetching.join(APT))?;
    files::rename(&fetching, place)
}

/// The folder of what apt keeps.
const APT: &str = "apt";

/// An apt that knows one suite.
struct Apt {
    config: PathBuf,
}

impl Apt {
    /// Reads what Debian signed for a kind of packages.
    fn new(folder: &Path, kind: &str, suite: &str, architecture: Option<&str>) -> Result<Self> {
        let apt = folder.join(APT);
        for part in ["lists/partial", "cache/archives/partial"] {
            files::make_folder(apt.join(part))?;
        }
        let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
        let write = |name: &str, text: &str| files::write(apt.join(name), text);
        write("sources.list", &format!("{kind} [signed-by={keys}] http://deb.debian.org/debian {suite} main\n"))?;
        let at = apt.display();
        let mut config = format!(
            "Dir::Etc::sourcelist \"{at}/sources.list\";\nDir::Etc::sourceparts \"/dev/null\";\n\
             Dir::State::lists \"{at}/lists\";\nDir::Cache \"{at}/cache\";\nAcquire::Languages \"none\";\n"
        );
        if let Some(architecture) = architecture {
            write("status", "")?;
            config += &format!(
                "Dir::State::status \"{at}/status\";\nAPT::Architecture \"{architecture}\";\n\
                 APT::Architectures {{ \"{architecture}\"; }};\n"
            );
        }
        write("apt.conf", &config)?;
        let apt = Self { config: apt.join("apt.conf") };
        apt.get(folder, &["update"])?;
        Ok(apt)
    }

    /// What apt-cache prints.
    fn cache(&self, args: &[&str]) -> Result<String> {
        tools::output_of(Command::new("apt-cache").env("APT_CONFIG", &self.config).args(args))
    }

    /// Runs apt-get in a folder.
    fn get(&self, folder: &Path, args: &[&str]) -> Result {
        let mut apt_get = Command::new("apt-get");
        apt_get.current_dir(folder).env("APT_CONFIG", &self.config).arg("--quiet").args(args);
        tools::output_of(&mut apt_get).map(drop).map_err(|why| format!("Debian's packages can't be fetched: {why}"))
    }
}

/// Turns the links below a folder that begin at the root of a machine into links below `root`, if they lead somewhere there.
fn keep_links(folder: &Path, root: &Path) -> Result {
    for path in files::list(folder)? {
        if path.is_dir() && !path.is_symlink() {
            keep_links(&path, root)?;
        } else if let Ok(target) = fs::read_link(&path)
            && let Ok(target) = target.strip_prefix("/")
            && root.join(target).exists()
        {
            let depth = path.strip_prefix(root).map_or(0, |path| path.components().count());
            files::remove(&path)?;
            let up: PathBuf = (1..depth).map(|_| "..").collect();
            files::link(&up.join(target), &path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_that_is_not_listed_is_refused() {
        let [hash, other] = ["ab", "cd"].map(|two| two.repeat(32));
        let list = format!("Checksums-Sha256:\n {hash} 12 a_1.orig.tar.xz\n {other} 13 a_1.debian.tar.xz\n");
        assert!(is_listed(&list, &format!("{hash} */tmp/a_1.orig.tar.xz")));
        assert!(!is_listed(&list, &format!("{other} */tmp/a_1.orig.tar.xz")));
        assert!(!is_listed(&list, ""));
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_in_the_folder() {
        let root = std::env::temp_dir().join(format!("raddle-links-{}", std::process::id()));
        files::make_folder(root.join("usr/lib/jvm")).unwrap();
        files::make_folder(root.join("etc")).unwrap();
        fs::write(root.join("etc/setting"), "one").unwrap();
        let [kept, other] = ["usr/lib/jvm/kept", "usr/lib/jvm/other"].map(|name| root.join(name));
        files::link(Path::new("/etc/setting"), &kept).unwrap();
        files::link(Path::new("/no/such/file"), &other).unwrap();
        keep_links(&root, &root).unwrap();
        assert_eq!(fs::read_to_string(&kept).unwrap(), "one");
        assert_eq!(fs::read_link(&kept).unwrap(), Path::new("../../../etc/setting"));
        assert_eq!(fs::read_link(&other).unwrap(), Path::new("/no/such/file"));
        files::remove_folder(&root).unwrap();
    }
}
