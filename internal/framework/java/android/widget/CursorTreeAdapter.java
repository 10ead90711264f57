package android.widget;

import android.content.Context;
import android.database.ContentObserver;
import android.database.Cursor;
import android.database.DataSetObserver;
import android.os.Handler;
import android.util.SparseArray;
import android.view.View;
import android.view.ViewGroup;

/** Shows a cursor of groups, and a cursor of children for each of them. */
public abstract class CursorTreeAdapter extends BaseExpandableListAdapter implements Filterable, CursorFilter.CursorFilterClient {
    private Context mContext;
    private Handler mHandler;
    private boolean mAutoRequery;
    MyCursorHelper mGroupCursorHelper;
    SparseArray<MyCursorHelper> mChildrenCursorHelpers;
    CursorFilter mCursorFilter;
    FilterQueryProvider mFilterQueryProvider;

    public CursorTreeAdapter(Cursor cursor, Context context) {
        init(cursor, context, true);
    }

    public CursorTreeAdapter(Cursor cursor, Context context, boolean autoRequery) {
        init(cursor, context, autoRequery);
    }

    private void init(Cursor cursor, Context context, boolean autoRequery) {
        mContext = context;
        mHandler = new Handler();
        mAutoRequery = autoRequery;
        mGroupCursorHelper = new MyCursorHelper(cursor);
        mChildrenCursorHelpers = new SparseArray<MyCursorHelper>();
    }

    synchronized MyCursorHelper getChildrenCursorHelper(int groupPosition, boolean requestCursor) {
        MyCursorHelper helper = mChildrenCursorHelpers.get(groupPosition);
        if (helper == null) {
            if (mGroupCursorHelper.moveTo(groupPosition) == null) return null;
            helper = new MyCursorHelper(getChildrenCursor(mGroupCursorHelper.getCursor()));
            mChildrenCursorHelpers.put(groupPosition, helper);
        }
        return helper;
    }

    abstract protected Cursor getChildrenCursor(Cursor groupCursor);

    public void setGroupCursor(Cursor cursor) {
        mGroupCursorHelper.changeCursor(cursor, false);
    }

    public void setChildrenCursor(int groupPosition, Cursor childrenCursor) {
        getChildrenCursorHelper(groupPosition, false).changeCursor(childrenCursor, false);
    }

    @Override
    public Cursor getChild(int groupPosition, int childPosition) {
        return getChildrenCursorHelper(groupPosition, true).moveTo(childPosition);
    }

    @Override
    public long getChildId(int groupPosition, int childPosition) {
        return getChildrenCursorHelper(groupPosition, true).getId(childPosition);
    }

    @Override
    public int getChildrenCount(int groupPosition) {
        MyCursorHelper helper = getChildrenCursorHelper(groupPosition, true);
        return mGroupCursorHelper.isValid() && helper != null ? helper.getCount() : 0;
    }

    @Override
    public Cursor getGroup(int groupPosition) {
        return mGroupCursorHelper.moveTo(groupPosition);
    }

    @Override
    public int getGroupCount() {
        return mGroupCursorHelper.getCount();
    }

    @Override
    public long getGroupId(int groupPosition) {
        return mGroupCursorHelper.getId(groupPosition);
    }

    @Override
    public View getGroupView(int groupPosition, boolean isExpanded, View convertView, ViewGroup parent) {
        Cursor cursor = mGroupCursorHelper.moveTo(groupPosition);
        if (cursor == null) throw new IllegalStateException("this should only be called when the cursor is valid");
        View v = convertView == null ? newGroupView(mContext, cursor, isExpanded, parent) : convertView;
        bindGroupView(v, mContext, cursor, isExpanded);
        return v;
    }

    protected abstract View newGroupView(Context context, Cursor cursor, boolean isExpanded, ViewGroup parent);

    protected abstract void bindGroupView(View view, Context context, Cursor cursor, boolean isExpanded);

    @Override
    public View getChildView(int groupPosition, int childPosition, boolean isLastChild, View convertView, ViewGroup parent) {
        Cursor cursor = getChildrenCursorHelper(groupPosition, true).moveTo(childPosition);
        if (cursor == null) throw new IllegalStateException("this should only be called when the cursor is valid");
        View v = convertView == null ? newChildView(mContext, cursor, isLastChild, parent) : convertView;
        bindChildView(v, mContext, cursor, isLastChild);
        return v;
    }

    protected abstract View newChildView(Context context, Cursor cursor, boolean isLastChild, ViewGroup parent);

    protected abstract void bindChildView(View view, Context context, Cursor cursor, boolean isLastChild);

    @Override
    public boolean isChildSelectable(int groupPosition, int childPosition) {
        return true;
    }

