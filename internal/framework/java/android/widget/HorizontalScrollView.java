package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.FocusFinder;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.animation.AnimationUtils;
import com.android.internal.R;
import java.util.List;

/** Shows a part of one child that may be wider than itself. */
public class HorizontalScrollView extends FrameLayout {
    static final int ANIMATED_SCROLL_GAP = 250;
    static final float MAX_SCROLL_FACTOR = 0.5f;
    private static final int INVALID_POINTER = -1;

    private long mLastScroll;
    private final Rect mTempRect = new Rect();
    private OverScroller mScroller;
    private EdgeEffect mEdgeGlowLeft;
    private EdgeEffect mEdgeGlowRight;
    private int mLastMotionX;
    private boolean mIsLayoutDirty = true;
    private View mChildToScrollTo = null;
    private boolean mIsBeingDragged = false;
    private VelocityTracker mVelocityTracker;
    private boolean mFillViewport;
    private boolean mSmoothScrollingEnabled = true;
    private int mTouchSlop;
    private int mMinimumVelocity;
    private int mMaximumVelocity;
    private int mOverscrollDistance;
    private int mOverflingDistance;
    private int mActivePointerId = INVALID_POINTER;
    private final int[] mScrollOffset = new int[2];
    private final int[] mScrollConsumed = new int[2];
    private int mNestedXOffset;
    private SavedState mSavedState;

    public HorizontalScrollView(Context context) {
        this(context, null);
    }

