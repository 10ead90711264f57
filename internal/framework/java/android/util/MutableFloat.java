package android.util;

/** A box for a float that can be changed. */
public final class MutableFloat {
    public float value;

    public MutableFloat(float value) {
        this.value = value;
    }
}
