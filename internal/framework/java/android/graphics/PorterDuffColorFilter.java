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
    int tint() {
        return color;
    }

    @Override
    int tintMode() {
        return mode.nativeInt;
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
