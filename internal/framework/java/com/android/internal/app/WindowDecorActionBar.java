package com.android.internal.app;

import android.app.ActionBar;
import android.app.Activity;
import android.app.Dialog;
import android.app.FragmentTransaction;
import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.TypedValue;
import android.view.ActionMode;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.Window;
import android.view.accessibility.AccessibilityEvent;
import android.widget.AdapterView;
import android.widget.SpinnerAdapter;
import android.widget.Toolbar;
import com.android.internal.R;
import com.android.internal.view.ActionBarPolicy;
import com.android.internal.view.menu.MenuBuilder;
import com.android.internal.view.menu.MenuPopupHelper;
import com.android.internal.view.menu.SubMenuBuilder;
import com.android.internal.widget.ActionBarContainer;
import com.android.internal.widget.ActionBarContextView;
import com.android.internal.widget.ActionBarOverlayLayout;
import com.android.internal.widget.DecorToolbar;
import com.android.internal.widget.ScrollingTabContainerView;
import java.lang.ref.WeakReference;
import java.util.ArrayList;

/** The action bar that a window's decor brings. */
public class WindowDecorActionBar extends ActionBar implements ActionBarOverlayLayout.ActionBarVisibilityCallback {
    private static final int INVALID_POSITION = -1;

    private Context mContext;
    private Context mThemedContext;
    private Activity mActivity;
    private ActionBarOverlayLayout mOverlayLayout;
    private ActionBarContainer mContainerView;
    private ActionBarContainer mSplitView;
    private DecorToolbar mDecorToolbar;
    private ActionBarContextView mContextView;
    private ScrollingTabContainerView mTabScrollView;
    private final ArrayList<TabImpl> mTabs = new ArrayList<TabImpl>();
    private TabImpl mSelectedTab;
    private int mSavedTabPosition = INVALID_POSITION;
    private boolean mDisplayHomeAsUpSet;
    private boolean mHasEmbeddedTabs;
    private boolean mLastMenuVisibility;
    private final ArrayList<OnMenuVisibilityListener> mMenuVisibilityListeners = new ArrayList<OnMenuVisibilityListener>();
    private int mCurWindowVisibility = View.VISIBLE;
    private boolean mHiddenByApp;
    private boolean mHiddenBySystem;
    private boolean mShowingForMode;
    private boolean mNowShowing = true;
    ActionModeImpl mActionMode;

    public WindowDecorActionBar(Activity activity) {
        mActivity = activity;
        init(activity.getWindow().getDecorView());
    }

    public WindowDecorActionBar(Dialog dialog) {
        init(dialog.getWindow().getDecorView());
    }

    /** For the platform's own layout tools. */
    public WindowDecorActionBar(View layout) {
        init(layout);
    }

    private void init(View decor) {
        mOverlayLayout = (ActionBarOverlayLayout) decor.findViewById(R.id.decor_content_parent);
        if (mOverlayLayout != null) {
            mOverlayLayout.setActionBarVisibilityCallback(this);
        }
        View bar = decor.findViewById(R.id.action_bar);
        if (bar instanceof DecorToolbar) {
            mDecorToolbar = (DecorToolbar) bar;
        } else if (bar instanceof Toolbar) {
            mDecorToolbar = ((Toolbar) bar).getWrapper();
        } else {
            throw new IllegalStateException("Can't make a decor toolbar out of " + (bar != null ? bar.getClass().getSimpleName() : null));
        }
        mContextView = (ActionBarContextView) decor.findViewById(R.id.action_context_bar);
        mContainerView = (ActionBarContainer) decor.findViewById(R.id.action_bar_container);
        mSplitView = (ActionBarContainer) decor.findViewById(R.id.split_action_bar);
        if (mContextView == null || mContainerView == null) {
            throw new IllegalStateException(getClass().getSimpleName() + " can only be used with a compatible window decor layout");
        }
        mContext = mDecorToolbar.getContext();
        if ((mDecorToolbar.getDisplayOptions() & DISPLAY_HOME_AS_UP) != 0) {
            mDisplayHomeAsUpSet = true;
        }
        ActionBarPolicy policy = ActionBarPolicy.get(mContext);
        setHomeButtonEnabled(policy.enableHomeButtonByDefault() || mDisplayHomeAsUpSet);
        setHasEmbeddedTabs(policy.hasEmbeddedTabs());
        TypedArray a = mContext.obtainStyledAttributes(null, R.styleable.ActionBar, R.attr.actionBarStyle, 0);
        if (a.getBoolean(R.styleable.ActionBar_hideOnContentScroll, false)) {
            setHideOnContentScrollEnabled(true);
        }
        int elevation = a.getDimensionPixelSize(R.styleable.ActionBar_elevation, 0);
        if (elevation != 0) {
            setElevation(elevation);
        }
        a.recycle();
    }

