package android.util;

/** A box for a byte that can be changed. */
public final class MutableByte {
    public byte value;

    public MutableByte(byte value) {
        this.value = value;
    }
}
