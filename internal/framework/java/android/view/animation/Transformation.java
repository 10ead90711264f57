package android.view.animation;

import android.graphics.Matrix;
import android.graphics.Rect;

/** What an animation does to a view at a time. */
public class Transformation {
    public static final int TYPE_IDENTITY = 0x0;
    public static final int TYPE_ALPHA = 0x1;
    public static final int TYPE_MATRIX = 0x2;
    public static final int TYPE_BOTH = TYPE_ALPHA | TYPE_MATRIX;

    protected Matrix mMatrix;
    protected float mAlpha;
    protected int mTransformationType;
    private boolean hasClip;
    private final Rect clip = new Rect();

    public Transformation() {
        clear();
    }

    public void clear() {
        if (mMatrix == null) mMatrix = new Matrix();
        else mMatrix.reset();
        clip.setEmpty();
        hasClip = false;
        mAlpha = 1.0f;
        mTransformationType = TYPE_BOTH;
    }

    public int getTransformationType() {
        return mTransformationType;
    }

    public void setTransformationType(int type) {
        mTransformationType = type;
    }

    public void set(Transformation t) {
        mAlpha = t.mAlpha;
        mMatrix.set(t.mMatrix);
        if (t.hasClip) setClipRect(t.clip);
        else hasClip = false;
        mTransformationType = t.mTransformationType;
    }

    public void compose(Transformation t) {
        mAlpha *= t.mAlpha;
        mMatrix.preConcat(t.mMatrix);
        if (t.hasClip) setClipRect(t.clip);
    }

    public void postCompose(Transformation t) {
        mAlpha *= t.mAlpha;
        mMatrix.postConcat(t.mMatrix);
    }

    public Matrix getMatrix() {
        return mMatrix;
    }

    public void setAlpha(float alpha) {
        mAlpha = alpha;
    }

    public float getAlpha() {
        return mAlpha;
    }

    public void setClipRect(Rect r) {
        clip.set(r);
        hasClip = true;
    }

    public void setClipRect(int l, int t, int r, int b) {
        clip.set(l, t, r, b);
        hasClip = true;
    }

    public Rect getClipRect() {
        return clip;
    }

    public boolean hasClipRect() {
        return hasClip;
    }

    @Override
    public String toString() {
        return "Transformation{alpha=" + mAlpha + " matrix=" + mMatrix.toShortString() + "}";
    }

    public String toShortString() {
        return "{alpha=" + mAlpha + " matrix=" + mMatrix.toShortString() + "}";
    }
}
