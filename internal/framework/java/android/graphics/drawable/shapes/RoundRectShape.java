package android.graphics.drawable.shapes;

import android.graphics.Canvas;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;

/** A rectangle with round corners, and perhaps a hole. */
public class RoundRectShape extends RectShape {
    private final float[] mOuterRadii;
    private final RectF mInset;
    private final float[] mInnerRadii;
    private Path mPath = new Path();

    public RoundRectShape(float[] outerRadii, RectF inset, float[] innerRadii) {
        if (outerRadii != null && outerRadii.length < 8) throw new ArrayIndexOutOfBoundsException("outer radii must have >= 8 values");
        if (innerRadii != null && innerRadii.length < 8) throw new ArrayIndexOutOfBoundsException("inner radii must have >= 8 values");
        mOuterRadii = outerRadii;
        mInset = inset;
        mInnerRadii = innerRadii;
    }

    @Override
    public void draw(Canvas canvas, Paint paint) {
        canvas.drawPath(mPath, paint);
    }

    @Override
    public void getOutline(Outline outline) {
        if (mInset != null) return;
        float radius = 0;
        if (mOuterRadii != null) {
            radius = mOuterRadii[0];
            for (int i = 1; i < 8; i++) {
                if (mOuterRadii[i] != radius) {
                    outline.setConvexPath(mPath);
                    return;
                }
            }
        }
        RectF r = rect();
        outline.setRoundRect((int) Math.ceil(r.left), (int) Math.ceil(r.top), (int) Math.floor(r.right), (int) Math.floor(r.bottom), radius);
    }

    @Override
    protected void onResize(float w, float h) {
        super.onResize(w, h);
        RectF r = rect();
        mPath.reset();
        if (mOuterRadii != null) {
            mPath.addRoundRect(r, mOuterRadii, Path.Direction.CW);
        } else {
            mPath.addRect(r, Path.Direction.CW);
        }
        if (mInset != null) {
            RectF inner = new RectF(r.left + mInset.left, r.top + mInset.top, r.right - mInset.right, r.bottom - mInset.bottom);
            if (inner.width() < w && inner.height() < h) {
                if (mInnerRadii != null) {
                    mPath.addRoundRect(inner, mInnerRadii, Path.Direction.CCW);
                } else {
                    mPath.addRect(inner, Path.Direction.CCW);
                }
            }
        }
    }

    @Override
    public RoundRectShape clone() throws CloneNotSupportedException {
        RoundRectShape shape = (RoundRectShape) super.clone();
        shape.mPath = new Path(mPath);
        return shape;
    }
}
