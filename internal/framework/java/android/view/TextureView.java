package android.view;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;

/** A view that shows a stream of pictures. */
public class TextureView extends View {
    private SurfaceTexture mSurface;
    private SurfaceTextureListener mListener;
    private boolean mOpaque = true;
    private final Matrix mMatrix = new Matrix();

    /** Told of the life of the texture. */
    public static interface SurfaceTextureListener {
        void onSurfaceTextureAvailable(SurfaceTexture surface, int width, int height);

        void onSurfaceTextureSizeChanged(SurfaceTexture surface, int width, int height);

        boolean onSurfaceTextureDestroyed(SurfaceTexture surface);

        void onSurfaceTextureUpdated(SurfaceTexture surface);
    }

    public TextureView(Context context) { super(context); }
    public TextureView(Context context, AttributeSet attrs) { super(context, attrs); }
    public TextureView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
    public TextureView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context, attrs, defStyleAttr, defStyleRes); }
    @Override public boolean isOpaque() { return mOpaque; }
    public void setOpaque(boolean opaque) { mOpaque = opaque; }

    @Override
    public void setBackgroundDrawable(Drawable background) {
        if (background != null && getContext().getApplicationInfo().targetSdkVersion > 23) {
            throw new UnsupportedOperationException("TextureView doesn't support displaying a background drawable");
        }
    }

    @Override
    public final void draw(Canvas canvas) {
        if (mSurface == null && isHardwareAccelerated() && getWidth() > 0 && getHeight() > 0) {
            mSurface = new SurfaceTexture(0);
            mSurface.setDefaultBufferSize(getWidth(), getHeight());
            if (mListener != null) {
                mListener.onSurfaceTextureAvailable(mSurface, getWidth(), getHeight());
            }
        }
    }

    @Override
    protected final void onDraw(Canvas canvas) {
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        super.onSizeChanged(w, h, oldw, oldh);
        if (mSurface != null) {
            mSurface.setDefaultBufferSize(w, h);
            if (mListener != null) {
                mListener.onSurfaceTextureSizeChanged(mSurface, w, h);
            }
        }
    }

    @Override
    protected void onDetachedFromWindowInternal() {
        if (mSurface != null) {
            final boolean release = mListener == null || mListener.onSurfaceTextureDestroyed(mSurface);
            if (release) {
                mSurface.release();
            }
            mSurface = null;
        }
        super.onDetachedFromWindowInternal();
    }

    public void setTransform(Matrix transform) { mMatrix.set(transform); }

    public Matrix getTransform(Matrix transform) {
        final Matrix m = transform == null ? new Matrix() : transform;
        m.set(mMatrix);
        return m;
    }

    public Bitmap getBitmap() { return getBitmap(getWidth(), getHeight()); }

    public Bitmap getBitmap(int width, int height) {
        return isAvailable() && width > 0 && height > 0 ? Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888) : null;
    }

    public Bitmap getBitmap(Bitmap bitmap) { return bitmap; }
    public boolean isAvailable() { return mSurface != null; }
    public Canvas lockCanvas() { return lockCanvas(null); }

    public Canvas lockCanvas(Rect dirty) {
        return isAvailable() ? new Canvas(Bitmap.createBitmap(getWidth(), getHeight(), Bitmap.Config.ARGB_8888)) : null;
    }

    public void unlockCanvasAndPost(Canvas canvas) {
        if (mListener != null && mSurface != null) {
            mListener.onSurfaceTextureUpdated(mSurface);
        }
    }

    public SurfaceTexture getSurfaceTexture() { return mSurface; }

    public void setSurfaceTexture(SurfaceTexture surfaceTexture) {
        if (surfaceTexture == null) {
            throw new NullPointerException("surfaceTexture must not be null");
        }
        if (surfaceTexture == mSurface) {
            throw new IllegalArgumentException("Trying to setSurfaceTexture to the same SurfaceTexture that's already set.");
        }
        mSurface = surfaceTexture;
    }

    public SurfaceTextureListener getSurfaceTextureListener() { return mListener; }
    public void setSurfaceTextureListener(SurfaceTextureListener listener) { mListener = listener; }
}
