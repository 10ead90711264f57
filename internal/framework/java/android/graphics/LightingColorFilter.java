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

    @Override
    float[] matrix() {
        return new float[] {
            Color.red(mul) / 255f, 0, 0, 0, Color.red(add),
            0, Color.green(mul) / 255f, 0, 0, Color.green(add),
            0, 0, Color.blue(mul) / 255f, 0, Color.blue(add),
            0, 0, 0, 1, 0,
        };
    }
}
