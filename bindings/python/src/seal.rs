//! Authenticated encryption, with the methods of the package `cryptography`.

use std::{borrow::Cow, ops::RangeInclusive};

use pyo3::{
    create_exception,
    exceptions::{PyException, PyOSError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyBytes, PyList, PySequence, PyTuple},
};
use raddle::{
    aead::{Aead, AeadAlgorithm, OpenError, Packet, SealError},
    aes_gcm::{Aes128GcmAnyNonce, Aes192GcmAnyNonce, Aes256GcmAnyNonce},
    aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv},
    chacha20poly1305::ChaCha20Poly1305 as ChaCha,
    getrandom,
    xaes_256_gcm::Xaes256Gcm,
    xchacha20poly1305::XChaCha20Poly1305 as XChaCha,
};
use zeroize::{Zeroize, Zeroizing};

use crate::{
    many::{is_masked, kind_of},
    memory::{DETACH_BYTES, Input, Shared, bytes_at, collect, new_bytes, reserve, tuple_of, zeros},
};

create_exception!(
    raddle,
    InvalidTag,
    PyException,
    "The tag is wrong: the message, the additional data, the nonce or the key differs."
);

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("InvalidTag", module.py().get_type::<InvalidTag>())?;
    register_ciphers(module)
}

/// The length of a tag in bytes.
const TAG: usize = 16;

