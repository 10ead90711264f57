package android.animation;

/** Bends time. */
public interface TimeInterpolator {
    float getInterpolation(float input);
}
