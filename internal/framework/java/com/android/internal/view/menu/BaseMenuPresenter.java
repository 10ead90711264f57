package com.android.internal.view.menu;

import android.content.Context;
import android.os.Parcelable;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;

/** A presenter whose view has a child for each item. */
public abstract class BaseMenuPresenter implements MenuPresenter {
    protected Context mSystemContext;
    protected Context mContext;
    protected MenuBuilder mMenu;
    protected LayoutInflater mSystemInflater;
    protected LayoutInflater mInflater;
    protected MenuView mMenuView;
    private Callback callback;
    private final int menuLayout;
    private final int itemLayout;
    private int id;

    public BaseMenuPresenter(Context context, int menuLayoutRes, int itemLayoutRes) {
        mSystemContext = context;
        mSystemInflater = LayoutInflater.from(context);
        menuLayout = menuLayoutRes;
        itemLayout = itemLayoutRes;
    }

    @Override
    public void initForMenu(Context context, MenuBuilder menu) {
        mContext = context;
        mInflater = LayoutInflater.from(mContext);
        mMenu = menu;
    }

    @Override
    public MenuView getMenuView(ViewGroup root) {
        if (mMenuView == null) {
            mMenuView = (MenuView) mSystemInflater.inflate(menuLayout, root, false);
            mMenuView.initialize(mMenu);
            updateMenuView(true);
        }
        return mMenuView;
    }

    @Override
    public void updateMenuView(boolean cleared) {
        ViewGroup parent = (ViewGroup) mMenuView;
        if (parent == null) return;
        int index = 0;
        if (mMenu != null) {
            mMenu.flagActionItems();
            ArrayList<MenuItemImpl> visible = mMenu.getVisibleItems();
            for (int i = 0; i < visible.size(); i++) {
                MenuItemImpl item = visible.get(i);
                if (!shouldIncludeItem(index, item)) continue;
                View convert = parent.getChildAt(index);
                MenuItemImpl old = convert instanceof MenuView.ItemView ? ((MenuView.ItemView) convert).getItemData() : null;
                View view = getItemView(item, convert, parent);
                if (item != old) {
                    view.setPressed(false);
                    view.jumpDrawablesToCurrentState();
                }
                if (view != convert) addItemView(view, index);
                index++;
            }
        }
        while (index < parent.getChildCount()) {
            if (!filterLeftoverView(parent, index)) index++;
        }
    }

    protected void addItemView(View itemView, int childIndex) {
        ViewGroup current = (ViewGroup) itemView.getParent();
        if (current != null) current.removeView(itemView);
        ((ViewGroup) mMenuView).addView(itemView, childIndex);
    }

    protected boolean filterLeftoverView(ViewGroup parent, int childIndex) {
        parent.removeViewAt(childIndex);
        return true;
    }

    @Override
    public void setCallback(Callback cb) {
        callback = cb;
    }

    public Callback getCallback() {
        return callback;
    }

    public MenuView.ItemView createItemView(ViewGroup parent) {
        return (MenuView.ItemView) mSystemInflater.inflate(itemLayout, parent, false);
    }

    public View getItemView(MenuItemImpl item, View convertView, ViewGroup parent) {
        MenuView.ItemView view = convertView instanceof MenuView.ItemView ? (MenuView.ItemView) convertView : createItemView(parent);
        bindItemView(item, view);
        return (View) view;
    }

    public abstract void bindItemView(MenuItemImpl item, MenuView.ItemView itemView);

    public boolean shouldIncludeItem(int childIndex, MenuItemImpl item) {
        return true;
    }

    @Override
    public void onCloseMenu(MenuBuilder menu, boolean allMenusAreClosing) {
        if (callback != null) callback.onCloseMenu(menu, allMenusAreClosing);
    }

    @Override
    public boolean onSubMenuSelected(SubMenuBuilder menu) {
        return callback != null && callback.onOpenSubMenu(menu);
    }

    @Override
    public boolean flagActionItems() {
        return false;
    }

    @Override
    public boolean expandItemActionView(MenuBuilder menu, MenuItemImpl item) {
        return false;
    }

    @Override
    public boolean collapseItemActionView(MenuBuilder menu, MenuItemImpl item) {
        return false;
    }

    @Override
    public int getId() {
        return id;
    }

    public void setId(int id) {
        this.id = id;
    }

    @Override
    public Parcelable onSaveInstanceState() {
        return null;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {}
}
