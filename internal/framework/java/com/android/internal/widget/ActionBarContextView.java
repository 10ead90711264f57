package com.android.internal.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.ActionMode;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityEvent;
import android.widget.ActionMenuPresenter;
import android.widget.ActionMenuView;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.android.internal.R;
import com.android.internal.view.menu.MenuBuilder;

/** The contextual bar of an action mode: a close button, a title or custom view, a menu. */
public class ActionBarContextView extends AbsActionBarView {
    private CharSequence mTitle;
    private CharSequence mSubtitle;
    private View mClose;
    private View mCustomView;
    private LinearLayout mTitleLayout;
    private TextView mTitleView;
    private TextView mSubtitleView;
    private final int mTitleStyleRes;
    private final int mSubtitleStyleRes;
    private final Drawable mSplitBackground;
    private boolean mTitleOptional;
    private final int mCloseItemLayout;

    public ActionBarContextView(Context context) {
        this(context, null);
    }

    public ActionBarContextView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.actionModeStyle);
    }

    public ActionBarContextView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ActionBarContextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ActionMode, defStyleAttr, defStyleRes);
        setBackground(a.getDrawable(R.styleable.ActionMode_background));
        mTitleStyleRes = a.getResourceId(R.styleable.ActionMode_titleTextStyle, 0);
        mSubtitleStyleRes = a.getResourceId(R.styleable.ActionMode_subtitleTextStyle, 0);
        mContentHeight = a.getLayoutDimension(R.styleable.ActionMode_height, 0);
        mSplitBackground = a.getDrawable(R.styleable.ActionMode_backgroundSplit);
        mCloseItemLayout = a.getResourceId(R.styleable.ActionMode_closeItemLayout, R.layout.action_mode_close_item);
        a.recycle();
    }

    @Override
    public void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        if (mActionMenuPresenter != null) {
            mActionMenuPresenter.hideOverflowMenu();
            mActionMenuPresenter.hideSubMenus();
        }
    }

    @Override
    public void setSplitToolbar(boolean split) {
        if (mSplitActionBar != split) {
            super.setSplitToolbar(split);
            if (mActionMenuPresenter != null) {
                placeMenu();
            }
        }
    }

    /** Makes the menu's view anew, in this bar or in the split one. */
    private void placeMenu() {
        ViewGroup old = mMenuView != null ? (ViewGroup) mMenuView.getParent() : null;
        if (old != null) {
            old.removeView(mMenuView);
        }
        LayoutParams lp = new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT);
        if (mSplitActionBar && mSplitView != null) {
            mActionMenuPresenter.setWidthLimit(getContext().getResources().getDisplayMetrics().widthPixels, true);
            mActionMenuPresenter.setItemLimit(Integer.MAX_VALUE);
            lp.width = LayoutParams.MATCH_PARENT;
            lp.height = mContentHeight;
        }
        mMenuView = (ActionMenuView) mActionMenuPresenter.getMenuView(this);
        if (mSplitActionBar && mSplitView != null) {
            mMenuView.setBackground(mSplitBackground);
            mSplitView.addView(mMenuView, lp);
        } else {
            mMenuView.setBackground(null);
            addView(mMenuView, lp);
        }
    }

    public void setCustomView(View view) {
        if (mCustomView != null) {
            removeView(mCustomView);
        }
        mCustomView = view;
        if (view != null && mTitleLayout != null) {
            removeView(mTitleLayout);
            mTitleLayout = null;
        }
        if (view != null) {
            addView(view);
        }
        requestLayout();
    }

    public void setTitle(CharSequence title) {
        mTitle = title;
        initTitle();
    }

    public void setSubtitle(CharSequence subtitle) {
        mSubtitle = subtitle;
        initTitle();
    }

    public CharSequence getTitle() {
        return mTitle;
    }

    public CharSequence getSubtitle() {
        return mSubtitle;
    }

    private void initTitle() {
        if (mTitleLayout == null) {
            LayoutInflater.from(getContext()).inflate(R.layout.action_bar_title_item, this);
            mTitleLayout = (LinearLayout) getChildAt(getChildCount() - 1);
            mTitleView = (TextView) mTitleLayout.findViewById(R.id.action_bar_title);
            mSubtitleView = (TextView) mTitleLayout.findViewById(R.id.action_bar_subtitle);
            if (mTitleStyleRes != 0) {
                mTitleView.setTextAppearance(mTitleStyleRes);
            }
            if (mSubtitleStyleRes != 0) {
                mSubtitleView.setTextAppearance(mSubtitleStyleRes);
            }
        }
        mTitleView.setText(mTitle);
        mSubtitleView.setText(mSubtitle);
        boolean hasSubtitle = !TextUtils.isEmpty(mSubtitle);
        mSubtitleView.setVisibility(hasSubtitle ? VISIBLE : GONE);
        mTitleLayout.setVisibility(hasSubtitle || !TextUtils.isEmpty(mTitle) ? VISIBLE : GONE);
        if (mTitleLayout.getParent() == null) {
            addView(mTitleLayout);
        }
    }

    public void initForMode(final ActionMode mode) {
        if (mClose == null) {
            mClose = LayoutInflater.from(getContext()).inflate(mCloseItemLayout, this, false);
            addView(mClose);
        } else if (mClose.getParent() == null) {
            addView(mClose);
        }
        mClose.findViewById(R.id.action_mode_close_button).setOnClickListener(new OnClickListener() {
            public void onClick(View v) {
                mode.finish();
            }
        });
        dismissPopupMenus();
        mActionMenuPresenter = new ActionMenuPresenter(getContext());
        mActionMenuPresenter.setReserveOverflow(true);
        ((MenuBuilder) mode.getMenu()).addMenuPresenter(mActionMenuPresenter, mPopupContext);
        placeMenu();
    }

    public void closeMode() {
        if (mClose == null) {
            killMode();
        }
    }

    public void killMode() {
        removeAllViews();
        if (mSplitView != null) {
            mSplitView.removeView(mMenuView);
        }
        mCustomView = null;
        mMenuView = null;
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new MarginLayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
    }

    @Override
    public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new MarginLayoutParams(getContext(), attrs);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY) {
            throw new IllegalStateException(getClass().getSimpleName()
                    + " can only be used with android:layout_width=\"match_parent\" (or fill_parent)");
        }
        if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            throw new IllegalStateException(getClass().getSimpleName() + " can only be used with android:layout_height=\"wrap_content\"");
        }
        int width = MeasureSpec.getSize(widthMeasureSpec);
        int maxHeight = mContentHeight > 0 ? mContentHeight : MeasureSpec.getSize(heightMeasureSpec);
        int padding = getPaddingTop() + getPaddingBottom();
        int available = width - getPaddingLeft() - getPaddingRight();
        int height = maxHeight - padding;
        int childHeight = MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST);
        if (mClose != null) {
            MarginLayoutParams lp = (MarginLayoutParams) mClose.getLayoutParams();
            available = measureChildView(mClose, available, childHeight, 0) - lp.leftMargin - lp.rightMargin;
        }
        if (mMenuView != null && mMenuView.getParent() == this) {
            available = measureChildView(mMenuView, available, childHeight, 0);
        }
        if (mTitleLayout != null && mCustomView == null) {
            if (mTitleOptional) {
                mTitleLayout.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.UNSPECIFIED), childHeight);
                int titleWidth = mTitleLayout.getMeasuredWidth();
                boolean fits = titleWidth <= available;
                available -= fits ? titleWidth : 0;
                mTitleLayout.setVisibility(fits ? VISIBLE : GONE);
            } else {
                available = measureChildView(mTitleLayout, available, childHeight, 0);
            }
        }
        if (mCustomView != null) {
            LayoutParams lp = mCustomView.getLayoutParams();
            mCustomView.measure(customSpec(lp.width, available), customSpec(lp.height, height));
        }
        int measured = maxHeight;
        if (mContentHeight <= 0) {
            measured = 0;
            for (int i = 0; i < getChildCount(); i++) {
                measured = Math.max(measured, getChildAt(i).getMeasuredHeight() + padding);
            }
        }
        setMeasuredDimension(width, measured);
    }

    private static int customSpec(int wanted, int room) {
        int mode = wanted != LayoutParams.WRAP_CONTENT ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST;
        return MeasureSpec.makeMeasureSpec(wanted >= 0 ? Math.min(wanted, room) : room, mode);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        boolean rtl = isLayoutRtl();
        int start = getPaddingLeft();
        int end = r - l - getPaddingRight();
        int x = rtl ? end : start;
        int y = getPaddingTop();
        int height = b - t - getPaddingTop() - getPaddingBottom();
        if (mClose != null && mClose.getVisibility() != GONE) {
            MarginLayoutParams lp = (MarginLayoutParams) mClose.getLayoutParams();
            x = next(x, rtl ? lp.rightMargin : lp.leftMargin, rtl);
            x += positionChild(mClose, x, y, height, rtl);
            x = next(x, rtl ? lp.leftMargin : lp.rightMargin, rtl);
        }
        if (mTitleLayout != null && mCustomView == null && mTitleLayout.getVisibility() != GONE) {
            x += positionChild(mTitleLayout, x, y, height, rtl);
        }
        if (mCustomView != null) {
            x += positionChild(mCustomView, x, y, height, rtl);
        }
        if (mMenuView != null) {
            positionChild(mMenuView, rtl ? start : end, y, height, !rtl);
        }
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    @Override
    public void onInitializeAccessibilityEventInternal(AccessibilityEvent event) {
        if (event.getEventType() == AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED) {
            event.setSource(this);
            event.setClassName(getClass().getName());
            event.setPackageName(getContext().getPackageName());
            event.setContentDescription(mTitle);
        } else {
            super.onInitializeAccessibilityEventInternal(event);
        }
    }

    public void setTitleOptional(boolean titleOptional) {
        if (titleOptional != mTitleOptional) {
            requestLayout();
        }
        mTitleOptional = titleOptional;
    }

    public boolean isTitleOptional() {
        return mTitleOptional;
    }
}
