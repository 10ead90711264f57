package android.animation;

/** Between two arrays. */
public class IntArrayEvaluator implements TypeEvaluator<int[]> {
    private final int[] reuse;

    public IntArrayEvaluator() {
        reuse = null;
    }

    public IntArrayEvaluator(int[] reuseArray) {
        reuse = reuseArray;
    }

    @Override
    public int[] evaluate(float fraction, int[] startValue, int[] endValue) {
        int[] array = reuse == null ? new int[startValue.length] : reuse;
        for (int i = 0; i < array.length; i++) array[i] = (int) (startValue[i] + fraction * (endValue[i] - startValue[i]));
        return array;
    }
}
