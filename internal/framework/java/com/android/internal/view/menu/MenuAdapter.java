package com.android.internal.view.menu;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import java.util.ArrayList;

/** The items of a menu as rows of a list. */
public class MenuAdapter extends BaseAdapter {
    static final int ITEM_LAYOUT = com.android.internal.R.layout.popup_menu_item_layout;

    MenuBuilder mAdapterMenu;
    private int expandedIndex = -1;
    private boolean forceShowIcon;
    private final boolean overflowOnly;
    private final LayoutInflater inflater;

    public MenuAdapter(MenuBuilder menu, LayoutInflater inflater, boolean overflowOnly) {
        this.overflowOnly = overflowOnly;
        this.inflater = inflater;
        mAdapterMenu = menu;
        findExpandedIndex();
    }

    public boolean getForceShowIcon() {
        return forceShowIcon;
    }

    public void setForceShowIcon(boolean forceShow) {
        forceShowIcon = forceShow;
    }

    private ArrayList<MenuItemImpl> items() {
        return overflowOnly ? mAdapterMenu.getNonActionItems() : mAdapterMenu.getVisibleItems();
    }

    @Override
    public int getCount() {
        return expandedIndex < 0 ? items().size() : items().size() - 1;
    }

    public MenuBuilder getAdapterMenu() {
        return mAdapterMenu;
    }

    @Override
    public MenuItemImpl getItem(int position) {
        if (expandedIndex >= 0 && position >= expandedIndex) position++;
        return items().get(position);
    }

    @Override
    public long getItemId(int position) {
        return position;
    }

    @Override
    public View getView(int position, View convertView, ViewGroup parent) {
        if (convertView == null) convertView = inflater.inflate(ITEM_LAYOUT, parent, false);
        ListMenuItemView row = (ListMenuItemView) convertView;
        if (forceShowIcon) row.setForceShowIcon(true);
        row.initialize(getItem(position), 0);
        return convertView;
    }

    void findExpandedIndex() {
        MenuItemImpl expanded = mAdapterMenu.getExpandedItem();
        expandedIndex = expanded == null ? -1 : mAdapterMenu.getNonActionItems().indexOf(expanded);
    }

    @Override
    public void notifyDataSetChanged() {
        findExpandedIndex();
        super.notifyDataSetChanged();
    }
}
