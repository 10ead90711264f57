package android.graphics;

/** Multiplies colors by one and adds another. */
public class LightingColorFilter extends ColorFilter {
    private int mul;
    private int add;

    public LightingColorFilter(int mul, int add) {
        this.mul = mul;
        this.add = add;
    }

    public int getColorMultiply() {
        return mul;
    }

    public void setColorMultiply(int mul) {
        this.mul = mul;
    }

    public int getColorAdd() {
        return add;
    }

    public void setColorAdd(int add) {
        this.add = add;
    }

    private static int channel(int v, int mul, int add) {
        return Math.max(0, Math.min(255, v * mul / 255 + add));
    }

    @Override
    int apply(int c) {
        return Color.argb(Color.alpha(c), channel(Color.red(c), Color.red(mul), Color.red(add)),
                channel(Color.green(c), Color.green(mul), Color.green(add)), channel(Color.blue(c), Color.blue(mul), Color.blue(add)));
    }
}
