package org.esdroid.samples.chatter;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.TextView;
import java.util.List;

class Lines extends BaseAdapter {
    private final Context context;
    private final List<Line> lines;
    Lines(Context context, List<Line> lines) { this.context = context; this.lines = lines; }
    @Override public int getCount() { return lines.size(); }
    @Override public Object getItem(int at) { return lines.get(at); }
    @Override public long getItemId(int at) { return at; }
    @Override public int getViewTypeCount() { return 2; }
    @Override public int getItemViewType(int at) { return lines.get(at).kind; } // thin
    @Override public View getView(int at, View old, ViewGroup parent) {
        TextView v = old != null ? (TextView) old : new TextView(context);
        v.setText(lines.get(at).text); // not
        return v;
    }
}
