package java.nio;

/** Numbers inside byte arrays. */
final class Bits {
    private Bits() {
    }

    static native short getShort(byte[] bytes, int at, boolean big);

    static native int getInt(byte[] bytes, int at, boolean big);

    static native long getLong(byte[] bytes, int at, boolean big);

    static native void putShort(byte[] bytes, int at, short value, boolean big);

    static native void putInt(byte[] bytes, int at, int value, boolean big);

    static native void putLong(byte[] bytes, int at, long value, boolean big);
}
