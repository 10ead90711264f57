package android.transition;

/** Views fade. */
public class Fade extends Visibility {
    public static final int IN = MODE_IN;
    public static final int OUT = MODE_OUT;

    public Fade() {
    }

    public Fade(int fadingMode) {
        setMode(fadingMode);
    }
}
