package android.widget;

import android.content.Context;
import android.database.Cursor;
import android.net.Uri;
import android.view.View;

/** A cursor tree that puts columns into views by their ids. */
public abstract class SimpleCursorTreeAdapter extends ResourceCursorTreeAdapter {
    private String[] mGroupFromNames;
    private int[] mGroupFrom;
    private int[] mGroupTo;
    private String[] mChildFromNames;
    private int[] mChildFrom;
    private int[] mChildTo;
    private ViewBinder mViewBinder;

    public SimpleCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout, String[] groupFrom, int[] groupTo,
            int childLayout, int lastChildLayout, String[] childFrom, int[] childTo) {
        super(context, cursor, collapsedGroupLayout, expandedGroupLayout, childLayout, lastChildLayout);
        init(groupFrom, groupTo, childFrom, childTo);
    }

    public SimpleCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout, String[] groupFrom, int[] groupTo,
            int childLayout, String[] childFrom, int[] childTo) {
        super(context, cursor, collapsedGroupLayout, expandedGroupLayout, childLayout);
        init(groupFrom, groupTo, childFrom, childTo);
    }

    public SimpleCursorTreeAdapter(Context context, Cursor cursor, int groupLayout, String[] groupFrom, int[] groupTo, int childLayout, String[] childFrom, int[] childTo) {
        super(context, cursor, groupLayout, childLayout);
        init(groupFrom, groupTo, childFrom, childTo);
    }

    private void init(String[] groupFromNames, int[] groupTo, String[] childFromNames, int[] childTo) {
        mGroupFromNames = groupFromNames;
        mGroupTo = groupTo;
        mChildFromNames = childFromNames;
        mChildTo = childTo;
    }

    public ViewBinder getViewBinder() {
        return mViewBinder;
    }

    public void setViewBinder(ViewBinder viewBinder) {
        mViewBinder = viewBinder;
    }

    private void bindView(View view, Context context, Cursor cursor, int[] from, int[] to) {
        for (int i = 0; i < to.length; i++) {
            View v = view.findViewById(to[i]);
            if (v == null) continue;
            if (mViewBinder != null && mViewBinder.setViewValue(v, cursor, from[i])) continue;
            String text = cursor.getString(from[i]);
            if (text == null) text = "";
            if (v instanceof TextView) setViewText((TextView) v, text);
            else if (v instanceof ImageView) setViewImage((ImageView) v, text);
            else throw new IllegalStateException("SimpleCursorTreeAdapter can bind values only to TextView and ImageView!");
        }
    }

    private int[] columns(Cursor cursor, String[] names) {
        int[] columns = new int[names.length];
        for (int i = names.length - 1; i >= 0; i--) columns[i] = cursor.getColumnIndexOrThrow(names[i]);
        return columns;
    }

    @Override
    protected void bindChildView(View view, Context context, Cursor cursor, boolean isLastChild) {
        if (mChildFrom == null) mChildFrom = columns(cursor, mChildFromNames);
        bindView(view, context, cursor, mChildFrom, mChildTo);
    }

    @Override
    protected void bindGroupView(View view, Context context, Cursor cursor, boolean isExpanded) {
        if (mGroupFrom == null) mGroupFrom = columns(cursor, mGroupFromNames);
        bindView(view, context, cursor, mGroupFrom, mGroupTo);
    }

    protected void setViewImage(ImageView v, String value) {
        try {
            v.setImageResource(Integer.parseInt(value));
        } catch (NumberFormatException e) {
            v.setImageURI(Uri.parse(value));
        }
    }

    public void setViewText(TextView v, String text) {
        v.setText(text);
    }

    /** Puts a column into a view in its own way. */
    public static interface ViewBinder {
        boolean setViewValue(View view, Cursor cursor, int columnIndex);
    }
}
