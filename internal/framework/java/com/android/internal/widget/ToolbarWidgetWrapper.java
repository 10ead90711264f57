package com.android.internal.widget;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.ObjectAnimator;
import android.app.ActionBar;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.Log;
import android.util.SparseArray;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.widget.ActionMenuPresenter;
import android.widget.AdapterView;
import android.widget.Spinner;
import android.widget.SpinnerAdapter;
import android.widget.Toolbar;

import com.android.internal.R;
import com.android.internal.view.menu.ActionMenuItem;
import com.android.internal.view.menu.MenuBuilder;
import com.android.internal.view.menu.MenuPresenter;

/** A toolbar that plays an action bar's view. */
public class ToolbarWidgetWrapper implements DecorToolbar {
    private static final String TAG = "ToolbarWidgetWrapper";
    private static final int AFFECTS_LOGO_MASK = ActionBar.DISPLAY_SHOW_HOME | ActionBar.DISPLAY_USE_LOGO;
    private static final long DEFAULT_FADE_DURATION_MS = 200;

    private final Toolbar mToolbar;
    private int mDisplayOpts;
    private View mTabView;
    private Spinner mSpinner;
    private View mCustomView;
    private Drawable mIcon;
    private Drawable mLogo;
    private Drawable mNavIcon;
    private boolean mTitleSet;
    private CharSequence mTitle;
    private CharSequence mSubtitle;
    private CharSequence mHomeDescription;
    private Window.Callback mWindowCallback;
    private boolean mMenuPrepared;
    private ActionMenuPresenter mActionMenuPresenter;
    private int mNavigationMode = ActionBar.NAVIGATION_MODE_STANDARD;
    private int mDefaultNavigationContentDescription;
    private Drawable mDefaultNavigationIcon;

    public ToolbarWidgetWrapper(Toolbar toolbar, boolean style) {
        this(toolbar, style, R.string.action_bar_up_description);
    }

    public ToolbarWidgetWrapper(Toolbar toolbar, boolean style, int defaultNavigationContentDescription) {
        mToolbar = toolbar;
        mTitle = toolbar.getTitle();
        mSubtitle = toolbar.getSubtitle();
        mTitleSet = mTitle != null;
        mNavIcon = toolbar.getNavigationIcon();
        TypedArray a = toolbar.getContext().obtainStyledAttributes(null, R.styleable.ActionBar, R.attr.actionBarStyle, 0);
        mDefaultNavigationIcon = a.getDrawable(R.styleable.ActionBar_homeAsUpIndicator);
        if (style) {
            applyStyle(a);
        } else {
            mDisplayOpts = detectDisplayOptions();
        }
        a.recycle();
        setDefaultNavigationContentDescription(defaultNavigationContentDescription);
        mHomeDescription = toolbar.getNavigationContentDescription();
        toolbar.setNavigationOnClickListener(new View.OnClickListener() {
            final ActionMenuItem mNavItem =
                    new ActionMenuItem(mToolbar.getContext(), 0, android.R.id.home, 0, 0, mTitle);

            @Override
            public void onClick(View v) {
                if (mWindowCallback != null && mMenuPrepared) {
                    mWindowCallback.onMenuItemSelected(Window.FEATURE_OPTIONS_PANEL, mNavItem);
                }
            }
        });
    }

