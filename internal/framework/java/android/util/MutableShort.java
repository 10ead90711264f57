package android.util;

/** A box for a short that can be changed. */
public final class MutableShort {
    public short value;

    public MutableShort(short value) {
        this.value = value;
    }
}
