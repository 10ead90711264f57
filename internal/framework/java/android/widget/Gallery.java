package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.GestureDetector;
import android.view.Gravity;
import android.view.HapticFeedbackConstants;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.SoundEffectConstants;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.animation.Transformation;
import com.android.internal.R;

/** Items side by side, the chosen one in the middle. */
@Deprecated
public class Gallery extends AbsSpinner implements GestureDetector.OnGestureListener {
    private static final int SCROLL_TO_FLING_UNCERTAINTY_TIMEOUT = 250;

    private int mSpacing = 0;
    private int mAnimationDuration = 400;
    private float mUnselectedAlpha;
    private int mGravity;
    private final GestureDetector mGestureDetector;
    private int mDownTouchPosition;
    private View mDownTouchView;
    private final FlingRunnable mFlingRunnable = new FlingRunnable();
    private final Runnable mDisableSuppressSelectionChangedRunnable = new Runnable() {
        @Override
        public void run() {
            mSuppressSelectionChanged = false;
            selectionChanged();
        }
    };
    private boolean mShouldStopFling;
    private View mSelectedChild;
    private boolean mShouldCallbackDuringFling = true;
    private boolean mShouldCallbackOnUnselectedItemClick = true;
    private boolean mSuppressSelectionChanged;
    private boolean mReceivedInvokeKeyDown;
    private AdapterContextMenuInfo mContextMenuInfo;
    private boolean mIsFirstScroll;
    private int mSelectedCenterOffset;

    public Gallery(Context context) {
        this(context, null);
    }

