package android.view;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.util.AttributeSet;
import java.util.ArrayList;

/** A view with a surface of its own. */
public class SurfaceView extends View {
    private final ArrayList<SurfaceHolder.Callback> mCallbacks = new ArrayList<SurfaceHolder.Callback>();
    private final Surface mSurface = new Surface();
    private final Rect mSurfaceFrame = new Rect();
    private int mRequestedWidth = -1, mRequestedHeight = -1, mFormat = 4, mLastFormat, mLastWidth = -1, mLastHeight = -1;
    private boolean mCreated, mCreating, mWindowVisible, mHaveFrame;
    private final ViewTreeObserver.OnPreDrawListener mDrawListener = new ViewTreeObserver.OnPreDrawListener() {
        @Override
        public boolean onPreDraw() {
            mHaveFrame = getWidth() > 0 && getHeight() > 0;
            updateSurface();
            return true;
        }
    };

    public SurfaceView(Context context) { this(context, null); }
    public SurfaceView(Context context, AttributeSet attrs) { this(context, attrs, 0); }
    public SurfaceView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

    public SurfaceView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        setWillNotDraw(true);
    }

    public SurfaceHolder getHolder() { return mSurfaceHolder; }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        getViewTreeObserver().addOnPreDrawListener(mDrawListener);
    }

    @Override
    protected void onWindowVisibilityChanged(int visibility) {
        super.onWindowVisibilityChanged(visibility);
        mWindowVisible = visibility == VISIBLE;
        updateSurface();
    }

    @Override
    public void setVisibility(int visibility) {
        super.setVisibility(visibility);
        requestLayout();
        updateSurface();
    }

    @Override
    protected void onDetachedFromWindow() {
        getViewTreeObserver().removeOnPreDrawListener(mDrawListener);
        mWindowVisible = false;
        mHaveFrame = false;
        updateSurface();
        super.onDetachedFromWindow();
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        final int width = mRequestedWidth >= 0 ? resolveSizeAndState(mRequestedWidth, widthMeasureSpec, 0) : getDefaultSize(0, widthMeasureSpec);
        final int height = mRequestedHeight >= 0 ? resolveSizeAndState(mRequestedHeight, heightMeasureSpec, 0) : getDefaultSize(0, heightMeasureSpec);
        setMeasuredDimension(width, height);
    }

    @Override
    protected boolean setFrame(int left, int top, int right, int bottom) {
        final boolean result = super.setFrame(left, top, right, bottom);
        if (isAttachedToWindow() && isLaidOut()) {
            updateSurface();
        }
        return result;
    }

    @Override
    public boolean gatherTransparentRegion(android.graphics.Region region) {
        return true;
    }

    @Override
    public void draw(Canvas canvas) {
        super.draw(canvas);
    }

    public void setZOrderMediaOverlay(boolean isMediaOverlay) { }
    public void setZOrderOnTop(boolean onTop) { }
    public void setSecure(boolean isSecure) { }

    protected void updateSurface() {
        if (mCreating) {
            return;
        }
        final boolean visible = mWindowVisible && getVisibility() == VISIBLE && mHaveFrame;
        final int w = mRequestedWidth > 0 ? mRequestedWidth : getWidth(), h = mRequestedHeight > 0 ? mRequestedHeight : getHeight();
        mCreating = true;
        try {
            if (!visible) {
                if (mCreated) {
                    mCreated = false;
                    for (SurfaceHolder.Callback c : callbacks()) {
                        c.surfaceDestroyed(mSurfaceHolder);
                    }
                    mSurface.release();
                }
                return;
            }
            final boolean created = !mCreated;
            final boolean changed = created || w != mLastWidth || h != mLastHeight || mFormat != mLastFormat;
            mCreated = true;
            mLastWidth = w;
            mLastHeight = h;
            mLastFormat = mFormat;
            mSurfaceFrame.set(0, 0, w, h);
            mSurface.create(w, h);
            if (created) {
                for (SurfaceHolder.Callback c : callbacks()) {
                    c.surfaceCreated(mSurfaceHolder);
                }
            }
            if (changed) {
                for (SurfaceHolder.Callback c : callbacks()) {
                    c.surfaceChanged(mSurfaceHolder, mFormat, w, h);
                }
                for (SurfaceHolder.Callback c : callbacks()) {
                    if (c instanceof SurfaceHolder.Callback2) {
                        ((SurfaceHolder.Callback2) c).surfaceRedrawNeeded(mSurfaceHolder);
                    }
                }
            }
        } finally {
            mCreating = false;
        }
    }

    private SurfaceHolder.Callback[] callbacks() {
        synchronized (mCallbacks) {
            return mCallbacks.toArray(new SurfaceHolder.Callback[mCallbacks.size()]);
        }
    }

    private final SurfaceHolder mSurfaceHolder = new SurfaceHolder() {
        @Override public boolean isCreating() { return mCreating; }

        @Override
        public void addCallback(Callback callback) {
            synchronized (mCallbacks) {
                if (!mCallbacks.contains(callback)) {
                    mCallbacks.add(callback);
                }
            }
        }

        @Override
        public void removeCallback(Callback callback) {
            synchronized (mCallbacks) {
                mCallbacks.remove(callback);
            }
        }

        @Override
        public void setFixedSize(int width, int height) {
            if (mRequestedWidth != width || mRequestedHeight != height) {
                mRequestedWidth = width;
                mRequestedHeight = height;
                requestLayout();
            }
        }

        @Override
        public void setSizeFromLayout() {
            if (mRequestedWidth != -1 || mRequestedHeight != -1) {
                mRequestedWidth = mRequestedHeight = -1;
                requestLayout();
            }
        }

        @Override
        public void setFormat(int format) {
            mFormat = format == -1 ? 4 : format;
            if (mCreated) {
                updateSurface();
            }
        }

        @Override
        @Deprecated
        public void setType(int type) {
        }

        @Override public void setKeepScreenOn(boolean screenOn) { SurfaceView.this.setKeepScreenOn(screenOn); }
        @Override public Canvas lockCanvas() { return lockCanvas(null); }

        @Override
        public Canvas lockCanvas(Rect dirty) {
            return mSurface.isValid() ? mSurface.lockCanvas(dirty) : null;
        }

        @Override public Canvas lockHardwareCanvas() { return lockCanvas(null); }
        @Override public void unlockCanvasAndPost(Canvas canvas) { mSurface.unlockCanvasAndPost(canvas); }
        @Override public Surface getSurface() { return mSurface; }
        @Override public Rect getSurfaceFrame() { return mSurfaceFrame; }
    };
}
