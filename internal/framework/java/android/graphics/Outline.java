package android.graphics;

/** The shape of a view, for its shadow and clip. */
public final class Outline {
    private static final float RADIUS_UNDEFINED = Float.NEGATIVE_INFINITY;
    public static final int MODE_EMPTY = 0;
    public static final int MODE_ROUND_RECT = 1;
    public static final int MODE_CONVEX_PATH = 2;

    public int mMode = MODE_EMPTY;
    public Path mPath;
    public final Rect mRect = new Rect();
    public float mRadius = RADIUS_UNDEFINED;
    public float mAlpha;

    public Outline() {
    }

    public Outline(Outline src) {
        set(src);
    }

    public void setEmpty() {
        mMode = MODE_EMPTY;
        mPath = null;
        mRect.setEmpty();
        mRadius = RADIUS_UNDEFINED;
    }

    public boolean isEmpty() {
        return mMode == MODE_EMPTY;
    }

    public boolean canClip() {
        return mMode != MODE_CONVEX_PATH;
    }

    public void setAlpha(float alpha) {
        mAlpha = alpha;
    }

    public float getAlpha() {
        return mAlpha;
    }

    public void set(Outline src) {
        mMode = src.mMode;
        mPath = src.mPath == null ? null : new Path(src.mPath);
        mRect.set(src.mRect);
        mRadius = src.mRadius;
        mAlpha = src.mAlpha;
    }

    public void setRect(int left, int top, int right, int bottom) {
        setRoundRect(left, top, right, bottom, 0.0f);
    }

    public void setRect(Rect rect) {
        setRect(rect.left, rect.top, rect.right, rect.bottom);
    }

    public void setRoundRect(int left, int top, int right, int bottom, float radius) {
        if (left >= right || top >= bottom) {
            setEmpty();
            return;
        }
        mPath = null;
        mMode = MODE_ROUND_RECT;
        mRect.set(left, top, right, bottom);
        mRadius = radius;
    }

    public void setRoundRect(Rect rect, float radius) {
        setRoundRect(rect.left, rect.top, rect.right, rect.bottom, radius);
    }

    public boolean getRect(Rect out) {
        if (mMode != MODE_ROUND_RECT) return false;
        out.set(mRect);
        return true;
    }

    public float getRadius() {
        return mRadius;
    }

    public void setOval(int left, int top, int right, int bottom) {
        if (left >= right || top >= bottom) {
            setEmpty();
            return;
        }
        if (bottom - top == right - left) {
            setRoundRect(left, top, right, bottom, (bottom - top) / 2.0f);
            return;
        }
        mMode = MODE_CONVEX_PATH;
        mPath = new Path();
        mPath.addOval(left, top, right, bottom, Path.Direction.CW);
        mRect.setEmpty();
        mRadius = RADIUS_UNDEFINED;
    }

    public void setOval(Rect rect) {
        setOval(rect.left, rect.top, rect.right, rect.bottom);
    }

    public void setConvexPath(Path convexPath) {
        if (convexPath.isEmpty()) {
            setEmpty();
            return;
        }
        if (!convexPath.isConvex()) throw new IllegalArgumentException("path must be convex");
        mMode = MODE_CONVEX_PATH;
        mPath = new Path(convexPath);
        mRect.setEmpty();
        mRadius = RADIUS_UNDEFINED;
    }

    public void offset(int dx, int dy) {
        if (mMode == MODE_ROUND_RECT) {
            mRect.offset(dx, dy);
        } else if (mMode == MODE_CONVEX_PATH) {
            mPath.offset(dx, dy);
        }
    }
}
