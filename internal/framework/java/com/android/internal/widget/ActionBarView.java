package com.android.internal.widget;

import android.app.ActionBar;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.widget.ActionMenuPresenter;
import android.widget.ActionMenuView;
import android.widget.AdapterView;
import android.widget.FrameLayout;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.ProgressBar;
import android.widget.Spinner;
import android.widget.SpinnerAdapter;
import android.widget.TextView;
import com.android.internal.R;
import com.android.internal.view.menu.ActionMenuItem;
import com.android.internal.view.menu.ExpandedItemPresenter;
import com.android.internal.view.menu.MenuBuilder;
import com.android.internal.view.menu.MenuItemImpl;
import com.android.internal.view.menu.MenuPresenter;

/** The action bar of themes before Material: home, title, navigation, menu. */
public class ActionBarView extends AbsActionBarView implements DecorToolbar {
    public static final int DISPLAY_DEFAULT = 0;

    private int mNavigationMode;
    private int mDisplayOptions;
    private CharSequence mTitle;
    private CharSequence mSubtitle;
    private Drawable mIcon;
    private Drawable mLogo;
    private CharSequence mHomeDescription;
    private int mDefaultUpDescription = R.string.action_bar_up_description;
    private final HomeView mHomeLayout;
    private final ViewGroup mUpGoerFive;
    private LinearLayout mTitleLayout;
    private TextView mTitleView;
    private TextView mSubtitleView;
    private Spinner mSpinner;
    private LinearLayout mListNavLayout;
    private SpinnerAdapter mSpinnerAdapter;
    private AdapterView.OnItemSelectedListener mNavItemSelectedListener;
    private ScrollingTabContainerView mTabScrollView;
    private boolean mIncludeTabs;
    private View mCustomNavView;
    private ProgressBar mProgressView;
    private ProgressBar mIndeterminateProgressView;
    private final int mProgressBarPadding;
    private final int mItemPadding;
    private final int mTitleStyleRes;
    private final int mSubtitleStyleRes;
    private final int mProgressStyle;
    private final int mIndeterminateProgressStyle;
    private boolean mUserTitle;
    private boolean mIsCollapsible;
    private MenuBuilder mOptionsMenu;
    private boolean mMenuPrepared;
    private final ActionMenuItem mLogoNavItem;
    private final HomeView mExpandedHomeLayout;
    private final ExpandedPresenter mExpandedPresenter = new ExpandedPresenter();
    private View mExpandedActionView; // of the item that is expanded, null if none is
    private boolean mHomeWasEnabled; // before an item was expanded
    Window.Callback mWindowCallback;

