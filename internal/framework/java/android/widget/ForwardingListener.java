package android.widget;

import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewParent;
import com.android.internal.view.menu.ShowableListMenu;

/** Lets a drag out of a view open its popup and choose an item there. */
public abstract class ForwardingListener implements View.OnTouchListener, View.OnAttachStateChangeListener {
    private final float mScaledTouchSlop;
    private final int mTapTimeout;
    private final int mLongPressTimeout;
    private final View mSrc;
    private Runnable mDisallowIntercept;
    private Runnable mTriggerLongPress;
    private boolean mForwarding;
    private int mActivePointerId;

    public ForwardingListener(View src) {
        mSrc = src;
        src.setLongClickable(true);
        src.addOnAttachStateChangeListener(this);
        mScaledTouchSlop = ViewConfiguration.get(src.getContext()).getScaledTouchSlop();
        mTapTimeout = ViewConfiguration.getTapTimeout();
        mLongPressTimeout = (mTapTimeout + ViewConfiguration.getLongPressTimeout()) / 2;
    }

    public abstract ShowableListMenu getPopup();

    @Override
    public boolean onTouch(View v, MotionEvent event) {
        boolean was = mForwarding;
        boolean forwarding;
        if (was) {
            forwarding = onTouchForwarded(event) || !onForwardingStopped();
        } else {
            forwarding = onTouchObserved(event) && onForwardingStarted();
            if (forwarding) {
                long now = SystemClock.uptimeMillis();
                MotionEvent e = MotionEvent.obtain(now, now, MotionEvent.ACTION_CANCEL, 0.0f, 0.0f, 0);
                mSrc.onTouchEvent(e);
                e.recycle();
            }
        }
        mForwarding = forwarding;
        return forwarding || was;
    }

    @Override
    public void onViewAttachedToWindow(View v) {
    }

    @Override
    public void onViewDetachedFromWindow(View v) {
        mForwarding = false;
        mActivePointerId = MotionEvent.INVALID_POINTER_ID;
        if (mDisallowIntercept != null) {
            mSrc.removeCallbacks(mDisallowIntercept);
        }
    }

    protected boolean onForwardingStarted() {
        ShowableListMenu popup = getPopup();
        if (popup != null && !popup.isShowing()) {
            popup.show();
        }
        return true;
    }

    protected boolean onForwardingStopped() {
        ShowableListMenu popup = getPopup();
        if (popup != null && popup.isShowing()) {
            popup.dismiss();
        }
        return true;
    }

    private boolean onTouchObserved(MotionEvent event) {
        View src = mSrc;
        if (!src.isEnabled()) {
            return false;
        }
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
                mActivePointerId = event.getPointerId(0);
                if (mDisallowIntercept == null) {
                    mDisallowIntercept = new Runnable() {
                        @Override
                        public void run() {
                            ViewParent parent = mSrc.getParent();
                            if (parent != null) {
                                parent.requestDisallowInterceptTouchEvent(true);
                            }
                        }
                    };
                    mTriggerLongPress = new Runnable() {
                        @Override
                        public void run() {
                            onLongPress();
                        }
                    };
                }
                src.postDelayed(mDisallowIntercept, mTapTimeout);
                src.postDelayed(mTriggerLongPress, mLongPressTimeout);
                break;
            case MotionEvent.ACTION_MOVE:
                int index = event.findPointerIndex(mActivePointerId);
                if (index >= 0 && !src.pointInView(event.getX(index), event.getY(index), mScaledTouchSlop)) {
                    clearCallbacks();
                    src.getParent().requestDisallowInterceptTouchEvent(true);
                    return true;
                }
                break;
            case MotionEvent.ACTION_CANCEL:
            case MotionEvent.ACTION_UP:
                clearCallbacks();
                break;
            default:
                break;
        }
        return false;
    }

    private void clearCallbacks() {
        if (mTriggerLongPress != null) {
            mSrc.removeCallbacks(mTriggerLongPress);
        }
        if (mDisallowIntercept != null) {
            mSrc.removeCallbacks(mDisallowIntercept);
        }
    }

    private void onLongPress() {
        clearCallbacks();
        View src = mSrc;
        if (!src.isEnabled() || src.isLongClickable()) {
            return; // it answers long presses itself
        }
        if (!onForwardingStarted()) {
            return;
        }
        src.getParent().requestDisallowInterceptTouchEvent(true);
        long now = SystemClock.uptimeMillis();
        MotionEvent e = MotionEvent.obtain(now, now, MotionEvent.ACTION_CANCEL, 0, 0, 0);
        src.onTouchEvent(e);
        e.recycle();
        mForwarding = true;
    }

    private boolean onTouchForwarded(MotionEvent event) {
        ShowableListMenu popup = getPopup();
        if (popup == null || !popup.isShowing()) {
            return false;
        }
        ListView list = popup.getListView();
        if (list == null || !list.isShown()) {
            return false;
        }
        int action = event.getActionMasked();
        int[] from = new int[2];
        int[] to = new int[2];
        mSrc.getLocationOnScreen(from);
        list.getLocationOnScreen(to);
        int position = list.pointToPosition((int) event.getX() + from[0] - to[0], (int) event.getY() + from[1] - to[1]);
        if (action == MotionEvent.ACTION_UP && position != AdapterView.INVALID_POSITION) {
            View child = list.getChildAt(position - list.getFirstVisiblePosition());
            list.performItemClick(child, position, list.getItemIdAtPosition(position));
        }
        return action != MotionEvent.ACTION_UP && action != MotionEvent.ACTION_CANCEL;
    }
}