/// A key that seals and opens messages. Callers have checked the length of nonces.
trait Cipher: Send + Sync {
    /// Seals a text. The output has room for the tag.
    fn seal(&self, nonce: &[u8], aad: &[u8], text: &Input<'_>, sealed: &mut [u8]) -> Result<(), SealError>;

    /// Opens a sealed message. The output is as long as its text.
    fn open(&self, nonce: &[u8], aad: &[u8], sealed: &Input<'_>, text: &mut [u8]) -> Result<(), OpenError>;

    /// Seals packets at once, and returns the first error.
    fn seal_many(&self, packets: &[PacketInput<'_>], outputs: &mut [&mut [u8]]) -> PyResult<()>;

    /// Opens packets at once.
    fn open_many(&self, packets: &[PacketInput<'_>], outputs: &mut [&mut [u8]])
    -> PyResult<Vec<Result<(), OpenError>>>;
}

/// A packet of a batch.
struct PacketInput<'a> {
    nonce: Cow<'a, [u8]>,
    aad: Cow<'a, [u8]>,
    data: Cow<'a, [u8]>,
}

impl<V: AeadAlgorithm> Cipher for Aead<V> {
    fn seal(&self, nonce: &[u8], aad: &[u8], text: &Input<'_>, sealed: &mut [u8]) -> Result<(), SealError> {
        let nonce = V::nonce_of(nonce)?;
        match text {
            Input::Fixed(text) => Aead::seal(self, nonce, aad, text, sealed),
            Input::Shared(_) => {
                text.copy_to(&mut sealed[..text.len()]);
                self.seal_in_place(nonce, aad, sealed)
            }
        }
    }

    fn open(&self, nonce: &[u8], aad: &[u8], sealed: &Input<'_>, text: &mut [u8]) -> Result<(), OpenError> {
        let nonce = V::nonce_of(nonce)?;
        match sealed {
            Input::Fixed(sealed) => Aead::open(self, nonce, aad, sealed, text),
            Input::Shared(memory) => {
                let mut tag = [0; TAG];
                memory.read(0, text);
                memory.read(text.len(), &mut tag);
                self.open_in_place_detached(nonce, aad, text, &V::Tag::try_from(&tag[..])?)
            }
        }
    }

    fn seal_many(&self, packets: &[PacketInput<'_>], outputs: &mut [&mut [u8]]) -> PyResult<()> {
        let (mut packets, mut results) = (self::packets::<V>(packets, outputs)?, reserve(packets.len())?);
        results.resize(packets.len(), Ok(()));
        Aead::seal_many(self, &mut packets, &mut results).expect("a result for each packet");
        results.into_iter().collect::<Result<_, _>>().map_err(seal_error)
    }

    fn open_many(
        &self,
        packets: &[PacketInput<'_>],
        outputs: &mut [&mut [u8]],
    ) -> PyResult<Vec<Result<(), OpenError>>> {
        let (mut packets, mut results) = (self::packets::<V>(packets, outputs)?, reserve(packets.len())?);
        results.resize(packets.len(), Ok(()));
        Aead::open_many(self, &mut packets, &mut results).expect("a result for each packet");
        Ok(results)
    }
}

/// Returns the packets of a batch of one algorithm.
fn packets<'a, V: AeadAlgorithm>(
    packets: &'a [PacketInput<'_>],
    outputs: &'a mut [&mut [u8]],
) -> PyResult<Vec<Packet<'a, V>>> {
    let mut list = reserve(packets.len())?;
    for (packet, output) in packets.iter().zip(outputs) {
        let nonce = V::nonce_of(&packet.nonce).map_err(|error| PyValueError::new_err(error.to_string()))?;
        list.push(Packet::separate(nonce, &packet.aad, &packet.data, output));
    }
    Ok(list)
}

/// The code that all classes share.
struct Sealing {
    cipher: Box<dyn Cipher>,
    nonces: RangeInclusive<usize>,
}

impl Sealing {
    fn check_nonce(&self, got: usize) -> PyResult<()> {
        if self.nonces.contains(&got) {
            return Ok(());
        }
        let (first, last) = (self.nonces.start(), self.nonces.end());
        let may = if first == last { format!("{first}") } else { format!("{first} to {last}") };
        Err(PyValueError::new_err(format!("the nonce has {got} bytes but must have {may}")))
    }

    /// Writes a sealed message to `sealed`. Other threads run during the work if it is long.
    fn seal(
        &self,
        py: Python<'_>,
        nonce: &Input<'_>,
        text: &Input<'_>,
        aad: &Input<'_>,
        sealed: &mut [u8],
    ) -> PyResult<()> {
        let mut seal = || self.cipher.seal(&nonce.to_cow()?, &aad.to_cow()?, text, sealed).map_err(seal_error);
        if text.len() + aad.len() < DETACH_BYTES { seal() } else { py.detach(seal) }
    }

    /// Writes the text of a sealed message to `text`.
    fn open(
        &self,
        py: Python<'_>,
        nonce: &Input<'_>,
        sealed: &Input<'_>,
        aad: &Input<'_>,
        text: &mut [u8],
    ) -> PyResult<()> {
        let mut open = || self.cipher.open(&nonce.to_cow()?, &aad.to_cow()?, sealed, text).map_err(open_error);
        if sealed.len() + aad.len() < DETACH_BYTES { open() } else { py.detach(open) }
    }

    /// Checks and collects the packets of a batch.
    fn given<'a>(
        &self,
        nonces: &'a Bound<'_, PyTuple>,
        data: &'a Bound<'_, PyTuple>,
        aads: Option<&'a Bound<'_, PyTuple>>,
    ) -> PyResult<Vec<PacketInput<'a>>> {
        let count = nonces.len();
        for (got, name) in [(data.len(), "messages"), (aads.map_or(count, |aads| aads.len()), "additional data")] {
            if got != count {
                return Err(PyValueError::new_err(format!("there are {count} nonces and {got} {name}")));
            }
        }
        let mut packets = reserve(count)?;
        for (at, (nonce, data)) in nonces.iter_borrowed().zip(data.iter_borrowed()).enumerate() {
            let (nonce, data) = (bytes_at(nonce, "nonces", at)?, bytes_at(data, "data", at)?);
            self.check_nonce(nonce.len())?;
            let aad = |aads: &'a Bound<'_, PyTuple>| bytes_at(aads.get_borrowed_item(at)?, "associated_data", at);
            let aad = aads.map_or(Ok(Cow::Borrowed(&[][..])), aad)?;
            packets.push(PacketInput { nonce, aad, data });
        }
        Ok(packets)
    }
}

/// Returns the objects of a sequence, of an iterator, or of a NumPy or pandas array, in a tuple.
///
/// NumPy cuts off zeros at the end of an item of type `S`, and returns a masked item as a number, so both are refused.
fn tuple<'py>(objects: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    if let Some(tuple) = tuple_of(objects)? {
        return Ok(tuple);
    }
    let taken = "give a list, a tuple, an iterator, a 2-D array of bytes, or an array of NumPy's V or O: \
        array.view(f\"V{array.itemsize}\") keeps the zeros at the end of S";
    if let Some(kind) = kind_of(objects)? {
        let is_taken = !is_masked(objects)?
            && match objects.getattr("ndim")?.extract()? {
                1 => kind == "O" || kind == "V" && objects.getattr("dtype")?.getattr("names")?.is_none(),
                2 => "biu".contains(&kind) && objects.getattr("itemsize")?.eq(1)?,
                _ => false,
            };
        return if is_taken { collect(objects) } else { Err(PyTypeError::new_err(taken)) };
    }
    objects.cast::<PySequence>().map_err(|_| PyTypeError::new_err(taken))?.to_tuple()
}

