package android.util;

/** A box for a boolean that can be changed. */
public final class MutableBoolean {
    public boolean value;

    public MutableBoolean(boolean value) {
        this.value = value;
    }
}
