package com.android.internal.view.menu;

import android.content.Context;
import android.os.Bundle;
import android.os.Parcelable;
import android.text.Layout;
import android.util.SparseArray;
import android.view.ContextThemeWrapper;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;

/** Shows a menu as the icon menu of old apps. */
public class IconMenuPresenter extends BaseMenuPresenter {
    private static final String VIEWS_TAG = "android:menu:icon";

    private IconMenuItemView more;
    private int maxItems = -1;
    int mOpenSubMenuId;
    final SubMenuPresenterCallback mSubMenuPresenterCallback = new SubMenuPresenterCallback();
    MenuDialogHelper mOpenSubMenu;

    public IconMenuPresenter(Context context) {
        super(new ContextThemeWrapper(context, com.android.internal.R.style.Theme_IconMenu), com.android.internal.R.layout.icon_menu_layout, com.android.internal.R.layout.icon_menu_item_layout);
    }

    @Override
    public void initForMenu(Context context, MenuBuilder menu) {
        super.initForMenu(context, menu);
        maxItems = -1;
    }

    @Override
    public void bindItemView(MenuItemImpl item, MenuView.ItemView itemView) {
        IconMenuItemView view = (IconMenuItemView) itemView;
        view.initialize(item, 0);
        view.setVisibility(item.isVisible() ? View.VISIBLE : View.GONE);
        view.setEnabled(view.isEnabled());
        IconMenuView.LayoutParams lp = new IconMenuView.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
        lp.desiredWidth = (int) Layout.getDesiredWidth(view.getText(), view.getPaint());
        view.setLayoutParams(lp);
    }

    @Override
    public boolean shouldIncludeItem(int childIndex, MenuItemImpl item) {
        ArrayList<MenuItemImpl> items = mMenu.getNonActionItems();
        boolean fits = items.size() == maxItems && childIndex < maxItems || childIndex < maxItems - 1;
        return fits && !item.isActionButton();
    }

    @Override
    protected void addItemView(View itemView, int childIndex) {
        IconMenuItemView v = (IconMenuItemView) itemView;
        IconMenuView parent = (IconMenuView) mMenuView;
        v.setIconMenuView(parent);
        v.setItemInvoker(parent);
        v.setBackgroundDrawable(parent.getItemBackgroundDrawable());
        super.addItemView(itemView, childIndex);
    }

    @Override
    public boolean onSubMenuSelected(SubMenuBuilder subMenu) {
        if (!subMenu.hasVisibleItems()) return false;
        MenuDialogHelper helper = new MenuDialogHelper(subMenu);
        helper.setPresenterCallback(mSubMenuPresenterCallback);
        helper.show(null);
        mOpenSubMenu = helper;
        mOpenSubMenuId = subMenu.getItem().getItemId();
        super.onSubMenuSelected(subMenu);
        return true;
    }

    @Override
    public void updateMenuView(boolean cleared) {
        IconMenuView menuView = (IconMenuView) mMenuView;
        if (maxItems < 0) maxItems = menuView.getMaxItems();
        ArrayList<MenuItemImpl> items = mMenu.getNonActionItems();
        boolean needsMore = items.size() > maxItems;
        super.updateMenuView(cleared);
        if (needsMore && (more == null || more.getParent() != menuView)) {
            if (more == null) {
                more = menuView.createMoreItemView();
                more.setBackgroundDrawable(menuView.getItemBackgroundDrawable());
                IconMenuView.LayoutParams lp = new IconMenuView.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
                lp.desiredWidth = (int) Layout.getDesiredWidth(more.getText(), more.getPaint());
                more.setLayoutParams(lp);
            }
            menuView.addView(more);
        } else if (!needsMore && more != null) {
            menuView.removeView(more);
        }
        menuView.setNumActualItemsShown(needsMore ? maxItems - 1 : items.size());
    }

    @Override
    protected boolean filterLeftoverView(ViewGroup parent, int childIndex) {
        return parent.getChildAt(childIndex) != more && super.filterLeftoverView(parent, childIndex);
    }

    public int getNumActualItemsShown() {
        return ((IconMenuView) mMenuView).getNumActualItemsShown();
    }

    public void saveHierarchyState(Bundle outState) {
        SparseArray<Parcelable> states = new SparseArray<Parcelable>();
        if (mMenuView != null) ((View) mMenuView).saveHierarchyState(states);
        outState.putSparseParcelableArray(VIEWS_TAG, states);
    }

    public void restoreHierarchyState(Bundle inState) {
        SparseArray<Parcelable> states = inState.getSparseParcelableArray(VIEWS_TAG);
        if (states != null) ((View) mMenuView).restoreHierarchyState(states);
    }

    @Override
    public Parcelable onSaveInstanceState() {
        if (mMenuView == null) return null;
        Bundle state = new Bundle();
        saveHierarchyState(state);
        return state;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        restoreHierarchyState((Bundle) state);
    }

    class SubMenuPresenterCallback implements MenuPresenter.Callback {
        @Override
        public void onCloseMenu(MenuBuilder menu, boolean allMenusAreClosing) {
            mOpenSubMenuId = 0;
            if (mOpenSubMenu != null) {
                mOpenSubMenu.dismiss();
                mOpenSubMenu = null;
            }
        }

        @Override
        public boolean onOpenSubMenu(MenuBuilder subMenu) {
            if (subMenu != null) mOpenSubMenuId = ((SubMenuBuilder) subMenu).getItem().getItemId();
            return false;
        }
    }
}
