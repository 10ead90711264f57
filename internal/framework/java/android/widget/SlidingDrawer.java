package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.SoundEffectConstants;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** Content that is drawn out of the edge by a handle. */
@Deprecated
public class SlidingDrawer extends ViewGroup {
    public static final int ORIENTATION_HORIZONTAL = 0;
    public static final int ORIENTATION_VERTICAL = 1;

    private static final float TAP_THRESHOLD = 6.0f, MAXIMUM_TAP_VELOCITY = 100.0f, MAXIMUM_MINOR_VELOCITY = 150.0f, MAXIMUM_MAJOR_VELOCITY = 200.0f, MAXIMUM_ACCELERATION = 2000.0f;
    private static final int VELOCITY_UNITS = 1000, ANIMATION_FRAME_DURATION = 1000 / 60, EXPANDED_FULL_OPEN = -10001, COLLAPSED_FULL_CLOSED = -10002;

    private final int mHandleId;
    private final int mContentId;
    private View mHandle;
    private View mContent;
    private final Rect mFrame = new Rect();
    private boolean mTracking;
    private boolean mLocked;
    private VelocityTracker mVelocityTracker;
    private boolean mVertical;
    private boolean mExpanded;
    private int mBottomOffset;
    private int mTopOffset;
    private int mHandleHeight;
    private int mHandleWidth;
    private OnDrawerOpenListener mOnDrawerOpenListener;
    private OnDrawerCloseListener mOnDrawerCloseListener;
    private OnDrawerScrollListener mOnDrawerScrollListener;
    private float mAnimatedAcceleration;
    private float mAnimatedVelocity;
    private float mAnimationPosition;
    private long mAnimationLastTime;
    private long mCurrentAnimationTime;
    private int mTouchDelta;
    private boolean mAnimating;
    private boolean mAllowSingleTap;
    private boolean mAnimateOnClick;
    private final int mTapThreshold, mMaximumTapVelocity, mMaximumMinorVelocity, mMaximumMajorVelocity, mMaximumAcceleration, mVelocityUnits;

    public static interface OnDrawerOpenListener {
        public void onDrawerOpened();
    }

    public static interface OnDrawerCloseListener {
        public void onDrawerClosed();
    }

    public static interface OnDrawerScrollListener {
        public void onScrollStarted();

        public void onScrollEnded();
    }

    public SlidingDrawer(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public SlidingDrawer(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public SlidingDrawer(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.SlidingDrawer, defStyleAttr, defStyleRes);
        mVertical = a.getInt(R.styleable.SlidingDrawer_orientation, ORIENTATION_VERTICAL) == ORIENTATION_VERTICAL;
        mBottomOffset = (int) a.getDimension(R.styleable.SlidingDrawer_bottomOffset, 0.0f);
        mTopOffset = (int) a.getDimension(R.styleable.SlidingDrawer_topOffset, 0.0f);
        mAllowSingleTap = a.getBoolean(R.styleable.SlidingDrawer_allowSingleTap, true);
        mAnimateOnClick = a.getBoolean(R.styleable.SlidingDrawer_animateOnClick, true);
        mHandleId = a.getResourceId(R.styleable.SlidingDrawer_handle, 0);
        if (mHandleId == 0) throw new IllegalArgumentException("The handle attribute is required and must refer to a valid child.");
        mContentId = a.getResourceId(R.styleable.SlidingDrawer_content, 0);
        if (mContentId == 0) throw new IllegalArgumentException("The content attribute is required and must refer to a valid child.");
        if (mHandleId == mContentId) throw new IllegalArgumentException("The content and handle attributes must refer to different children.");
        a.recycle();
        final float density = getResources().getDisplayMetrics().density;
        mTapThreshold = (int) (TAP_THRESHOLD * density + 0.5f);
        mMaximumTapVelocity = (int) (MAXIMUM_TAP_VELOCITY * density + 0.5f);
        mMaximumMinorVelocity = (int) (MAXIMUM_MINOR_VELOCITY * density + 0.5f);
        mMaximumMajorVelocity = (int) (MAXIMUM_MAJOR_VELOCITY * density + 0.5f);
        mMaximumAcceleration = (int) (MAXIMUM_ACCELERATION * density + 0.5f);
        mVelocityUnits = (int) (VELOCITY_UNITS * density + 0.5f);
        setAlwaysDrawnWithCacheEnabled(false);
    }

    @Override
    protected void onFinishInflate() {
        mHandle = findViewById(mHandleId);
        if (mHandle == null) throw new IllegalArgumentException("The handle attribute is must refer to an existing child.");
        mHandle.setOnClickListener(new DrawerToggler());
        mContent = findViewById(mContentId);
        if (mContent == null) throw new IllegalArgumentException("The content attribute is must refer to an existing child.");
        mContent.setVisibility(View.GONE);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int widthSize = MeasureSpec.getSize(widthMeasureSpec), heightSize = MeasureSpec.getSize(heightMeasureSpec);
        if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED || MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            throw new RuntimeException("SlidingDrawer cannot have UNSPECIFIED dimensions");
        }
        measureChild(mHandle, widthMeasureSpec, heightMeasureSpec);
        measureContent(widthSize, heightSize);
        setMeasuredDimension(widthSize, heightSize);
    }