/// Returns the length of the text in a sealed message of this length.
fn text_bytes(sealed: usize) -> PyResult<usize> {
    sealed.checked_sub(TAG).ok_or_else(|| open_error(OpenError::Truncated { got: sealed }))
}

fn seal_error(error: SealError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn open_error(error: OpenError) -> PyErr {
    let message = error.to_string();
    match error {
        // As in `cryptography`, a message that is too short for a tag counts as one with a wrong tag.
        OpenError::TagMismatch(_) | OpenError::Truncated { .. } => InvalidTag::new_err(message),
        _ => PyValueError::new_err(message),
    }
}

fn random_key(py: Python<'_>, bytes: usize) -> PyResult<Bound<'_, PyBytes>> {
    PyBytes::new_with(py, bytes, |key| getrandom::fill(key).map_err(|error| PyOSError::new_err(error.to_string())))
}

/// Expands a key, with the type among these types that has the key's length.
macro_rules! expand {
    ($key:expr, $($type:ty)|*) => {{
        let key = Zeroizing::new($key.to_vec()?);
        let cipher: Option<Box<dyn Cipher>> = match key.len() {
            $(<$type>::KEY_BYTES => <_>::try_from(&key[..]).ok().map(|key| Box::new(<$type>::new(&key)) as _),)*
            _ => None,
        };
        cipher.ok_or_else(|| {
            let (got, may) = (key.len(), [$(<$type>::KEY_BYTES.to_string()),*].join(", "));
            PyValueError::new_err(format!("the key has {got} bytes but must have {may}"))
        })
    }};
}

/// Returns what a class says about repeated nonces.
macro_rules! rule {
    () => {
        "A nonce must never be used for two messages under one key."
    };
    ($rule:literal) => {
        $rule
    };
}

macro_rules! ciphers {
    ($($class:ident $about:literal $($rule:literal)?, $($type:ident)|*, $nonces:expr, $nonce:literal, { $($generate:tt)* })*) => {
        fn register_ciphers(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_class::<$class>()?;)*
            Ok(())
        }

        $(
            #[doc = $about]
            ///
            #[doc = concat!(rule!($($rule)?), " Threads may share the object.")]
            ///
            /// >>> import os
            #[doc = concat!(">>> cipher, nonce = raddle.", stringify!($class), "(os.urandom(32)), os.urandom(", stringify!($nonce), ")")]
            /// >>> cipher.decrypt(nonce, cipher.encrypt(nonce, b"attack at dawn", b"header"), b"header")
            /// b'attack at dawn'
            #[pyclass(frozen, module = "raddle")]
            struct $class(Sealing);

            #[pymethods]
            impl $class {
                #[new]
                fn new(key: Input<'_>) -> PyResult<Self> {
                    Ok(Self(Sealing { cipher: expand!(key, $($type)|*)?, nonces: $nonces }))
                }

                $($generate)*

                /// Returns the ciphertext, followed by the 16-byte tag.
                #[pyo3(signature = (nonce, data, associated_data = None))]
                fn encrypt<'py>(
                    &self,
                    py: Python<'py>,
                    nonce: Input<'_>,
                    data: Input<'_>,
                    associated_data: Option<Input<'_>>,
                ) -> PyResult<Bound<'py, PyBytes>> {
                    self.0.check_nonce(nonce.len())?;
                    let aad = associated_data.unwrap_or(Input::Fixed(b""));
                    PyBytes::new_with(py, data.len() + TAG, |sealed| self.0.seal(py, &nonce, &data, &aad, sealed))
                }

                /// Returns the text of a sealed message. Raises `InvalidTag` if the message was not sealed under this
                /// key.
                #[pyo3(signature = (nonce, data, associated_data = None))]
                fn decrypt<'py>(
                    &self,
                    py: Python<'py>,
                    nonce: Input<'_>,
                    data: Input<'_>,
                    associated_data: Option<Input<'_>>,
                ) -> PyResult<Bound<'py, PyBytes>> {
                    self.0.check_nonce(nonce.len())?;
                    let aad = associated_data.unwrap_or(Input::Fixed(b""));
                    PyBytes::new_with(py, text_bytes(data.len())?, |text| self.0.open(py, &nonce, &data, &aad, text))
                }

                /// Writes the ciphertext and the tag to `buf`, which is 16 bytes longer than `data`. Returns their
                /// length.
                fn encrypt_into(
                    &self,
                    py: Python<'_>,
                    nonce: Input<'_>,
                    data: Input<'_>,
                    associated_data: Option<Input<'_>>,
                    buf: &Bound<'_, PyAny>,
                ) -> PyResult<usize> {
                    self.0.check_nonce(nonce.len())?;
                    let aad = associated_data.unwrap_or(Input::Fixed(b""));
                    let output = Shared::writable(buf, data.len() + TAG)?;
                    let mut sealed = zeros(output.len())?;
                    self.0.seal(py, &nonce, &data, &aad, &mut sealed)?;
                    output.write(&sealed);
                    Ok(sealed.len())
                }

                /// Writes the text of a sealed message to `buf`, which is 16 bytes shorter than `data`. Returns its length.
                /// Nothing is written if the tag is wrong.
                fn decrypt_into(
                    &self,
                    py: Python<'_>,
                    nonce: Input<'_>,
                    data: Input<'_>,
                    associated_data: Option<Input<'_>>,
                    buf: &Bound<'_, PyAny>,
                ) -> PyResult<usize> {
                    self.0.check_nonce(nonce.len())?;
                    let aad = associated_data.unwrap_or(Input::Fixed(b""));
                    let output = Shared::writable(buf, text_bytes(data.len())?)?;
                    let mut text = Zeroizing::new(zeros(output.len())?);
                    self.0.open(py, &nonce, &data, &aad, &mut text)?;
                    output.write(&text);
                    Ok(text.len())
                }

                /// Seals packets at once: sequences of nonces, of messages and of additional data.
                #[pyo3(signature = (nonces, data, associated_data = None))]
                fn encrypt_many<'py>(
                    &self,
                    py: Python<'py>,
                    nonces: &Bound<'py, PyAny>,
                    data: &Bound<'py, PyAny>,
                    associated_data: Option<&Bound<'py, PyAny>>,
                ) -> PyResult<Bound<'py, PyList>> {
                    let (nonces, data, aads) = (tuple(nonces)?, tuple(data)?, associated_data.map(tuple).transpose()?);
                    let packets = self.0.given(&nonces, &data, aads.as_ref())?;
                    let lengths = packets.iter().map(|packet| packet.data.len() + TAG);
                    let (sealed, ()) = new_bytes(py, lengths, |mut outputs| {
                        py.detach(|| self.0.cipher.seal_many(&packets, &mut outputs))
                    })?;
                    PyList::new(py, sealed)
                }

                /// Opens packets at once. If any have a wrong tag, raises `InvalidTag` with their indices. With
                /// `invalid="none"`, the result contains `None` at these indices.
                #[pyo3(signature = (nonces, data, associated_data = None, *, invalid = "raise"))]
                fn decrypt_many<'py>(
                    &self,
                    py: Python<'py>,
                    nonces: &Bound<'py, PyAny>,
                    data: &Bound<'py, PyAny>,
                    associated_data: Option<&Bound<'py, PyAny>>,
                    invalid: &str,
                ) -> PyResult<Bound<'py, PyList>> {
                    if !["raise", "none"].contains(&invalid) {
                        return Err(PyTypeError::new_err("invalid is \"raise\" or \"none\""));
                    }
                    let (nonces, data, aads) = (tuple(nonces)?, tuple(data)?, associated_data.map(tuple).transpose()?);
                    let packets = self.0.given(&nonces, &data, aads.as_ref())?;
                    let lengths = packets.iter().map(|packet| packet.data.len().saturating_sub(TAG));
                    let (texts, results) = new_bytes(py, lengths, |mut outputs| {
                        let results = py.detach(|| self.0.cipher.open_many(&packets, &mut outputs))?;
                        // Nobody gets the texts of the other packets.
                        let wipe = |_: &_| outputs.iter_mut().for_each(|text| text.zeroize());
                        accept(&results, invalid == "raise").inspect_err(wipe).map(|()| results)
                    })?;
                    let texts = texts.into_iter().zip(&results);
                    PyList::new(py, texts.map(|(text, result)| result.is_ok().then_some(text)))
                }
            }
        )*
    };
}

