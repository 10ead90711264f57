package android.view;

import android.content.Context;
import android.os.Handler;

/** Sees two fingers that move apart or together. */
public class ScaleGestureDetector {
    private final OnScaleGestureListener mListener;
    private float mFocusX, mFocusY, mCurrSpan, mPrevSpan, mInitialSpan, mCurrSpanX, mCurrSpanY, mPrevSpanX, mPrevSpanY;
    private long mCurrTime, mPrevTime;
    private boolean mInProgress, mQuickScaleEnabled, mStylusScaleEnabled;
    private final int mSpanSlop, mMinSpan;

    public interface OnScaleGestureListener {
        boolean onScale(ScaleGestureDetector detector);

        boolean onScaleBegin(ScaleGestureDetector detector);

        void onScaleEnd(ScaleGestureDetector detector);
    }

    /** A listener that takes part and does nothing. */
    public static class SimpleOnScaleGestureListener implements OnScaleGestureListener {
        @Override public boolean onScale(ScaleGestureDetector detector) { return false; }
        @Override public boolean onScaleBegin(ScaleGestureDetector detector) { return true; }
        @Override public void onScaleEnd(ScaleGestureDetector detector) { }
    }

    public ScaleGestureDetector(Context context, OnScaleGestureListener listener) { this(context, listener, null); }

    public ScaleGestureDetector(Context context, OnScaleGestureListener listener, Handler handler) {
        mListener = listener;
        mSpanSlop = ViewConfiguration.get(context).getScaledTouchSlop() * 2;
        mMinSpan = context.getResources().getDimensionPixelSize(com.android.internal.R.dimen.config_minScalingSpan);
        mQuickScaleEnabled = context.getApplicationInfo().targetSdkVersion > 18;
        mStylusScaleEnabled = context.getApplicationInfo().targetSdkVersion > 22;
    }

    public boolean onTouchEvent(MotionEvent event) {
        mCurrTime = event.getEventTime();
        final int action = event.getActionMasked();
        final boolean end = action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL;
        if (action == MotionEvent.ACTION_DOWN || end) {
            if (mInProgress) {
                mListener.onScaleEnd(this);
                mInProgress = false;
                mInitialSpan = 0;
            }
            if (end) {
                return true;
            }
        }
        final boolean configChanged = action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_POINTER_UP || action == MotionEvent.ACTION_POINTER_DOWN;
        final int skip = action == MotionEvent.ACTION_POINTER_UP ? event.getActionIndex() : -1;
        final int count = event.getPointerCount(), div = skip >= 0 ? count - 1 : count;
        float sumX = 0, sumY = 0, devX = 0, devY = 0;
        for (int i = 0; i < count; i++) {
            if (i != skip) {
                sumX += event.getX(i);
                sumY += event.getY(i);
            }
        }
        final float focusX = sumX / div, focusY = sumY / div;
        for (int i = 0; i < count; i++) {
            if (i != skip) {
                devX += Math.abs(event.getX(i) - focusX);
                devY += Math.abs(event.getY(i) - focusY);
            }
        }
        final float spanX = devX / div * 2, spanY = devY / div * 2, span = (float) Math.hypot(spanX, spanY);
        final boolean was = mInProgress;
        mFocusX = focusX;
        mFocusY = focusY;
        if (mInProgress && (span < mMinSpan || configChanged)) {
            mListener.onScaleEnd(this);
            mInProgress = false;
            mInitialSpan = span;
        }
        if (configChanged) {
            mPrevSpanX = mCurrSpanX = spanX;
            mPrevSpanY = mCurrSpanY = spanY;
            mInitialSpan = mPrevSpan = mCurrSpan = span;
        }
        if (!mInProgress && span >= mMinSpan && (was || Math.abs(span - mInitialSpan) > mSpanSlop)) {
            mPrevSpanX = mCurrSpanX = spanX;
            mPrevSpanY = mCurrSpanY = spanY;
            mPrevSpan = mCurrSpan = span;
            mPrevTime = mCurrTime;
            mInProgress = mListener.onScaleBegin(this);
        }
        if (action == MotionEvent.ACTION_MOVE) {
            mCurrSpanX = spanX;
            mCurrSpanY = spanY;
            mCurrSpan = span;
            boolean update = true;
            if (mInProgress) {
                update = mListener.onScale(this);
            }
            if (update) {
                mPrevSpanX = mCurrSpanX;
                mPrevSpanY = mCurrSpanY;
                mPrevSpan = mCurrSpan;
                mPrevTime = mCurrTime;
            }
        }
        return true;
    }

    public void setQuickScaleEnabled(boolean scales) { mQuickScaleEnabled = scales; }
    public boolean isQuickScaleEnabled() { return mQuickScaleEnabled; }
    public void setStylusScaleEnabled(boolean scales) { mStylusScaleEnabled = scales; }
    public boolean isStylusScaleEnabled() { return mStylusScaleEnabled; }
    public boolean isInProgress() { return mInProgress; }
    public float getFocusX() { return mFocusX; }
    public float getFocusY() { return mFocusY; }
    public float getCurrentSpan() { return mCurrSpan; }
    public float getCurrentSpanX() { return mCurrSpanX; }
    public float getCurrentSpanY() { return mCurrSpanY; }
    public float getPreviousSpan() { return mPrevSpan; }
    public float getPreviousSpanX() { return mPrevSpanX; }
    public float getPreviousSpanY() { return mPrevSpanY; }
    public float getScaleFactor() { return mPrevSpan > 0 ? mCurrSpan / mPrevSpan : 1; }
    public long getTimeDelta() { return mCurrTime - mPrevTime; }
    public long getEventTime() { return mCurrTime; }
}