    private void measureContent(int width, int height) {
        if (mVertical) height -= mHandle.getMeasuredHeight() + mTopOffset;
        else width -= mHandle.getMeasuredWidth() + mTopOffset;
        mContent.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
        drawChild(canvas, mHandle, getDrawingTime());
        if (mTracking || mAnimating) {
            canvas.save();
            canvas.translate(mVertical ? 0 : mHandle.getLeft() - mTopOffset, mVertical ? mHandle.getTop() - mTopOffset : 0);
            drawChild(canvas, mContent, getDrawingTime());
            canvas.restore();
        } else if (mExpanded) {
            drawChild(canvas, mContent, getDrawingTime());
        }
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        if (mTracking) return;
        final int width = r - l, height = b - t, w = mHandle.getMeasuredWidth(), h = mHandle.getMeasuredHeight();
        int left, top;
        if (mVertical) {
            left = (width - w) / 2;
            top = mExpanded ? mTopOffset : height - h + mBottomOffset;
            mContent.layout(0, mTopOffset + h, mContent.getMeasuredWidth(), mTopOffset + h + mContent.getMeasuredHeight());
        } else {
            left = mExpanded ? mTopOffset : width - w + mBottomOffset;
            top = (height - h) / 2;
            mContent.layout(mTopOffset + w, 0, mTopOffset + w + mContent.getMeasuredWidth(), mContent.getMeasuredHeight());
        }
        mHandle.layout(left, top, left + w, top + h);
        mHandleHeight = mHandle.getHeight();
        mHandleWidth = mHandle.getWidth();
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent event) {
        if (mLocked) return false;
        final int action = event.getAction();
        final float x = event.getX(), y = event.getY();
        mHandle.getHitRect(mFrame);
        if (!mTracking && !mFrame.contains((int) x, (int) y)) return false;
        if (action == MotionEvent.ACTION_DOWN) {
            mTracking = true;
            mHandle.setPressed(true);
            prepareContent();
            if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollStarted();
            final int at = mVertical ? mHandle.getTop() : mHandle.getLeft();
            mTouchDelta = (int) (mVertical ? y : x) - at;
            prepareTracking(at);
            mVelocityTracker.addMovement(event);
        }
        return true;
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (mLocked) return true;
        if (mTracking) {
            mVelocityTracker.addMovement(event);
            switch (event.getAction()) {
                case MotionEvent.ACTION_MOVE:
                    moveHandle((int) (mVertical ? event.getY() : event.getX()) - mTouchDelta);
                    break;
                case MotionEvent.ACTION_UP:
                case MotionEvent.ACTION_CANCEL:
                    release();
                    break;
                default:
                    break;
            }
        }
        return mTracking || mAnimating || super.onTouchEvent(event);
    }

