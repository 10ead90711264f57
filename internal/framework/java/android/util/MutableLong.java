package android.util;

/** A box for a long that can be changed. */
public final class MutableLong {
    public long value;

    public MutableLong(long value) {
        this.value = value;
    }
}
