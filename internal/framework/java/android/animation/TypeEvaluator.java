package android.animation;

/** Computes what lies between two values. */
public interface TypeEvaluator<T> {
    T evaluate(float fraction, T startValue, T endValue);
}