    @Override
    public void setElevation(float elevation) {
        mContainerView.setElevation(elevation);
        if (mSplitView != null) {
            mSplitView.setElevation(elevation);
        }
    }

    @Override
    public float getElevation() {
        return mContainerView.getElevation();
    }

    @Override
    public void onConfigurationChanged(Configuration newConfig) {
        setHasEmbeddedTabs(ActionBarPolicy.get(mContext).hasEmbeddedTabs());
    }

    private void setHasEmbeddedTabs(boolean hasEmbeddedTabs) {
        mHasEmbeddedTabs = hasEmbeddedTabs;
        if (hasEmbeddedTabs) {
            mContainerView.setTabContainer(null);
            mDecorToolbar.setEmbeddedTabView(mTabScrollView);
        } else {
            mDecorToolbar.setEmbeddedTabView(null);
            mContainerView.setTabContainer(mTabScrollView);
        }
        navigationModeChanged();
    }

    private void navigationModeChanged() {
        boolean tabs = getNavigationMode() == NAVIGATION_MODE_TABS;
        if (mTabScrollView != null) {
            mTabScrollView.setVisibility(tabs ? View.VISIBLE : View.GONE);
            if (tabs && mOverlayLayout != null) {
                mOverlayLayout.requestApplyInsets();
            }
        }
        mDecorToolbar.setCollapsible(!mHasEmbeddedTabs && tabs);
        if (mOverlayLayout != null) {
            mOverlayLayout.setHasNonEmbeddedTabs(!mHasEmbeddedTabs && tabs);
        }
    }

    private void ensureTabsExist() {
        if (mTabScrollView == null) {
            mTabScrollView = new ScrollingTabContainerView(mContext);
            setHasEmbeddedTabs(mHasEmbeddedTabs);
        }
    }

    public void onWindowVisibilityChanged(int visibility) {
        mCurWindowVisibility = visibility;
    }

    @Override
    public void setShowHideAnimationEnabled(boolean enabled) {
    }

    @Override
    public void addOnMenuVisibilityListener(OnMenuVisibilityListener listener) {
        mMenuVisibilityListeners.add(listener);
    }

    @Override
    public void removeOnMenuVisibilityListener(OnMenuVisibilityListener listener) {
        mMenuVisibilityListeners.remove(listener);
    }

    @Override
    public void dispatchMenuVisibilityChanged(boolean isVisible) {
        if (isVisible != mLastMenuVisibility) {
            mLastMenuVisibility = isVisible;
            for (int i = 0; i < mMenuVisibilityListeners.size(); i++) {
                mMenuVisibilityListeners.get(i).onMenuVisibilityChanged(isVisible);
            }
        }
    }

    @Override
    public void setCustomView(int resId) {
        setCustomView(LayoutInflater.from(getThemedContext()).inflate(resId, mDecorToolbar.getViewGroup(), false));
    }

    @Override
    public void setCustomView(View view) {
        mDecorToolbar.setCustomView(view);
    }

    @Override
    public void setCustomView(View view, LayoutParams layoutParams) {
        view.setLayoutParams(layoutParams);
        mDecorToolbar.setCustomView(view);
    }

