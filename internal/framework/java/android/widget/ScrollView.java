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

/** Shows a part of one child that may be taller than itself. */
public class ScrollView extends FrameLayout {
    static final int ANIMATED_SCROLL_GAP = 250;
    static final float MAX_SCROLL_FACTOR = 0.5f;
    private static final int INVALID_POINTER = -1;

    private long mLastScroll;
    private final Rect mTempRect = new Rect();
    private OverScroller mScroller;
    private EdgeEffect mEdgeGlowTop;
    private EdgeEffect mEdgeGlowBottom;
    private int mLastMotionY;
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
    private int mNestedYOffset;
    private SavedState mSavedState;

    public ScrollView(Context context) {
        this(context, null);
    }

    public ScrollView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.scrollViewStyle);
    }

    public ScrollView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ScrollView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
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
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ScrollView, defStyleAttr, defStyleRes);
        setFillViewport(a.getBoolean(R.styleable.ScrollView_fillViewport, false));
        a.recycle();
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return true;
    }

    @Override
    protected float getTopFadingEdgeStrength() {
        if (getChildCount() == 0) {
            return 0.0f;
        }
        int length = getVerticalFadingEdgeLength();
        return mScrollY < length ? mScrollY / (float) length : 1.0f;
    }

    @Override
    protected float getBottomFadingEdgeStrength() {
        if (getChildCount() == 0) {
            return 0.0f;
        }
        int length = getVerticalFadingEdgeLength();
        int span = getChildAt(0).getBottom() - mScrollY - (getHeight() - mPaddingBottom);
        return span < length ? span / (float) length : 1.0f;
    }

    public int getMaxScrollAmount() {
        return (int) (MAX_SCROLL_FACTOR * (mBottom - mTop));
    }

    private void checkOneChild() {
        if (getChildCount() > 0) {
            throw new IllegalStateException("ScrollView can host only one direct child");
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
        return child != null && getHeight() < child.getHeight() + mPaddingTop + mPaddingBottom;
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
        if (!mFillViewport || MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED
                || getChildCount() == 0) {
            return;
        }
        View child = getChildAt(0);
        FrameLayout.LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int padH = mPaddingLeft + mPaddingRight;
        int padV = mPaddingTop + mPaddingBottom;
        if (getContext().getApplicationInfo().targetSdkVersion >= 23) {
            padH += lp.leftMargin + lp.rightMargin;
            padV += lp.topMargin + lp.bottomMargin;
        }
        int desired = getMeasuredHeight() - padV;
        if (child.getMeasuredHeight() < desired) {
            child.measure(getChildMeasureSpec(widthMeasureSpec, padH, lp.width),
                    MeasureSpec.makeMeasureSpec(desired, MeasureSpec.EXACTLY));
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
                View next = FocusFinder.getInstance().findNextFocus(this, focused, View.FOCUS_DOWN);
                return next != null && next != this && next.requestFocus(View.FOCUS_DOWN);
            }
            return false;
        }
        boolean handled = false;
        if (event.getAction() == KeyEvent.ACTION_DOWN) {
            switch (event.getKeyCode()) {
                case KeyEvent.KEYCODE_DPAD_UP:
                    handled = event.isAltPressed() ? fullScroll(View.FOCUS_UP) : arrowScroll(View.FOCUS_UP);
                    break;
                case KeyEvent.KEYCODE_DPAD_DOWN:
                    handled = event.isAltPressed() ? fullScroll(View.FOCUS_DOWN) : arrowScroll(View.FOCUS_DOWN);
                    break;
                case KeyEvent.KEYCODE_SPACE:
                    pageScroll(event.isShiftPressed() ? View.FOCUS_UP : View.FOCUS_DOWN);
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
        return !(y < child.getTop() - mScrollY || y >= child.getBottom() - mScrollY
                || x < child.getLeft() || x >= child.getRight());
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
        if (getScrollY() == 0 && !canScrollVertically(1)) {
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
                int y = (int) ev.getY(index);
                if (Math.abs(y - mLastMotionY) > mTouchSlop && (getNestedScrollAxes() & SCROLL_AXIS_VERTICAL) == 0) {
                    mIsBeingDragged = true;
                    mLastMotionY = y;
                    track(ev);
                    mNestedYOffset = 0;
                    ViewParent parent = getParent();
                    if (parent != null) {
                        parent.requestDisallowInterceptTouchEvent(true);
                    }
                }
                break;
            }
            case MotionEvent.ACTION_DOWN: {
                int y = (int) ev.getY();
                if (!inChild((int) ev.getX(), y)) {
                    mIsBeingDragged = false;
                    recycleVelocityTracker();
                    break;
                }
                mLastMotionY = y;
                mActivePointerId = ev.getPointerId(0);
                recycleVelocityTracker();
                track(ev);
                mScroller.computeScrollOffset();
                mIsBeingDragged = !mScroller.isFinished();
                startNestedScroll(SCROLL_AXIS_VERTICAL);
                break;
            }
            case MotionEvent.ACTION_CANCEL:
            case MotionEvent.ACTION_UP:
                mIsBeingDragged = false;
                mActivePointerId = INVALID_POINTER;
                recycleVelocityTracker();
                if (mScroller.springBack(mScrollX, mScrollY, 0, 0, 0, getScrollRange())) {
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
            mNestedYOffset = 0;
        }
        tracked.offsetLocation(0, mNestedYOffset);
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
                mLastMotionY = (int) ev.getY();
                mActivePointerId = ev.getPointerId(0);
                startNestedScroll(SCROLL_AXIS_VERTICAL);
                break;
            }
            case MotionEvent.ACTION_MOVE: {
                int index = ev.findPointerIndex(mActivePointerId);
                if (index == -1) {
                    break;
                }
                int y = (int) ev.getY(index);
                int delta = mLastMotionY - y;
                if (dispatchNestedPreScroll(0, delta, mScrollConsumed, mScrollOffset)) {
                    delta -= mScrollConsumed[1];
                    tracked.offsetLocation(0, mScrollOffset[1]);
                    mNestedYOffset += mScrollOffset[1];
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
                    mLastMotionY = y - mScrollOffset[1];
                    int oldY = mScrollY;
                    int range = getScrollRange();
                    int mode = getOverScrollMode();
                    boolean can = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && range > 0;
                    if (overScrollBy(0, delta, 0, mScrollY, 0, range, 0, mOverscrollDistance, true)
                            && !hasNestedScrollingParent() && mVelocityTracker != null) {
                        mVelocityTracker.clear();
                    }
                    int scrolled = mScrollY - oldY;
                    if (dispatchNestedScroll(0, scrolled, 0, delta - scrolled, mScrollOffset)) {
                        mLastMotionY -= mScrollOffset[1];
                        tracked.offsetLocation(0, mScrollOffset[1]);
                        mNestedYOffset += mScrollOffset[1];
                    } else if (can) {
                        int to = oldY + delta;
                        if (to < 0) {
                            mEdgeGlowTop.onPull((float) delta / getHeight(), ev.getX(index) / getWidth());
                            if (!mEdgeGlowBottom.isFinished()) {
                                mEdgeGlowBottom.onRelease();
                            }
                        } else if (to > range) {
                            mEdgeGlowBottom.onPull((float) delta / getHeight(), 1.f - ev.getX(index) / getWidth());
                            if (!mEdgeGlowTop.isFinished()) {
                                mEdgeGlowTop.onRelease();
                            }
                        }
                        if (mEdgeGlowTop != null && (!mEdgeGlowTop.isFinished() || !mEdgeGlowBottom.isFinished())) {
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
                    int velocity = (int) mVelocityTracker.getYVelocity(mActivePointerId);
                    if (Math.abs(velocity) > mMinimumVelocity) {
                        flingWithNestedDispatch(-velocity);
                    } else if (mScroller.springBack(mScrollX, mScrollY, 0, 0, 0, getScrollRange())) {
                        postInvalidateOnAnimation();
                    }
                    mActivePointerId = INVALID_POINTER;
                    endDrag();
                }
                break;
            case MotionEvent.ACTION_CANCEL:
                if (mIsBeingDragged && getChildCount() > 0) {
                    if (mScroller.springBack(mScrollX, mScrollY, 0, 0, 0, getScrollRange())) {
                        postInvalidateOnAnimation();
                    }
                    mActivePointerId = INVALID_POINTER;
                    endDrag();
                }
                break;
            case MotionEvent.ACTION_POINTER_DOWN: {
                int index = ev.getActionIndex();
                mLastMotionY = (int) ev.getY(index);
                mActivePointerId = ev.getPointerId(index);
                break;
            }
            case MotionEvent.ACTION_POINTER_UP:
                onSecondaryPointerUp(ev);
                int index = ev.findPointerIndex(mActivePointerId);
                if (index >= 0) {
                    mLastMotionY = (int) ev.getY(index);
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
            mLastMotionY = (int) ev.getY(other);
            mActivePointerId = ev.getPointerId(other);
            if (mVelocityTracker != null) {
                mVelocityTracker.clear();
            }
        }
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        if (event.getAction() == MotionEvent.ACTION_SCROLL && event.isFromSource(InputDevice.SOURCE_CLASS_POINTER)) {
            float by = event.getAxisValue(MotionEvent.AXIS_VSCROLL);
            int delta = Math.round(by * ViewConfiguration.get(getContext()).getScaledVerticalScrollFactor());
            if (delta != 0) {
                int old = mScrollY;
                int to = Math.min(Math.max(old - delta, 0), getScrollRange());
                if (to != old) {
                    super.scrollTo(mScrollX, to);
                    return true;
                }
            }
        }
        return super.onGenericMotionEvent(event);
    }

    @Override
    protected void onOverScrolled(int scrollX, int scrollY, boolean clampedX, boolean clampedY) {
        if (!mScroller.isFinished()) {
            int oldX = mScrollX;
            int oldY = mScrollY;
            mScrollX = scrollX;
            mScrollY = scrollY;
            onScrollChanged(mScrollX, mScrollY, oldX, oldY);
            if (clampedY) {
                mScroller.springBack(mScrollX, mScrollY, 0, 0, 0, getScrollRange());
            }
        } else {
            super.scrollTo(scrollX, scrollY);
        }
        awakenScrollBars();
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ScrollView.class.getName();
    }

    private int getScrollRange() {
        if (getChildCount() == 0) {
            return 0;
        }
        return Math.max(0, getChildAt(0).getHeight() - (getHeight() - mPaddingBottom - mPaddingTop));
    }

    // The focusable that is nearest to the edge, preferring those wholly inside.
    private View findFocusableViewInBounds(boolean topFocus, int top, int bottom) {
        List<View> focusables = getFocusables(View.FOCUS_FORWARD);
        View best = null;
        boolean bestInside = false;
        for (int i = 0; i < focusables.size(); i++) {
            View view = focusables.get(i);
            int viewTop = view.getTop();
            int viewBottom = view.getBottom();
            if (top >= viewBottom || viewTop >= bottom) {
                continue;
            }
            boolean inside = top < viewTop && viewBottom < bottom;
            if (best == null) {
                best = view;
                bestInside = inside;
                continue;
            }
            boolean closer = topFocus ? viewTop < best.getTop() : viewBottom > best.getBottom();
            if (bestInside ? inside && closer : inside || closer) {
                best = view;
                bestInside |= inside;
            }
        }
        return best;
    }

    public boolean pageScroll(int direction) {
        boolean down = direction == View.FOCUS_DOWN;
        int height = getHeight();
        if (down) {
            mTempRect.top = getScrollY() + height;
            if (getChildCount() > 0 && mTempRect.top + height > getChildAt(0).getBottom()) {
                mTempRect.top = getChildAt(0).getBottom() - height;
            }
        } else {
            mTempRect.top = Math.max(0, getScrollY() - height);
        }
        mTempRect.bottom = mTempRect.top + height;
        return scrollAndFocus(direction, mTempRect.top, mTempRect.bottom);
    }

    public boolean fullScroll(int direction) {
        boolean down = direction == View.FOCUS_DOWN;
        int height = getHeight();
        mTempRect.top = 0;
        mTempRect.bottom = height;
        if (down && getChildCount() > 0) {
            mTempRect.bottom = getChildAt(getChildCount() - 1).getBottom() + mPaddingBottom;
            mTempRect.top = mTempRect.bottom - height;
        }
        return scrollAndFocus(direction, mTempRect.top, mTempRect.bottom);
    }

    private boolean scrollAndFocus(int direction, int top, int bottom) {
        boolean handled = true;
        int height = getHeight();
        int from = getScrollY();
        int to = from + height;
        boolean up = direction == View.FOCUS_UP;
        View newFocused = findFocusableViewInBounds(up, top, bottom);
        if (newFocused == null) {
            newFocused = this;
        }
        if (top >= from && bottom <= to) {
            handled = false;
        } else {
            doScroll(up ? top - from : bottom - to);
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
        if (next != null && isWithinDeltaOfScreen(next, jump, getHeight())) {
            next.getDrawingRect(mTempRect);
            offsetDescendantRectToMyCoords(next, mTempRect);
            doScroll(computeScrollDeltaToGetChildRectOnScreen(mTempRect));
            next.requestFocus(direction);
        } else {
            int delta = jump;
            if (direction == View.FOCUS_UP && getScrollY() < delta) {
                delta = getScrollY();
            } else if (direction == View.FOCUS_DOWN && getChildCount() > 0) {
                int bottom = getChildAt(0).getBottom();
                int shown = getScrollY() + getHeight() - mPaddingBottom;
                if (bottom - shown < jump) {
                    delta = bottom - shown;
                }
            }
            if (delta == 0) {
                return false;
            }
            doScroll(direction == View.FOCUS_DOWN ? delta : -delta);
        }
        if (current != null && current.isFocused() && !isWithinDeltaOfScreen(current, 0, getHeight())) {
            int focusability = getDescendantFocusability();
            setDescendantFocusability(ViewGroup.FOCUS_BEFORE_DESCENDANTS);
            requestFocus();
            setDescendantFocusability(focusability);
        }
        return true;
    }

    private boolean isWithinDeltaOfScreen(View descendant, int delta, int height) {
        descendant.getDrawingRect(mTempRect);
        offsetDescendantRectToMyCoords(descendant, mTempRect);
        return mTempRect.bottom + delta >= getScrollY() && mTempRect.top - delta <= getScrollY() + height;
    }

    private void doScroll(int delta) {
        if (delta != 0) {
            if (mSmoothScrollingEnabled) {
                smoothScrollBy(0, delta);
            } else {
                scrollBy(0, delta);
            }
        }
    }

    public final void smoothScrollBy(int dx, int dy) {
        if (getChildCount() == 0) {
            return;
        }
        long duration = AnimationUtils.currentAnimationTimeMillis() - mLastScroll;
        if (duration > ANIMATED_SCROLL_GAP) {
            int room = getHeight() - mPaddingBottom - mPaddingTop;
            int max = Math.max(0, getChildAt(0).getHeight() - room);
            dy = Math.max(0, Math.min(mScrollY + dy, max)) - mScrollY;
            mScroller.startScroll(mScrollX, mScrollY, 0, dy);
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
    protected int computeVerticalScrollRange() {
        int content = getHeight() - mPaddingBottom - mPaddingTop;
        if (getChildCount() == 0) {
            return content;
        }
        int range = getChildAt(0).getBottom();
        int over = Math.max(0, range - content);
        if (mScrollY < 0) {
            range -= mScrollY;
        } else if (mScrollY > over) {
            range += mScrollY - over;
        }
        return range;
    }

    @Override
    protected int computeVerticalScrollOffset() {
        return Math.max(0, super.computeVerticalScrollOffset());
    }

    @Override
    protected void measureChild(View child, int parentWidthMeasureSpec, int parentHeightMeasureSpec) {
        ViewGroup.LayoutParams lp = child.getLayoutParams();
        int w = getChildMeasureSpec(parentWidthMeasureSpec, mPaddingLeft + mPaddingRight, lp.width);
        int h = MeasureSpec.makeSafeMeasureSpec(
                Math.max(0, MeasureSpec.getSize(parentHeightMeasureSpec) - (mPaddingTop + mPaddingBottom)),
                MeasureSpec.UNSPECIFIED);
        child.measure(w, h);
    }

    @Override
    protected void measureChildWithMargins(View child, int parentWidthMeasureSpec, int widthUsed,
            int parentHeightMeasureSpec, int heightUsed) {
        MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
        int w = getChildMeasureSpec(parentWidthMeasureSpec,
                mPaddingLeft + mPaddingRight + lp.leftMargin + lp.rightMargin + widthUsed, lp.width);
        int used = mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + heightUsed;
        int h = MeasureSpec.makeSafeMeasureSpec(
                Math.max(0, MeasureSpec.getSize(parentHeightMeasureSpec) - used), MeasureSpec.UNSPECIFIED);
        child.measure(w, h);
    }

    @Override
    public void computeScroll() {
        if (!mScroller.computeScrollOffset()) {
            return;
        }
        int oldX = mScrollX;
        int oldY = mScrollY;
        int x = mScroller.getCurrX();
        int y = mScroller.getCurrY();
        if (oldX != x || oldY != y) {
            int range = getScrollRange();
            int mode = getOverScrollMode();
            boolean can = mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && range > 0;
            overScrollBy(x - oldX, y - oldY, oldX, oldY, 0, range, 0, mOverflingDistance, false);
            onScrollChanged(mScrollX, mScrollY, oldX, oldY);
            if (can) {
                if (y < 0 && oldY >= 0) {
                    mEdgeGlowTop.onAbsorb((int) mScroller.getCurrVelocity());
                } else if (y > range && oldY <= range) {
                    mEdgeGlowBottom.onAbsorb((int) mScroller.getCurrVelocity());
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
            scrollBy(0, delta);
        }
    }

    private boolean scrollToChildRect(Rect rect, boolean immediate) {
        int delta = computeScrollDeltaToGetChildRectOnScreen(rect);
        if (delta == 0) {
            return false;
        }
        if (immediate) {
            scrollBy(0, delta);
        } else {
            smoothScrollBy(0, delta);
        }
        return true;
    }

    protected int computeScrollDeltaToGetChildRectOnScreen(Rect rect) {
        if (getChildCount() == 0) {
            return 0;
        }
        int height = getHeight();
        int top = getScrollY();
        int bottom = top + height;
        int fading = getVerticalFadingEdgeLength();
        if (rect.top > 0) {
            top += fading;
        }
        int end = getChildAt(0).getBottom();
        if (rect.bottom < getChildAt(0).getHeight()) {
            bottom -= fading;
        }
        int delta = 0;
        if (rect.bottom > bottom && rect.top > top) {
            delta = rect.height() > height ? rect.top - top : rect.bottom - bottom;
            delta = Math.min(delta, end - bottom);
        } else if (rect.top < top && rect.bottom < bottom) {
            delta = rect.height() > height ? -(bottom - rect.bottom) : -(top - rect.top);
            delta = Math.max(delta, -getScrollY());
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
            direction = View.FOCUS_DOWN;
        } else if (direction == View.FOCUS_BACKWARD) {
            direction = View.FOCUS_UP;
        }
        FocusFinder finder = FocusFinder.getInstance();
        View next = previouslyFocusedRect == null ? finder.findNextFocus(this, null, direction)
                : finder.findNextFocusFromRect(this, previouslyFocusedRect, direction);
        if (next == null || !isWithinDeltaOfScreen(next, 0, getHeight())) {
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
        super.onLayout(changed, l, t, r, b);
        mIsLayoutDirty = false;
        if (mChildToScrollTo != null && isViewDescendantOf(mChildToScrollTo, this)) {
            scrollToChild(mChildToScrollTo);
        }
        mChildToScrollTo = null;
        if (!isLaidOut()) {
            if (mSavedState != null) {
                mScrollY = mSavedState.scrollPosition;
                mSavedState = null;
            }
            int childHeight = getChildCount() > 0 ? getChildAt(0).getMeasuredHeight() : 0;
            int range = Math.max(0, childHeight - (b - t - mPaddingBottom - mPaddingTop));
            mScrollY = Math.max(0, Math.min(mScrollY, range));
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
        if (isWithinDeltaOfScreen(focused, 0, oldh)) {
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

    public void fling(int velocityY) {
        if (getChildCount() > 0) {
            int height = getHeight() - mPaddingBottom - mPaddingTop;
            int bottom = getChildAt(0).getHeight();
            mScroller.fling(mScrollX, mScrollY, 0, velocityY, 0, 0, 0, Math.max(0, bottom - height), 0, height / 2);
            postInvalidateOnAnimation();
        }
    }

    private void flingWithNestedDispatch(int velocityY) {
        boolean can = (mScrollY > 0 || velocityY > 0) && (mScrollY < getScrollRange() || velocityY < 0);
        if (!dispatchNestedPreFling(0, velocityY)) {
            dispatchNestedFling(0, velocityY, can);
            if (can) {
                fling(velocityY);
            }
        }
    }

    private void endDrag() {
        mIsBeingDragged = false;
        recycleVelocityTracker();
        if (mEdgeGlowTop != null) {
            mEdgeGlowTop.onRelease();
            mEdgeGlowBottom.onRelease();
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
            x = clamp(x, getWidth() - mPaddingRight - mPaddingLeft, child.getWidth());
            y = clamp(y, getHeight() - mPaddingBottom - mPaddingTop, child.getHeight());
            if (x != mScrollX || y != mScrollY) {
                super.scrollTo(x, y);
            }
        }
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
        return (nestedScrollAxes & SCROLL_AXIS_VERTICAL) != 0;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int axes) {
        super.onNestedScrollAccepted(child, target, axes);
        startNestedScroll(SCROLL_AXIS_VERTICAL);
    }

    @Override
    public void onStopNestedScroll(View target) {
        super.onStopNestedScroll(target);
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
        int old = mScrollY;
        scrollBy(0, dyUnconsumed);
        int consumed = mScrollY - old;
        dispatchNestedScroll(0, consumed, 0, dyUnconsumed - consumed, null);
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        if (!consumed) {
            flingWithNestedDispatch((int) velocityY);
            return true;
        }
        return false;
    }

    @Override
    public void setOverScrollMode(int mode) {
        if (mode == OVER_SCROLL_NEVER) {
            mEdgeGlowTop = null;
            mEdgeGlowBottom = null;
        } else if (mEdgeGlowTop == null) {
            mEdgeGlowTop = new EdgeEffect(getContext());
            mEdgeGlowBottom = new EdgeEffect(getContext());
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
        ss.scrollPosition = mScrollY;
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
            return "ScrollView.SavedState{" + Integer.toHexString(System.identityHashCode(this))
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
