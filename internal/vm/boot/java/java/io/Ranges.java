package java.io;

/** The bounds check of all reads and writes of parts of arrays. */
final class Ranges {
    private Ranges() {
    }

    static void check(int length, int offset, int count) {
        if ((offset | count | (length - offset - count) | (offset + count)) < 0) {
            throw new IndexOutOfBoundsException();
        }
    }
}