    @Override
    public View getCustomView() {
        return mDecorToolbar.getCustomView();
    }

    @Override
    public void setDisplayUseLogoEnabled(boolean useLogo) {
        setDisplayOptions(useLogo ? DISPLAY_USE_LOGO : 0, DISPLAY_USE_LOGO);
    }

    @Override
    public void setDisplayShowHomeEnabled(boolean showHome) {
        setDisplayOptions(showHome ? DISPLAY_SHOW_HOME : 0, DISPLAY_SHOW_HOME);
    }

    @Override
    public void setDisplayHomeAsUpEnabled(boolean showHomeAsUp) {
        setDisplayOptions(showHomeAsUp ? DISPLAY_HOME_AS_UP : 0, DISPLAY_HOME_AS_UP);
    }

    @Override
    public void setDefaultDisplayHomeAsUpEnabled(boolean enable) {
        if (!mDisplayHomeAsUpSet) {
            setDisplayHomeAsUpEnabled(enable);
        }
    }

    @Override
    public void setDisplayShowTitleEnabled(boolean showTitle) {
        setDisplayOptions(showTitle ? DISPLAY_SHOW_TITLE : 0, DISPLAY_SHOW_TITLE);
    }

    @Override
    public void setDisplayShowCustomEnabled(boolean showCustom) {
        setDisplayOptions(showCustom ? DISPLAY_SHOW_CUSTOM : 0, DISPLAY_SHOW_CUSTOM);
    }

    @Override
    public void setDisplayOptions(int options) {
        if ((options & DISPLAY_HOME_AS_UP) != 0) {
            mDisplayHomeAsUpSet = true;
        }
        mDecorToolbar.setDisplayOptions(options);
    }

    @Override
    public void setDisplayOptions(int options, int mask) {
        if ((mask & DISPLAY_HOME_AS_UP) != 0) {
            mDisplayHomeAsUpSet = true;
        }
        mDecorToolbar.setDisplayOptions(options & mask | mDecorToolbar.getDisplayOptions() & ~mask);
    }

    @Override
    public int getDisplayOptions() {
        return mDecorToolbar.getDisplayOptions();
    }

    @Override
    public void setHomeButtonEnabled(boolean enable) {
        mDecorToolbar.setHomeButtonEnabled(enable);
    }

    @Override
    public void setHomeAsUpIndicator(Drawable indicator) {
        mDecorToolbar.setNavigationIcon(indicator);
    }

    @Override
    public void setHomeAsUpIndicator(int resId) {
        mDecorToolbar.setNavigationIcon(resId);
    }

    @Override
    public void setHomeActionContentDescription(CharSequence description) {
        mDecorToolbar.setNavigationContentDescription(description);
    }

    @Override
    public void setHomeActionContentDescription(int resId) {
        mDecorToolbar.setNavigationContentDescription(resId);
    }

    @Override
    public void setTitle(int resId) {
        setTitle(mContext.getString(resId));
    }

    @Override
    public void setTitle(CharSequence title) {
        mDecorToolbar.setTitle(title);
    }

    @Override
    public void setWindowTitle(CharSequence title) {
        mDecorToolbar.setWindowTitle(title);
    }

    @Override
    public void setSubtitle(int resId) {
        setSubtitle(mContext.getString(resId));
    }

    @Override
    public void setSubtitle(CharSequence subtitle) {
        mDecorToolbar.setSubtitle(subtitle);
    }

    @Override
    public CharSequence getTitle() {
        return mDecorToolbar.getTitle();
    }

    @Override
    public CharSequence getSubtitle() {
        return mDecorToolbar.getSubtitle();
    }

    @Override
    public boolean isTitleTruncated() {
        return mDecorToolbar.isTitleTruncated();
    }

    @Override
    public void setIcon(int resId) {
        mDecorToolbar.setIcon(resId);
    }

    @Override
    public void setIcon(Drawable icon) {
        mDecorToolbar.setIcon(icon);
    }

    @Override
    public void setLogo(int resId) {
        mDecorToolbar.setLogo(resId);
    }

