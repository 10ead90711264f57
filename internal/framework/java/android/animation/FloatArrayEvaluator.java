package android.animation;

/** Between two arrays. */
public class FloatArrayEvaluator implements TypeEvaluator<float[]> {
    private final float[] reuse;

    public FloatArrayEvaluator() {
        reuse = null;
    }

    public FloatArrayEvaluator(float[] reuseArray) {
        reuse = reuseArray;
    }

    @Override
    public float[] evaluate(float fraction, float[] startValue, float[] endValue) {
        float[] array = reuse == null ? new float[startValue.length] : reuse;
        for (int i = 0; i < array.length; i++) array[i] = startValue[i] + fraction * (endValue[i] - startValue[i]);
        return array;
    }
}
