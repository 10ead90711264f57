package android.view;

import android.content.Context;
import android.os.Handler;
import android.os.Message;

/** Sees taps, long presses, scrolls and flings in touches. */
public class GestureDetector {
    private static final int LONGPRESS_TIMEOUT = ViewConfiguration.getLongPressTimeout(), TAP_TIMEOUT = ViewConfiguration.getTapTimeout();
    private static final int DOUBLE_TAP_TIMEOUT = ViewConfiguration.getDoubleTapTimeout(), DOUBLE_TAP_MIN_TIME = ViewConfiguration.getDoubleTapMinTime();
    private static final int SHOW_PRESS = 1, LONG_PRESS = 2, TAP = 3;
    private int mTouchSlopSquare, mDoubleTapTouchSlopSquare, mDoubleTapSlopSquare, mMinimumFlingVelocity, mMaximumFlingVelocity;
    private final Handler mHandler;
    private final OnGestureListener mListener;
    private OnDoubleTapListener mDoubleTapListener;
    private OnContextClickListener mContextClickListener;
    private boolean mStillDown, mDeferConfirmSingleTap, mInLongPress, mAlwaysInTapRegion, mAlwaysInBiggerTapRegion, mIsDoubleTapping;
    private boolean mIsLongpressEnabled = true;
    private MotionEvent mCurrentDownEvent, mPreviousUpEvent;
    private float mLastFocusX, mLastFocusY, mDownFocusX, mDownFocusY;
    private VelocityTracker mVelocityTracker;

