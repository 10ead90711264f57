package android.util;

/** A box for an int that can be changed. */
public final class MutableInt {
    public int value;

    public MutableInt(int value) {
        this.value = value;
    }
}
