package com.android.internal.widget;

import android.animation.Animator;
import android.animation.ObjectAnimator;
import android.animation.TimeInterpolator;
import android.app.ActionBar;
import android.content.Context;
import android.content.res.Configuration;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.accessibility.AccessibilityEvent;
import android.view.animation.DecelerateInterpolator;
import android.widget.AbsListView;
import android.widget.AdapterView;
import android.widget.BaseAdapter;
import android.widget.HorizontalScrollView;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.Spinner;
import android.widget.TextView;

import com.android.internal.R;
import com.android.internal.view.ActionBarPolicy;

/** An action bar's row of tabs, that scrolls or collapses to a spinner when it is too wide. */
public class ScrollingTabContainerView extends HorizontalScrollView implements AdapterView.OnItemClickListener {
    private static final TimeInterpolator sAlphaInterpolator = new DecelerateInterpolator();
    private static final int FADE_DURATION = 200;

    Runnable mTabSelector;
    private TabClickListener mTabClickListener;
    private final LinearLayout mTabLayout;
    private Spinner mTabSpinner;
    private boolean mAllowCollapse;
    int mMaxTabWidth;
    int mStackedTabMaxWidth;
    private int mContentHeight;
    private int mSelectedTabIndex;

    protected Animator mVisibilityAnim;
    protected final VisibilityAnimListener mVisAnimListener = new VisibilityAnimListener();

    public ScrollingTabContainerView(Context context) {
        super(context);
        setHorizontalScrollBarEnabled(false);
        readPolicy();
        mTabLayout = createTabLayout();
        addView(mTabLayout, fullHeight());
    }

    private void readPolicy() {
        ActionBarPolicy policy = ActionBarPolicy.get(getContext());
        setContentHeight(policy.getTabContainerHeight());
        mStackedTabMaxWidth = policy.getStackedTabMaxWidth();
    }