    @Override
    public void setLogo(Drawable logo) {
        mDecorToolbar.setLogo(logo);
    }

    @Override
    public void setBackgroundDrawable(Drawable d) {
        mContainerView.setPrimaryBackground(d);
    }

    @Override
    public void setStackedBackgroundDrawable(Drawable d) {
        mContainerView.setStackedBackground(d);
    }

    @Override
    public void setSplitBackgroundDrawable(Drawable d) {
        if (mSplitView != null) {
            mSplitView.setSplitBackground(d);
        }
    }

    @Override
    public ActionMode startActionMode(ActionMode.Callback callback) {
        if (mActionMode != null) {
            mActionMode.finish();
        }
        mOverlayLayout.setHideOnContentScrollEnabled(false);
        mContextView.killMode();
        ActionModeImpl mode = new ActionModeImpl(mContextView.getContext(), callback);
        if (!mode.dispatchOnCreate()) {
            return null;
        }
        mActionMode = mode;
        mode.invalidate();
        mContextView.initForMode(mode);
        animateToMode(true);
        if (mSplitView != null && mDecorToolbar.isSplit()) {
            mSplitView.setVisibility(View.VISIBLE);
        }
        mContextView.sendAccessibilityEvent(AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED);
        return mode;
    }

    /** Changes between the bar and the contextual bar. */
    void animateToMode(boolean toActionMode) {
        mShowingForMode = toActionMode;
        if (mOverlayLayout != null) {
            mOverlayLayout.setShowingForActionMode(toActionMode);
        }
        updateVisibility();
        mDecorToolbar.setVisibility(toActionMode ? View.GONE : View.VISIBLE);
        mContextView.setVisibility(toActionMode ? View.VISIBLE : View.GONE);
    }

    private void updateVisibility() {
        boolean shown = mShowingForMode || !mHiddenByApp && !mHiddenBySystem;
        if (shown != mNowShowing) {
            mNowShowing = shown;
            mContainerView.setTransitioning(!shown);
            mContainerView.setVisibility(shown ? View.VISIBLE : View.GONE);
            if (mSplitView != null && mDecorToolbar.isSplit()) {
                mSplitView.setVisibility(shown ? View.VISIBLE : View.GONE);
            }
            if (mOverlayLayout != null) {
                mOverlayLayout.requestApplyInsets();
            }
        }
    }

    @Override
    public int getHeight() {
        return mContainerView.getHeight();
    }

    @Override
    public void show() {
        if (mHiddenByApp) {
            mHiddenByApp = false;
            updateVisibility();
        }
    }

    @Override
    public void hide() {
        if (!mHiddenByApp) {
            mHiddenByApp = true;
            updateVisibility();
        }
    }

    public void showForSystem() {
        if (mHiddenBySystem) {
            mHiddenBySystem = false;
            updateVisibility();
        }
    }

    public void hideForSystem() {
        if (!mHiddenBySystem) {
            mHiddenBySystem = true;
            updateVisibility();
        }
    }

    @Override
    public boolean isShowing() {
        int height = getHeight();
        return mNowShowing && (height == 0 || getHideOffset() < height);
    }

    public void enableContentAnimations(boolean enabled) {
    }

    public void onContentScrollStarted() {
    }

    public void onContentScrollStopped() {
    }

    @Override
    public void setHideOnContentScrollEnabled(boolean hideOnContentScroll) {
        if (hideOnContentScroll && !mOverlayLayout.isInOverlayMode()) {
            throw new IllegalStateException("Action bar must be in overlay mode "
                    + "(Window.FEATURE_OVERLAY_ACTION_BAR) to enable hide on content scroll");
        }
        mOverlayLayout.setHideOnContentScrollEnabled(hideOnContentScroll);
    }

    @Override
    public boolean isHideOnContentScrollEnabled() {
        return mOverlayLayout.isHideOnContentScrollEnabled();
    }

    @Override
    public int getHideOffset() {
        return mOverlayLayout.getActionBarHideOffset();
    }