    public ActionBarView(Context context, AttributeSet attrs) {
        super(context, attrs);
        setBackgroundResource(0);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ActionBar, R.attr.actionBarStyle, 0);
        mNavigationMode = a.getInt(R.styleable.ActionBar_navigationMode, ActionBar.NAVIGATION_MODE_STANDARD);
        mTitle = a.getText(R.styleable.ActionBar_title);
        mSubtitle = a.getText(R.styleable.ActionBar_subtitle);
        mLogo = a.getDrawable(R.styleable.ActionBar_logo);
        mIcon = a.getDrawable(R.styleable.ActionBar_icon);
        LayoutInflater inflater = LayoutInflater.from(context);
        mUpGoerFive = (ViewGroup) inflater.inflate(R.layout.action_bar_up_container, this, false);
        int home = a.getResourceId(R.styleable.ActionBar_homeLayout, R.layout.action_bar_home);
        mHomeLayout = (HomeView) inflater.inflate(home, mUpGoerFive, false);
        mExpandedHomeLayout = (HomeView) inflater.inflate(home, mUpGoerFive, false);
        mExpandedHomeLayout.show(true, true);
        mExpandedHomeLayout.setOnClickListener(new OnClickListener() {
            public void onClick(View v) {
                collapseActionView();
            }
        });
        mExpandedHomeLayout.setContentDescription(getResources().getText(R.string.action_bar_up_description));
        mTitleStyleRes = a.getResourceId(R.styleable.ActionBar_titleTextStyle, 0);
        mSubtitleStyleRes = a.getResourceId(R.styleable.ActionBar_subtitleTextStyle, 0);
        mProgressStyle = a.getResourceId(R.styleable.ActionBar_progressBarStyle, 0);
        mIndeterminateProgressStyle = a.getResourceId(R.styleable.ActionBar_indeterminateProgressStyle, 0);
        mProgressBarPadding = a.getDimensionPixelOffset(R.styleable.ActionBar_progressBarPadding, 0);
        mItemPadding = a.getDimensionPixelOffset(R.styleable.ActionBar_itemPadding, 0);
        mContentHeight = a.getLayoutDimension(R.styleable.ActionBar_height, 0);
        int custom = a.getResourceId(R.styleable.ActionBar_customNavigationLayout, 0);
        int options = a.getInt(R.styleable.ActionBar_displayOptions, DISPLAY_DEFAULT);
        Drawable up = a.getDrawable(R.styleable.ActionBar_homeAsUpIndicator);
        a.recycle();
        if (up != null) {
            mHomeLayout.setUpIndicator(up);
        }
        mLogoNavItem = new ActionMenuItem(context, 0, android.R.id.home, 0, 0, mTitle);
        mUpGoerFive.setOnClickListener(new OnClickListener() {
            public void onClick(View v) {
                if (mMenuPrepared && mWindowCallback != null) {
                    mWindowCallback.onMenuItemSelected(Window.FEATURE_OPTIONS_PANEL, mLogoNavItem);
                }
            }
        });
        mUpGoerFive.setClickable(true);
        mUpGoerFive.setFocusable(true);
        Drawable pressed = mUpGoerFive.getBackground();
        if (pressed != null) {
            mExpandedHomeLayout.setBackground(pressed.getConstantState().newDrawable());
        }
        mExpandedHomeLayout.setEnabled(true);
        mExpandedHomeLayout.setFocusable(true);
        mUpGoerFive.addView(mHomeLayout, 0);
        addView(mUpGoerFive);
        setDisplayOptions(options);
        if (custom != 0) {
            mCustomNavView = inflater.inflate(custom, this, false);
            mNavigationMode = ActionBar.NAVIGATION_MODE_STANDARD;
            setDisplayOptions(mDisplayOptions | ActionBar.DISPLAY_SHOW_CUSTOM);
        }
    }

    private boolean has(int option) {
        return (mDisplayOptions & option) != 0;
    }

    @Override
    public void setWindowCallback(Window.Callback cb) {
        mWindowCallback = cb;
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
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    @Override
    public void initProgress() {
        mProgressView = new ProgressBar(getContext(), null, 0, mProgressStyle);
        mProgressView.setId(R.id.progress_horizontal);
        mProgressView.setMax(10000);
        mProgressView.setVisibility(GONE);
        addView(mProgressView);
    }

    @Override
    public void initIndeterminateProgress() {
        mIndeterminateProgressView = new ProgressBar(getContext(), null, 0, mIndeterminateProgressStyle);
        mIndeterminateProgressView.setId(R.id.progress_circular);
        mIndeterminateProgressView.setVisibility(GONE);
        addView(mIndeterminateProgressView);
    }

    @Override
    public boolean isSplit() {
        return mSplitActionBar;
    }

    @Override
    public boolean canSplit() {
        return true;
    }

    @Override
    public void setSplitToolbar(boolean split) {
        if (mSplitActionBar != split) {
            super.setSplitToolbar(split);
            if (mMenuView != null) {
                placeMenu();
            }
            if (mSplitView != null) {
                mSplitView.setVisibility(split ? VISIBLE : GONE);
            }
        }
    }

    @Override
    public boolean hasEmbeddedTabs() {
        return mIncludeTabs;
    }

    @Override
    public void setEmbeddedTabView(ScrollingTabContainerView tabs) {
        if (mTabScrollView != null) {
            removeView(mTabScrollView);
        }
        mTabScrollView = tabs;
        mIncludeTabs = tabs != null;
        if (mIncludeTabs && mNavigationMode == ActionBar.NAVIGATION_MODE_TABS) {
            addView(tabs);
            ViewGroup.LayoutParams lp = tabs.getLayoutParams();
            lp.width = LayoutParams.WRAP_CONTENT;
            lp.height = LayoutParams.MATCH_PARENT;
            tabs.setAllowCollapse(true);
        }
    }

    @Override
    public void setMenuPrepared() {
        mMenuPrepared = true;
    }

    @Override
    public void setMenu(Menu menu, MenuPresenter.Callback cb) {
        if (menu == mOptionsMenu) {
            return;
        }
        if (mOptionsMenu != null) {
            mOptionsMenu.removeMenuPresenter(mActionMenuPresenter);
            mOptionsMenu.removeMenuPresenter(mExpandedPresenter);
        }
        mOptionsMenu = (MenuBuilder) menu;
        if (mActionMenuPresenter == null) {
            mActionMenuPresenter = new ActionMenuPresenter(getContext());
            mActionMenuPresenter.setCallback(cb);
            mActionMenuPresenter.setId(R.id.action_menu_presenter);
        }
        if (mOptionsMenu != null) {
            mOptionsMenu.addMenuPresenter(mActionMenuPresenter, mPopupContext);
            mOptionsMenu.addMenuPresenter(mExpandedPresenter, mPopupContext);
        } else {
            mActionMenuPresenter.initForMenu(mPopupContext, null);
            mExpandedPresenter.initForMenu(mPopupContext, null);
            mActionMenuPresenter.updateMenuView(true);
            mExpandedPresenter.updateMenuView(true);
        }
        placeMenu();
    }

    /** Puts the menu's view into this bar or the split one. */
    private void placeMenu() {
        if (mMenuView != null && mMenuView.getParent() != null) {
            ((ViewGroup) mMenuView.getParent()).removeView(mMenuView);
        }
        LayoutParams lp = new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT);
        boolean split = mSplitActionBar && mSplitView != null;
        mActionMenuPresenter.setExpandedActionViewsExclusive(!split && getResources().getBoolean(R.bool.action_bar_expanded_action_views_exclusive));
        if (split) {
            mActionMenuPresenter.setWidthLimit(getContext().getResources().getDisplayMetrics().widthPixels, true);
            mActionMenuPresenter.setItemLimit(Integer.MAX_VALUE);
            lp.width = LayoutParams.MATCH_PARENT;
        }
        mMenuView = (ActionMenuView) mActionMenuPresenter.getMenuView(this);
        if (mMenuView.getParent() != null) {
            ((ViewGroup) mMenuView.getParent()).removeView(mMenuView);
        }
        (split ? mSplitView : this).addView(mMenuView, lp);
    }

    @Override
    public boolean hasExpandedActionView() {
        return mExpandedPresenter.expandedItem() != null;
    }

    @Override
    public void collapseActionView() {
        MenuItemImpl item = mExpandedPresenter.expandedItem();
        if (item != null) {
            item.collapseActionView();
        }
    }

    /** The action view of an item, with the icon and an arrow that leads back; all else but the menu is hidden meanwhile. */
    private class ExpandedPresenter extends ExpandedItemPresenter {
        @Override
        protected void expand(MenuItemImpl item, View actionView) {
            mExpandedActionView = actionView;
            mExpandedHomeLayout.setIcon(mIcon != null ? mIcon.getConstantState().newDrawable(getResources()) : null);
            if (actionView.getParent() != ActionBarView.this) {
                addView(actionView);
            }
            if (mExpandedHomeLayout.getParent() != mUpGoerFive) {
                mUpGoerFive.addView(mExpandedHomeLayout);
            }
            mHomeLayout.setVisibility(GONE);
            others(GONE);
            mHomeWasEnabled = mUpGoerFive.isEnabled();
            setHomeButtonEnabled(false);
        }

        @Override
        protected void collapse() {
            removeView(mExpandedActionView);
            mUpGoerFive.removeView(mExpandedHomeLayout);
            mExpandedActionView = null;
            if (has(ActionBar.DISPLAY_SHOW_HOME)) {
                mHomeLayout.setVisibility(VISIBLE);
            }
            others(VISIBLE);
            mExpandedHomeLayout.setIcon(null);
            setHomeButtonEnabled(mHomeWasEnabled);
        }

        private void others(int visibility) {
            if (visibility == VISIBLE && has(ActionBar.DISPLAY_SHOW_TITLE) && mTitleLayout == null) {
                initTitle();
            } else if (mTitleLayout != null && (visibility == GONE || has(ActionBar.DISPLAY_SHOW_TITLE))) {
                mTitleLayout.setVisibility(visibility);
            }
            for (View v : new View[] {mTabScrollView, mSpinner, mCustomNavView}) {
                if (v != null) {
                    v.setVisibility(visibility);
                }
            }
        }

        @Override
        protected void changed() {
            requestLayout();
        }
    }

    @Override
    public void setCustomView(View view) {
        boolean show = has(ActionBar.DISPLAY_SHOW_CUSTOM);
        if (mCustomNavView != null && show) {
            removeView(mCustomNavView);
        }
        mCustomNavView = view;
        if (view != null && show) {
            addView(view);
        }
    }

    @Override
    public CharSequence getTitle() {
        return mTitle;
    }

    @Override
    public void setTitle(CharSequence title) {
        mUserTitle = true;
        setTitleImpl(title);
    }

    /** The window's title shows only where the app gave the bar none. */
    @Override
    public void setWindowTitle(CharSequence title) {
        if (!mUserTitle) {
            setTitleImpl(title);
        }
    }

    private void setTitleImpl(CharSequence title) {
        mTitle = title;
        updateTitle();
        mLogoNavItem.setTitle(title);
        updateHomeDescription();
    }

    @Override
    public CharSequence getSubtitle() {
        return mSubtitle;
    }

    @Override
    public void setSubtitle(CharSequence subtitle) {
        mSubtitle = subtitle;
        updateTitle();
        updateHomeDescription();
    }

    private void updateTitle() {
        if (mTitleLayout == null) {
            return;
        }
        mTitleView.setText(mTitle);
        mSubtitleView.setText(mSubtitle);
        mSubtitleView.setVisibility(TextUtils.isEmpty(mSubtitle) ? GONE : VISIBLE);
        boolean any = !TextUtils.isEmpty(mTitle) || !TextUtils.isEmpty(mSubtitle);
        mTitleLayout.setVisibility(mExpandedActionView == null && has(ActionBar.DISPLAY_SHOW_TITLE) && any ? VISIBLE : GONE);
    }

    private void initTitle() {
        if (mTitleLayout == null) {
            mTitleLayout = (LinearLayout) LayoutInflater.from(getContext()).inflate(R.layout.action_bar_title_item, this, false);
            mTitleView = (TextView) mTitleLayout.findViewById(R.id.action_bar_title);
            mSubtitleView = (TextView) mTitleLayout.findViewById(R.id.action_bar_subtitle);
            if (mTitleStyleRes != 0) {
                mTitleView.setTextAppearance(mTitleStyleRes);
            }
            if (mSubtitleStyleRes != 0) {
                mSubtitleView.setTextAppearance(mSubtitleStyleRes);
            }
        }
        if (mTitleLayout.getParent() == null) {
            mUpGoerFive.addView(mTitleLayout);
        }
        updateTitle();
    }

    @Override
    public void setHomeButtonEnabled(boolean enable) {
        mUpGoerFive.setEnabled(enable);
        mUpGoerFive.setFocusable(enable);
        updateHomeDescription();
    }

    private void updateHomeDescription() {
        CharSequence text = null;
        if (mUpGoerFive.isEnabled()) {
            text = mHomeDescription != null ? mHomeDescription : getContext().getText(
                    has(ActionBar.DISPLAY_HOME_AS_UP) ? mDefaultUpDescription : R.string.action_bar_home_description);
        }
        mUpGoerFive.setContentDescription(text);
    }

    @Override
    public void setDisplayOptions(int options) {
        int changed = options ^ mDisplayOptions;
        mDisplayOptions = options;
        boolean up = has(ActionBar.DISPLAY_HOME_AS_UP);
        boolean home = has(ActionBar.DISPLAY_SHOW_HOME);
        mHomeLayout.show(home, up);
        mHomeLayout.setVisibility(home || up ? VISIBLE : GONE);
        if (up && (changed & ActionBar.DISPLAY_HOME_AS_UP) != 0) {
            setHomeButtonEnabled(true);
        }
        mHomeLayout.setIcon(mLogo != null && has(ActionBar.DISPLAY_USE_LOGO) ? mLogo : mIcon);
        if (has(ActionBar.DISPLAY_SHOW_TITLE)) {
            initTitle();
        } else if (mTitleLayout != null) {
            mUpGoerFive.removeView(mTitleLayout);
        }
        if (mCustomNavView != null && (changed & ActionBar.DISPLAY_SHOW_CUSTOM) != 0) {
            if (has(ActionBar.DISPLAY_SHOW_CUSTOM)) {
                addView(mCustomNavView);
            } else {
                removeView(mCustomNavView);
            }
        }
        if (mTitleLayout != null && (changed & ActionBar.DISPLAY_TITLE_MULTIPLE_LINES) != 0) {
            boolean multi = has(ActionBar.DISPLAY_TITLE_MULTIPLE_LINES);
            mTitleView.setSingleLine(!multi);
            mTitleView.setMaxLines(multi ? 2 : 1);
        }
        updateHomeDescription();
        requestLayout();
    }

    @Override
    public void setIcon(Drawable icon) {
        mIcon = icon;
        if (icon != null && (!has(ActionBar.DISPLAY_USE_LOGO) || mLogo == null)) {
            mHomeLayout.setIcon(icon);
        }
    }

    @Override
    public void setIcon(int resId) {
        setIcon(resId != 0 ? getContext().getDrawable(resId) : null);
    }

    @Override
    public boolean hasIcon() {
        return mIcon != null;
    }

    @Override
    public void setLogo(Drawable logo) {
        mLogo = logo;
        if (logo != null && has(ActionBar.DISPLAY_USE_LOGO)) {
            mHomeLayout.setIcon(logo);
        }
    }

    @Override
    public void setLogo(int resId) {
        setLogo(resId != 0 ? getContext().getDrawable(resId) : null);
    }

    @Override
    public boolean hasLogo() {
        return mLogo != null;
    }

    @Override
    public void setNavigationMode(int mode) {
        if (mode == mNavigationMode) {
            return;
        }
        if (mNavigationMode == ActionBar.NAVIGATION_MODE_LIST && mListNavLayout != null) {
            removeView(mListNavLayout);
        } else if (mNavigationMode == ActionBar.NAVIGATION_MODE_TABS && mTabScrollView != null && mIncludeTabs) {
            removeView(mTabScrollView);
        }
        if (mode == ActionBar.NAVIGATION_MODE_LIST) {
            if (mSpinner == null) {
                mSpinner = new Spinner(getContext(), null, R.attr.actionDropDownStyle);
                mSpinner.setId(R.id.action_bar_spinner);
                mListNavLayout = new LinearLayout(getContext(), null, R.attr.actionBarTabBarStyle);
                LinearLayout.LayoutParams lp = new LinearLayout.LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT);
                lp.gravity = Gravity.CENTER;
                mListNavLayout.addView(mSpinner, lp);
            }
            mSpinner.setAdapter(mSpinnerAdapter);
            mSpinner.setOnItemSelectedListener(mNavItemSelectedListener);
            addView(mListNavLayout);
        } else if (mode == ActionBar.NAVIGATION_MODE_TABS && mTabScrollView != null && mIncludeTabs) {
            addView(mTabScrollView);
        }
        mNavigationMode = mode;
        requestLayout();
    }

    @Override
    public void setDropdownParams(SpinnerAdapter adapter, AdapterView.OnItemSelectedListener l) {
        mSpinnerAdapter = adapter;
        mNavItemSelectedListener = l;
        if (mSpinner != null) {
            mSpinner.setAdapter(adapter);
            mSpinner.setOnItemSelectedListener(l);
        }
    }

    @Override
    public int getDropdownItemCount() {
        return mSpinnerAdapter != null ? mSpinnerAdapter.getCount() : 0;
    }

    @Override
    public void setDropdownSelectedPosition(int position) {
        mSpinner.setSelection(position);
    }

    @Override
    public int getDropdownSelectedPosition() {
        return mSpinner.getSelectedItemPosition();
    }

    @Override
    public View getCustomView() {
        return mCustomNavView;
    }

    @Override
    public int getNavigationMode() {
        return mNavigationMode;
    }

    @Override
    public int getDisplayOptions() {
        return mDisplayOptions;
    }

    @Override
    public ViewGroup getViewGroup() {
        return this;
    }

    @Override
    public void setCollapsible(boolean collapsible) {
        mIsCollapsible = collapsible;
    }

    @Override
    public boolean isTitleTruncated() {
        if (mTitleView == null || mTitleView.getLayout() == null) {
            return false;
        }
        for (int i = 0; i < mTitleView.getLayout().getLineCount(); i++) {
            if (mTitleView.getLayout().getEllipsisCount(i) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new ActionBar.LayoutParams(Gravity.START | Gravity.CENTER_VERTICAL);
    }

    @Override
    public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new ActionBar.LayoutParams(getContext(), attrs);
    }

    @Override
    public ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
        return lp != null ? lp : generateDefaultLayoutParams();
    }

    private boolean in(View view) {
        return view != null && view.getParent() == this && view.getVisibility() != GONE;
    }

    /** What stands between home and menu: tabs or a list. */
    private View navigation() {
        return mExpandedActionView != null ? null : in(mListNavLayout) ? mListNavLayout : in(mTabScrollView) ? mTabScrollView : null;
    }

    /** The room of the arrow is kept where none is shown. */
    private int beforeHome() {
        HomeView home = home();
        return home.getVisibility() != GONE ? home.kept() : titled() ? home.upWidth() : 0;
    }

    private HomeView home() {
        return mExpandedActionView != null ? mExpandedHomeLayout : mHomeLayout;
    }

    private boolean titled() {
        return mTitleLayout != null && mTitleLayout.getVisibility() != GONE && has(ActionBar.DISPLAY_SHOW_TITLE);
    }

    /** What lies between all else: the view of an expanded item, or else the app's own. */
    private View custom() {
        if (mExpandedActionView != null) {
            return mExpandedActionView;
        }
        return in(mCustomNavView) && has(ActionBar.DISPLAY_SHOW_CUSTOM) ? mCustomNavView : null;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = MeasureSpec.getSize(widthMeasureSpec);
        int max = mContentHeight >= 0 ? mContentHeight : MeasureSpec.getSize(heightMeasureSpec);
        int padding = getPaddingTop() + getPaddingBottom();
        int height = max - padding;
        int exactHeight = MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY);
        int available = width - getPaddingLeft() - getPaddingRight();
        int left = available / 2; // of the middle, for a custom view that is centred
        int right = left;
        HomeView home = home();
        home.measure(MeasureSpec.makeMeasureSpec(available, MeasureSpec.AT_MOST), exactHeight);
        int homeWidth = 0;
        if (home.getVisibility() != GONE && home.getParent() == mUpGoerFive || titled()) {
            homeWidth = home.getMeasuredWidth();
            available = Math.max(0, available - homeWidth - home.kept());
            left = available;
        }
        if (in(mMenuView)) {
            available = measureChildView(mMenuView, available, exactHeight, 0);
            right -= mMenuView.getMeasuredWidth();
        }
        if (in(mIndeterminateProgressView)) {
            available = measureChildView(mIndeterminateProgressView, available, MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST), 0);
            right -= mIndeterminateProgressView.getMeasuredWidth();
        }
        View navigation = navigation();
        if (navigation != null) {
            available = Math.max(0, available - (titled() ? 2 : 1) * mItemPadding);
            navigation.measure(MeasureSpec.makeMeasureSpec(available, MeasureSpec.AT_MOST), exactHeight);
            available = Math.max(0, available - navigation.getMeasuredWidth());
            left -= navigation.getMeasuredWidth();
        }
        View custom = custom();
        if (custom != null) {
            available -= measureCustom(custom, available, height, 2 * Math.max(0, Math.min(left, right)));
        }
        measureChildView(mUpGoerFive, Math.max(0, available) + homeWidth, exactHeight, 0);
        int measured = max;
        if (mContentHeight <= 0) {
            measured = 0;
            for (int i = 0; i < getChildCount(); i++) {
                measured = Math.max(measured, getChildAt(i).getMeasuredHeight() + padding);
            }
        }
        setMeasuredDimension(width, measured);
        if (in(mProgressView)) {
            mProgressView.measure(MeasureSpec.makeMeasureSpec(width - 2 * mProgressBarPadding, MeasureSpec.EXACTLY),
                    MeasureSpec.makeMeasureSpec(getMeasuredHeight(), MeasureSpec.AT_MOST));
        }
    }

    /** Returns how much of the bar's width it takes; a centred one has at most what is free on both sides of the middle. */
    private int measureCustom(View custom, int available, int height, int centred) {
        LayoutParams lp = generateLayoutParams(custom.getLayoutParams());
        int side = 0;
        int over = 0;
        if (lp instanceof MarginLayoutParams) {
            MarginLayoutParams m = (MarginLayoutParams) lp;
            side = m.leftMargin + m.rightMargin;
            over = m.topMargin + m.bottomMargin;
        }
        boolean wrapped = mContentHeight <= 0 || lp.height == LayoutParams.WRAP_CONTENT;
        int h = Math.max(0, (lp.height >= 0 ? Math.min(lp.height, height) : height) - over);
        int w = Math.max(0, (lp.width >= 0 ? Math.min(lp.width, available) : available) - side);
        int gravity = lp instanceof ActionBar.LayoutParams ? ((ActionBar.LayoutParams) lp).gravity : Gravity.START;
        if ((gravity & Gravity.HORIZONTAL_GRAVITY_MASK) == Gravity.CENTER_HORIZONTAL && lp.width == LayoutParams.MATCH_PARENT) {
            w = centred;
        }
        custom.measure(MeasureSpec.makeMeasureSpec(w, lp.width == LayoutParams.WRAP_CONTENT ? MeasureSpec.AT_MOST : MeasureSpec.EXACTLY),
                MeasureSpec.makeMeasureSpec(h, wrapped ? MeasureSpec.AT_MOST : MeasureSpec.EXACTLY));
        return side + custom.getMeasuredWidth();
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        int height = b - t - getPaddingTop() - getPaddingBottom();
        if (height <= 0) {
            return;
        }
        boolean rtl = isLayoutRtl();
        int start = rtl ? r - l - getPaddingRight() : getPaddingLeft();
        int end = rtl ? getPaddingLeft() : r - l - getPaddingRight();
        int y = getPaddingTop();
        int before = beforeHome();
        start = next(start, before, rtl);
        start += positionChild(mUpGoerFive, start, y, height, rtl);
        start = next(start, before, rtl);
        View navigation = navigation();
        if (navigation != null) {
            if (titled()) {
                start = next(start, mItemPadding, rtl);
            }
            start += positionChild(navigation, start, y, height, rtl);
            start = next(start, mItemPadding, rtl);
        }
        if (in(mMenuView)) {
            end += positionChild(mMenuView, end, y, height, !rtl);
        }
        if (in(mIndeterminateProgressView)) {
            end = next(end, -mItemPadding, rtl);
            end += positionChild(mIndeterminateProgressView, end, y, height, !rtl);
        }
        View custom = custom();
        if (custom != null) {
            layoutCustom(custom, Math.min(start, end), Math.max(start, end), y, height);
        }
        if (in(mProgressView)) {
            int half = mProgressView.getMeasuredHeight() / 2;
            mProgressView.layout(mProgressBarPadding, -half, mProgressBarPadding + mProgressView.getMeasuredWidth(), half);
        }
    }

    /** A view centred by its gravity is in the middle of the bar where it has the room. */
    private void layoutCustom(View custom, int left, int right, int y, int height) {
        LayoutParams lp = custom.getLayoutParams();
        int gravity = lp instanceof ActionBar.LayoutParams ? ((ActionBar.LayoutParams) lp).gravity : Gravity.NO_GRAVITY;
        if (gravity == Gravity.NO_GRAVITY) {
            gravity = Gravity.START | Gravity.CENTER_VERTICAL;
        }
        int top = y;
        int bottom = y + height;
        if (lp instanceof MarginLayoutParams) {
            MarginLayoutParams m = (MarginLayoutParams) lp;
            left += m.leftMargin;
            right -= m.rightMargin;
            top += m.topMargin;
            bottom -= m.bottomMargin;
        }
        int w = custom.getMeasuredWidth();
        int h = custom.getMeasuredHeight();
        int x = left;
        int horizontal = Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
        if (horizontal == Gravity.CENTER_HORIZONTAL) {
            x = Math.max(left, Math.min((getWidth() - w) / 2, right - w));
        } else if (horizontal == Gravity.RIGHT) {
            x = right - w;
        }
        int vertical = gravity & Gravity.VERTICAL_GRAVITY_MASK;
        int yy = vertical == Gravity.TOP ? top : vertical == Gravity.BOTTOM ? bottom - h
                : vertical == Gravity.CENTER_VERTICAL ? top + (bottom - top - h) / 2 : 0;
        custom.layout(x, yy, x + w, yy + h);
    }

    @Override
    public void setNavigationIcon(Drawable indicator) {
        mHomeLayout.setUpIndicator(indicator);
    }

    @Override
    public void setNavigationIcon(int resId) {
        mHomeLayout.setUpIndicator(resId != 0 ? getContext().getDrawable(resId) : null);
    }

    @Override
    public void setDefaultNavigationIcon(Drawable icon) {
        mHomeLayout.setDefaultUpIndicator(icon);
    }

    @Override
    public void setNavigationContentDescription(CharSequence description) {
        mHomeDescription = description;
        updateHomeDescription();
    }

    @Override
    public void setNavigationContentDescription(int resId) {
        setNavigationContentDescription(resId != 0 ? getContext().getText(resId) : null);
    }

    @Override
    public void setDefaultNavigationContentDescription(int resId) {
        mDefaultUpDescription = resId;
        updateHomeDescription();
    }

    @Override
    public void setMenuCallbacks(MenuPresenter.Callback presenterCallback, MenuBuilder.Callback menuBuilderCallback) {
        if (mActionMenuPresenter != null) {
            mActionMenuPresenter.setCallback(presenterCallback);
        }
        if (mOptionsMenu != null) {
            mOptionsMenu.setCallback(menuBuilderCallback);
        }
    }

    @Override
    public Menu getMenu() {
        return mOptionsMenu;
    }

    /** The up arrow and the icon. */
    private static class HomeView extends FrameLayout {
        private ImageView mUpView;
        private ImageView mIconView;
        private Drawable mDefaultUp;
        private Drawable mOwnUp;

        public HomeView(Context context) {
            this(context, null);
        }

        public HomeView(Context context, AttributeSet attrs) {
            super(context, attrs);
        }

        @Override
        protected void onFinishInflate() {
            super.onFinishInflate();
            mUpView = (ImageView) findViewById(R.id.up);
            mIconView = (ImageView) findViewById(R.id.home);
            mDefaultUp = mUpView.getDrawable();
        }

        void show(boolean home, boolean up) {
            mUpView.setVisibility(up ? VISIBLE : GONE);
            mIconView.setVisibility(home ? VISIBLE : GONE);
        }

        void setIcon(Drawable icon) {
            mIconView.setImageDrawable(icon);
        }

        void setUpIndicator(Drawable d) {
            mOwnUp = d;
            mUpView.setImageDrawable(d != null ? d : mDefaultUp);
        }

        void setDefaultUpIndicator(Drawable d) {
            mDefaultUp = d;
            setUpIndicator(mOwnUp);
        }

        private static int margins(View v) {
            LayoutParams lp = (LayoutParams) v.getLayoutParams();
            return lp.leftMargin + lp.rightMargin;
        }

        private static boolean shown(View v) {
            return v.getVisibility() != GONE;
        }

        /** What the bar leaves free before this view. */
        int kept() {
            return shown(mUpView) ? 0 : upWidth() + margins(mUpView);
        }

        int upWidth() {
            return mUpView.getMeasuredWidth();
        }

        @Override
        protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
            measureChildWithMargins(mUpView, widthMeasureSpec, 0, heightMeasureSpec, 0);
            int width = 0;
            int height = 0;
            if (shown(mUpView)) {
                width = upWidth() + margins(mUpView);
                height = tall(mUpView);
            }
            if (shown(mIconView)) {
                measureChildWithMargins(mIconView, widthMeasureSpec, width, heightMeasureSpec, 0);
                width += mIconView.getMeasuredWidth() + margins(mIconView);
                height = Math.max(height, tall(mIconView));
            } else {
                width -= Math.min(0, margins(mUpView));
            }
            setMeasuredDimension(resolveSize(width, widthMeasureSpec), resolveSize(height, heightMeasureSpec));
        }

        private static int tall(View v) {
            LayoutParams lp = (LayoutParams) v.getLayoutParams();
            return v.getMeasuredHeight() + lp.topMargin + lp.bottomMargin;
        }

        @Override
        protected void onLayout(boolean changed, int l, int t, int r, int b) {
            int used = 0;
            if (shown(mUpView)) {
                place(mUpView, 0, (b - t - mUpView.getMeasuredHeight()) / 2);
                used = upWidth() + margins(mUpView);
            }
            if (shown(mIconView)) {
                LayoutParams lp = (LayoutParams) mIconView.getLayoutParams();
                int middle = (r - l - used) / 2 - mIconView.getMeasuredWidth() / 2;
                place(mIconView, used + Math.max(lp.getMarginStart(), middle),
                        Math.max(lp.topMargin, (b - t) / 2 - mIconView.getMeasuredHeight() / 2));
            }
        }

        /** Puts a view at a distance from the side where lines begin. */
        private void place(View v, int start, int top) {
            int width = v.getMeasuredWidth();
            int left = isLayoutRtl() ? getWidth() - start - width : start;
            v.layout(left, top, left + width, top + v.getMeasuredHeight());
        }
    }
}
