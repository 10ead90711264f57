package android.graphics;

/** Stamps a path along lines. */
public class PathDashPathEffect extends PathEffect {
    /** How the stamps follow the line. */
    public enum Style {
        TRANSLATE(0), ROTATE(1), MORPH(2);

        int native_style;

        Style(int value) {
            native_style = value;
        }
    }

    public PathDashPathEffect(Path shape, float advance, float phase, Style style) {
    }
}