    private void release() {
        mVelocityTracker.computeCurrentVelocity(mVelocityUnits);
        float y = mVelocityTracker.getYVelocity(), x = mVelocityTracker.getXVelocity();
        boolean negative = mVertical ? y < 0 : x < 0;
        float minor = Math.min(Math.abs(mVertical ? x : y), mMaximumMinorVelocity);
        float velocity = (float) Math.hypot(minor, mVertical ? y : x);
        if (negative) velocity = -velocity;
        final int at = mVertical ? mHandle.getTop() : mHandle.getLeft();
        final int end = mVertical ? mBottomOffset + mBottom - mTop - mHandleHeight : mBottomOffset + mRight - mLeft - mHandleWidth;
        boolean still = Math.abs(velocity) < mMaximumTapVelocity
                && (mExpanded && at < mTapThreshold + mTopOffset || !mExpanded && at > end - mTapThreshold);
        if (still && mAllowSingleTap) {
            playSoundEffect(SoundEffectConstants.CLICK);
            if (mExpanded) animateClose(at);
            else animateOpen(at);
        } else {
            performFling(at, velocity, false);
        }
    }

    private void animateClose(int position) {
        prepareTracking(position);
        performFling(position, mMaximumAcceleration, true);
    }

    private void animateOpen(int position) {
        prepareTracking(position);
        performFling(position, -mMaximumAcceleration, true);
    }

    private void performFling(int position, float velocity, boolean always) {
        mAnimationPosition = position;
        mAnimatedVelocity = velocity;
        final int size = mVertical ? mHandleHeight : mHandleWidth, whole = mVertical ? getHeight() : getWidth();
        boolean open;
        if (mExpanded) open = !(always || velocity > mMaximumMajorVelocity || position > mTopOffset + size && velocity > -mMaximumMajorVelocity);
        else open = always || !(velocity > mMaximumMajorVelocity || position > whole / 2 && velocity > -mMaximumMajorVelocity);
        if (open) {
            mAnimatedAcceleration = -mMaximumAcceleration;
            if (velocity > 0) mAnimatedVelocity = 0;
        } else {
            mAnimatedAcceleration = mMaximumAcceleration;
            if (velocity < 0) mAnimatedVelocity = 0;
        }
        mAnimationLastTime = SystemClock.uptimeMillis();
        mCurrentAnimationTime = mAnimationLastTime + ANIMATION_FRAME_DURATION;
        mAnimating = true;
        removeCallbacks(mSlidingRunnable);
        postDelayed(mSlidingRunnable, ANIMATION_FRAME_DURATION);
        stopTracking();
    }

    private void prepareTracking(int position) {
        mTracking = true;
        mVelocityTracker = VelocityTracker.obtain();
        if (!mExpanded) {
            mAnimatedAcceleration = mMaximumAcceleration;
            mAnimatedVelocity = mMaximumMajorVelocity;
            mAnimationPosition = mBottomOffset + (mVertical ? getHeight() - mHandleHeight : getWidth() - mHandleWidth);
            moveHandle((int) mAnimationPosition);
            mAnimating = true;
            removeCallbacks(mSlidingRunnable);
            mAnimationLastTime = SystemClock.uptimeMillis();
            mCurrentAnimationTime = mAnimationLastTime + ANIMATION_FRAME_DURATION;
            mAnimating = true;
        } else {
            if (mAnimating) {
                mAnimating = false;
                removeCallbacks(mSlidingRunnable);
            }
            moveHandle(position);
        }
    }

    private void moveHandle(int position) {
        final View handle = mHandle;
        final int at = mVertical ? handle.getTop() : handle.getLeft();
        final int end = mVertical ? mBottomOffset + mBottom - mTop - mHandleHeight : mBottomOffset + mRight - mLeft - mHandleWidth;
        int delta;
        if (position == EXPANDED_FULL_OPEN) {
            delta = mTopOffset - at;
        } else if (position == COLLAPSED_FULL_CLOSED) {
            delta = end - at;
        } else {
            delta = position - at;
            if (position < mTopOffset) delta = mTopOffset - at;
            else if (delta > end - at) delta = end - at;
        }
        if (mVertical) handle.offsetTopAndBottom(delta);
        else handle.offsetLeftAndRight(delta);
        invalidate();
    }

    private void prepareContent() {
        if (mAnimating) return;
        final View content = mContent;
        if (content.isLayoutRequested()) {
            measureContent(mRight - mLeft, mBottom - mTop);
            int left = mVertical ? 0 : mHandle.getWidth() + mTopOffset, top = mVertical ? mTopOffset + mHandleHeight : 0;
            content.layout(left, top, left + content.getMeasuredWidth(), top + content.getMeasuredHeight());
        }
        content.getViewTreeObserver().dispatchOnPreDraw();
        content.setVisibility(View.GONE);
    }

