package android.graphics;

/** Two effects beside each other. */
public class SumPathEffect extends PathEffect {
    public SumPathEffect(PathEffect first, PathEffect second) {
    }
}