    private void applyStyle(TypedArray a) {
        CharSequence title = a.getText(R.styleable.ActionBar_title);
        if (!TextUtils.isEmpty(title)) {
            setTitle(title);
        }
        CharSequence subtitle = a.getText(R.styleable.ActionBar_subtitle);
        if (!TextUtils.isEmpty(subtitle)) {
            setSubtitle(subtitle);
        }
        Drawable logo = a.getDrawable(R.styleable.ActionBar_logo);
        if (logo != null) {
            setLogo(logo);
        }
        Drawable icon = a.getDrawable(R.styleable.ActionBar_icon);
        if (icon != null) {
            setIcon(icon);
        }
        if (mNavIcon == null && mDefaultNavigationIcon != null) {
            setNavigationIcon(mDefaultNavigationIcon);
        }
        setDisplayOptions(a.getInt(R.styleable.ActionBar_displayOptions, 0));
        int custom = a.getResourceId(R.styleable.ActionBar_customNavigationLayout, 0);
        if (custom != 0) {
            setCustomView(LayoutInflater.from(getContext()).inflate(custom, mToolbar, false));
            setDisplayOptions(mDisplayOpts | ActionBar.DISPLAY_SHOW_CUSTOM);
        }
        int height = a.getLayoutDimension(R.styleable.ActionBar_height, 0);
        if (height > 0) {
            ViewGroup.LayoutParams lp = mToolbar.getLayoutParams();
            lp.height = height;
            mToolbar.setLayoutParams(lp);
        }
        int start = a.getDimensionPixelOffset(R.styleable.ActionBar_contentInsetStart, -1);
        int end = a.getDimensionPixelOffset(R.styleable.ActionBar_contentInsetEnd, -1);
        if (start >= 0 || end >= 0) {
            mToolbar.setContentInsetsRelative(Math.max(start, 0), Math.max(end, 0));
        }
        int titleStyle = a.getResourceId(R.styleable.ActionBar_titleTextStyle, 0);
        if (titleStyle != 0) {
            mToolbar.setTitleTextAppearance(getContext(), titleStyle);
        }
        int subtitleStyle = a.getResourceId(R.styleable.ActionBar_subtitleTextStyle, 0);
        if (subtitleStyle != 0) {
            mToolbar.setSubtitleTextAppearance(getContext(), subtitleStyle);
        }
        int popupTheme = a.getResourceId(R.styleable.ActionBar_popupTheme, 0);
        if (popupTheme != 0) {
            mToolbar.setPopupTheme(popupTheme);
        }
    }

    /** A toolbar the app has set up shows what it already has. */
    private int detectDisplayOptions() {
        int opts = ActionBar.DISPLAY_SHOW_TITLE | AFFECTS_LOGO_MASK;
        if (mToolbar.getNavigationIcon() != null) {
            opts |= ActionBar.DISPLAY_HOME_AS_UP;
            mDefaultNavigationIcon = mToolbar.getNavigationIcon();
        }
        return opts;
    }

    private boolean shows(int option) {
        return (mDisplayOpts & option) != 0;
    }

    @Override
    public ViewGroup getViewGroup() {
        return mToolbar;
    }

    @Override
    public Context getContext() {
        return mToolbar.getContext();
    }

    @Override
    public boolean isSplit() {
        return false;
    }

    @Override
    public boolean hasExpandedActionView() {
        return mToolbar.hasExpandedActionView();
    }

    @Override
    public void collapseActionView() {
        mToolbar.collapseActionView();
    }

    @Override
    public void setWindowCallback(Window.Callback cb) {
        mWindowCallback = cb;
    }

    @Override
    public void setWindowTitle(CharSequence title) {
        if (!mTitleSet) {
            showTitle(title);
        }
    }

    @Override
    public CharSequence getTitle() {
        return mToolbar.getTitle();
    }

    @Override
    public void setTitle(CharSequence title) {
        mTitleSet = true;
        showTitle(title);
    }

    private void showTitle(CharSequence title) {
        mTitle = title;
        if (shows(ActionBar.DISPLAY_SHOW_TITLE)) {
            mToolbar.setTitle(title);
        }
    }

    @Override
    public CharSequence getSubtitle() {
        return mToolbar.getSubtitle();
    }

    @Override
    public void setSubtitle(CharSequence subtitle) {
        mSubtitle = subtitle;
        if (shows(ActionBar.DISPLAY_SHOW_TITLE)) {
            mToolbar.setSubtitle(subtitle);
        }
    }

    @Override
    public void initProgress() {
        Log.i(TAG, "Progress display unsupported");
    }

