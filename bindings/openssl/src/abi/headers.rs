//! Compares numbers, names, layouts and types of functions with OpenSSL's headers. A C program prints numbers, names
//! and layouts; the program does not compile if types of functions differ.

use std::{
    fs,
    mem::offset_of,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    Algorithm, Declared, Dispatch, GIVEN, Item, PROVIDED,
    names::{NUMBERS, TEXTS},
    param::{Param, UNMODIFIED},
};

const INCLUDES: &str = "#include <stddef.h>\n#include <stdio.h>\n#include <openssl/core_dispatch.h>\n\
    #include <openssl/core_names.h>\n#include <openssl/evp.h>\n#include <openssl/params.h>\n";

/// Returns the C name of a type.
fn c_type(rust: &str) -> &'static str {
    match &*rust.replace(' ', "") {
        "" => "void",
        "c_int" => "int",
        "u32" => "uint32_t",
        "usize" => "size_t",
        "VaList" => "va_list",
        "*mutc_void" => "void *",
        "*mutc_int" => "int *",
        "*mutusize" => "size_t *",
        "*mutu8" => "unsigned char *",
        "*constu8" => "const unsigned char *",
        "*constc_char" => "const char *",
        "*constHandle" => "const OSSL_CORE_HANDLE *",
        "*mutLibraryContext" => "OPENSSL_CORE_CTX *",
        "*mutParam" => "OSSL_PARAM *",
        "*constParam" => "const OSSL_PARAM *",
        "*constAlgorithm" => "const OSSL_ALGORITHM *",
        "*constItem" => "const OSSL_ITEM *",
        "Option<Callback>" => "OSSL_CALLBACK *",
        "*mutEvpMac" => "EVP_MAC *",
        "*mutEvpContext" => "EVP_MAC_CTX *",
        "*constEvpContext" => "const EVP_MAC_CTX *",
        other => panic!("no type of C is known for {other}"),
    }
}

fn prototype(name: &str, parameters: &[&str], result: &str) -> String {
    let parameters: Vec<_> = parameters.iter().map(|parameter| c_type(parameter)).collect();
    format!("extern {} {name}({});\n", c_type(result), parameters.join(", "))
}

/// Declares a function with the header's type, and with our type: a compiler refuses the declarations if they differ.
fn declaration(declared: &Declared) -> String {
    let Declared { name, parameters, result, .. } = declared;
    format!("extern OSSL_FUNC_{name}_fn check_{name};\n{}", prototype(&format!("check_{name}"), parameters, result))
}

/// Returns the first version of OpenSSL that has a name, as its `OPENSSL_VERSION_NUMBER`.
fn since(name: &str) -> u32 {
    let name = name.to_lowercase();
    match name {
        name if name.contains("serialize") => 0x4000_0000,
        name if name.contains("skey") || name.contains("copyctx") => 0x3050_0000,
        name if name.contains("iv_generated") => 0x3040_0000,
        name if name.contains("gcm_siv") => 0x3020_0000,
        _ => 0x3000_0000,
    }
}

/// Restricts lines of a program to the versions of the headers that have a name.
fn guarded(name: &str, lines: &str) -> String {
    format!("#if OPENSSL_VERSION_NUMBER >= {}\n{lines}#endif\n", since(name))
}

/// The lines of a program and its expected output, each line with the version that first prints it.
#[derive(Default)]
struct Program {
    declarations: String,
    body: String,
    expected: Vec<(u32, String)>,
}

impl Program {
    fn number(&mut self, expression: &str, value: i64) {
        let line = format!("printf(\"%s %lld\\n\", \"{expression}\", (long long)({expression}));\n");
        self.body += &guarded(expression, &line);
        self.expected.push((since(expression), format!("{expression} {value}")));
    }