    public HorizontalScrollView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.horizontalScrollViewStyle);
    }

    public HorizontalScrollView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public HorizontalScrollView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        mScroller = new OverScroller(getContext());
        setFocusable(true);
        setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
        setWillNotDraw(false);
        ViewConfiguration configuration = ViewConfiguration.get(getContext());
        mTouchSlop = configuration.getScaledTouchSlop();
        mMinimumVelocity = configuration.getScaledMinimumFlingVelocity();
        mMaximumVelocity = configuration.getScaledMaximumFlingVelocity();
        mOverscrollDistance = configuration.getScaledOverscrollDistance();
        mOverflingDistance = configuration.getScaledOverflingDistance();
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.HorizontalScrollView, defStyleAttr, defStyleRes);
        setFillViewport(a.getBoolean(R.styleable.HorizontalScrollView_fillViewport, false));
        a.recycle();
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return true;
    }

    @Override
    protected float getLeftFadingEdgeStrength() {
        if (getChildCount() == 0) {
            return 0.0f;
        }
        int length = getHorizontalFadingEdgeLength();
        return mScrollX < length ? mScrollX / (float) length : 1.0f;
    }

    @Override
    protected float getRightFadingEdgeStrength() {
        if (getChildCount() == 0) {
            return 0.0f;
        }
        int length = getHorizontalFadingEdgeLength();
        int span = getChildAt(0).getRight() - mScrollX - (getWidth() - mPaddingRight);
        return span < length ? span / (float) length : 1.0f;
    }

    public int getMaxScrollAmount() {
        return (int) (MAX_SCROLL_FACTOR * (mRight - mLeft));
    }

    private void checkOneChild() {
        if (getChildCount() > 0) {
            throw new IllegalStateException("HorizontalScrollView can host only one direct child");
        }
    }

    @Override
    public void addView(View child) {
        checkOneChild();
        super.addView(child);
    }

    @Override
    public void addView(View child, int index) {
        checkOneChild();
        super.addView(child, index);
    }

    @Override
    public void addView(View child, ViewGroup.LayoutParams params) {
        checkOneChild();
        super.addView(child, params);
    }

    @Override
    public void addView(View child, int index, ViewGroup.LayoutParams params) {
        checkOneChild();
        super.addView(child, index, params);
    }

    private boolean canScroll() {
        View child = getChildAt(0);
        return child != null && getWidth() < child.getWidth() + mPaddingLeft + mPaddingRight;
    }

    public boolean isFillViewport() {
        return mFillViewport;
    }

    public void setFillViewport(boolean fillViewport) {
        if (fillViewport != mFillViewport) {
            mFillViewport = fillViewport;
            requestLayout();
        }
    }

    public boolean isSmoothScrollingEnabled() {
        return mSmoothScrollingEnabled;
    }

    public void setSmoothScrollingEnabled(boolean smoothScrollingEnabled) {
        mSmoothScrollingEnabled = smoothScrollingEnabled;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        if (!mFillViewport || MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED
                || getChildCount() == 0) {
            return;
        }
        View child = getChildAt(0);
        FrameLayout.LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int padV = mPaddingTop + mPaddingBottom;
        int padH = mPaddingLeft + mPaddingRight;
        if (getContext().getApplicationInfo().targetSdkVersion >= 23) {
            padV += lp.topMargin + lp.bottomMargin;
            padH += lp.leftMargin + lp.rightMargin;
        }
        int desired = getMeasuredWidth() - padH;
        if (child.getMeasuredWidth() < desired) {
            child.measure(MeasureSpec.makeMeasureSpec(desired, MeasureSpec.EXACTLY),
                    getChildMeasureSpec(heightMeasureSpec, padV, lp.height));
        }
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        return super.dispatchKeyEvent(event) || executeKeyEvent(event);
    }

    public boolean executeKeyEvent(KeyEvent event) {
        mTempRect.setEmpty();
        if (!canScroll()) {
            if (isFocused() && event.getKeyCode() != KeyEvent.KEYCODE_BACK) {
                View focused = findFocus();
                if (focused == this) {
                    focused = null;
                }
                View next = FocusFinder.getInstance().findNextFocus(this, focused, View.FOCUS_RIGHT);
                return next != null && next != this && next.requestFocus(View.FOCUS_RIGHT);
            }
            return false;
        }
        boolean handled = false;
        if (event.getAction() == KeyEvent.ACTION_DOWN) {
            switch (event.getKeyCode()) {
                case KeyEvent.KEYCODE_DPAD_LEFT:
                    handled = event.isAltPressed() ? fullScroll(View.FOCUS_LEFT) : arrowScroll(View.FOCUS_LEFT);
                    break;
                case KeyEvent.KEYCODE_DPAD_RIGHT:
                    handled = event.isAltPressed() ? fullScroll(View.FOCUS_RIGHT) : arrowScroll(View.FOCUS_RIGHT);
                    break;
                case KeyEvent.KEYCODE_SPACE:
                    pageScroll(event.isShiftPressed() ? View.FOCUS_LEFT : View.FOCUS_RIGHT);
                    break;
                default:
                    break;
            }
        }
        return handled;
    }

    private boolean inChild(int x, int y) {
        if (getChildCount() == 0) {
            return false;
        }
        View child = getChildAt(0);
        return !(x < child.getLeft() - mScrollX || x >= child.getRight() - mScrollX
                || y < child.getTop() || y >= child.getBottom());
    }

    private void track(MotionEvent event) {
        if (mVelocityTracker == null) {
            mVelocityTracker = VelocityTracker.obtain();
        }
        mVelocityTracker.addMovement(event);
    }

    private void recycleVelocityTracker() {
        if (mVelocityTracker != null) {
            mVelocityTracker.recycle();
            mVelocityTracker = null;
        }
    }

    @Override
    public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
        if (disallowIntercept) {
            recycleVelocityTracker();
        }
        super.requestDisallowInterceptTouchEvent(disallowIntercept);
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent ev) {
        int action = ev.getAction();
        if (action == MotionEvent.ACTION_MOVE && mIsBeingDragged) {
            return true;
        }
        if (super.onInterceptTouchEvent(ev)) {
            return true;
        }
        if (getScrollX() == 0 && !canScrollHorizontally(1)) {
            return false;
        }
        switch (action & MotionEvent.ACTION_MASK) {
            case MotionEvent.ACTION_MOVE: {
                if (mActivePointerId == INVALID_POINTER) {
                    break;
                }
                int index = ev.findPointerIndex(mActivePointerId);
                if (index == -1) {
                    break;
                }
                int x = (int) ev.getX(index);
                if (Math.abs(x - mLastMotionX) > mTouchSlop && (getNestedScrollAxes() & SCROLL_AXIS_HORIZONTAL) == 0) {
                    mIsBeingDragged = true;
                    mLastMotionX = x;
                    track(ev);
                    mNestedXOffset = 0;
                    ViewParent parent = getParent();
                    if (parent != null) {
                        parent.requestDisallowInterceptTouchEvent(true);
                    }
                }
                break;
            }
            case MotionEvent.ACTION_DOWN: {
                int x = (int) ev.getX();
                if (!inChild(x, (int) ev.getY())) {
                    mIsBeingDragged = false;
                    recycleVelocityTracker();
                    break;
                }
                mLastMotionX = x;
                mActivePointerId = ev.getPointerId(0);
                recycleVelocityTracker();
                track(ev);
                mScroller.computeScrollOffset();
                mIsBeingDragged = !mScroller.isFinished();
                startNestedScroll(SCROLL_AXIS_HORIZONTAL);
                break;
            }
            case MotionEvent.ACTION_CANCEL:
            case MotionEvent.ACTION_UP:
                mIsBeingDragged = false;
                mActivePointerId = INVALID_POINTER;
                recycleVelocityTracker();
                if (mScroller.springBack(mScrollX, mScrollY, 0, getScrollRange(), 0, 0)) {
                    postInvalidateOnAnimation();
                }
                stopNestedScroll();
                break;
            case MotionEvent.ACTION_POINTER_UP:
                onSecondaryPointerUp(ev);
                break;
            default:
                break;
        }
        return mIsBeingDragged;
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        MotionEvent tracked = MotionEvent.obtain(ev);
        int action = ev.getActionMasked();
        if (action == MotionEvent.ACTION_DOWN) {
            mNestedXOffset = 0;
        }
        tracked.offsetLocation(mNestedXOffset, 0);
        switch (action) {
            case MotionEvent.ACTION_DOWN: {
                if (getChildCount() == 0) {
                    tracked.recycle();
                    return false;
                }
                mIsBeingDragged = !mScroller.isFinished();
                if (mIsBeingDragged) {
                    ViewParent parent = getParent();
                    if (parent != null) {
                        parent.requestDisallowInterceptTouchEvent(true);
                    }
                    mScroller.abortAnimation();
                }
                mLastMotionX = (int) ev.getX();
                mActivePointerId = ev.getPointerId(0);
                startNestedScroll(SCROLL_AXIS_HORIZONTAL);
                break;
            }
            case MotionEvent.ACTION_MOVE: {
                int index = ev.findPointerIndex(mActivePointerId);
                if (index == -1) {
                    break;
                }
                int x = (int) ev.getX(index);
                int delta = mLastMotionX - x;
                if (dispatchNestedPreScroll(delta, 0, mScrollConsumed, mScrollOffset)) {
                    delta -= mScrollConsumed[0];
                    tracked.offsetLocation(mScrollOffset[0], 0);
                    mNestedXOffset += mScrollOffset[0];
                }
                if (!mIsBeingDragged && Math.abs(delta) > mTouchSlop) {
                    ViewParent parent = getParent();
                    if (parent != null) {
                        parent.requestDisallowInterceptTouchEvent(true);
                    }
                    mIsBeingDragged = true;
                    delta += delta > 0 ? -mTouchSlop : mTouchSlop;
                }
                if (mIsBeingDragged) {
                    mLastMotionX = x - mScrollOffset[0];
                    int oldX = mScrollX;
                    int range = getScrollRange();
                    int mode = getOverScrollMode();
                    boolean can = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && range > 0;
                    if (overScrollBy(delta, 0, mScrollX, 0, range, 0, mOverscrollDistance, 0, true)
                            && !hasNestedScrollingParent() && mVelocityTracker != null) {
                        mVelocityTracker.clear();
                    }
                    int scrolled = mScrollX - oldX;
                    if (dispatchNestedScroll(scrolled, 0, delta - scrolled, 0, mScrollOffset)) {
                        mLastMotionX -= mScrollOffset[0];
                        tracked.offsetLocation(mScrollOffset[0], 0);
                        mNestedXOffset += mScrollOffset[0];
                    } else if (can) {
                        int to = oldX + delta;
                        if (to < 0) {
                            mEdgeGlowLeft.onPull((float) delta / getWidth(), ev.getY(index) / getHeight());
                            if (!mEdgeGlowRight.isFinished()) {
                                mEdgeGlowRight.onRelease();
                            }
                        } else if (to > range) {
                            mEdgeGlowRight.onPull((float) delta / getWidth(), 1.f - ev.getY(index) / getHeight());
                            if (!mEdgeGlowLeft.isFinished()) {
                                mEdgeGlowLeft.onRelease();
                            }
                        }
                        if (mEdgeGlowLeft != null && (!mEdgeGlowLeft.isFinished() || !mEdgeGlowRight.isFinished())) {
                            postInvalidateOnAnimation();
                        }
                    }
                }
                break;
            }
            case MotionEvent.ACTION_UP:
                if (mIsBeingDragged) {
                    if (mVelocityTracker == null) {
                        mVelocityTracker = VelocityTracker.obtain();
                    }
                    mVelocityTracker.computeCurrentVelocity(1000, mMaximumVelocity);
                    int velocity = (int) mVelocityTracker.getXVelocity(mActivePointerId);
                    if (Math.abs(velocity) > mMinimumVelocity) {
                        flingWithNestedDispatch(-velocity);
                    } else if (mScroller.springBack(mScrollX, mScrollY, 0, getScrollRange(), 0, 0)) {
                        postInvalidateOnAnimation();
                    }
                    mActivePointerId = INVALID_POINTER;
                    endDrag();
                }
                break;
            case MotionEvent.ACTION_CANCEL:
                if (mIsBeingDragged && getChildCount() > 0) {
                    if (mScroller.springBack(mScrollX, mScrollY, 0, getScrollRange(), 0, 0)) {
                        postInvalidateOnAnimation();
                    }
                    mActivePointerId = INVALID_POINTER;
                    endDrag();
                }
                break;
            case MotionEvent.ACTION_POINTER_DOWN: {
                int index = ev.getActionIndex();
                mLastMotionX = (int) ev.getX(index);
                mActivePointerId = ev.getPointerId(index);
                break;
            }
            case MotionEvent.ACTION_POINTER_UP:
                onSecondaryPointerUp(ev);
                int index = ev.findPointerIndex(mActivePointerId);
                if (index >= 0) {
                    mLastMotionX = (int) ev.getX(index);
                }
                break;
            default:
                break;
        }
        track(tracked);
        tracked.recycle();
        return true;
    }

    private void onSecondaryPointerUp(MotionEvent ev) {
        int index = ev.getActionIndex();
        if (ev.getPointerId(index) == mActivePointerId) {
            int other = index == 0 ? 1 : 0;
            mLastMotionX = (int) ev.getX(other);
            mActivePointerId = ev.getPointerId(other);
            if (mVelocityTracker != null) {
                mVelocityTracker.clear();
            }
        }
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        if (event.getAction() == MotionEvent.ACTION_SCROLL && event.isFromSource(InputDevice.SOURCE_CLASS_POINTER)) {
            float by = event.getAxisValue(MotionEvent.AXIS_HSCROLL);
            int delta = Math.round(by * ViewConfiguration.get(getContext()).getScaledHorizontalScrollFactor());
            if (delta != 0) {
                int old = mScrollX;
                int to = Math.min(Math.max(old - delta, 0), getScrollRange());
                if (to != old) {
                    super.scrollTo(to, mScrollY);
                    return true;
                }
            }
        }
        return super.onGenericMotionEvent(event);
    }

    @Override
    protected void onOverScrolled(int scrollX, int scrollY, boolean clampedX, boolean clampedY) {
        if (!mScroller.isFinished()) {
            int oldY = mScrollY;
            int oldX = mScrollX;
            mScrollY = scrollY;
            mScrollX = scrollX;
            onScrollChanged(mScrollX, mScrollY, oldX, oldY);
            if (clampedX) {
                mScroller.springBack(mScrollX, mScrollY, 0, getScrollRange(), 0, 0);
            }
        } else {
            super.scrollTo(scrollX, scrollY);
        }
        awakenScrollBars();
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return HorizontalScrollView.class.getName();
    }

    private int getScrollRange() {
        if (getChildCount() == 0) {
            return 0;
        }
        return Math.max(0, getChildAt(0).getWidth() - (getWidth() - mPaddingRight - mPaddingLeft));
    }

    // The focusable that is nearest to the edge, preferring those wholly inside.
    private View findFocusableViewInBounds(boolean leftFocus, int left, int right) {
        List<View> focusables = getFocusables(View.FOCUS_FORWARD);
        View best = null;
        boolean bestInside = false;
        for (int i = 0; i < focusables.size(); i++) {
            View view = focusables.get(i);
            int viewLeft = view.getLeft();
            int viewRight = view.getRight();
            if (left >= viewRight || viewLeft >= right) {
                continue;
            }
            boolean inside = left < viewLeft && viewRight < right;
            if (best == null) {
                best = view;
                bestInside = inside;
                continue;
            }
            boolean closer = leftFocus ? viewLeft < best.getLeft() : viewRight > best.getRight();
            if (bestInside ? inside && closer : inside || closer) {
                best = view;
                bestInside |= inside;
            }
        }
        return best;
    }

    public boolean pageScroll(int direction) {
        boolean down = direction == View.FOCUS_RIGHT;
        int width = getWidth();
        if (down) {
            mTempRect.left = getScrollX() + width;
            if (getChildCount() > 0 && mTempRect.left + width > getChildAt(0).getRight()) {
                mTempRect.left = getChildAt(0).getRight() - width;
            }
        } else {
            mTempRect.left = Math.max(0, getScrollX() - width);
        }
        mTempRect.right = mTempRect.left + width;
        return scrollAndFocus(direction, mTempRect.left, mTempRect.right);
    }

    public boolean fullScroll(int direction) {
        boolean down = direction == View.FOCUS_RIGHT;
        int width = getWidth();
        mTempRect.left = 0;
        mTempRect.right = width;
        if (down && getChildCount() > 0) {
            mTempRect.right = getChildAt(0).getRight();
            mTempRect.left = mTempRect.right - width;
        }
        return scrollAndFocus(direction, mTempRect.left, mTempRect.right);
    }

    private boolean scrollAndFocus(int direction, int left, int right) {
        boolean handled = true;
        int width = getWidth();
        int from = getScrollX();
        int to = from + width;
        boolean up = direction == View.FOCUS_LEFT;
        View newFocused = findFocusableViewInBounds(up, left, right);
        if (newFocused == null) {
            newFocused = this;
        }
        if (left >= from && right <= to) {
            handled = false;
        } else {
            doScroll(up ? left - from : right - to);
        }
        if (newFocused != findFocus()) {
            newFocused.requestFocus(direction);
        }
        return handled;
    }

    public boolean arrowScroll(int direction) {
        View current = findFocus();
        if (current == this) {
            current = null;
        }
        View next = FocusFinder.getInstance().findNextFocus(this, current, direction);
        int jump = getMaxScrollAmount();
        if (next != null && isWithinDeltaOfScreen(next, jump, getWidth())) {
            next.getDrawingRect(mTempRect);
            offsetDescendantRectToMyCoords(next, mTempRect);
            doScroll(computeScrollDeltaToGetChildRectOnScreen(mTempRect));
            next.requestFocus(direction);
        } else {
            int delta = jump;
            if (direction == View.FOCUS_LEFT && getScrollX() < delta) {
                delta = getScrollX();
            } else if (direction == View.FOCUS_RIGHT && getChildCount() > 0) {
                int right = getChildAt(0).getRight();
                int shown = getScrollX() + getWidth() - mPaddingRight;
                if (right - shown < jump) {
                    delta = right - shown;
                }
            }
            if (delta == 0) {
                return false;
            }
            doScroll(direction == View.FOCUS_RIGHT ? delta : -delta);
        }
        if (current != null && current.isFocused() && !isWithinDeltaOfScreen(current, 0, getWidth())) {
            int focusability = getDescendantFocusability();
            setDescendantFocusability(ViewGroup.FOCUS_BEFORE_DESCENDANTS);
            requestFocus();
            setDescendantFocusability(focusability);
        }
        return true;
    }

    private boolean isWithinDeltaOfScreen(View descendant, int delta, int width) {
        descendant.getDrawingRect(mTempRect);
        offsetDescendantRectToMyCoords(descendant, mTempRect);
        return mTempRect.right + delta >= getScrollX() && mTempRect.left - delta <= getScrollX() + width;
    }

    private void doScroll(int delta) {
        if (delta != 0) {
            if (mSmoothScrollingEnabled) {
                smoothScrollBy(delta, 0);
            } else {
                scrollBy(delta, 0);
            }
        }
    }

    public final void smoothScrollBy(int dx, int dy) {
        if (getChildCount() == 0) {
            return;
        }
        long duration = AnimationUtils.currentAnimationTimeMillis() - mLastScroll;
        if (duration > ANIMATED_SCROLL_GAP) {
            int room = getWidth() - mPaddingRight - mPaddingLeft;
            int max = Math.max(0, getChildAt(0).getWidth() - room);
            dx = Math.max(0, Math.min(mScrollX + dx, max)) - mScrollX;
            mScroller.startScroll(mScrollX, mScrollY, dx, 0);
            postInvalidateOnAnimation();
        } else {
            if (!mScroller.isFinished()) {
                mScroller.abortAnimation();
            }
            scrollBy(dx, dy);
        }
        mLastScroll = AnimationUtils.currentAnimationTimeMillis();
    }

    public final void smoothScrollTo(int x, int y) {
        smoothScrollBy(x - mScrollX, y - mScrollY);
    }

    @Override
    protected int computeHorizontalScrollRange() {
        int content = getWidth() - mPaddingRight - mPaddingLeft;
        if (getChildCount() == 0) {
            return content;
        }
        int range = getChildAt(0).getRight();
        int over = Math.max(0, range - content);
        if (mScrollX < 0) {
            range -= mScrollX;
        } else if (mScrollX > over) {
            range += mScrollX - over;
        }
        return range;
    }

    @Override
    protected int computeHorizontalScrollOffset() {
        return Math.max(0, super.computeHorizontalScrollOffset());
    }

    @Override
    protected void measureChild(View child, int parentWidthMeasureSpec, int parentHeightMeasureSpec) {
        ViewGroup.LayoutParams lp = child.getLayoutParams();
        int h = getChildMeasureSpec(parentHeightMeasureSpec, mPaddingTop + mPaddingBottom, lp.height);
        int w = MeasureSpec.makeSafeMeasureSpec(
                Math.max(0, MeasureSpec.getSize(parentWidthMeasureSpec) - (mPaddingLeft + mPaddingRight)),
                MeasureSpec.UNSPECIFIED);
        child.measure(w, h);
    }

    @Override
    protected void measureChildWithMargins(View child, int parentWidthMeasureSpec, int widthUsed,
            int parentHeightMeasureSpec, int heightUsed) {
        MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
        int h = getChildMeasureSpec(parentHeightMeasureSpec,
                mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + heightUsed, lp.height);
        int used = mPaddingLeft + mPaddingRight + lp.leftMargin + lp.rightMargin + widthUsed;
        int w = MeasureSpec.makeSafeMeasureSpec(
                Math.max(0, MeasureSpec.getSize(parentWidthMeasureSpec) - used), MeasureSpec.UNSPECIFIED);
        child.measure(w, h);
    }

    @Override
    public void computeScroll() {
        if (!mScroller.computeScrollOffset()) {
            return;
        }
        int oldY = mScrollY;
        int oldX = mScrollX;
        int y = mScroller.getCurrY();
        int x = mScroller.getCurrX();
        if (oldY != y || oldX != x) {
            int range = getScrollRange();
            int mode = getOverScrollMode();
            boolean can = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && range > 0;
            overScrollBy(x - oldX, y - oldY, oldX, oldY, range, 0, mOverflingDistance, 0, false);
            onScrollChanged(mScrollX, mScrollY, oldX, oldY);
            if (can) {
                if (x < 0 && oldX >= 0) {
                    mEdgeGlowLeft.onAbsorb((int) mScroller.getCurrVelocity());
                } else if (x > range && oldX <= range) {
                    mEdgeGlowRight.onAbsorb((int) mScroller.getCurrVelocity());
                }
            }
        }
        if (!awakenScrollBars()) {
            postInvalidateOnAnimation();
        }
    }

    private void scrollToChild(View child) {
        child.getDrawingRect(mTempRect);
        offsetDescendantRectToMyCoords(child, mTempRect);
        int delta = computeScrollDeltaToGetChildRectOnScreen(mTempRect);
        if (delta != 0) {
            scrollBy(delta, 0);
        }
    }

    private boolean scrollToChildRect(Rect rect, boolean immediate) {
        int delta = computeScrollDeltaToGetChildRectOnScreen(rect);
        if (delta == 0) {
            return false;
        }
        if (immediate) {
            scrollBy(delta, 0);
        } else {
            smoothScrollBy(delta, 0);
        }
        return true;
    }

    protected int computeScrollDeltaToGetChildRectOnScreen(Rect rect) {
        if (getChildCount() == 0) {
            return 0;
        }
        int width = getWidth();
        int left = getScrollX();
        int right = left + width;
        int fading = getHorizontalFadingEdgeLength();
        if (rect.left > 0) {
            left += fading;
        }
        int end = getChildAt(0).getRight();
        if (rect.right < getChildAt(0).getWidth()) {
            right -= fading;
        }
        int delta = 0;
        if (rect.right > right && rect.left > left) {
            delta = rect.width() > width ? rect.left - left : rect.right - right;
            delta = Math.min(delta, end - right);
        } else if (rect.left < left && rect.right < right) {
            delta = rect.width() > width ? -(right - rect.right) : -(left - rect.left);
            delta = Math.max(delta, -getScrollX());
        }
        return delta;
    }

    @Override
    public void requestChildFocus(View child, View focused) {
        if (focused != null && focused.getRevealOnFocusHint()) {
            if (!mIsLayoutDirty) {
                scrollToChild(focused);
            } else {
                mChildToScrollTo = focused;
            }
        }
        super.requestChildFocus(child, focused);
    }

    @Override
    protected boolean onRequestFocusInDescendants(int direction, Rect previouslyFocusedRect) {
        if (direction == View.FOCUS_FORWARD) {
            direction = View.FOCUS_RIGHT;
        } else if (direction == View.FOCUS_BACKWARD) {
            direction = View.FOCUS_LEFT;
        }
        FocusFinder finder = FocusFinder.getInstance();
        View next = previouslyFocusedRect == null ? finder.findNextFocus(this, null, direction)
                : finder.findNextFocusFromRect(this, previouslyFocusedRect, direction);
        if (next == null || !isWithinDeltaOfScreen(next, 0, getWidth())) {
            return false;
        }
        return next.requestFocus(direction, previouslyFocusedRect);
    }

    @Override
    public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
        rectangle.offset(child.getLeft() - child.getScrollX(), child.getTop() - child.getScrollY());
        return scrollToChildRect(rectangle, immediate);
    }

    @Override
    public void requestLayout() {
        mIsLayoutDirty = true;
        super.requestLayout();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        int childWidth = 0;
        int margins = 0;
        if (getChildCount() > 0) {
            childWidth = getChildAt(0).getMeasuredWidth();
            LayoutParams lp = (LayoutParams) getChildAt(0).getLayoutParams();
            margins = lp.leftMargin + lp.rightMargin;
        }
        int available = r - l - getPaddingLeftWithForeground() - getPaddingRightWithForeground() - margins;
        layoutChildren(l, t, r, b, childWidth > available);
        mIsLayoutDirty = false;
        if (mChildToScrollTo != null && isViewDescendantOf(mChildToScrollTo, this)) {
            scrollToChild(mChildToScrollTo);
        }
        mChildToScrollTo = null;
        if (!isLaidOut()) {
            int range = Math.max(0, childWidth - (r - l - mPaddingLeft - mPaddingRight));
            if (mSavedState != null) {
                mScrollX = isLayoutRtl() ? range - mSavedState.scrollPosition : mSavedState.scrollPosition;
                mSavedState = null;
            } else if (isLayoutRtl()) {
                mScrollX = range - mScrollX;
            }
            mScrollX = Math.max(0, Math.min(mScrollX, range));
        }
        scrollTo(mScrollX, mScrollY);
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        super.onSizeChanged(w, h, oldw, oldh);
        View focused = findFocus();
        if (focused == null || this == focused) {
            return;
        }
        if (isWithinDeltaOfScreen(focused, 0, oldw)) {
            focused.getDrawingRect(mTempRect);
            offsetDescendantRectToMyCoords(focused, mTempRect);
            doScroll(computeScrollDeltaToGetChildRectOnScreen(mTempRect));
        }
    }

    private static boolean isViewDescendantOf(View child, View parent) {
        if (child == parent) {
            return true;
        }
        ViewParent above = child.getParent();
        return above instanceof ViewGroup && isViewDescendantOf((View) above, parent);
    }

    public void fling(int velocityX) {
        if (getChildCount() > 0) {
            int width = getWidth() - mPaddingRight - mPaddingLeft;
            int right = getChildAt(0).getWidth();
            mScroller.fling(mScrollX, mScrollY, velocityX, 0, 0, Math.max(0, right - width), 0, 0, width / 2, 0);
            postInvalidateOnAnimation();
        }
    }

    private void flingWithNestedDispatch(int velocityX) {
        boolean can = (mScrollX > 0 || velocityX > 0) && (mScrollX < getScrollRange() || velocityX < 0);
        if (!dispatchNestedPreFling(velocityX, 0)) {
            dispatchNestedFling(velocityX, 0, can);
            if (can) {
                fling(velocityX);
            }
        }
    }

    private void endDrag() {
        mIsBeingDragged = false;
        recycleVelocityTracker();
        if (mEdgeGlowLeft != null) {
            mEdgeGlowLeft.onRelease();
            mEdgeGlowRight.onRelease();
        }
    }

    private static int clamp(int n, int my, int child) {
        if (my >= child || n < 0) {
            return 0;
        }
        return my + n > child ? child - my : n;
    }

    @Override
    public void scrollTo(int x, int y) {
        if (getChildCount() > 0) {
            View child = getChildAt(0);
            y = clamp(y, getHeight() - mPaddingBottom - mPaddingTop, child.getHeight());
            x = clamp(x, getWidth() - mPaddingRight - mPaddingLeft, child.getWidth());
            if (y != mScrollY || x != mScrollX) {
                super.scrollTo(x, y);
            }
        }
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
        return (nestedScrollAxes & SCROLL_AXIS_HORIZONTAL) != 0;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int axes) {
        super.onNestedScrollAccepted(child, target, axes);
        startNestedScroll(SCROLL_AXIS_HORIZONTAL);
    }

    @Override
    public void onStopNestedScroll(View target) {
        super.onStopNestedScroll(target);
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
        int old = mScrollX;
        scrollBy(dxUnconsumed, 0);
        int consumed = mScrollX - old;
        dispatchNestedScroll(consumed, 0, dxUnconsumed - consumed, 0, null);
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        if (!consumed) {
            flingWithNestedDispatch((int) velocityX);
            return true;
        }
        return false;
    }

    @Override
    public void setOverScrollMode(int mode) {
        if (mode == OVER_SCROLL_NEVER) {
            mEdgeGlowLeft = null;
            mEdgeGlowRight = null;
        } else if (mEdgeGlowLeft == null) {
            mEdgeGlowLeft = new EdgeEffect(getContext());
            mEdgeGlowRight = new EdgeEffect(getContext());
        }
        super.setOverScrollMode(mode);
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
        if (!savesPosition()) {
            super.onRestoreInstanceState(state);
            return;
        }
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        mSavedState = ss;
        requestLayout();
    }

    @Override
    protected Parcelable onSaveInstanceState() {
        if (!savesPosition()) {
            return super.onSaveInstanceState();
        }
        SavedState ss = new SavedState(super.onSaveInstanceState());
        ss.scrollPosition = isLayoutRtl() ? -mScrollX : mScrollX;
        return ss;
    }

    /** Apps of before keep no position: some gave one id to several views. */
    private boolean savesPosition() {
        return getContext().getApplicationInfo().targetSdkVersion > android.os.Build.VERSION_CODES.JELLY_BEAN_MR2;
    }

    static class SavedState extends BaseSavedState {
        public int scrollPosition;

        SavedState(Parcelable superState) {
            super(superState);
        }

        SavedState(Parcel source) {
            super(source);
            scrollPosition = source.readInt();
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            super.writeToParcel(dest, flags);
            dest.writeInt(scrollPosition);
        }

        @Override
        public String toString() {
            return "HorizontalScrollView.SavedState{" + Integer.toHexString(System.identityHashCode(this))
                    + " scrollPosition=" + scrollPosition + "}";
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }
}