    @Override
    public void setHideOffset(int offset) {
        if (offset != 0 && !mOverlayLayout.isInOverlayMode()) {
            throw new IllegalStateException("Action bar must be in overlay mode "
                    + "(Window.FEATURE_OVERLAY_ACTION_BAR) to set a non-zero hide offset");
        }
        mOverlayLayout.setActionBarHideOffset(offset);
    }

    @Override
    public Context getThemedContext() {
        if (mThemedContext == null) {
            TypedValue theme = new TypedValue();
            mContext.getTheme().resolveAttribute(R.attr.actionBarWidgetTheme, theme, true);
            mThemedContext = theme.resourceId != 0 ? new ContextThemeWrapper(mContext, theme.resourceId) : mContext;
        }
        return mThemedContext;
    }

    @Override
    public boolean collapseActionView() {
        if (mDecorToolbar != null && mDecorToolbar.hasExpandedActionView()) {
            mDecorToolbar.collapseActionView();
            return true;
        }
        return false;
    }

    @Override
    public int getNavigationMode() {
        return mDecorToolbar.getNavigationMode();
    }

    @Override
    public void setNavigationMode(int mode) {
        if (getNavigationMode() == NAVIGATION_MODE_TABS) {
            mSavedTabPosition = getSelectedNavigationIndex();
            selectTab(null);
        }
        mDecorToolbar.setNavigationMode(mode);
        if (mode == NAVIGATION_MODE_TABS) {
            ensureTabsExist();
        }
        navigationModeChanged();
        if (mode == NAVIGATION_MODE_TABS && mSavedTabPosition != INVALID_POSITION) {
            setSelectedNavigationItem(mSavedTabPosition);
            mSavedTabPosition = INVALID_POSITION;
        }
    }