    @Override
    public void initIndeterminateProgress() {
        Log.i(TAG, "Progress display unsupported");
    }

    @Override
    public boolean canSplit() {
        return false;
    }

    @Override
    public void setSplitView(ViewGroup splitView) {
    }

    @Override
    public void setSplitToolbar(boolean split) {
        if (split) {
            throw new UnsupportedOperationException("Cannot split an android.widget.Toolbar");
        }
    }

    @Override
    public void setSplitWhenNarrow(boolean splitWhenNarrow) {
    }

    @Override
    public boolean hasIcon() {
        return mIcon != null;
    }

    @Override
    public boolean hasLogo() {
        return mLogo != null;
    }

    private Drawable drawable(int resId) {
        return resId != 0 ? getContext().getDrawable(resId) : null;
    }

    @Override
    public void setIcon(int resId) {
        setIcon(drawable(resId));
    }

    @Override
    public void setIcon(Drawable d) {
        mIcon = d;
        updateToolbarLogo();
    }

    @Override
    public void setLogo(int resId) {
        setLogo(drawable(resId));
    }

    @Override
    public void setLogo(Drawable d) {
        mLogo = d;
        updateToolbarLogo();
    }

    private void updateToolbarLogo() {
        Drawable logo = null;
        if (shows(ActionBar.DISPLAY_SHOW_HOME)) {
            logo = shows(ActionBar.DISPLAY_USE_LOGO) && mLogo != null ? mLogo : mIcon;
        }
        mToolbar.setLogo(logo);
    }

    @Override
    public boolean canShowOverflowMenu() {
        return mToolbar.canShowOverflowMenu();
    }

    @Override
    public boolean isOverflowMenuShowing() {
        return mToolbar.isOverflowMenuShowing();
    }

    @Override
    public boolean isOverflowMenuShowPending() {
        return mToolbar.isOverflowMenuShowPending();
    }

    @Override
    public boolean showOverflowMenu() {
        return mToolbar.showOverflowMenu();
    }

    @Override
    public boolean hideOverflowMenu() {
        return mToolbar.hideOverflowMenu();
    }

    @Override
    public void setMenuPrepared() {
        mMenuPrepared = true;
    }

    @Override
    public void setMenu(Menu menu, MenuPresenter.Callback cb) {
        if (mActionMenuPresenter == null) {
            mActionMenuPresenter = new ActionMenuPresenter(getContext());
            mActionMenuPresenter.setId(R.id.action_menu_presenter);
        }
        mActionMenuPresenter.setCallback(cb);
        mToolbar.setMenu((MenuBuilder) menu, mActionMenuPresenter);
    }

    @Override
    public void dismissPopupMenus() {
        mToolbar.dismissPopupMenus();
    }

    @Override
    public int getDisplayOptions() {
        return mDisplayOpts;
    }

    @Override
    public void setDisplayOptions(int opts) {
        int changed = mDisplayOpts ^ opts;
        mDisplayOpts = opts;
        if ((changed & ActionBar.DISPLAY_HOME_AS_UP) != 0) {
            updateHomeAccessibility();
            updateNavigationIcon();
        }
        if ((changed & AFFECTS_LOGO_MASK) != 0) {
            updateToolbarLogo();
        }
        if ((changed & ActionBar.DISPLAY_SHOW_TITLE) != 0) {
            boolean show = shows(ActionBar.DISPLAY_SHOW_TITLE);
            mToolbar.setTitle(show ? mTitle : null);
            mToolbar.setSubtitle(show ? mSubtitle : null);
        }
        if ((changed & ActionBar.DISPLAY_SHOW_CUSTOM) != 0 && mCustomView != null) {
            if (shows(ActionBar.DISPLAY_SHOW_CUSTOM)) {
                mToolbar.addView(mCustomView);
            } else {
                mToolbar.removeView(mCustomView);
            }
        }
    }

