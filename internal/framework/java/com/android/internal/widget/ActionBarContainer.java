package com.android.internal.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.ActionMode;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import com.android.internal.R;

/** Holds an action bar, its contextual bar and its tabs, and draws what is behind them. */
public class ActionBarContainer extends FrameLayout {
    private boolean mIsTransitioning;
    private View mTabContainer;
    private View mActionBarView;
    private View mActionContextView;
    private Drawable mBackground;
    private Drawable mStackedBackground;
    private Drawable mSplitBackground;
    private boolean mIsSplit;
    private boolean mIsStacked;
    private final int mHeight;

    public ActionBarContainer(Context context) {
        this(context, null);
    }

    public ActionBarContainer(Context context, AttributeSet attrs) {
        super(context, attrs);
        setBackground(new ActionBarBackgroundDrawable());
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ActionBar);
        mBackground = a.getDrawable(R.styleable.ActionBar_background);
        mStackedBackground = a.getDrawable(R.styleable.ActionBar_backgroundStacked);
        mHeight = a.getDimensionPixelSize(R.styleable.ActionBar_height, -1);
        if (getId() == R.id.split_action_bar) {
            mIsSplit = true;
            mSplitBackground = a.getDrawable(R.styleable.ActionBar_backgroundSplit);
        }
        a.recycle();
        updateWillNotDraw();
    }

    private void updateWillNotDraw() {
        setWillNotDraw(mIsSplit ? mSplitBackground == null : mBackground == null && mStackedBackground == null);
    }

    @Override
    public void onFinishInflate() {
        super.onFinishInflate();
        mActionBarView = findViewById(R.id.action_bar);
        mActionContextView = findViewById(R.id.action_context_bar);
    }

    /** Takes a background over from the one before it. */
    private void exchange(Drawable old, Drawable bg) {
        if (old != null) {
            old.setCallback(null);
            unscheduleDrawable(old);
        }
        if (bg != null) {
            bg.setCallback(this);
        }
    }

    private void backgroundChanged() {
        updateWillNotDraw();
        invalidate();
        invalidateOutline();
    }

    public void setPrimaryBackground(Drawable bg) {
        exchange(mBackground, bg);
        mBackground = bg;
        if (bg != null && mActionBarView != null) {
            setBoundsOf(bg, mActionBarView);
        }
        backgroundChanged();
    }

    public void setStackedBackground(Drawable bg) {
        exchange(mStackedBackground, bg);
        mStackedBackground = bg;
        if (bg != null && mIsStacked) {
            setBoundsOf(bg, mTabContainer);
        }
        backgroundChanged();
    }

    public void setSplitBackground(Drawable bg) {
        exchange(mSplitBackground, bg);
        mSplitBackground = bg;
        if (bg != null && mIsSplit) {
            bg.setBounds(0, 0, getMeasuredWidth(), getMeasuredHeight());
        }
        backgroundChanged();
    }

    private static void setBoundsOf(Drawable d, View view) {
        d.setBounds(view.getLeft(), view.getTop(), view.getRight(), view.getBottom());
    }

    @Override
    public void setVisibility(int visibility) {
        super.setVisibility(visibility);
        boolean visible = visibility == VISIBLE;
        if (mBackground != null) {
            mBackground.setVisible(visible, false);
        }
        if (mStackedBackground != null) {
            mStackedBackground.setVisible(visible, false);
        }
        if (mSplitBackground != null) {
            mSplitBackground.setVisible(visible, false);
        }
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return who == mBackground && !mIsSplit || who == mStackedBackground && mIsStacked || who == mSplitBackground && mIsSplit
                || super.verifyDrawable(who);
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        int[] state = getDrawableState();
        boolean changed = updateState(mBackground, state);
        changed |= updateState(mStackedBackground, state);
        changed |= updateState(mSplitBackground, state);
        if (changed) {
            invalidate();
        }
    }

    private static boolean updateState(Drawable d, int[] state) {
        return d != null && d.isStateful() && d.setState(state);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mBackground != null) {
            mBackground.jumpToCurrentState();
        }
        if (mStackedBackground != null) {
            mStackedBackground.jumpToCurrentState();
        }
        if (mSplitBackground != null) {
            mSplitBackground.jumpToCurrentState();
        }
    }

    /** While the bar comes or goes nobody in it is touched. */
    public void setTransitioning(boolean isTransitioning) {
        mIsTransitioning = isTransitioning;
        setDescendantFocusability(isTransitioning ? FOCUS_BLOCK_DESCENDANTS : FOCUS_AFTER_DESCENDANTS);
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent ev) {
        return mIsTransitioning || super.onInterceptTouchEvent(ev);
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        super.onTouchEvent(ev);
        return true;
    }

    @Override
    public boolean onHoverEvent(MotionEvent ev) {
        super.onHoverEvent(ev);
        return true;
    }

    public void setTabContainer(ScrollingTabContainerView tabView) {
        if (mTabContainer != null) {
            removeView(mTabContainer);
        }
        mTabContainer = tabView;
        if (tabView != null) {
            addView(tabView);
            ViewGroup.LayoutParams lp = tabView.getLayoutParams();
            lp.width = LayoutParams.MATCH_PARENT;
            lp.height = LayoutParams.WRAP_CONTENT;
            tabView.setAllowCollapse(false);
        }
    }

    public View getTabContainer() {
        return mTabContainer;
    }

    /** An action mode may not replace the bar that it was started from. */
    @Override
    public ActionMode startActionModeForChild(View child, ActionMode.Callback callback, int type) {
        return type != ActionMode.TYPE_PRIMARY ? super.startActionModeForChild(child, callback, type) : null;
    }

    private static int heightWithMargins(View view) {
        LayoutParams lp = (LayoutParams) view.getLayoutParams();
        return view.getMeasuredHeight() + lp.topMargin + lp.bottomMargin;
    }

    @Override
    public void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int mode = MeasureSpec.getMode(heightMeasureSpec);
        int size = MeasureSpec.getSize(heightMeasureSpec);
        if (mActionBarView == null && mode == MeasureSpec.AT_MOST && mHeight >= 0) {
            heightMeasureSpec = MeasureSpec.makeMeasureSpec(Math.min(mHeight, size), MeasureSpec.AT_MOST);
        }
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        if (mActionBarView == null || mTabContainer == null || mTabContainer.getVisibility() == GONE) {
            return;
        }
        int above = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            if (child != mTabContainer && child.getVisibility() != GONE && child.getMeasuredHeight() != 0) {
                above = Math.max(above, heightWithMargins(child));
            }
        }
        int max = mode == MeasureSpec.AT_MOST ? MeasureSpec.getSize(heightMeasureSpec) : Integer.MAX_VALUE;
        setMeasuredDimension(getMeasuredWidth(), Math.min(above + heightWithMargins(mTabContainer), max));
    }

    @Override
    public void onLayout(boolean changed, int l, int t, int r, int b) {
        super.onLayout(changed, l, t, r, b);
        boolean hasTabs = mTabContainer != null && mTabContainer.getVisibility() != GONE;
        if (hasTabs) {
            int bottom = getMeasuredHeight() - ((LayoutParams) mTabContainer.getLayoutParams()).bottomMargin;
            mTabContainer.layout(l, bottom - mTabContainer.getMeasuredHeight(), r, bottom);
        }
        boolean moved = false;
        if (mIsSplit) {
            if (mSplitBackground != null) {
                mSplitBackground.setBounds(0, 0, getMeasuredWidth(), getMeasuredHeight());
                moved = true;
            }
        } else {
            if (mBackground != null) {
                if (mActionBarView != null && mActionBarView.getVisibility() == VISIBLE) {
                    setBoundsOf(mBackground, mActionBarView);
                } else if (mActionContextView != null && mActionContextView.getVisibility() == VISIBLE) {
                    setBoundsOf(mBackground, mActionContextView);
                } else {
                    mBackground.setBounds(0, 0, 0, 0);
                }
                moved = true;
            }
            mIsStacked = hasTabs;
            if (hasTabs && mStackedBackground != null) {
                setBoundsOf(mStackedBackground, mTabContainer);
                moved = true;
            }
        }
        if (moved) {
            invalidate();
        }
    }

    private class ActionBarBackgroundDrawable extends Drawable {
        @Override
        public void draw(Canvas canvas) {
            if (mIsSplit) {
                if (mSplitBackground != null) {
                    mSplitBackground.draw(canvas);
                }
                return;
            }
            if (mBackground != null) {
                mBackground.draw(canvas);
            }
            if (mStackedBackground != null && mIsStacked) {
                mStackedBackground.draw(canvas);
            }
        }

        @Override
        public void getOutline(Outline outline) {
            Drawable d = mIsSplit ? mSplitBackground : mBackground;
            if (d != null) {
                d.getOutline(outline);
            }
        }

        @Override
        public void setAlpha(int alpha) {
        }

        @Override
        public void setColorFilter(ColorFilter colorFilter) {
        }

        @Override
        public int getOpacity() {
            Drawable d = mIsSplit ? mSplitBackground : mBackground;
            boolean opaque = d != null && d.getOpacity() == PixelFormat.OPAQUE
                    && (!mIsStacked || mStackedBackground != null && mStackedBackground.getOpacity() == PixelFormat.OPAQUE);
            return opaque ? PixelFormat.OPAQUE : PixelFormat.UNKNOWN;
        }
    }
}