    private void stopTracking() {
        mHandle.setPressed(false);
        mTracking = false;
        if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollEnded();
        if (mVelocityTracker != null) {
            mVelocityTracker.recycle();
            mVelocityTracker = null;
        }
    }

    private void doAnimation() {
        if (!mAnimating) return;
        long now = SystemClock.uptimeMillis();
        float t = (now - mAnimationLastTime) / 1000.0f;
        mAnimationPosition += mAnimatedVelocity * t + 0.5f * mAnimatedAcceleration * t * t;
        mAnimatedVelocity += mAnimatedAcceleration * t;
        mAnimationLastTime = now;
        if (mAnimationPosition >= mBottomOffset + (mVertical ? getHeight() : getWidth()) - 1) {
            mAnimating = false;
            closeDrawer();
        } else if (mAnimationPosition < mTopOffset) {
            mAnimating = false;
            openDrawer();
        } else {
            moveHandle((int) mAnimationPosition);
            mCurrentAnimationTime += ANIMATION_FRAME_DURATION;
            postDelayed(mSlidingRunnable, ANIMATION_FRAME_DURATION);
        }
    }

    public void toggle() {
        if (!mExpanded) openDrawer();
        else closeDrawer();
        invalidate();
        requestLayout();
    }

    public void animateToggle() {
        if (!mExpanded) animateOpen();
        else animateClose();
    }

    public void open() {
        openDrawer();
        invalidate();
        requestLayout();
    }

    public void close() {
        closeDrawer();
        invalidate();
        requestLayout();
    }

    public void animateClose() {
        prepareContent();
        if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollStarted();
        animateClose(mVertical ? mHandle.getTop() : mHandle.getLeft());
        if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollEnded();
    }

    public void animateOpen() {
        prepareContent();
        if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollStarted();
        animateOpen(mVertical ? mHandle.getTop() : mHandle.getLeft());
        sendAccessibilityEvent(android.view.accessibility.AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED);
        if (mOnDrawerScrollListener != null) mOnDrawerScrollListener.onScrollEnded();
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return SlidingDrawer.class.getName();
    }

    private void closeDrawer() {
        moveHandle(COLLAPSED_FULL_CLOSED);
        mContent.setVisibility(View.GONE);
        if (!mExpanded) return;
        mExpanded = false;
        if (mOnDrawerCloseListener != null) mOnDrawerCloseListener.onDrawerClosed();
    }

    private void openDrawer() {
        moveHandle(EXPANDED_FULL_OPEN);
        mContent.setVisibility(View.VISIBLE);
        if (mExpanded) return;
        mExpanded = true;
        if (mOnDrawerOpenListener != null) mOnDrawerOpenListener.onDrawerOpened();
    }

    public void setOnDrawerOpenListener(OnDrawerOpenListener onDrawerOpenListener) {
        mOnDrawerOpenListener = onDrawerOpenListener;
    }

    public void setOnDrawerCloseListener(OnDrawerCloseListener onDrawerCloseListener) {
        mOnDrawerCloseListener = onDrawerCloseListener;
    }

    public void setOnDrawerScrollListener(OnDrawerScrollListener onDrawerScrollListener) {
        mOnDrawerScrollListener = onDrawerScrollListener;
    }

    public View getHandle() {
        return mHandle;
    }

    public View getContent() {
        return mContent;
    }

    public void unlock() {
        mLocked = false;
    }

    public void lock() {
        mLocked = true;
    }

    public boolean isOpened() {
        return mExpanded;
    }

    public boolean isMoving() {
        return mTracking || mAnimating;
    }

    private class DrawerToggler implements OnClickListener {
        @Override
        public void onClick(View v) {
            if (mLocked) return;
            if (mAnimateOnClick) animateToggle();
            else toggle();
        }
    }

    private final Runnable mSlidingRunnable = new Runnable() {
        @Override
        public void run() {
            doAnimation();
        }
    };
}