    public Gallery(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.galleryStyle);
    }

    public Gallery(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public Gallery(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.Gallery, defStyleAttr, defStyleRes);
        int index = a.getInt(R.styleable.Gallery_gravity, -1);
        if (index >= 0) setGravity(index);
        int duration = a.getInt(R.styleable.Gallery_animationDuration, -1);
        if (duration > 0) setAnimationDuration(duration);
        setSpacing(a.getDimensionPixelOffset(R.styleable.Gallery_spacing, 0));
        setUnselectedAlpha(a.getFloat(R.styleable.Gallery_unselectedAlpha, 0.5f));
        a.recycle();
        mGroupFlags |= FLAG_USE_CHILD_DRAWING_ORDER | FLAG_SUPPORT_STATIC_TRANSFORMATIONS;
        mGestureDetector = new GestureDetector(context, this);
        mGestureDetector.setIsLongpressEnabled(true);
    }

    public void setCallbackDuringFling(boolean shouldCallback) {
        mShouldCallbackDuringFling = shouldCallback;
    }

    public void setCallbackOnUnselectedItemClick(boolean shouldCallback) {
        mShouldCallbackOnUnselectedItemClick = shouldCallback;
    }

    public void setAnimationDuration(int animationDurationMillis) {
        mAnimationDuration = animationDurationMillis;
    }

    public void setSpacing(int spacing) {
        mSpacing = spacing;
    }

    public void setUnselectedAlpha(float unselectedAlpha) {
        mUnselectedAlpha = unselectedAlpha;
    }

    @Override
    protected boolean getChildStaticTransformation(View child, Transformation t) {
        t.clear();
        t.setAlpha(child == mSelectedChild ? 1.0f : mUnselectedAlpha);
        return true;
    }

    @Override
    protected int computeHorizontalScrollExtent() {
        return 1;
    }

    @Override
    protected int computeHorizontalScrollOffset() {
        return mSelectedPosition;
    }

    @Override
    protected int computeHorizontalScrollRange() {
        return mItemCount;
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    @Override
    protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return new LayoutParams(p);
    }

    @Override
    public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new Gallery.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        super.onLayout(changed, l, t, r, b);
        mInLayout = true;
        layout(0, false);
        mInLayout = false;
    }

    @Override
    int getChildHeight(View child) {
        return child.getMeasuredHeight();
    }

    void trackMotionScroll(int deltaX) {
        if (getChildCount() == 0) return;
        boolean toLeft = deltaX < 0;
        int limited = limit(toLeft, deltaX);
        if (limited != deltaX) {
            mFlingRunnable.endFling(false);
            onFinishedMovement();
        }
        for (int i = getChildCount() - 1; i >= 0; i--) getChildAt(i).offsetLeftAndRight(limited);
        detachOffScreenChildren(toLeft);
        if (toLeft) fillToRight();
        else fillToLeft();
        mRecycler.clear();
        setSelectionToCenterChild();
        final View sel = mSelectedChild;
        if (sel != null) mSelectedCenterOffset = sel.getLeft() + sel.getWidth() / 2 - getWidth() / 2;
        onScrollChanged(0, 0, 0, 0);
        invalidate();
    }

    private int limit(boolean toLeft, int deltaX) {
        View extreme = getChildAt((toLeft ? mItemCount - 1 : 0) - mFirstPosition);
        if (extreme == null) return deltaX;
        int child = centerOf(extreme), center = getCenterOfGallery();
        if (toLeft ? child <= center : child >= center) return 0;
        int difference = center - child;
        return toLeft ? Math.max(difference, deltaX) : Math.min(difference, deltaX);
    }

    private int getCenterOfGallery() {
        return (getWidth() - mPaddingLeft - mPaddingRight) / 2 + mPaddingLeft;
    }

    private static int centerOf(View view) {
        return view.getLeft() + view.getWidth() / 2;
    }

    private void detachOffScreenChildren(boolean toLeft) {
        int n = getChildCount(), first = mFirstPosition, start = 0, count = 0;
        if (toLeft) {
            for (int i = 0; i < n; i++) {
                View child = getChildAt(i);
                if (child.getRight() >= mPaddingLeft) break;
                start = 0;
                count++;
                mRecycler.put(first + i, child);
            }
            if (n > 0 && count == n) count--;
        } else {
            for (int i = n - 1; i >= 0; i--) {
                View child = getChildAt(i);
                if (child.getLeft() <= getWidth() - mPaddingRight) break;
                start = i;
                count++;
                mRecycler.put(first + i, child);
            }
            if (n > 0 && count == n) start++;
            if (n > 0 && count == n) count--;
        }
        detachViewsFromParent(start, count);
        if (toLeft) mFirstPosition += count;
    }

    private void scrollIntoSlots() {
        if (getChildCount() == 0 || mSelectedChild == null) return;
        int amount = getCenterOfGallery() - centerOf(mSelectedChild);
        if (amount != 0) mFlingRunnable.startUsingDistance(amount);
        else onFinishedMovement();
    }

    private void onFinishedMovement() {
        if (mSuppressSelectionChanged) {
            mSuppressSelectionChanged = false;
            super.selectionChanged();
        }
        mSelectedCenterOffset = 0;
        invalidate();
    }

    @Override
    void selectionChanged() {
        if (!mSuppressSelectionChanged) super.selectionChanged();
    }

    private void setSelectionToCenterChild() {
        View sel = mSelectedChild;
        if (sel == null) return;
        int center = getCenterOfGallery();
        if (sel.getLeft() <= center && sel.getRight() >= center) return;
        int closest = Integer.MAX_VALUE, index = 0;
        for (int i = getChildCount() - 1; i >= 0; i--) {
            View child = getChildAt(i);
            if (child.getLeft() <= center && child.getRight() >= center) {
                index = i;
                break;
            }
            int distance = Math.min(Math.abs(child.getLeft() - center), Math.abs(child.getRight() - center));
            if (distance < closest) {
                closest = distance;
                index = i;
            }
        }
        int position = mFirstPosition + index;
        if (position != mSelectedPosition) {
            setSelectedPositionInt(position);
            setNextSelectedPositionInt(position);
            checkSelectionChanged();
        }
    }

    @Override
    void layout(int delta, boolean animate) {
        int left = mSpinnerPadding.left, width = mRight - mLeft - mSpinnerPadding.left - mSpinnerPadding.right;
        if (mDataChanged) handleDataChanged();
        if (mItemCount == 0) {
            resetList();
            return;
        }
        if (mNextSelectedPosition >= 0) setSelectedPositionInt(mNextSelectedPosition);
        recycleAllViews();
        detachAllViewsFromParent();
        mFirstPosition = mSelectedPosition;
        View sel = makeAndAddView(mSelectedPosition, 0, 0, true);
        sel.offsetLeftAndRight(left + width / 2 - sel.getWidth() / 2 + mSelectedCenterOffset);
        fillToRight();
        fillToLeft();
        mRecycler.clear();
        invalidate();
        checkSelectionChanged();
        mDataChanged = false;
        mNeedSync = false;
        setNextSelectedPositionInt(mSelectedPosition);
        updateSelectedItemMetadata();
    }

    private void fillToLeft() {
        View previous = getChildAt(0);
        int position, right;
        if (previous != null) {
            position = mFirstPosition - 1;
            right = previous.getLeft() - mSpacing;
        } else {
            position = 0;
            right = mRight - mLeft - mPaddingRight;
            mShouldStopFling = true;
        }
        while (right > mPaddingLeft && position >= 0) {
            View v = makeAndAddView(position, position - mSelectedPosition, right, false);
            mFirstPosition = position;
            right = v.getLeft() - mSpacing;
            position--;
        }
    }

    private void fillToRight() {
        int n = getChildCount(), edge = mRight - mLeft - mPaddingRight;
        View previous = getChildAt(n - 1);
        int position, left;
        if (previous != null) {
            position = mFirstPosition + n;
            left = previous.getRight() + mSpacing;
        } else {
            mFirstPosition = position = mItemCount - 1;
            left = mPaddingLeft;
            mShouldStopFling = true;
        }
        while (left < edge && position < mItemCount) {
            View v = makeAndAddView(position, position - mSelectedPosition, left, true);
            left = v.getRight() + mSpacing;
            position++;
        }
    }

    private View makeAndAddView(int position, int offset, int x, boolean fromLeft) {
        View child = null;
        if (!mDataChanged) child = mRecycler.get(position);
        if (child == null) child = mAdapter.getView(position, null, this);
        Gallery.LayoutParams lp = (Gallery.LayoutParams) child.getLayoutParams();
        if (lp == null) lp = (Gallery.LayoutParams) generateDefaultLayoutParams();
        addViewInLayout(child, fromLeft != false ? -1 : 0, lp, true);
        child.setSelected(offset == 0);
        int height = ViewGroup.getChildMeasureSpec(mHeightMeasureSpec, mSpinnerPadding.top + mSpinnerPadding.bottom, lp.height);
        int width = ViewGroup.getChildMeasureSpec(mWidthMeasureSpec, mSpinnerPadding.left + mSpinnerPadding.right, lp.width);
        child.measure(width, height);
        int top = topOf(child), w = child.getMeasuredWidth();
        int left = fromLeft ? x : x - w;
        child.layout(left, top, left + w, top + child.getMeasuredHeight());
        return child;
    }

    private int topOf(View child) {
        int height = getMeasuredHeight(), h = child.getMeasuredHeight();
        switch (mGravity) {
            case Gravity.CENTER_VERTICAL:
                return mSpinnerPadding.top + (height - mSpinnerPadding.bottom - mSpinnerPadding.top - h) / 2;
            case Gravity.BOTTOM:
                return height - mSpinnerPadding.bottom - h;
            case Gravity.TOP:
                return mSpinnerPadding.top;
            default:
                return 0;
        }
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        boolean handled = mGestureDetector.onTouchEvent(event);
        int action = event.getAction();
        if (action == MotionEvent.ACTION_UP) onUp();
        else if (action == MotionEvent.ACTION_CANCEL) onUp();
        return handled;
    }

    @Override
    public boolean onSingleTapUp(MotionEvent e) {
        if (mDownTouchPosition < 0) return false;
        scrollToChild(mDownTouchPosition - mFirstPosition);
        if (mShouldCallbackOnUnselectedItemClick || mDownTouchPosition == mSelectedPosition) {
            performItemClick(mDownTouchView, mDownTouchPosition, mAdapter.getItemId(mDownTouchPosition));
        }
        return true;
    }

    @Override
    public boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY) {
        if (!mShouldCallbackDuringFling) {
            removeCallbacks(mDisableSuppressSelectionChangedRunnable);
            if (!mSuppressSelectionChanged) mSuppressSelectionChanged = true;
        }
        mFlingRunnable.startUsingVelocity((int) -velocityX);
        return true;
    }

    @Override
    public boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY) {
        mParent.requestDisallowInterceptTouchEvent(true);
        if (!mShouldCallbackDuringFling) {
            if (mIsFirstScroll) {
                if (!mSuppressSelectionChanged) mSuppressSelectionChanged = true;
                postDelayed(mDisableSuppressSelectionChangedRunnable, SCROLL_TO_FLING_UNCERTAINTY_TIMEOUT);
            }
        } else if (mSuppressSelectionChanged) {
            mSuppressSelectionChanged = false;
        }
        trackMotionScroll(-1 * (int) distanceX);
        mIsFirstScroll = false;
        return true;
    }

    @Override
    public boolean onDown(MotionEvent e) {
        mFlingRunnable.stop(false);
        mDownTouchPosition = pointToPosition((int) e.getX(), (int) e.getY());
        if (mDownTouchPosition >= 0) {
            mDownTouchView = getChildAt(mDownTouchPosition - mFirstPosition);
            mDownTouchView.setPressed(true);
        }
        mIsFirstScroll = true;
        return true;
    }

    void onUp() {
        if (mFlingRunnable.mScroller.isFinished()) scrollIntoSlots();
        dispatchUnpress();
    }

    @Override
    public void onLongPress(MotionEvent e) {
        if (mDownTouchPosition < 0) return;
        performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
        dispatchLongPress(mDownTouchView, mDownTouchPosition, getItemIdAtPosition(mDownTouchPosition), e.getX(), e.getY(), true);
    }

    @Override
    public void onShowPress(MotionEvent e) {
    }

    private void dispatchPress(View child) {
        if (child != null) child.setPressed(true);
        setPressed(true);
    }

    private void dispatchUnpress() {
        for (int i = getChildCount() - 1; i >= 0; i--) getChildAt(i).setPressed(false);
        setPressed(false);
    }

    @Override
    public void dispatchSetSelected(boolean selected) {
    }

    @Override
    protected void dispatchSetPressed(boolean pressed) {
        if (mSelectedChild != null) mSelectedChild.setPressed(pressed);
    }

    @Override
    protected ContextMenuInfo getContextMenuInfo() {
        return mContextMenuInfo;
    }

    @Override
    public boolean showContextMenuForChild(View originalView) {
        final int position = getPositionForView(originalView);
        if (position < 0) return false;
        return dispatchLongPress(originalView, position, mAdapter.getItemId(position), 0, 0, false);
    }

    @Override
    public boolean showContextMenuForChild(View originalView, float x, float y) {
        final int position = getPositionForView(originalView);
        if (position < 0) return false;
        return dispatchLongPress(originalView, position, mAdapter.getItemId(position), x, y, true);
    }

    @Override
    public boolean showContextMenu() {
        return showContextMenu(0, 0);
    }

    @Override
    public boolean showContextMenu(float x, float y) {
        if (!isPressed() || mSelectedPosition < 0) return false;
        return dispatchLongPress(getChildAt(mSelectedPosition - mFirstPosition), mSelectedPosition, mSelectedRowId, x, y, x != 0 || y != 0);
    }

    private boolean dispatchLongPress(View view, int position, long id, float x, float y, boolean useOffsets) {
        boolean handled = false;
        if (getOnItemLongClickListener() != null) handled = getOnItemLongClickListener().onItemLongClick(this, mDownTouchView, mDownTouchPosition, id);
        if (!handled) {
            mContextMenuInfo = new AdapterContextMenuInfo(view, position, id);
            handled = useOffsets ? super.showContextMenuForChild(view, x, y) : super.showContextMenuForChild(this);
        }
        if (handled) performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
        return handled;
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        return event.dispatch(this, null, null);
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        switch (keyCode) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
                if (moveDirection(-1)) {
                    playSoundEffect(SoundEffectConstants.NAVIGATION_LEFT);
                    return true;
                }
                break;
            case KeyEvent.KEYCODE_DPAD_RIGHT:
                if (moveDirection(1)) {
                    playSoundEffect(SoundEffectConstants.NAVIGATION_RIGHT);
                    return true;
                }
                break;
            case KeyEvent.KEYCODE_DPAD_CENTER:
            case KeyEvent.KEYCODE_ENTER:
                mReceivedInvokeKeyDown = true;
                break;
            default:
                break;
        }
        return super.onKeyDown(keyCode, event);
    }

    @Override
    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (!KeyEvent.isConfirmKey(keyCode)) return super.onKeyUp(keyCode, event);
        if (mReceivedInvokeKeyDown && mItemCount > 0) {
            dispatchPress(mSelectedChild);
            postDelayed(new Runnable() {
                @Override
                public void run() {
                    dispatchUnpress();
                }
            }, ViewConfiguration.getPressedStateDuration());
            performItemClick(getChildAt(mSelectedPosition - mFirstPosition), mSelectedPosition, mAdapter.getItemId(mSelectedPosition));
        }
        mReceivedInvokeKeyDown = false;
        return true;
    }

    private boolean moveDirection(int direction) {
        int position = mSelectedPosition + direction;
        if (mItemCount <= 0 || position < 0 || position >= mItemCount) return false;
        scrollToChild(position - mFirstPosition);
        return true;
    }

    private boolean scrollToChild(int index) {
        View child = getChildAt(index);
        if (child == null) return false;
        mFlingRunnable.startUsingDistance(getCenterOfGallery() - centerOf(child));
        return true;
    }

    @Override
    void setSelectedPositionInt(int position) {
        super.setSelectedPositionInt(position);
        updateSelectedItemMetadata();
    }

    private void updateSelectedItemMetadata() {
        View old = mSelectedChild, child = mSelectedChild = getChildAt(mSelectedPosition - mFirstPosition);
        if (child == null) return;
        child.setSelected(true);
        child.setFocusable(true);
        if (hasFocus()) child.requestFocus();
        if (old != null && old != child) {
            old.setSelected(false);
            old.setFocusable(false);
        }
    }

    public void setGravity(int gravity) {
        if (mGravity == gravity) return;
        mGravity = gravity;
        requestLayout();
    }

    @Override
    protected int getChildDrawingOrder(int childCount, int i) {
        int selected = mSelectedPosition - mFirstPosition;
        if (selected < 0) return i;
        if (i == childCount - 1) return selected;
        return i >= selected ? i + 1 : i;
    }

    @Override
    protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect);
        if (gainFocus && mSelectedChild != null) {
            mSelectedChild.requestFocus(direction);
            mSelectedChild.setSelected(true);
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return Gallery.class.getName();
    }

    /** Moves the items frame by frame. */
    private class FlingRunnable implements Runnable {
        private final Scroller mScroller = new Scroller(getContext());
        private int mLastFlingX;

        private void startCommon() {
            removeCallbacks(this);
        }

        void startUsingVelocity(int velocity) {
            if (velocity == 0) return;
            startCommon();
            int at = velocity < 0 ? Integer.MAX_VALUE : 0;
            mLastFlingX = at;
            mScroller.fling(at, 0, velocity, 0, 0, Integer.MAX_VALUE, 0, Integer.MAX_VALUE);
            post(this);
        }

        void startUsingDistance(int distance) {
            if (distance == 0) return;
            startCommon();
            mLastFlingX = 0;
            mScroller.startScroll(0, 0, -distance, 0, mAnimationDuration);
            post(this);
        }

        void stop(boolean intoSlots) {
            removeCallbacks(this);
            endFling(intoSlots);
        }

        void endFling(boolean intoSlots) {
            mScroller.forceFinished(true);
            if (intoSlots) scrollIntoSlots();
        }

        @Override
        public void run() {
            if (mItemCount == 0) {
                endFling(true);
                return;
            }
            mShouldStopFling = false;
            boolean more = mScroller.computeScrollOffset();
            int x = mScroller.getCurrX(), delta = mLastFlingX - x, inner = getWidth() - mPaddingLeft - mPaddingRight - 1;
            if (delta > 0) {
                mDownTouchPosition = mFirstPosition;
                delta = Math.min(inner, delta);
            } else {
                mDownTouchPosition = mFirstPosition + getChildCount() - 1;
                delta = Math.max(-inner, delta);
            }
            trackMotionScroll(delta);
            if (more && !mShouldStopFling) {
                mLastFlingX = x;
                post(this);
            } else {
                endFling(true);
            }
        }
    }

    public static class LayoutParams extends ViewGroup.LayoutParams {
        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int w, int h) {
            super(w, h);
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }
    }
}
