package android.transition;

/** Views that come and go. */
public abstract class Visibility extends Transition {
    public static final int MODE_IN = 0x1;
    public static final int MODE_OUT = 0x2;

    private int mode = MODE_IN | MODE_OUT;

    public void setMode(int mode) {
        if ((mode & ~(MODE_IN | MODE_OUT)) != 0) throw new IllegalArgumentException("Only MODE_IN and MODE_OUT flags are allowed");
        this.mode = mode;
    }

    public int getMode() {
        return mode;
    }

    @Override
    public void captureStartValues(TransitionValues values) {
    }

    @Override
    public void captureEndValues(TransitionValues values) {
    }
}