    private void removeFromToolbar(View v) {
        if (v != null && v.getParent() == mToolbar) {
            mToolbar.removeView(v);
        }
    }

    private void addTabView() {
        mToolbar.addView(mTabView, 0);
        Toolbar.LayoutParams lp = (Toolbar.LayoutParams) mTabView.getLayoutParams();
        lp.width = ViewGroup.LayoutParams.WRAP_CONTENT;
        lp.height = ViewGroup.LayoutParams.WRAP_CONTENT;
        lp.gravity = Gravity.START | Gravity.BOTTOM;
    }

    @Override
    public void setEmbeddedTabView(ScrollingTabContainerView tabView) {
        removeFromToolbar(mTabView);
        mTabView = tabView;
        if (tabView != null && mNavigationMode == ActionBar.NAVIGATION_MODE_TABS) {
            addTabView();
            tabView.setAllowCollapse(true);
        }
    }

    @Override
    public boolean hasEmbeddedTabs() {
        return mTabView != null;
    }

    @Override
    public boolean isTitleTruncated() {
        return mToolbar.isTitleTruncated();
    }

    @Override
    public void setCollapsible(boolean collapsible) {
        mToolbar.setCollapsible(collapsible);
    }

    @Override
    public void setHomeButtonEnabled(boolean enable) {
    }

    @Override
    public int getNavigationMode() {
        return mNavigationMode;
    }

    @Override
    public void setNavigationMode(int mode) {
        if (mode == mNavigationMode) {
            return;
        }
        if (mNavigationMode == ActionBar.NAVIGATION_MODE_LIST) {
            removeFromToolbar(mSpinner);
        } else if (mNavigationMode == ActionBar.NAVIGATION_MODE_TABS) {
            removeFromToolbar(mTabView);
        }
        mNavigationMode = mode;
        switch (mode) {
            case ActionBar.NAVIGATION_MODE_STANDARD:
                break;
            case ActionBar.NAVIGATION_MODE_LIST:
                ensureSpinner();
                mToolbar.addView(mSpinner, 0);
                break;
            case ActionBar.NAVIGATION_MODE_TABS:
                if (mTabView != null) {
                    addTabView();
                }
                break;
            default:
                throw new IllegalArgumentException("Invalid navigation mode " + mode);
        }
    }

