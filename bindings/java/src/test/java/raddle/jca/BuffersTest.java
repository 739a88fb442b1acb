package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.part;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirs;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import raddle.jca.Testing.Kind;

/** Buffers of all kinds, separate, in place, and overlapping in every way. */
class BuffersTest {
    private static AlgorithmParameterSpec params(String name, byte[] bytes) {
        switch (name) {
            case "AES/GCM/NoPadding":
                return new GCMParameterSpec(128, bytes, 0, 12);
            case "ChaCha20":
            case "pairs":
                return new ChaCha20ParameterSpec(java.util.Arrays.copyOf(bytes, 12), 1);
            case "AES/CTR/NoPadding":
                return new IvParameterSpec(bytes);
            default:
                return new IvParameterSpec(bytes, 0, 12);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void everyPairGivesTheSame(String name) throws Exception {
        Random random = new Random(7);
        boolean hasTag = name.contains("GCM") || name.contains("Poly1305");
        Key key = new SecretKeySpec(bytes(random, 32), "AES");
        for (int round = 0; round < rounds(1_500); round++) {
            byte[] text = bytes(random, length(random));
            byte[] aad = bytes(random, random.nextInt(40));
            AlgorithmParameterSpec params = params(name, bytes(random, 16));
            Cipher jdk = theirs(name);
            jdk.init(Cipher.ENCRYPT_MODE, key, params);
            if (hasTag) {
                jdk.updateAAD(aad);
            }
            byte[] sealed = jdk.doFinal(text);
            boolean encrypts = random.nextBoolean();
            boolean isWrong = !encrypts && hasTag && random.nextInt(3) == 0;
            byte[] input = (encrypts ? text : sealed).clone();
            byte[] expected = encrypts ? sealed : text;
            int spare = 64;
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            ByteBuffer memory = kind.memory(Math.max(input.length, expected.length) + 2 * spare);
            int from = random.nextInt(spare);
            memory.duplicate().position(from).put(input);
            ByteBuffer source = kind.view(memory, from, input.length);
            boolean shares = random.nextInt(3) > 0;
            Kind target = Kind.WRITABLE[random.nextInt(Kind.WRITABLE.length)];
            ByteBuffer output = shares && kind.isDirect() == target.isDirect() ? memory : target.memory(memory.capacity());
            int to = random.nextInt(3) == 0 ? from : random.nextInt(spare);
            ByteBuffer place = target.view(output, to, expected.length + 16);
            int begin = place.position();

            Cipher ours = Cipher.getInstance(name, RADDLE);
            ours.init(encrypts ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE, key, params);
            if (hasTag) {
                int cut = random.nextInt(aad.length + 1);
                ours.updateAAD(aad, 0, cut);
                ours.updateAAD(Kind.values()[random.nextInt(6)].of(java.util.Arrays.copyOfRange(aad, cut, aad.length)));
            }
            String what = name + (encrypts ? " seals " : " opens ") + text.length + " " + kind + " " + target
                    + (output == memory ? " shared " : " apart ") + from + " " + to + " round " + round;
            if (isWrong) {
                Cipher wrong = Cipher.getInstance(name, RADDLE);
                wrong.init(Cipher.DECRYPT_MODE, new SecretKeySpec(bytes(random, 32), "AES"), params);
                ByteBuffer first = source.duplicate();
                ByteBuffer last = source.duplicate();
                first.limit(first.position() + random.nextInt(2) * random.nextInt(input.length + 1));
                last.position(first.limit());
                if (output != memory) {
                    output.duplicate().put(bytes(random, output.capacity()));
                }
                byte[] before = part(output, to, text.length);
                boolean collects = first.hasRemaining() || kind == Kind.READ_ONLY_HEAP;
                assertEquals(0, wrong.update(first, place), what);
                assertThrows(AEADBadTagException.class, () -> wrong.doFinal(last, place), what);
                // The sealed message is unchanged, so the right key below opens it.
                assertEquals(begin, place.position(), what);
                assertArrayEquals(input, part(memory, from, input.length), what);
                if (output != memory) {
                    assertArrayEquals(collects ? before : new byte[text.length], part(output, to, text.length), what);
                }
            }
            int cut = random.nextInt(3) == 0 ? random.nextInt(input.length + 1) : 0;
            int done = 0;
            if (cut > 0 && (output != memory || to <= from)) {
                ByteBuffer first = source.duplicate();
                first.limit(first.position() + cut);
                done = ours.update(first, place);
                source.position(source.position() + cut);
            }
            done += ours.doFinal(source, place);
            assertEquals(expected.length, done, what);
            assertEquals(0, source.remaining(), what);
            assertEquals(begin + done, place.position(), what);
            assertArrayEquals(expected, part(output, to, expected.length), what);
        }
    }

    /** A position moves after the room was checked, as another thread may move it: the call writes where it checked. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPositionThatMovesLeadsNowhereElse(boolean isDirect) throws Exception {
        Kind kind = isDirect ? Kind.DIRECT : Kind.HEAP;
        for (boolean isAead : new boolean[] {true, false}) {
            ByteBuffer text = ByteBuffer.wrap(bytes(new Random(11), 96));
            ByteBuffer memory = kind.memory(300);
            ByteBuffer output = kind.view(memory, 100, 100);
            CtrSpi ctr = new CtrSpi() {
                @Override
                int count(int len) {
                    output.position(150);
                    return super.count(len);
                }
            };
            GcmSpi gcm = new GcmSpi(GcmSpi.ANY_KEY) {
                private boolean isChecked;

                @Override
                int pendingOf(int len) {
                    output.position(isChecked ? 150 : 100);
                    isChecked = true;
                    return super.pendingOf(len);
                }
            };
            Key key = new SecretKeySpec(new byte[32], "AES");
            if (isAead) {
                gcm.engineInit(Cipher.ENCRYPT_MODE, key, params("AES/GCM/NoPadding", new byte[16]), null);
                gcm.engineUpdate(text, output);
            } else {
                ctr.engineInit(Cipher.ENCRYPT_MODE, key, params("AES/CTR/NoPadding", new byte[16]), null);
                ctr.engineUpdate(text, output);
            }
            assertEquals(196, output.position());
            assertArrayEquals(new byte[100], part(memory, 200, 100));
        }
    }

    /** Another thread moves position and limit: calls end, with or without an exception, and write nowhere else. */
    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding", "pairs"})
    void positionsThatMoveLeadNowhereElse(String name) throws Exception {
        int len = 4_000;
        ByteBuffer text = ByteBuffer.allocate(3_008);
        for (Kind kind : new Kind[] {Kind.SLICED_HEAP, Kind.SLICED_DIRECT}) {
            ByteBuffer memory = kind.memory(3 * len);
            ByteBuffer output = kind.view(memory, len, len);
            AtomicBoolean isOver = new AtomicBoolean();
            Thread mover = new Thread(() -> {
                Random moves = new Random(10);
                while (!isOver.get()) {
                    output.clear().position(moves.nextInt(len / 2)).limit(len / 2 + moves.nextInt(len / 2));
                }
            });
            Cipher cipher = Cipher.getInstance(name.equals("pairs") ? "ChaCha20" : name, RADDLE);
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[32], "AES"), params(name, new byte[16]));
            mover.start();
            try {
                for (int round = 0; round < rounds(5_000); round++) {
                    try {
                        if (name.equals("pairs")) {
                            RaddleMerkle.pairs(text.duplicate(), output);
                        } else if (name.contains("SIV")) {
                            cipher.doFinal(text.duplicate(), output);
                        } else {
                            cipher.update(text.duplicate(), output);
                        }
                    } catch (ShortBufferException | BufferOverflowException | IllegalArgumentException noRoom) {
                        // The buffer had no room at that moment.
                    }
                }
            } finally {
                isOver.set(true);
                mover.join();
            }
            assertArrayEquals(new byte[len], part(memory, 0, len), kind.toString());
            assertArrayEquals(new byte[len], part(memory, 2 * len, len), kind.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void arraysOverlapInEveryWay(String name) throws Exception {
        Random random = new Random(8);
        Key key = new SecretKeySpec(bytes(random, 32), "AES");
        for (int round = 0; round < rounds(600); round++) {
            byte[] text = bytes(random, length(random));
            AlgorithmParameterSpec params = params(name, bytes(random, 16));
            Cipher jdk = theirs(name);
            jdk.init(Cipher.ENCRYPT_MODE, key, params);
            byte[] sealed = jdk.doFinal(text);
            boolean encrypts = random.nextBoolean();
            byte[] input = encrypts ? text : sealed;
            byte[] expected = encrypts ? sealed : text;
            int from = random.nextInt(100);
            int to = random.nextInt(100);
            byte[] memory = new byte[text.length + 150];
            System.arraycopy(input, 0, memory, from, input.length);
            Cipher ours = Cipher.getInstance(name, RADDLE);
            ours.init(encrypts ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE, key, params);
            if (!encrypts && sealed.length > text.length) {
                Cipher wrong = Cipher.getInstance(name, RADDLE);
                wrong.init(Cipher.DECRYPT_MODE, new SecretKeySpec(bytes(random, 32), "AES"), params);
                int collected = random.nextInt(2) * random.nextInt(input.length + 1);
                assertEquals(0, wrong.update(memory, from, collected, memory, to));
                assertThrows(
                        AEADBadTagException.class,
                        () -> wrong.doFinal(memory, from + collected, input.length - collected, memory, to));
                assertArrayEquals(input, java.util.Arrays.copyOfRange(memory, from, from + input.length), name);
            }
            int done = ours.doFinal(memory, from, input.length, memory, to);
            assertEquals(expected.length, done);
            byte[] result = java.util.Arrays.copyOfRange(memory, to, to + done);
            assertArrayEquals(expected, result, name + " " + from + " " + to + " " + text.length);
        }
    }
}