    fn of_the_headers() -> Self {
        let mut program = Self::default();
        for declared in PROVIDED.iter().chain(GIVEN) {
            program.number(&format!("OSSL_FUNC_{}", declared.name.to_uppercase()), declared.number.into());
            program.declarations += &guarded(declared.name, &declaration(declared));
        }
        #[cfg(unix)]
        for (name, parameters, result) in crate::evp::DECLARED {
            let name = name.to_str().unwrap();
            // The headers and this crate give the library context different names.
            let ours = prototype(name, parameters, result).replace("OPENSSL_CORE_CTX", "OSSL_LIB_CTX");
            program.declarations += &ours;
        }
        for &(name, value) in NUMBERS {
            program.number(name, value);
        }
        program.number("(long long)OSSL_PARAM_UNMODIFIED", UNMODIFIED as i64);
        for (name, text) in TEXTS {
            program.body += &guarded(name, &format!("printf(\"%s %s\\n\", \"{name}\", {name});\n"));
            program.expected.push((since(name), format!("{name} {}", text.to_str().unwrap())));
        }
        let layouts = [
            ("sizeof(OSSL_PARAM)", size_of::<Param>()),
            ("offsetof(OSSL_PARAM, key)", offset_of!(Param, key)),
            ("offsetof(OSSL_PARAM, data_type)", offset_of!(Param, data_type)),
            ("offsetof(OSSL_PARAM, data)", offset_of!(Param, data)),
            ("offsetof(OSSL_PARAM, data_size)", offset_of!(Param, data_size)),
            ("offsetof(OSSL_PARAM, return_size)", offset_of!(Param, return_size)),
            ("sizeof(OSSL_DISPATCH)", size_of::<Dispatch>()),
            ("offsetof(OSSL_DISPATCH, function_id)", offset_of!(Dispatch, number)),
            ("offsetof(OSSL_DISPATCH, function)", offset_of!(Dispatch, function)),
            ("sizeof(OSSL_ALGORITHM)", size_of::<Algorithm>()),
            ("offsetof(OSSL_ALGORITHM, algorithm_names)", offset_of!(Algorithm, names)),
            ("offsetof(OSSL_ALGORITHM, property_definition)", offset_of!(Algorithm, properties)),
            ("offsetof(OSSL_ALGORITHM, implementation)", offset_of!(Algorithm, functions)),
            ("offsetof(OSSL_ALGORITHM, algorithm_description)", offset_of!(Algorithm, description)),
            ("sizeof(OSSL_ITEM)", size_of::<Item>()),
            ("offsetof(OSSL_ITEM, id)", offset_of!(Item, number)),
            ("offsetof(OSSL_ITEM, ptr)", offset_of!(Item, text)),
        ];
        for (expression, value) in layouts {
            program.number(expression, value as i64);
        }
        program
    }

    fn text(&self) -> String {
        let version = "printf(\"%u\\n\", (unsigned)OPENSSL_VERSION_NUMBER);\n";
        format!("{INCLUDES}{}\nint main(void)\n{{\n{version}{}return 0;\n}}\n", self.declarations, self.body)
    }
}

/// Creates a folder for this test only.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("raddle-ossl-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Compiles a program. Returns the compiler's messages if it refuses the program.
fn compile(text: &str, folder: &Path) -> Result<PathBuf, String> {
    let (source, program) = (folder.join("headers.c"), folder.join("headers"));
    fs::write(&source, text).unwrap();
    let compiled =
        Command::new("cc").arg(&source).arg("-o").arg(&program).output().map_err(|error| error.to_string())?;
    if compiled.status.success() { Ok(program) } else { Err(String::from_utf8_lossy(&compiled.stderr).into_owned()) }
}

/// Returns whether a compiler and the headers are installed.
fn has_headers(folder: &Path) -> bool {
    let found = compile(&format!("{INCLUDES}int main(void) {{ return 0; }}\n"), folder);
    if let Err(why) = &found {
        println!("skipped: OpenSSL's headers (cc and libssl-dev): {}", why.lines().next().unwrap_or_default());
    }
    found.is_ok()
}

#[test]
fn the_interface_is_that_of_the_headers() {
    let folder = folder("headers");
    if has_headers(&folder) {
        let expected = Program::of_the_headers();
        let program = compile(&expected.text(), &folder).unwrap_or_else(|why| panic!("{why}"));
        let printed = Command::new(program).output().unwrap();
        let printed = String::from_utf8(printed.stdout).unwrap();
        let (version, printed) = printed.split_once('\n').unwrap();
        let version = version.parse::<u32>().unwrap();
        let expected = expected.expected.into_iter().filter(|(since, _)| *since <= version);
        let (printed, expected): (Vec<_>, Vec<_>) =
            (printed.lines().collect(), expected.map(|(_, line)| line).collect());
        assert_eq!(printed, expected);
        let (count, major, minor) = (expected.len(), version >> 28, version >> 20 & 0xff);
        println!("report: {count} numbers, names and layouts are those of the headers of OpenSSL {major}.{minor}");
    }
    fs::remove_dir_all(folder).unwrap();
}

/// A planted fault: the parameters in another order, and one parameter fewer.
#[test]
fn a_wrong_type_is_refused() {
    let folder = folder("wrong");
    if has_headers(&folder) {
        for declared in PROVIDED.iter().filter(|declared| declared.parameters.len() > 3) {
            let mut parameters = declared.parameters.to_vec();
            parameters.rotate_left(1);
            let fewer = &declared.parameters[1..];
            for wrong in [&parameters[..], fewer] {
                let name = format!("check_{}", declared.name);
                let wrong = declaration(declared) + &prototype(&name, wrong, declared.result);
                assert!(compile(&format!("{INCLUDES}{wrong}int main(void) {{ return 0; }}\n"), &folder).is_err());
            }
        }
    }
    fs::remove_dir_all(folder).unwrap();
}