    private void ensureSpinner() {
        if (mSpinner == null) {
            mSpinner = new Spinner(getContext(), null, R.attr.actionDropDownStyle);
            mSpinner.setLayoutParams(new Toolbar.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT,
                    ViewGroup.LayoutParams.WRAP_CONTENT, Gravity.START | Gravity.CENTER_VERTICAL));
        }
    }

    @Override
    public void setDropdownParams(SpinnerAdapter adapter, AdapterView.OnItemSelectedListener listener) {
        ensureSpinner();
        mSpinner.setAdapter(adapter);
        mSpinner.setOnItemSelectedListener(listener);
    }

    @Override
    public void setDropdownSelectedPosition(int position) {
        if (mSpinner == null) {
            throw new IllegalStateException("Can't set dropdown selected position without an adapter");
        }
        mSpinner.setSelection(position);
    }

    @Override
    public int getDropdownSelectedPosition() {
        return mSpinner != null ? mSpinner.getSelectedItemPosition() : 0;
    }

    @Override
    public int getDropdownItemCount() {
        return mSpinner != null ? mSpinner.getCount() : 0;
    }

    @Override
    public void setCustomView(View view) {
        boolean show = shows(ActionBar.DISPLAY_SHOW_CUSTOM);
        if (mCustomView != null && show) {
            mToolbar.removeView(mCustomView);
        }
        mCustomView = view;
        if (view != null && show) {
            mToolbar.addView(view);
        }
    }

    @Override
    public View getCustomView() {
        return mCustomView;
    }

    @Override
    public void animateToVisibility(int visibility) {
        Animator anim = setupAnimatorToVisibility(visibility, DEFAULT_FADE_DURATION_MS);
        if (anim != null) {
            anim.start();
        }
    }

    @Override
    public Animator setupAnimatorToVisibility(final int visibility, long duration) {
        if (visibility != View.GONE && visibility != View.VISIBLE) {
            return null;
        }
        float from = visibility == View.GONE ? 1 : 0;
        ObjectAnimator anim = ObjectAnimator.ofFloat(mToolbar, View.ALPHA, from, 1 - from);
        anim.setDuration(duration);
        anim.addListener(new AnimatorListenerAdapter() {
            private boolean mCanceled;

            @Override
            public void onAnimationStart(Animator animation) {
                if (visibility == View.VISIBLE) {
                    mToolbar.setVisibility(View.VISIBLE);
                }
            }

            @Override
            public void onAnimationEnd(Animator animation) {
                if (visibility == View.GONE && !mCanceled) {
                    mToolbar.setVisibility(View.GONE);
                }
            }

            @Override
            public void onAnimationCancel(Animator animation) {
                mCanceled = true;
            }
        });
        return anim;
    }

    @Override
    public void setNavigationIcon(Drawable icon) {
        mNavIcon = icon;
        updateNavigationIcon();
    }

    @Override
    public void setNavigationIcon(int resId) {
        setNavigationIcon(drawable(resId));
    }

    @Override
    public void setDefaultNavigationIcon(Drawable icon) {
        if (mDefaultNavigationIcon != icon) {
            mDefaultNavigationIcon = icon;
            updateNavigationIcon();
        }
    }

    private void updateNavigationIcon() {
        Drawable icon = null;
        if (shows(ActionBar.DISPLAY_HOME_AS_UP)) {
            icon = mNavIcon != null ? mNavIcon : mDefaultNavigationIcon;
        }
        mToolbar.setNavigationIcon(icon);
    }

    @Override
    public void setNavigationContentDescription(CharSequence description) {
        mHomeDescription = description;
        updateHomeAccessibility();
    }

    @Override
    public void setNavigationContentDescription(int resId) {
        setNavigationContentDescription(resId == 0 ? null : getContext().getString(resId));
    }

    @Override
    public void setDefaultNavigationContentDescription(int resId) {
        if (mDefaultNavigationContentDescription == resId) {
            return;
        }
        mDefaultNavigationContentDescription = resId;
        if (TextUtils.isEmpty(mToolbar.getNavigationContentDescription())) {
            setNavigationContentDescription(resId);
        }
    }

    private void updateHomeAccessibility() {
        if (!shows(ActionBar.DISPLAY_HOME_AS_UP)) {
            return;
        }
        if (TextUtils.isEmpty(mHomeDescription)) {
            mToolbar.setNavigationContentDescription(mDefaultNavigationContentDescription);
        } else {
            mToolbar.setNavigationContentDescription(mHomeDescription);
        }
    }

    @Override
    public void saveHierarchyState(SparseArray<Parcelable> toolbarStates) {
        mToolbar.saveHierarchyState(toolbarStates);
    }

    @Override
    public void restoreHierarchyState(SparseArray<Parcelable> toolbarStates) {
        mToolbar.restoreHierarchyState(toolbarStates);
    }

    @Override
    public void setBackgroundDrawable(Drawable d) {
        mToolbar.setBackgroundDrawable(d);
    }

    @Override
    public int getHeight() {
        return mToolbar.getHeight();
    }

    @Override
    public void setVisibility(int visible) {
        mToolbar.setVisibility(visible);
    }

    @Override
    public int getVisibility() {
        return mToolbar.getVisibility();
    }

    @Override
    public void setMenuCallbacks(MenuPresenter.Callback presenterCallback, MenuBuilder.Callback menuBuilderCallback) {
        mToolbar.setMenuCallbacks(presenterCallback, menuBuilderCallback);
    }

    @Override
    public Menu getMenu() {
        return mToolbar.getMenu();
    }
}