    @Override
    public void setListNavigationCallbacks(SpinnerAdapter adapter, final OnNavigationListener callback) {
        mDecorToolbar.setDropdownParams(adapter, new AdapterView.OnItemSelectedListener() {
            public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
                if (callback != null) {
                    callback.onNavigationItemSelected(position, id);
                }
            }

            public void onNothingSelected(AdapterView<?> parent) {
            }
        });
    }

    @Override
    public int getSelectedNavigationIndex() {
        switch (getNavigationMode()) {
            case NAVIGATION_MODE_TABS: return mSelectedTab != null ? mSelectedTab.getPosition() : INVALID_POSITION;
            case NAVIGATION_MODE_LIST: return mDecorToolbar.getDropdownSelectedPosition();
            default: return INVALID_POSITION;
        }
    }

    @Override
    public int getNavigationItemCount() {
        switch (getNavigationMode()) {
            case NAVIGATION_MODE_TABS: return mTabs.size();
            case NAVIGATION_MODE_LIST: return mDecorToolbar.getDropdownItemCount();
            default: return 0;
        }
    }

    @Override
    public void setSelectedNavigationItem(int position) {
        switch (getNavigationMode()) {
            case NAVIGATION_MODE_TABS: selectTab(mTabs.get(position)); break;
            case NAVIGATION_MODE_LIST: mDecorToolbar.setDropdownSelectedPosition(position); break;
            default: throw new IllegalStateException("setSelectedNavigationIndex not valid for current navigation mode");
        }
    }

    @Override
    public Tab newTab() {
        return new TabImpl();
    }

    @Override
    public void addTab(Tab tab) {
        addTab(tab, mTabs.isEmpty());
    }

    @Override
    public void addTab(Tab tab, int position) {
        addTab(tab, position, mTabs.isEmpty());
    }

    @Override
    public void addTab(Tab tab, boolean setSelected) {
        addTab(tab, mTabs.size(), setSelected);
    }

    @Override
    public void addTab(Tab tab, int position, boolean setSelected) {
        ensureTabsExist();
        mTabScrollView.addTab(tab, position, setSelected);
        if (((TabImpl) tab).mCallback == null) {
            throw new IllegalStateException("Action Bar Tab must have a Callback");
        }
        mTabs.add(position, (TabImpl) tab);
        renumber(position);
        if (setSelected) {
            selectTab(tab);
        }
    }

    private void renumber(int from) {
        for (int i = from; i < mTabs.size(); i++) {
            mTabs.get(i).mPosition = i;
        }
    }

    @Override
    public void removeTab(Tab tab) {
        removeTabAt(tab.getPosition());
    }

    @Override
    public void removeTabAt(int position) {
        if (mTabScrollView == null) {
            return;
        }
        int selected = mSelectedTab != null ? mSelectedTab.getPosition() : mSavedTabPosition;
        mTabScrollView.removeTabAt(position);
        mTabs.remove(position).mPosition = INVALID_POSITION;
        renumber(position);
        if (selected == position) {
            selectTab(mTabs.isEmpty() ? null : mTabs.get(Math.max(0, position - 1)));
        }
    }

    @Override
    public void removeAllTabs() {
        if (mSelectedTab != null) {
            selectTab(null);
        }
        mTabs.clear();
        if (mTabScrollView != null) {
            mTabScrollView.removeAllTabs();
        }
        mSavedTabPosition = INVALID_POSITION;
    }

    @Override
    public void selectTab(Tab tab) {
        if (getNavigationMode() != NAVIGATION_MODE_TABS) {
            mSavedTabPosition = tab != null ? tab.getPosition() : INVALID_POSITION;
            return;
        }
        FragmentTransaction trans = mActivity == null || mDecorToolbar.getViewGroup().isInEditMode() ? null
                : mActivity.getFragmentManager().beginTransaction().disallowAddToBackStack();
        if (mSelectedTab == tab) {
            if (mSelectedTab != null) {
                mSelectedTab.mCallback.onTabReselected(mSelectedTab, trans);
                mTabScrollView.animateToTab(tab.getPosition());
            }
        } else {
            mTabScrollView.setTabSelected(tab != null ? tab.getPosition() : INVALID_POSITION);
            if (mSelectedTab != null) {
                mSelectedTab.mCallback.onTabUnselected(mSelectedTab, trans);
            }
            mSelectedTab = (TabImpl) tab;
            if (mSelectedTab != null) {
                mSelectedTab.mCallback.onTabSelected(mSelectedTab, trans);
            }
        }
        if (trans != null && !trans.isEmpty()) {
            trans.commit();
        }
    }

    @Override
    public Tab getSelectedTab() {
        return mSelectedTab;
    }

    @Override
    public Tab getTabAt(int index) {
        return mTabs.get(index);
    }

    @Override
    public int getTabCount() {
        return mTabs.size();
    }

    public class TabImpl extends ActionBar.Tab {
        private TabListener mCallback;
        private Object mTag;
        private Drawable mIcon;
        private CharSequence mText;
        private CharSequence mContentDesc;
        private int mPosition = -1;
        private View mCustomView;

        private Tab changed() {
            if (mPosition >= 0) {
                mTabScrollView.updateTab(mPosition);
            }
            return this;
        }

        public Object getTag() {
            return mTag;
        }

        public Tab setTag(Object tag) {
            mTag = tag;
            return this;
        }

        public Tab setTabListener(TabListener callback) {
            mCallback = callback;
            return this;
        }

        public View getCustomView() {
            return mCustomView;
        }

        public Tab setCustomView(View view) {
            mCustomView = view;
            return changed();
        }

        public Tab setCustomView(int layoutResId) {
            return setCustomView(LayoutInflater.from(getThemedContext()).inflate(layoutResId, null));
        }

        public Drawable getIcon() {
            return mIcon;
        }

        public int getPosition() {
            return mPosition;
        }

        public CharSequence getText() {
            return mText;
        }

        public Tab setIcon(Drawable icon) {
            mIcon = icon;
            return changed();
        }

        public Tab setIcon(int resId) {
            return setIcon(mContext.getDrawable(resId));
        }

        public Tab setText(CharSequence text) {
            mText = text;
            return changed();
        }

        public Tab setText(int resId) {
            return setText(mContext.getResources().getText(resId));
        }

        public void select() {
            selectTab(this);
        }

        public Tab setContentDescription(int resId) {
            return setContentDescription(mContext.getResources().getText(resId));
        }

        public Tab setContentDescription(CharSequence contentDesc) {
            mContentDesc = contentDesc;
            return changed();
        }

        public CharSequence getContentDescription() {
            return mContentDesc;
        }
    }

    /** An action mode in the contextual bar. */
    public class ActionModeImpl extends ActionMode implements MenuBuilder.Callback {
        private final Context mActionModeContext;
        private final MenuBuilder mMenu;
        private ActionMode.Callback mCallback;
        private WeakReference<View> mCustomView;

        public ActionModeImpl(Context context, ActionMode.Callback callback) {
            mActionModeContext = context;
            mCallback = callback;
            mMenu = new MenuBuilder(context).setDefaultShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
            mMenu.setCallback(this);
        }

        @Override
        public MenuInflater getMenuInflater() {
            return new MenuInflater(mActionModeContext);
        }

        @Override
        public Menu getMenu() {
            return mMenu;
        }

        @Override
        public void finish() {
            if (mActionMode != this) {
                return;
            }
            mCallback.onDestroyActionMode(this);
            mCallback = null;
            animateToMode(false);
            mContextView.closeMode();
            mContextView.killMode();
            mDecorToolbar.getViewGroup().sendAccessibilityEvent(AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED);
            mActionMode = null;
        }

        @Override
        public void invalidate() {
            if (mActionMode == this) {
                mMenu.stopDispatchingItemsChanged();
                try {
                    mCallback.onPrepareActionMode(this, mMenu);
                } finally {
                    mMenu.startDispatchingItemsChanged();
                }
            }
        }

        public boolean dispatchOnCreate() {
            mMenu.stopDispatchingItemsChanged();
            try {
                return mCallback.onCreateActionMode(this, mMenu);
            } finally {
                mMenu.startDispatchingItemsChanged();
            }
        }

        @Override
        public void setCustomView(View view) {
            mContextView.setCustomView(view);
            mCustomView = new WeakReference<View>(view);
        }

        @Override
        public void setSubtitle(CharSequence subtitle) {
            mContextView.setSubtitle(subtitle);
        }

        @Override
        public void setTitle(CharSequence title) {
            mContextView.setTitle(title);
        }

        @Override
        public void setTitle(int resId) {
            setTitle(mContext.getResources().getString(resId));
        }

        @Override
        public void setSubtitle(int resId) {
            setSubtitle(mContext.getResources().getString(resId));
        }

        @Override
        public CharSequence getTitle() {
            return mContextView.getTitle();
        }

        @Override
        public CharSequence getSubtitle() {
            return mContextView.getSubtitle();
        }

        @Override
        public void setTitleOptionalHint(boolean titleOptional) {
            super.setTitleOptionalHint(titleOptional);
            mContextView.setTitleOptional(titleOptional);
        }

        @Override
        public boolean isTitleOptional() {
            return mContextView.isTitleOptional();
        }

        @Override
        public View getCustomView() {
            return mCustomView != null ? mCustomView.get() : null;
        }

        public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
            return mCallback != null && mCallback.onActionItemClicked(this, item);
        }

        public void onCloseMenu(MenuBuilder menu, boolean allMenusAreClosing) {
        }

        public boolean onSubMenuSelected(SubMenuBuilder subMenu) {
            if (mCallback == null) {
                return false;
            }
            if (subMenu.hasVisibleItems()) {
                new MenuPopupHelper(getThemedContext(), subMenu).show();
            }
            return true;
        }

        public void onCloseSubMenu(SubMenuBuilder menu) {
        }

        public void onMenuModeChange(MenuBuilder menu) {
            if (mCallback != null) {
                invalidate();
                mContextView.showOverflowMenu();
            }
        }
    }
}