    private static ViewGroup.LayoutParams fullHeight() {
        return new ViewGroup.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.MATCH_PARENT);
    }

    @Override
    public void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int mode = MeasureSpec.getMode(widthMeasureSpec);
        int size = MeasureSpec.getSize(widthMeasureSpec);
        boolean locked = mode == MeasureSpec.EXACTLY;
        setFillViewport(locked);

        int count = mTabLayout.getChildCount();
        if (count > 1 && mode != MeasureSpec.UNSPECIFIED) {
            mMaxTabWidth = Math.min(count > 2 ? (int) (size * 0.4f) : size / 2, mStackedTabMaxWidth);
        } else {
            mMaxTabWidth = -1;
        }
        int heightSpec = MeasureSpec.makeMeasureSpec(mContentHeight, MeasureSpec.EXACTLY);
        boolean collapse = false;
        if (!locked && mAllowCollapse) {
            mTabLayout.measure(MeasureSpec.UNSPECIFIED, heightSpec);
            collapse = mTabLayout.getMeasuredWidth() > size;
        }
        if (collapse) {
            performCollapse();
        } else {
            performExpand();
        }
        int oldWidth = getMeasuredWidth();
        super.onMeasure(widthMeasureSpec, heightSpec);
        if (locked && oldWidth != getMeasuredWidth()) {
            setTabSelected(mSelectedTabIndex);
        }
    }

    private boolean isCollapsed() {
        return mTabSpinner != null && mTabSpinner.getParent() == this;
    }

    public void setAllowCollapse(boolean allowCollapse) {
        mAllowCollapse = allowCollapse;
    }

    private void performCollapse() {
        if (isCollapsed()) {
            return;
        }
        if (mTabSpinner == null) {
            mTabSpinner = createSpinner();
        }
        removeView(mTabLayout);
        addView(mTabSpinner, fullHeight());
        if (mTabSpinner.getAdapter() == null) {
            mTabSpinner.setAdapter(new TabAdapter(mTabSpinner.getPopupContext()));
        }
        if (mTabSelector != null) {
            removeCallbacks(mTabSelector);
            mTabSelector = null;
        }
        mTabSpinner.setSelection(mSelectedTabIndex);
    }

    private void performExpand() {
        if (!isCollapsed()) {
            return;
        }
        removeView(mTabSpinner);
        addView(mTabLayout, fullHeight());
        setTabSelected(mTabSpinner.getSelectedItemPosition());
    }

    public void setTabSelected(int position) {
        mSelectedTabIndex = position;
        int count = mTabLayout.getChildCount();
        for (int i = 0; i < count; i++) {
            mTabLayout.getChildAt(i).setSelected(i == position);
            if (i == position) {
                animateToTab(position);
            }
        }
        if (mTabSpinner != null && position >= 0) {
            mTabSpinner.setSelection(position);
        }
    }

    public void setContentHeight(int contentHeight) {
        mContentHeight = contentHeight;
        requestLayout();
    }

    private LinearLayout createTabLayout() {
        LinearLayout layout = new LinearLayout(getContext(), null, R.attr.actionBarTabBarStyle);
        layout.setMeasureWithLargestChildEnabled(true);
        layout.setGravity(Gravity.CENTER);
        return layout;
    }

    private Spinner createSpinner() {
        Spinner spinner = new Spinner(getContext(), null, R.attr.actionDropDownStyle);
        spinner.setOnItemClickListenerInt(this);
        return spinner;
    }

    @Override
    protected void onConfigurationChanged(Configuration newConfig) {
        super.onConfigurationChanged(newConfig);
        readPolicy();
    }

    public void animateToVisibility(int visibility) {
        if (mVisibilityAnim != null) {
            mVisibilityAnim.cancel();
        }
        boolean show = visibility == VISIBLE;
        if (show && getVisibility() != VISIBLE) {
            setAlpha(0);
        }
        ObjectAnimator anim = ObjectAnimator.ofFloat(this, "alpha", show ? 1f : 0f);
        anim.setDuration(FADE_DURATION);
        anim.setInterpolator(sAlphaInterpolator);
        anim.addListener(mVisAnimListener.withFinalVisibility(visibility));
        anim.start();
    }

    /** Scrolls to a tab after the layout that is due. */
    public void animateToTab(int position) {
        final View tab = mTabLayout.getChildAt(position);
        if (mTabSelector != null) {
            removeCallbacks(mTabSelector);
        }
        mTabSelector = new Runnable() {
            @Override
            public void run() {
                smoothScrollTo(tab.getLeft() - (getWidth() - tab.getWidth()) / 2, 0);
                mTabSelector = null;
            }
        };
        post(mTabSelector);
    }

    @Override
    public void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (mTabSelector != null) {
            post(mTabSelector);
        }
    }

    @Override
    public void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        if (mTabSelector != null) {
            removeCallbacks(mTabSelector);
        }
    }

    private TabView createTabView(Context context, ActionBar.Tab tab, boolean forAdapter) {
        TabView view = new TabView(context, tab, forAdapter);
        if (forAdapter) {
            view.setBackgroundDrawable(null);
            view.setLayoutParams(new AbsListView.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, mContentHeight));
        } else {
            view.setFocusable(true);
            if (mTabClickListener == null) {
                mTabClickListener = new TabClickListener();
            }
            view.setOnClickListener(mTabClickListener);
        }
        return view;
    }

    public void addTab(ActionBar.Tab tab, boolean setSelected) {
        addTab(tab, -1, setSelected);
    }

    public void addTab(ActionBar.Tab tab, int position, boolean setSelected) {
        TabView view = createTabView(mContext, tab, false);
        mTabLayout.addView(view, position,
                new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.MATCH_PARENT, 1));
        if (setSelected) {
            view.setSelected(true);
        }
        tabsChanged();
    }

    public void updateTab(int position) {
        ((TabView) mTabLayout.getChildAt(position)).update();
        tabsChanged();
    }

    public void removeTabAt(int position) {
        mTabLayout.removeViewAt(position);
        tabsChanged();
    }

    public void removeAllTabs() {
        mTabLayout.removeAllViews();
        tabsChanged();
    }

    private void tabsChanged() {
        if (mTabSpinner != null) {
            ((TabAdapter) mTabSpinner.getAdapter()).notifyDataSetChanged();
        }
        if (mAllowCollapse) {
            requestLayout();
        }
    }

    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
        ((TabView) view).getTab().select();
    }

    private class TabView extends LinearLayout {
        private ActionBar.Tab mTab;
        private TextView mTextView;
        private ImageView mIconView;
        private View mCustomView;

        public TabView(Context context, ActionBar.Tab tab, boolean forList) {
            super(context, null, R.attr.actionBarTabStyle);
            mTab = tab;
            if (forList) {
                setGravity(Gravity.START | Gravity.CENTER_VERTICAL);
            }
            update();
        }

        public void bindTab(ActionBar.Tab tab) {
            mTab = tab;
            update();
        }

        @Override
        public void setSelected(boolean selected) {
            boolean changed = isSelected() != selected;
            super.setSelected(selected);
            if (changed && selected) {
                sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_SELECTED);
            }
        }

        @Override
        public CharSequence getAccessibilityClassName() {
            return ActionBar.Tab.class.getName();
        }

        @Override
        public void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
            if (mMaxTabWidth > 0 && getMeasuredWidth() > mMaxTabWidth) {
                super.onMeasure(MeasureSpec.makeMeasureSpec(mMaxTabWidth, MeasureSpec.EXACTLY), heightMeasureSpec);
            }
        }

        private LayoutParams centered() {
            LayoutParams lp = new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
            lp.gravity = Gravity.CENTER_VERTICAL;
            return lp;
        }

        public void update() {
            View custom = mTab.getCustomView();
            if (custom != null) {
                ViewParent parent = custom.getParent();
                if (parent != this) {
                    if (parent != null) {
                        ((ViewGroup) parent).removeView(custom);
                    }
                    addView(custom);
                }
                mCustomView = custom;
                if (mTextView != null) {
                    mTextView.setVisibility(GONE);
                }
                showIcon(null);
                return;
            }
            if (mCustomView != null) {
                removeView(mCustomView);
                mCustomView = null;
            }
            showIcon(mTab.getIcon());
            boolean hasText = !TextUtils.isEmpty(mTab.getText());
            showText(hasText ? mTab.getText() : null);
            if (mIconView != null) {
                mIconView.setContentDescription(mTab.getContentDescription());
            }
            setTooltipText(hasText ? null : mTab.getContentDescription());
        }

        private void showIcon(Drawable icon) {
            if (icon != null && mIconView == null) {
                mIconView = new ImageView(getContext());
                mIconView.setLayoutParams(centered());
                addView(mIconView, 0);
            }
            if (mIconView != null) {
                mIconView.setVisibility(icon != null ? VISIBLE : GONE);
                mIconView.setImageDrawable(icon);
            }
        }

        private void showText(CharSequence text) {
            if (text != null && mTextView == null) {
                mTextView = new TextView(getContext(), null, R.attr.actionBarTabTextStyle);
                mTextView.setEllipsize(TextUtils.TruncateAt.END);
                mTextView.setLayoutParams(centered());
                addView(mTextView);
            }
            if (mTextView != null) {
                mTextView.setVisibility(text != null ? VISIBLE : GONE);
                mTextView.setText(text);
            }
        }

        public ActionBar.Tab getTab() {
            return mTab;
        }
    }

    private class TabAdapter extends BaseAdapter {
        private final Context mDropDownContext;

        public TabAdapter(Context dropDownContext) {
            mDropDownContext = dropDownContext;
        }

        @Override
        public int getCount() {
            return mTabLayout.getChildCount();
        }

        @Override
        public Object getItem(int position) {
            return ((TabView) mTabLayout.getChildAt(position)).getTab();
        }

        @Override
        public long getItemId(int position) {
            return position;
        }

        private View view(Context context, int position, View convertView) {
            ActionBar.Tab tab = (ActionBar.Tab) getItem(position);
            if (convertView == null) {
                return createTabView(context, tab, true);
            }
            ((TabView) convertView).bindTab(tab);
            return convertView;
        }

        @Override
        public View getView(int position, View convertView, ViewGroup parent) {
            return view(mContext, position, convertView);
        }

        @Override
        public View getDropDownView(int position, View convertView, ViewGroup parent) {
            return view(mDropDownContext, position, convertView);
        }
    }

    private class TabClickListener implements OnClickListener {
        @Override
        public void onClick(View view) {
            ((TabView) view).getTab().select();
            int count = mTabLayout.getChildCount();
            for (int i = 0; i < count; i++) {
                View child = mTabLayout.getChildAt(i);
                child.setSelected(child == view);
            }
        }
    }

    /** Shows the view while it fades, and leaves it as asked. */
    protected class VisibilityAnimListener implements Animator.AnimatorListener {
        private boolean mCanceled;
        private int mFinalVisibility;

        public VisibilityAnimListener withFinalVisibility(int visibility) {
            mFinalVisibility = visibility;
            return this;
        }

        @Override
        public void onAnimationStart(Animator animation) {
            setVisibility(VISIBLE);
            mVisibilityAnim = animation;
            mCanceled = false;
        }

        @Override
        public void onAnimationEnd(Animator animation) {
            if (!mCanceled) {
                mVisibilityAnim = null;
                setVisibility(mFinalVisibility);
            }
        }

        @Override
        public void onAnimationCancel(Animator animation) {
            mCanceled = true;
        }

        @Override
        public void onAnimationRepeat(Animator animation) {
        }
    }
}
