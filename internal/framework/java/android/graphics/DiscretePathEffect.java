package android.graphics;

/** Breaks lines into short ones. */
public class DiscretePathEffect extends PathEffect {
    public DiscretePathEffect(float segmentLength, float deviation) {
    }
}
