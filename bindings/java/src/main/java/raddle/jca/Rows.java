package raddle.jca;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A table of 32-bit numbers in native byte order, as the library reads them. */
final class Rows {
    private final ByteBuffer numbers;

    Rows(int rows, int columns) {
        numbers = ByteBuffer.allocate(Math.multiplyExact(4, Math.multiplyExact(rows, columns)))
                .order(ByteOrder.nativeOrder());
    }

    Rows add(int... row) {
        for (int number : row) {
            numbers.putInt(number);
        }
        return this;
    }

    int number(int index) {
        return numbers.getInt(4 * index);
    }

    byte[] bytes() {
        return numbers.array();
    }
}
