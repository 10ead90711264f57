package android.animation;

/** Between two floats. */
public class FloatEvaluator implements TypeEvaluator<Number> {
    @Override
    public Float evaluate(float fraction, Number startValue, Number endValue) {
        float start = startValue.floatValue();
        return start + fraction * (endValue.floatValue() - start);
    }
}
