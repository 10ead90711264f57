package com.android.internal.widget;

import android.animation.Animator;
import android.animation.ObjectAnimator;
import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.ContextThemeWrapper;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.DecelerateInterpolator;
import android.widget.ActionMenuPresenter;
import android.widget.ActionMenuView;
import com.android.internal.R;

/** What an action bar and a contextual bar have in common: a menu at the end, a height, fading. */
public abstract class AbsActionBarView extends ViewGroup {
    private static final int FADE_DURATION = 200;

    protected final VisibilityAnimListener mVisAnimListener = new VisibilityAnimListener();
    protected final Context mPopupContext;
    protected ActionMenuView mMenuView;
    protected ActionMenuPresenter mActionMenuPresenter;
    protected ViewGroup mSplitView;
    protected boolean mSplitActionBar;
    protected boolean mSplitWhenNarrow;
    protected int mContentHeight;
    protected Animator mVisibilityAnim;
    private boolean mEatingTouch;
    private boolean mEatingHover;

    public AbsActionBarView(Context context) {
        this(context, null);
    }

    public AbsActionBarView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public AbsActionBarView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AbsActionBarView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedValue theme = new TypedValue();
        boolean themed = context.getTheme().resolveAttribute(R.attr.actionBarPopupTheme, theme, true) && theme.resourceId != 0;
        mPopupContext = themed ? new ContextThemeWrapper(context, theme.resourceId) : context;
    }

    @Override
    protected void onConfigurationChanged(Configuration newConfig) {
        super.onConfigurationChanged(newConfig);
        TypedArray a = getContext().obtainStyledAttributes(null, R.styleable.ActionBar, R.attr.actionBarStyle, 0);
        setContentHeight(a.getLayoutDimension(R.styleable.ActionBar_height, 0));
        a.recycle();
        if (mSplitWhenNarrow) {
            setSplitToolbar(getContext().getResources().getBoolean(R.bool.split_action_bar_is_narrow));
        }
        if (mActionMenuPresenter != null) {
            mActionMenuPresenter.onConfigurationChanged(newConfig);
        }
    }

    /** A gesture that no child takes ends here, never in the content below the bar. */
    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        int action = ev.getActionMasked();
        if (action == MotionEvent.ACTION_DOWN) {
            mEatingTouch = false;
        }
        if (!mEatingTouch && !super.onTouchEvent(ev) && action == MotionEvent.ACTION_DOWN) {
            mEatingTouch = true;
        }
        if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
            mEatingTouch = false;
        }
        return true;
    }

    @Override
    public boolean onHoverEvent(MotionEvent ev) {
        int action = ev.getActionMasked();
        if (action == MotionEvent.ACTION_HOVER_ENTER) {
            mEatingHover = false;
        }
        if (!mEatingHover && !super.onHoverEvent(ev) && action == MotionEvent.ACTION_HOVER_ENTER) {
            mEatingHover = true;
        }
        if (action == MotionEvent.ACTION_HOVER_EXIT || action == MotionEvent.ACTION_CANCEL) {
            mEatingHover = false;
        }
        return true;
    }

    public void setSplitToolbar(boolean split) {
        mSplitActionBar = split;
    }

    public void setSplitWhenNarrow(boolean splitWhenNarrow) {
        mSplitWhenNarrow = splitWhenNarrow;
    }

    public void setContentHeight(int height) {
        mContentHeight = height;
        requestLayout();
    }

    public int getContentHeight() {
        return mContentHeight;
    }

    public void setSplitView(ViewGroup splitView) {
        mSplitView = splitView;
    }

    /** The visibility this bar has or is fading to. */
    public int getAnimatedVisibility() {
        return mVisibilityAnim != null ? mVisAnimListener.mFinalVisibility : getVisibility();
    }

    public Animator setupAnimatorToVisibility(int visibility, long duration) {
        if (mVisibilityAnim != null) {
            mVisibilityAnim.cancel();
        }
        boolean in = visibility == VISIBLE;
        if (in && getVisibility() != VISIBLE) {
            setAlpha(0);
        }
        ObjectAnimator fade = ObjectAnimator.ofFloat(this, View.ALPHA, in ? 1 : 0);
        fade.setDuration(duration);
        fade.setInterpolator(new DecelerateInterpolator());
        mVisAnimListener.mFinalVisibility = visibility;
        fade.addListener(mVisAnimListener);
        return fade;
    }

    public void animateToVisibility(int visibility) {
        setupAnimatorToVisibility(visibility, FADE_DURATION).start();
    }

    @Override
    public void setVisibility(int visibility) {
        if (visibility != getVisibility()) {
            if (mVisibilityAnim != null) {
                mVisibilityAnim.end();
            }
            super.setVisibility(visibility);
        }
    }

    public boolean showOverflowMenu() {
        return mActionMenuPresenter != null && mActionMenuPresenter.showOverflowMenu();
    }

    public void postShowOverflowMenu() {
        post(new Runnable() {
            public void run() {
                showOverflowMenu();
            }
        });
    }

    public boolean hideOverflowMenu() {
        return mActionMenuPresenter != null && mActionMenuPresenter.hideOverflowMenu();
    }

    public boolean isOverflowMenuShowing() {
        return mActionMenuPresenter != null && mActionMenuPresenter.isOverflowMenuShowing();
    }

    public boolean isOverflowMenuShowPending() {
        return mActionMenuPresenter != null && mActionMenuPresenter.isOverflowMenuShowPending();
    }

    public boolean isOverflowReserved() {
        return mActionMenuPresenter != null && mActionMenuPresenter.isOverflowReserved();
    }

    public boolean canShowOverflowMenu() {
        return isOverflowReserved() && getVisibility() == VISIBLE;
    }

    public void dismissPopupMenus() {
        if (mActionMenuPresenter != null) {
            mActionMenuPresenter.dismissPopupMenus();
        }
    }

    protected int measureChildView(View child, int availableWidth, int childSpecHeight, int spacing) {
        child.measure(MeasureSpec.makeMeasureSpec(availableWidth, MeasureSpec.AT_MOST), childSpecHeight);
        return Math.max(0, availableWidth - child.getMeasuredWidth() - spacing);
    }

    protected static int next(int x, int val, boolean isRtl) {
        return isRtl ? x - val : x + val;
    }

    /** Places a child in the middle of the bar's height, and says how far it moves the place of the next. */
    protected int positionChild(View child, int x, int y, int contentHeight, boolean reverse) {
        int width = child.getMeasuredWidth();
        int height = child.getMeasuredHeight();
        int top = y + (contentHeight - height) / 2;
        int left = reverse ? x - width : x;
        child.layout(left, top, left + width, top + height);
        return reverse ? -width : width;
    }

    protected class VisibilityAnimListener implements Animator.AnimatorListener {
        private boolean mCanceled;
        int mFinalVisibility;

        public VisibilityAnimListener withFinalVisibility(int visibility) {
            mFinalVisibility = visibility;
            return this;
        }

        public void onAnimationStart(Animator animation) {
            setVisibility(VISIBLE);
            mVisibilityAnim = animation;
            mCanceled = false;
        }

        public void onAnimationEnd(Animator animation) {
            if (!mCanceled) {
                mVisibilityAnim = null;
                setVisibility(mFinalVisibility);
            }
        }

        public void onAnimationCancel(Animator animation) {
            mCanceled = true;
        }

        public void onAnimationRepeat(Animator animation) {
        }
    }
}
