//! The C functions of AEADs whose nonces have one length.

/// Declares the functions that seal and open messages: the standard, the length of a nonce, what the documentation says
/// about nonces, the maximum length of a message, and what the documentation says about batches.
macro_rules! aead_functions {
    ($context:ident, $standard:literal, nonces of $nonce_bytes:literal, $nonce:literal, $rule:literal, $max:literal, $batch:literal) => {
        pastey::paste! {
            /// Seals a message: writes the ciphertext, followed by the tag, `input_len` + 16 bytes, to `output`, which is `input` or
            #[doc = concat!(" separate (", $standard, ").")]
            ///
            #[doc = concat!(" The nonce has ", $nonce, $rule)]
            #[doc = concat!(" The message may have ", $max, " bytes.")]
            ///
            /// Errors: `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends only on lengths.
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _seal>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                input: *const u8,
                input_len: usize,
                output: *mut u8,
            ) -> $crate::raddle_error {
                let message = $crate::aead::Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len: input_len, output };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::aead::seal(context, message) })
            }

            /// Opens a message, ciphertext followed by a tag of 16 bytes: writes the plaintext, `input_len` - 16 bytes,
            /// to `output`,
            #[doc = concat!(" which is `input` or separate (", $standard, ").")]
            ///
            /// Errors: `RADDLE_ERROR_TRUNCATED` if the input is shorter than a tag; `RADDLE_ERROR_TAG` if the message is
            /// not authentic, in which case a separate `output` is all zeros, and a message in place is unchanged;
            /// `RADDLE_ERROR_TOO_LONG`, and those of arguments. Time depends on lengths, and on whether the message opens.
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
            #[must_use]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _open>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                input: *const u8,
                input_len: usize,
                output: *mut u8,
            ) -> $crate::raddle_error {
                let len = input_len.wrapping_sub($crate::aead::TAG);
                let message = $crate::aead::Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::aead::open(context, message) })
            }

            /// Seals a message: writes the ciphertext, `len` bytes, to `output`, which is `input` or separate, and the tag, of 16 bytes,
            #[doc = concat!(" to `tag` (", $standard, ").")]
            ///
            #[doc = concat!(" Nonce, lengths, errors and time are those of `", stringify!([<$context _seal>]), "`.")]
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")], [tag; RADDLE_AT_LEAST(16)]]")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _seal_detached>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                input: *const u8,
                len: usize,
                output: *mut u8,
                tag: *mut u8,
            ) -> $crate::raddle_error {
                let message = $crate::aead::Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::aead::seal_detached(context, message, tag, $crate::aead::TAG) })
            }

            /// Opens a message with a separate tag, of 16 bytes: writes the plaintext, `len` bytes, to `output`, which is
            #[doc = concat!(" `input` or separate (", $standard, ").")]
            ///
            #[doc = concat!(" Errors and time are those of `", stringify!([<$context _open>]), "`.")]
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")], [tag; RADDLE_AT_LEAST(16)]]")]
            #[must_use]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _open_detached>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                input: *const u8,
                len: usize,
                tag: *const u8,
                output: *mut u8,
            ) -> $crate::raddle_error {
                let message = $crate::aead::Message { nonce, nonce_len: $nonce_bytes, aad, aad_len, input, len, output };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::aead::open_detached(context, message, tag, $crate::aead::TAG) })
            }

            /// Seals a message that is stored in several pieces, in order: writes the ciphertext, followed by the tag, to `output`,
            #[doc = concat!(" which is separate from all pieces (", $standard, "). `output_len` is the length of all pieces and of the")]
            /// tag together. A piece has the layout of a `struct iovec`.
            ///
            #[doc = concat!(" Nonce, lengths, errors and time are those of `", stringify!([<$context _seal>]), "`. One more error:")]
            /// `RADDLE_ERROR_BUFFER` if `output_len` is another number.
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _seal_into>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                pieces: *const $crate::message::raddle_message,
                count: usize,
                output: *mut u8,
                output_len: usize,
            ) -> $crate::raddle_error {
                let message = $crate::aead::Gathered { nonce, nonce_len: $nonce_bytes, aad, aad_len, pieces, count, output, output_len };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { message.run(context, true) })
            }

            /// Opens a message, ciphertext followed by a tag of 16 bytes, that is stored in several pieces, in order: writes the
            #[doc = concat!(" plaintext to `output`, which is separate from all pieces (", $standard, "). A piece may begin and end")]
            /// anywhere, also within the tag. `output_len` is the length of all pieces without the tag. A piece has the layout of a
            /// `struct iovec`.
            ///
            #[doc = concat!(" Errors and time are those of `", stringify!([<$context _open>]), "`. One more error:")]
            /// `RADDLE_ERROR_BUFFER` if `output_len` is another number.
            #[doc = concat!(" cbindgen:ptrs-as-arrays=[[nonce; RADDLE_AT_LEAST(", $nonce_bytes, ")]]")]
            #[must_use]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _open_into>](
                context: *const $context,
                nonce: *const u8,
                aad: *const u8,
                aad_len: usize,
                pieces: *const $crate::message::raddle_message,
                count: usize,
                output: *mut u8,
                output_len: usize,
            ) -> $crate::raddle_error {
                let message = $crate::aead::Gathered { nonce, nonce_len: $nonce_bytes, aad, aad_len, pieces, count, output, output_len };
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { message.run(context, false) })
            }

            #[doc = concat!(
                " Seals many packets, each with its own nonce, additional data and length, under one key (", $standard, ")."
            )]
            #[doc = concat!(" ", $batch)]
            ///
            #[doc = concat!(" Each packet's `result` is what `", stringify!([<$context _seal_detached>]), "` would return. Errors:")]
            /// `RADDLE_ERROR_PACKETS` if at least one has an error; the others are sealed. No packet may write memory that
            /// another packet reads. Time depends only on lengths.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _seal_many>](
                context: *const $context,
                packets: *mut $crate::packet::raddle_packet,
                count: usize,
            ) -> $crate::raddle_error {
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::packet::one(context, packets, count, true) })
            }

            #[doc = concat!(" Opens many packets under one key: see `", stringify!([<$context _seal_many>]), "`. A packet that is not")]
            /// authentic has the result `RADDLE_ERROR_TAG`: a separate output is all zeros, and a packet in place is
            /// unchanged. The others are opened.
            #[must_use]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _open_many>](
                context: *const $context,
                packets: *mut $crate::packet::raddle_packet,
                count: usize,
            ) -> $crate::raddle_error {
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::packet::one(context, packets, count, false) })
            }

            /// Seals many packets, packet i under the key of context `keys[i]`:
            #[doc = concat!(" see `", stringify!([<$context _seal_many>]), "`.")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _seal_many_with_keys>](
                keys: *const *const $context,
                packets: *mut $crate::packet::raddle_packet,
                count: usize,
            ) -> $crate::raddle_error {
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::packet::each(keys, packets, count, true) })
            }

            /// Opens many packets, packet i under the key of context `keys[i]`:
            #[doc = concat!(" see `", stringify!([<$context _open_many>]), "`.")]
            #[must_use]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<$context _open_many_with_keys>](
                keys: *const *const $context,
                packets: *mut $crate::packet::raddle_packet,
                count: usize,
            ) -> $crate::raddle_error {
                // SAFETY: the caller upholds what the header requires of the pointers.
                $crate::error::code(unsafe { $crate::packet::each(keys, packets, count, false) })
            }
        }
    };
}
pub(crate) use aead_functions;
