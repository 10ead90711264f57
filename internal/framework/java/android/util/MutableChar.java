package android.util;

/** A box for a char that can be changed. */
public final class MutableChar {
    public char value;

    public MutableChar(char value) {
        this.value = value;
    }
}
