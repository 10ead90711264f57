package android.widget;

import android.animation.ObjectAnimator;
import android.animation.PropertyValuesHolder;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import com.android.internal.R;

/** A pile of an adapter's items, of which the top one can be swiped away. */
public class StackView extends AdapterViewAnimator {
    private static final int ACTIVE = 5;
    private static final float SHIFT = 0.1f;
    private static final int MOVE_MILLIS = 100;
    private static final int SLIDE_MILLIS = 400;
    private static final float SWIPE_THRESHOLD_RATIO = 0.2f;
    private static final float SLIDE_UP_RATIO = 0.7f;

    private final ImageView mHighlight;
    private final ImageView mClickFeedback;
    private final int mFramePadding;
    private final int mTouchSlop;
    private float mPerspectiveShiftX;
    private float mPerspectiveShiftY;
    private float mNewPerspectiveShiftX;
    private float mNewPerspectiveShiftY;
    private boolean mFirstLayoutHappened;
    private boolean mClickFeedbackIsValid;
    private float mInitialY;

    public StackView(Context context) {
        this(context, null);
    }

    public StackView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.stackViewStyle);
    }

    public StackView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public StackView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        configureViewAnimator(ACTIVE, 1);
        setStaticTransformationsEnabled(true);
        mTouchSlop = ViewConfiguration.get(context).getScaledTouchSlop();
        mHighlight = new ImageView(context);
        mHighlight.setLayoutParams(new LayoutParams());
        addViewInLayout(mHighlight, -1, new LayoutParams());
        mClickFeedback = new ImageView(context);
        mClickFeedback.setLayoutParams(new LayoutParams());
        addViewInLayout(mClickFeedback, -1, new LayoutParams());
        mClickFeedback.setVisibility(INVISIBLE);
        setClipChildren(false);
        setClipToPadding(false);
        mWhichChild = -1;
        mFramePadding = (int) Math.ceil(4 * context.getResources().getDisplayMetrics().density);
    }

    /** How far a view stands from its place, while it is swiped or slides. */
    static class LayoutParams extends ViewGroup.LayoutParams {
        int verticalOffset;

        LayoutParams() {
            super(0, 0);
        }
    }

    /** What is around each item. */
    private static class StackFrame extends FrameLayout {
        private ObjectAnimator mMove;

        StackFrame(Context context) {
            super(context);
        }

        void stop() {
            if (mMove != null) mMove.cancel();
            mMove = null;
        }
    }

    @Override
    FrameLayout getFrameForChild() {
        StackFrame frame = new StackFrame(getContext());
        frame.setPadding(mFramePadding, mFramePadding, mFramePadding, mFramePadding);
        return frame;
    }

    @Override
    ViewGroup.LayoutParams createOrReuseLayoutParams(View v) {
        ViewGroup.LayoutParams lp = v.getLayoutParams();
        if (!(lp instanceof LayoutParams)) return new LayoutParams();
        ((LayoutParams) lp).verticalOffset = 0;
        return lp;
    }

    @Override
    void transformViewForTransition(int from, int to, final View view, boolean animate) {
        if (!animate) {
            ((StackFrame) view).stop();
            view.setRotationX(0f);
            offset(view, 0);
        }
        if (to == -1) {
            if (animate) {
                postDelayed(new Runnable() {
                    @Override
                    public void run() {
                        view.setAlpha(0);
                    }
                }, MOVE_MILLIS);
            } else {
                view.setAlpha(0);
            }
            return;
        }
        if (to == 0) { // slid away, or not yet there
            if (from == 1 && animate) {
                view.animate().alpha(0).setDuration(SLIDE_MILLIS).withEndAction(new Runnable() {
                    @Override
                    public void run() {
                        view.setVisibility(INVISIBLE);
                    }
                });
            } else {
                view.setAlpha(0);
                view.setVisibility(INVISIBLE);
            }
        } else {
            view.animate().cancel();
            view.setAlpha(1);
            view.setVisibility(VISIBLE);
            view.setRotationX(0f);
            offset(view, 0);
        }
        boolean last = from == -1 && to == getNumActiveViews() - 1;
        transformViewAtIndex(to, view, animate && !last);
    }

    private static void offset(View view, int vertical) {
        LayoutParams lp = (LayoutParams) view.getLayoutParams();
        view.offsetTopAndBottom(vertical - lp.verticalOffset);
        lp.verticalOffset = vertical;
    }

    /** Those behind stand further up and to the side. */
    private void transformViewAtIndex(int index, View view, boolean animate) {
        index = mMaxNumActiveViews - index - 1;
        if (index == mMaxNumActiveViews - 1) index--;
        float r = index * 1f / (mMaxNumActiveViews - 2);
        float y = r * mPerspectiveShiftY, x = (1 - r) * mPerspectiveShiftX;
        StackFrame frame = (StackFrame) view;
        frame.stop();
        if (animate) {
            frame.mMove = ObjectAnimator.ofPropertyValuesHolder(view, PropertyValuesHolder.ofFloat("translationX", x), PropertyValuesHolder.ofFloat("translationY", y));
            frame.mMove.setDuration(MOVE_MILLIS);
            frame.mMove.start();
        } else {
            view.setTranslationX(x);
            view.setTranslationY(y);
        }
    }

    private void updateChildTransforms() {
        for (int i = 0; i < getNumActiveViews(); i++) {
            View v = getViewAtRelativeIndex(i);
            if (v != null) transformViewAtIndex(i, v, false);
        }
    }

    @Override
    void showOnly(int which, boolean animate) {
        super.showOnly(which, animate);
        for (int i = mCurrentWindowEnd; i >= mCurrentWindowStart; i--) {
            Shown s = mShown.get(modulo(i, getWindowSize()));
            if (s != null) s.view.bringToFront();
        }
        if (mHighlight != null) mHighlight.bringToFront();
        mClickFeedbackIsValid = false;
    }

    /** Shows around a view what is drawn when it is touched or slides. */
    private static void outline(View v, ImageView around) {
        if (v.getMeasuredWidth() == 0 || v.getMeasuredHeight() == 0) return;
        Bitmap picture = Bitmap.createBitmap(v.getMeasuredWidth(), v.getMeasuredHeight(), Bitmap.Config.ARGB_8888);
        v.draw(new Canvas(picture));
        around.setImageBitmap(picture);
        around.setTranslationX(v.getTranslationX());
        around.setTranslationY(v.getTranslationY());
    }

    @Override
    void showTapFeedback(View v) {
        View front = getViewAtRelativeIndex(1);
        if (!mClickFeedbackIsValid && front != null) outline(front, mClickFeedback);
        mClickFeedbackIsValid = true;
        mClickFeedback.setVisibility(VISIBLE);
        mClickFeedback.bringToFront();
        invalidate();
    }

    @Override
    void hideTapFeedback(View v) {
        mClickFeedback.setVisibility(INVISIBLE);
        invalidate();
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent ev) {
        if (ev.getActionMasked() == MotionEvent.ACTION_DOWN) mInitialY = ev.getY();
        return ev.getActionMasked() == MotionEvent.ACTION_MOVE && Math.abs(ev.getY() - mInitialY) > mTouchSlop;
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        super.onTouchEvent(ev);
        if (ev.getActionMasked() == MotionEvent.ACTION_DOWN) mInitialY = ev.getY();
        if (ev.getActionMasked() == MotionEvent.ACTION_UP) {
            float moved = ev.getY() - mInitialY, enough = SWIPE_THRESHOLD_RATIO * SLIDE_UP_RATIO * getMeasuredHeight();
            if (moved > Math.max(enough, mTouchSlop)) showNext();
            else if (-moved > Math.max(enough, mTouchSlop)) showPrevious();
        }
        return true;
    }

    @Override
    public void advance() {
        if (mAdapter != null && getCount() > 1) showNext();
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        checkForAndHandleDataChanged();
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            int y = mPaddingTop + ((LayoutParams) child.getLayoutParams()).verticalOffset;
            child.layout(mPaddingLeft, y, mPaddingLeft + child.getMeasuredWidth(), y + child.getMeasuredHeight());
        }
        if (!mFirstLayoutHappened || mPerspectiveShiftX != mNewPerspectiveShiftX || mPerspectiveShiftY != mNewPerspectiveShiftY) {
            mFirstLayoutHappened = true;
            mPerspectiveShiftX = mNewPerspectiveShiftX;
            mPerspectiveShiftY = mNewPerspectiveShiftY;
            updateChildTransforms();
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = MeasureSpec.getSize(widthMeasureSpec), height = MeasureSpec.getSize(heightMeasureSpec);
        boolean known = mReferenceChildWidth != -1 && mReferenceChildHeight != -1;
        float more = 1 + 1 / (1 - SHIFT);
        int wide = known ? mReferenceChildWidth + mPaddingLeft + mPaddingRight : 0;
        int high = known ? Math.round(mReferenceChildHeight * more) + mPaddingTop + mPaddingBottom : 0;
        boolean less = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.AT_MOST; // which makes the width that of the view, too
        if (less) height = high <= height ? high : height | MEASURED_STATE_TOO_SMALL;
        else if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED) height = high;
        if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            width = known ? Math.round(mReferenceChildWidth * more) + mPaddingLeft + mPaddingRight : 0;
        } else if (less) {
            width = wide <= width ? wide : width | MEASURED_STATE_TOO_SMALL;
        }
        setMeasuredDimension(width, height);
        measureItems();
    }

    private void measureItems() {
        int width = getMeasuredWidth(), height = getMeasuredHeight();
        int wide = Math.round(width * (1 - SHIFT)) - mPaddingLeft - mPaddingRight, high = Math.round(height * (1 - SHIFT)) - mPaddingTop - mPaddingBottom;
        int widest = 0, highest = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            child.measure(MeasureSpec.makeMeasureSpec(wide, MeasureSpec.AT_MOST), MeasureSpec.makeMeasureSpec(high, MeasureSpec.AT_MOST));
            if (child == mHighlight || child == mClickFeedback) continue;
            widest = Math.max(widest, child.getMeasuredWidth());
            highest = Math.max(highest, child.getMeasuredHeight());
        }
        boolean any = getChildCount() > 0;
        mNewPerspectiveShiftX = any && widest > 0 && widest < wide ? width - widest : SHIFT * width;
        mNewPerspectiveShiftY = any && highest > 0 && highest < high ? height - highest : SHIFT * height;
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return StackView.class.getName();
    }
}