    public interface OnGestureListener {
        boolean onDown(MotionEvent e);
        void onShowPress(MotionEvent e);
        boolean onSingleTapUp(MotionEvent e);
        boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY);
        void onLongPress(MotionEvent e);
        boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY);
    }

    public interface OnDoubleTapListener {
        boolean onSingleTapConfirmed(MotionEvent e);
        boolean onDoubleTap(MotionEvent e);
        boolean onDoubleTapEvent(MotionEvent e);
    }

    public interface OnContextClickListener {
        boolean onContextClick(MotionEvent e);
    }

    /** A listener that handles nothing. */
    public static class SimpleOnGestureListener implements OnGestureListener, OnDoubleTapListener, OnContextClickListener {
        @Override public boolean onSingleTapUp(MotionEvent e) { return false; }
        @Override public void onLongPress(MotionEvent e) { }
        @Override public boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY) { return false; }
        @Override public boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY) { return false; }
        @Override public void onShowPress(MotionEvent e) { }
        @Override public boolean onDown(MotionEvent e) { return false; }
        @Override public boolean onDoubleTap(MotionEvent e) { return false; }
        @Override public boolean onDoubleTapEvent(MotionEvent e) { return false; }
        @Override public boolean onSingleTapConfirmed(MotionEvent e) { return false; }
        @Override public boolean onContextClick(MotionEvent e) { return false; }
    }

    private class GestureHandler extends Handler {
        GestureHandler() {
        }

        GestureHandler(Handler handler) {
            super(handler.getLooper());
        }

        @Override
        public void handleMessage(Message msg) {
            switch (msg.what) {
                case SHOW_PRESS:
                    mListener.onShowPress(mCurrentDownEvent);
                    break;
                case LONG_PRESS:
                    mHandler.removeMessages(TAP);
                    mDeferConfirmSingleTap = false;
                    mInLongPress = true;
                    mListener.onLongPress(mCurrentDownEvent);
                    break;
                case TAP:
                    if (mDoubleTapListener != null) {
                        if (!mStillDown) {
                            mDoubleTapListener.onSingleTapConfirmed(mCurrentDownEvent);
                        } else {
                            mDeferConfirmSingleTap = true;
                        }
                    }
                    break;
                default:
                    throw new RuntimeException("Unknown message " + msg);
            }
        }
    }

    @Deprecated
    public GestureDetector(OnGestureListener listener, Handler handler) { this(null, listener, handler); }
    @Deprecated
    public GestureDetector(OnGestureListener listener) { this(null, listener, null); }
    public GestureDetector(Context context, OnGestureListener listener) { this(context, listener, null); }

    public GestureDetector(Context context, OnGestureListener listener, Handler handler) {
        mHandler = handler != null ? new GestureHandler(handler) : new GestureHandler();
        mListener = listener;
        if (listener instanceof OnDoubleTapListener) {
            setOnDoubleTapListener((OnDoubleTapListener) listener);
        }
        if (listener instanceof OnContextClickListener) {
            setContextClickListener((OnContextClickListener) listener);
        }
        if (mListener == null) {
            throw new NullPointerException("OnGestureListener must not be null");
        }
        final int touchSlop, doubleTapTouchSlop, doubleTapSlop;
        if (context == null) {
            touchSlop = doubleTapTouchSlop = ViewConfiguration.getTouchSlop();
            doubleTapSlop = ViewConfiguration.getDoubleTapSlop();
            mMinimumFlingVelocity = ViewConfiguration.getMinimumFlingVelocity();
            mMaximumFlingVelocity = ViewConfiguration.getMaximumFlingVelocity();
        } else {
            final ViewConfiguration c = ViewConfiguration.get(context);
            touchSlop = c.getScaledTouchSlop();
            doubleTapTouchSlop = c.getScaledDoubleTapTouchSlop();
            doubleTapSlop = c.getScaledDoubleTapSlop();
            mMinimumFlingVelocity = c.getScaledMinimumFlingVelocity();
            mMaximumFlingVelocity = c.getScaledMaximumFlingVelocity();
        }
        mTouchSlopSquare = touchSlop * touchSlop;
        mDoubleTapTouchSlopSquare = doubleTapTouchSlop * doubleTapTouchSlop;
        mDoubleTapSlopSquare = doubleTapSlop * doubleTapSlop;
    }

    public GestureDetector(Context context, OnGestureListener listener, Handler handler, boolean unused) { this(context, listener, handler); }
    public void setOnDoubleTapListener(OnDoubleTapListener l) { mDoubleTapListener = l; }
    public void setContextClickListener(OnContextClickListener l) { mContextClickListener = l; }
    public void setIsLongpressEnabled(boolean enabled) { mIsLongpressEnabled = enabled; }
    public boolean isLongpressEnabled() { return mIsLongpressEnabled; }

    public boolean onTouchEvent(MotionEvent ev) {
        final int action = ev.getAction();
        if (mVelocityTracker == null) {
            mVelocityTracker = VelocityTracker.obtain();
        }
        mVelocityTracker.addMovement(ev);
        final boolean pointerUp = (action & MotionEvent.ACTION_MASK) == MotionEvent.ACTION_POINTER_UP;
        final int skip = pointerUp ? ev.getActionIndex() : -1;
        float sumX = 0, sumY = 0;
        final int count = ev.getPointerCount();
        for (int i = 0; i < count; i++) {
            if (skip != i) {
                sumX += ev.getX(i);
                sumY += ev.getY(i);
            }
        }
        final int div = pointerUp ? count - 1 : count;
        final float focusX = sumX / div, focusY = sumY / div;
        boolean handled = false;
        switch (action & MotionEvent.ACTION_MASK) {
            case MotionEvent.ACTION_POINTER_DOWN:
                mDownFocusX = mLastFocusX = focusX;
                mDownFocusY = mLastFocusY = focusY;
                cancelTaps();
                break;
            case MotionEvent.ACTION_POINTER_UP:
                mDownFocusX = mLastFocusX = focusX;
                mDownFocusY = mLastFocusY = focusY;
                break;
            case MotionEvent.ACTION_DOWN:
                if (mDoubleTapListener != null) {
                    final boolean hadTap = mHandler.hasMessages(TAP);
                    if (hadTap) {
                        mHandler.removeMessages(TAP);
                    }
                    if (mCurrentDownEvent != null && mPreviousUpEvent != null && hadTap
                            && isConsideredDoubleTap(mCurrentDownEvent, mPreviousUpEvent, ev)) {
                        mIsDoubleTapping = true;
                        handled |= mDoubleTapListener.onDoubleTap(mCurrentDownEvent);
                        handled |= mDoubleTapListener.onDoubleTapEvent(ev);
                    } else {
                        mHandler.sendEmptyMessageDelayed(TAP, DOUBLE_TAP_TIMEOUT);
                    }
                }
                mDownFocusX = mLastFocusX = focusX;
                mDownFocusY = mLastFocusY = focusY;
                mCurrentDownEvent = MotionEvent.obtain(ev);
                mAlwaysInTapRegion = true;
                mAlwaysInBiggerTapRegion = true;
                mStillDown = true;
                mInLongPress = false;
                mDeferConfirmSingleTap = false;
                if (mIsLongpressEnabled) {
                    mHandler.removeMessages(LONG_PRESS);
                    mHandler.sendEmptyMessageAtTime(LONG_PRESS, mCurrentDownEvent.getDownTime() + LONGPRESS_TIMEOUT);
                }
                mHandler.sendEmptyMessageAtTime(SHOW_PRESS, mCurrentDownEvent.getDownTime() + TAP_TIMEOUT);
                handled |= mListener.onDown(ev);
                break;
            case MotionEvent.ACTION_MOVE:
                if (mInLongPress) {
                    break;
                }
                final float scrollX = mLastFocusX - focusX, scrollY = mLastFocusY - focusY;
                if (mIsDoubleTapping) {
                    handled |= mDoubleTapListener.onDoubleTapEvent(ev);
                } else if (mAlwaysInTapRegion) {
                    final int deltaX = (int) (focusX - mDownFocusX), deltaY = (int) (focusY - mDownFocusY);
                    final int distance = deltaX * deltaX + deltaY * deltaY;
                    if (distance > mTouchSlopSquare) {
                        handled = mListener.onScroll(mCurrentDownEvent, ev, scrollX, scrollY);
                        mLastFocusX = focusX;
                        mLastFocusY = focusY;
                        mAlwaysInTapRegion = false;
                        mHandler.removeMessages(TAP);
                        mHandler.removeMessages(SHOW_PRESS);
                        mHandler.removeMessages(LONG_PRESS);
                    }
                    if (distance > mDoubleTapTouchSlopSquare) {
                        mAlwaysInBiggerTapRegion = false;
                    }
                } else if (Math.abs(scrollX) >= 1 || Math.abs(scrollY) >= 1) {
                    handled = mListener.onScroll(mCurrentDownEvent, ev, scrollX, scrollY);
                    mLastFocusX = focusX;
                    mLastFocusY = focusY;
                }
                break;
            case MotionEvent.ACTION_UP:
                mStillDown = false;
                final MotionEvent up = MotionEvent.obtain(ev);
                if (mIsDoubleTapping) {
                    handled |= mDoubleTapListener.onDoubleTapEvent(ev);
                } else if (mInLongPress) {
                    mHandler.removeMessages(TAP);
                    mInLongPress = false;
                } else if (mAlwaysInTapRegion) {
                    handled = mListener.onSingleTapUp(ev);
                    if (mDeferConfirmSingleTap && mDoubleTapListener != null) {
                        mDoubleTapListener.onSingleTapConfirmed(ev);
                    }
                } else {
                    final int id = ev.getPointerId(0);
                    mVelocityTracker.computeCurrentVelocity(1000, mMaximumFlingVelocity);
                    final float vy = mVelocityTracker.getYVelocity(id), vx = mVelocityTracker.getXVelocity(id);
                    if (Math.abs(vy) > mMinimumFlingVelocity || Math.abs(vx) > mMinimumFlingVelocity) {
                        handled = mListener.onFling(mCurrentDownEvent, ev, vx, vy);
                    }
                }
                mPreviousUpEvent = up;
                mVelocityTracker = null;
                mIsDoubleTapping = false;
                mDeferConfirmSingleTap = false;
                mHandler.removeMessages(SHOW_PRESS);
                mHandler.removeMessages(LONG_PRESS);
                break;
            case MotionEvent.ACTION_CANCEL:
                cancelTaps();
                mVelocityTracker = null;
                mStillDown = false;
                break;
        }
        return handled;
    }

    public boolean onGenericMotionEvent(MotionEvent ev) {
        return false;
    }

    private void cancelTaps() {
        mHandler.removeMessages(SHOW_PRESS);
        mHandler.removeMessages(LONG_PRESS);
        mHandler.removeMessages(TAP);
        mIsDoubleTapping = false;
        mAlwaysInTapRegion = false;
        mAlwaysInBiggerTapRegion = false;
        mDeferConfirmSingleTap = false;
        mInLongPress = false;
    }

    private boolean isConsideredDoubleTap(MotionEvent firstDown, MotionEvent firstUp, MotionEvent secondDown) {
        if (!mAlwaysInBiggerTapRegion) {
            return false;
        }
        final long deltaTime = secondDown.getEventTime() - firstUp.getEventTime();
        if (deltaTime > DOUBLE_TAP_TIMEOUT || deltaTime < DOUBLE_TAP_MIN_TIME) {
            return false;
        }
        final int dx = (int) firstDown.getX() - (int) secondDown.getX(), dy = (int) firstDown.getY() - (int) secondDown.getY();
        return dx * dx + dy * dy < mDoubleTapSlopSquare;
    }
}
