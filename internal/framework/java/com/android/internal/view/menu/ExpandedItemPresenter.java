package com.android.internal.view.menu;

import android.content.Context;
import android.os.Parcelable;
import android.view.CollapsibleActionView;
import android.view.View;
import android.view.ViewGroup;

/** Shows the action view of an item, once it is expanded, across a bar in the place of what else the bar has. */
public abstract class ExpandedItemPresenter implements MenuPresenter {
    private MenuBuilder mMenu;
    private MenuItemImpl mItem; // the expanded one

    /** Shows a view in the place of the others. */
    protected abstract void expand(MenuItemImpl item, View actionView);

    /** Takes it away, and shows the others. */
    protected abstract void collapse();

    /** Asks the bar to be measured anew. */
    protected abstract void changed();

    public MenuItemImpl expandedItem() {
        return mItem;
    }

    @Override
    public void initForMenu(Context context, MenuBuilder menu) {
        if (mMenu != null && mItem != null) {
            mMenu.collapseItemActionView(mItem);
        }
        mMenu = menu;
    }

    @Override
    public MenuView getMenuView(ViewGroup root) {
        return null;
    }

    @Override
    public void updateMenuView(boolean cleared) {
        if (mItem == null) {
            return;
        }
        boolean found = false;
        if (mMenu != null) {
            for (int i = 0; i < mMenu.size(); i++) {
                found |= mMenu.getItem(i) == mItem;
            }
        }
        if (!found) {
            collapseItemActionView(mMenu, mItem);
        }
    }

    @Override
    public void setCallback(Callback cb) {
    }

    @Override
    public boolean onSubMenuSelected(SubMenuBuilder subMenu) {
        return false;
    }

    @Override
    public void onCloseMenu(MenuBuilder menu, boolean allMenusAreClosing) {
    }

    @Override
    public boolean flagActionItems() {
        return false;
    }

    @Override
    public boolean expandItemActionView(MenuBuilder menu, MenuItemImpl item) {
        View view = item.getActionView();
        mItem = item;
        expand(item, view);
        changed();
        item.setActionViewExpanded(true);
        if (view instanceof CollapsibleActionView) {
            ((CollapsibleActionView) view).onActionViewExpanded();
        }
        return true;
    }

    @Override
    public boolean collapseItemActionView(MenuBuilder menu, MenuItemImpl item) {
        View view = item.getActionView();
        if (view instanceof CollapsibleActionView) {
            ((CollapsibleActionView) view).onActionViewCollapsed();
        }
        collapse();
        mItem = null;
        changed();
        item.setActionViewExpanded(false);
        return true;
    }

    @Override
    public int getId() {
        return 0;
    }

    @Override
    public Parcelable onSaveInstanceState() {
        return null;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
    }
}
