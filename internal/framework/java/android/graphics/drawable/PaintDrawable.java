package android.graphics.drawable;

import android.graphics.drawable.shapes.RoundRectShape;

/** A color, perhaps with round corners. */
public class PaintDrawable extends ShapeDrawable {
    public PaintDrawable() {
    }

    public PaintDrawable(int color) {
        getPaint().setColor(color);
    }

    public void setCornerRadius(float radius) {
        float[] radii = null;
        if (radius > 0) {
            radii = new float[8];
            java.util.Arrays.fill(radii, radius);
        }
        setCornerRadii(radii);
    }

    public void setCornerRadii(float[] radii) {
        if (radii == null) {
            if (getShape() != null) setShape(null);
        } else {
            setShape(new RoundRectShape(radii, null, null));
        }
        invalidateSelf();
    }
}
