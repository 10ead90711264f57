package android.graphics;

/** Blends with one color. */
public class PorterDuffColorFilter extends ColorFilter {
    private int color;
    private PorterDuff.Mode mode;

    public PorterDuffColorFilter(int color, PorterDuff.Mode mode) {
        this.color = color;
        this.mode = mode;
    }

    public int getColor() {
        return color;
    }

    public void setColor(int color) {
        this.color = color;
    }

    public PorterDuff.Mode getMode() {
        return mode;
    }

    public void setMode(PorterDuff.Mode mode) {
        if (mode == null) throw new IllegalArgumentException("mode must be non-null");
        this.mode = mode;
    }

    @Override
    int apply(int dst) {
        int alpha = Color.alpha(dst) * Color.alpha(color) / 255;
        switch (mode) {
            case SRC_IN:
                return color & 0xffffff | alpha << 24;
            case SRC_ATOP:
                return Color.alpha(color) == 255 ? color & 0xffffff | dst & 0xff000000 : dst;
            case SRC:
                return color;
            case CLEAR:
                return 0;
            case MULTIPLY:
                return Color.argb(alpha, Color.red(dst) * Color.red(color) / 255, Color.green(dst) * Color.green(color) / 255,
                        Color.blue(dst) * Color.blue(color) / 255);
            default:
                return dst;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (o == null || getClass() != o.getClass()) return false;
        PorterDuffColorFilter f = (PorterDuffColorFilter) o;
        return color == f.color && mode.nativeInt == f.mode.nativeInt;
    }

    @Override
    public int hashCode() {
        return 31 * mode.hashCode() + color;
    }
}