/// Refuses the results of a batch if there is an error other than a wrong tag, or if there are wrong tags and none is allowed.
fn accept(results: &[Result<(), OpenError>], all: bool) -> PyResult<()> {
    let is_forged =
        |result: &Result<(), OpenError>| matches!(result, Err(OpenError::TagMismatch(_) | OpenError::Truncated { .. }));
    if let Some(Err(error)) = results.iter().find(|result| result.is_err() && !is_forged(result)) {
        return Err(open_error(*error));
    }
    let forged: Vec<_> = (0..results.len()).filter(|&at| is_forged(&results[at])).collect();
    if all && !forged.is_empty() {
        return Err(InvalidTag::new_err(format!("the tags of these packets are wrong: {forged:?}")));
    }
    Ok(())
}

ciphers! {
    AESGCM "AES-GCM with a key of 16, 24 or 32 bytes, and nonces of 8 to 128 bytes.",
        Aes128GcmAnyNonce | Aes192GcmAnyNonce | Aes256GcmAnyNonce, 8..=128, 12,
    {
        /// Generates a random key of 128, 192 or 256 bits.
        #[staticmethod]
        fn generate_key(py: Python<'_>, bit_length: usize) -> PyResult<Bound<'_, PyBytes>> {
            match bit_length {
                128 | 192 | 256 => random_key(py, bit_length / 8),
                _ => Err(PyValueError::new_err(format!("the key has {bit_length} bits but must have 128, 192 or 256"))),
            }
        }
    }

    AESGCMSIV "AES-GCM-SIV (RFC 8452) with a key of 16 or 32 bytes, and nonces of 12 bytes."
        "Two messages under one nonce reveal only whether they are equal, with their additional data.",
        Aes128GcmSiv | Aes256GcmSiv, 12..=12, 12,
    {
        /// Generates a random key of 128 or 256 bits.
        #[staticmethod]
        fn generate_key(py: Python<'_>, bit_length: usize) -> PyResult<Bound<'_, PyBytes>> {
            match bit_length {
                128 | 256 => random_key(py, bit_length / 8),
                _ => Err(PyValueError::new_err(format!("the key has {bit_length} bits but must have 128 or 256"))),
            }
        }
    }

    ChaCha20Poly1305 "ChaCha20-Poly1305 with a key of 32 bytes and nonces of 12 bytes.", ChaCha, 12..=12, 12,
    {
        /// Generates a random 256-bit key.
        #[staticmethod]
        fn generate_key(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
            random_key(py, 32)
        }
    }

    XChaCha20Poly1305 "XChaCha20-Poly1305 with a key of 32 bytes and nonces of 24 bytes.", XChaCha, 24..=24, 24,
    {
        /// Generates a random 256-bit key.
        #[staticmethod]
        fn generate_key(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
            random_key(py, 32)
        }
    }

    XAES256GCM "XAES-256-GCM (C2SP) with a key of 32 bytes and nonces of 24 bytes.", Xaes256Gcm, 24..=24, 24,
    {
        /// Generates a random 256-bit key.
        #[staticmethod]
        fn generate_key(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
            random_key(py, 32)
        }
    }
}
