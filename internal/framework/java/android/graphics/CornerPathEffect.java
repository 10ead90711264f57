package android.graphics;

/** Rounds corners. */
public class CornerPathEffect extends PathEffect {
    final float radius;

    public CornerPathEffect(float radius) {
        this.radius = radius;
    }
}
