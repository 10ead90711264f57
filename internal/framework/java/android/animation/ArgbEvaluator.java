package android.animation;

/** Between two colours. */
public class ArgbEvaluator implements TypeEvaluator {
    private static final ArgbEvaluator INSTANCE = new ArgbEvaluator();

    public static ArgbEvaluator getInstance() {
        return INSTANCE;
    }

    @Override
    public Object evaluate(float fraction, Object startValue, Object endValue) {
        int s = (Integer) startValue;
        int e = (Integer) endValue;
        float a = mix(fraction, (s >> 24 & 0xff) / 255.0f, (e >> 24 & 0xff) / 255.0f) * 255.0f;
        float r = linear(fraction, s >> 16, e >> 16);
        float g = linear(fraction, s >> 8, e >> 8);
        float b = linear(fraction, s, e);
        return Math.round(a) << 24 | Math.round(r) << 16 | Math.round(g) << 8 | Math.round(b);
    }

    private static float mix(float fraction, float a, float b) {
        return a + fraction * (b - a);
    }

    private static float linear(float fraction, int a, int b) {
        float x = (float) Math.pow((a & 0xff) / 255.0f, 2.2);
        float y = (float) Math.pow((b & 0xff) / 255.0f, 2.2);
        return (float) Math.pow(mix(fraction, x, y), 1.0 / 2.2) * 255.0f;
    }
}
