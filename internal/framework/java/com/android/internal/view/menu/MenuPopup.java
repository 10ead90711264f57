package com.android.internal.view.menu;

import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.ListAdapter;
import android.widget.PopupWindow;

/** A menu in a popup. */
public abstract class MenuPopup implements ShowableListMenu, MenuPresenter, android.widget.AdapterView.OnItemClickListener {
    private Rect epicenter;

    public abstract void setForceShowIcon(boolean forceShow);

    public abstract void addMenu(MenuBuilder menu);

    public abstract void setGravity(int dropDownGravity);

    public abstract void setAnchorView(View anchor);

    public abstract void setHorizontalOffset(int x);

    public abstract void setVerticalOffset(int y);

    public abstract void setShowTitle(boolean showTitle);

    public abstract void setOnDismissListener(PopupWindow.OnDismissListener listener);

    public void setEpicenterBounds(Rect bounds) {
        epicenter = bounds;
    }

    public Rect getEpicenterBounds() {
        return epicenter;
    }

    @Override
    public void initForMenu(Context context, MenuBuilder menu) {}

    @Override
    public MenuView getMenuView(ViewGroup root) {
        throw new UnsupportedOperationException("MenuPopups manage their own views");
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
        return 0;
    }

    @Override
    public void onItemClick(android.widget.AdapterView<?> parent, View view, int position, long id) {
        ListAdapter outer = (ListAdapter) parent.getAdapter();
        MenuAdapter wrapped = toMenuAdapter(outer);
        wrapped.mAdapterMenu.performItemAction((MenuItemImpl) outer.getItem(position), this, 0);
    }

    static MenuAdapter toMenuAdapter(ListAdapter adapter) {
        return adapter instanceof android.widget.HeaderViewListAdapter ? (MenuAdapter) ((android.widget.HeaderViewListAdapter) adapter).getWrappedAdapter() : (MenuAdapter) adapter;
    }

    static int measureIndividualMenuWidth(ListAdapter adapter, ViewGroup parent, Context context, int max) {
        int width = 0;
        View item = null;
        int type = 0;
        int spec = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED);
        for (int i = 0; i < adapter.getCount(); i++) {
            int t = adapter.getItemViewType(i);
            if (t != type) {
                type = t;
                item = null;
            }
            if (parent == null) parent = new FrameLayout(context);
            item = adapter.getView(i, item, parent);
            item.measure(spec, spec);
            if (item.getMeasuredWidth() >= max) return max;
            width = Math.max(width, item.getMeasuredWidth());
        }
        return width;
    }
}
