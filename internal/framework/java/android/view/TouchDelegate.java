package android.view;

import android.graphics.Rect;

/** Gives a view a larger area for touches. */
public class TouchDelegate {
    public static final int ABOVE = 1;
    public static final int BELOW = 2;
    public static final int TO_LEFT = 4;
    public static final int TO_RIGHT = 8;
    private final View mDelegateView;
    private final Rect mBounds, mSlopBounds;
    private boolean mDelegateTargeted;
    private final int mSlop;

    public TouchDelegate(Rect bounds, View delegateView) {
        mBounds = bounds;
        mSlop = ViewConfiguration.get(delegateView.getContext()).getScaledTouchSlop();
        mSlopBounds = new Rect(bounds);
        mSlopBounds.inset(-mSlop, -mSlop);
        mDelegateView = delegateView;
    }

    public boolean onTouchEvent(MotionEvent event) {
        final int x = (int) event.getX(), y = (int) event.getY();
        boolean send = false, hit = true;
        switch (event.getAction()) {
            case MotionEvent.ACTION_DOWN:
                mDelegateTargeted = mBounds.contains(x, y);
                send = mDelegateTargeted;
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_MOVE:
                send = mDelegateTargeted;
                if (send && !mSlopBounds.contains(x, y)) {
                    hit = false;
                }
                break;
            case MotionEvent.ACTION_CANCEL:
                send = mDelegateTargeted;
                mDelegateTargeted = false;
                break;
        }
        if (!send) {
            return false;
        }
        if (hit) {
            event.setLocation(mDelegateView.getWidth() / 2, mDelegateView.getHeight() / 2);
        } else {
            event.setLocation(-(mSlop * 2), -(mSlop * 2));
        }
        return mDelegateView.dispatchTouchEvent(event);
    }
}
