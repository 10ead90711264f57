package android.util;

/** A box for a double that can be changed. */
public final class MutableDouble {
    public double value;

    public MutableDouble(double value) {
        this.value = value;
    }
}
