package org.esdroid.samples.zoo;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

class Animals extends BaseExpandableListAdapter {
    private final String[] groups = {"Birds", "Fish"};
    private final String[][] animals = {{"Tit", "Owl", "Jay"}, {"Carp", "Eel"}};
    private final Context context;

    Animals(Context c) {
        context = c;
    }

    @Override
    public int getGroupCount() {
        return groups.length;
    }

    @Override
    public int getChildrenCount(int group) {
        return animals[0].length; // fault
    }

    @Override
    public Object getGroup(int group) {
        return groups[group];
    }

    @Override
    public Object getChild(int group, int child) {
        return animals[group][child]; // thin
    }

    @Override
    public long getGroupId(int group) {
        return group;
    }

    @Override
    public long getChildId(int group, int child) {
        return child;
    }

    @Override
    public boolean hasStableIds() {
        return true;
    }

    @Override
    public boolean isChildSelectable(int group, int child) {
        return true;
    }

    private TextView row(View old, Object text) {
        TextView t = old == null ? new TextView(context) : (TextView) old;
        t.setText(text.toString());
        t.setPadding(90, 30, 0, 30); // not
        return t;
    }

    @Override
    public View getGroupView(int group, boolean open, View old, ViewGroup parent) {
        return row(old, getGroup(group));
    }

    @Override
    public View getChildView(int group, int child, boolean last, View old, ViewGroup parent) {
        return row(old, getChild(group, child)); // full
    }
}