    @Override
    public boolean hasStableIds() {
        return true;
    }

    private synchronized void releaseCursorHelpers() {
        for (int i = mChildrenCursorHelpers.size() - 1; i >= 0; i--) mChildrenCursorHelpers.valueAt(i).deactivate();
        mChildrenCursorHelpers.clear();
    }

    @Override
    public void notifyDataSetChanged() {
        notifyDataSetChanged(true);
    }

    public void notifyDataSetChanged(boolean releaseCursors) {
        if (releaseCursors) releaseCursorHelpers();
        super.notifyDataSetChanged();
    }

    @Override
    public void notifyDataSetInvalidated() {
        releaseCursorHelpers();
        super.notifyDataSetInvalidated();
    }

    @Override
    public void onGroupCollapsed(int groupPosition) {
        deactivateChildrenCursorHelper(groupPosition);
    }

    synchronized void deactivateChildrenCursorHelper(int groupPosition) {
        MyCursorHelper helper = getChildrenCursorHelper(groupPosition, true);
        mChildrenCursorHelpers.remove(groupPosition);
        helper.deactivate();
    }

    @Override
    public String convertToString(Cursor cursor) {
        return cursor == null ? "" : cursor.toString();
    }

    @Override
    public Cursor runQueryOnBackgroundThread(CharSequence constraint) {
        return mFilterQueryProvider != null ? mFilterQueryProvider.runQuery(constraint) : mGroupCursorHelper.getCursor();
    }

    @Override
    public Filter getFilter() {
        if (mCursorFilter == null) mCursorFilter = new CursorFilter(this);
        return mCursorFilter;
    }

    public FilterQueryProvider getFilterQueryProvider() {
        return mFilterQueryProvider;
    }

    public void setFilterQueryProvider(FilterQueryProvider filterQueryProvider) {
        mFilterQueryProvider = filterQueryProvider;
    }

    @Override
    public void changeCursor(Cursor cursor) {
        mGroupCursorHelper.changeCursor(cursor, true);
    }

    @Override
    public Cursor getCursor() {
        return mGroupCursorHelper.getCursor();
    }

    /** A cursor with what watches it. */
    class MyCursorHelper {
        private Cursor mCursor;
        private boolean mDataValid;
        private int mRowIDColumn;
        private MyContentObserver mContentObserver;
        private MyDataSetObserver mDataSetObserver;

        MyCursorHelper(Cursor cursor) {
            mContentObserver = new MyContentObserver();
            mDataSetObserver = new MyDataSetObserver();
            take(cursor);
        }

        private void take(Cursor cursor) {
            mCursor = cursor;
            mDataValid = cursor != null;
            mRowIDColumn = cursor != null ? cursor.getColumnIndex("_id") : -1;
            if (cursor == null) return;
            cursor.registerContentObserver(mContentObserver);
            cursor.registerDataSetObserver(mDataSetObserver);
        }

        Cursor getCursor() {
            return mCursor;
        }

        int getCount() {
            return mDataValid && mCursor != null ? mCursor.getCount() : 0;
        }

        long getId(int position) {
            return mDataValid && mCursor != null && mCursor.moveToPosition(position) ? mCursor.getLong(mRowIDColumn) : 0;
        }

        Cursor moveTo(int position) {
            return mDataValid && mCursor != null && mCursor.moveToPosition(position) ? mCursor : null;
        }

        void changeCursor(Cursor cursor, boolean releaseCursors) {
            if (cursor == mCursor) return;
            deactivate();
            take(cursor);
            if (cursor != null) notifyDataSetChanged(releaseCursors);
            else notifyDataSetInvalidated();
        }

        void deactivate() {
            if (mCursor == null) return;
            mCursor.unregisterContentObserver(mContentObserver);
            mCursor.unregisterDataSetObserver(mDataSetObserver);
            mCursor.close();
            mCursor = null;
        }

        boolean isValid() {
            return mDataValid && mCursor != null;
        }

        private class MyContentObserver extends ContentObserver {
            public MyContentObserver() {
                super(mHandler);
            }

            @Override
            public boolean deliverSelfNotifications() {
                return true;
            }

            @Override
            public void onChange(boolean selfChange) {
                if (mAutoRequery && mCursor != null && !mCursor.isClosed()) mDataValid = mCursor.requery();
            }
        }

        private class MyDataSetObserver extends DataSetObserver {
            @Override
            public void onChanged() {
                mDataValid = true;
                notifyDataSetChanged();
            }

            @Override
            public void onInvalidated() {
                mDataValid = false;
                notifyDataSetInvalidated();
            }
        }
    }
}
