package android.widget;

import android.database.DataSetObserver;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;

/** A list adapter with headers before and footers after another. */
public class HeaderViewListAdapter implements WrapperListAdapter, Filterable {
    static final ArrayList<ListView.FixedViewInfo> EMPTY_INFO_LIST = new ArrayList<ListView.FixedViewInfo>();

    private final ListAdapter mAdapter;
    ArrayList<ListView.FixedViewInfo> mHeaderViewInfos;
    ArrayList<ListView.FixedViewInfo> mFooterViewInfos;
    boolean mAreAllFixedViewsSelectable;
    private final boolean mIsFilterable;

    public HeaderViewListAdapter(ArrayList<ListView.FixedViewInfo> headerViewInfos,
            ArrayList<ListView.FixedViewInfo> footerViewInfos, ListAdapter adapter) {
        mAdapter = adapter;
        mIsFilterable = adapter instanceof Filterable;
        mHeaderViewInfos = headerViewInfos == null ? EMPTY_INFO_LIST : headerViewInfos;
        mFooterViewInfos = footerViewInfos == null ? EMPTY_INFO_LIST : footerViewInfos;
        mAreAllFixedViewsSelectable = areAllSelectable(mHeaderViewInfos) && areAllSelectable(mFooterViewInfos);
    }

    public int getHeadersCount() {
        return mHeaderViewInfos.size();
    }

    public int getFootersCount() {
        return mFooterViewInfos.size();
    }

    public boolean isEmpty() {
        return mAdapter == null || mAdapter.isEmpty();
    }

    private static boolean areAllSelectable(ArrayList<ListView.FixedViewInfo> infos) {
        for (ListView.FixedViewInfo info : infos) {
            if (!info.isSelectable) {
                return false;
            }
        }
        return true;
    }

    private boolean remove(ArrayList<ListView.FixedViewInfo> infos, View v) {
        for (int i = 0; i < infos.size(); i++) {
            if (infos.get(i).view == v) {
                infos.remove(i);
                mAreAllFixedViewsSelectable = areAllSelectable(mHeaderViewInfos) && areAllSelectable(mFooterViewInfos);
                return true;
            }
        }
        return false;
    }

    public boolean removeHeader(View v) {
        return remove(mHeaderViewInfos, v);
    }

    public boolean removeFooter(View v) {
        return remove(mFooterViewInfos, v);
    }

    public int getCount() {
        return getFootersCount() + getHeadersCount() + (mAdapter != null ? mAdapter.getCount() : 0);
    }

    public boolean areAllItemsEnabled() {
        return mAdapter == null || mAreAllFixedViewsSelectable && mAdapter.areAllItemsEnabled();
    }

    // The fixed entry at a position, or null for the wrapped adapter's.
    private ListView.FixedViewInfo fixed(int position) {
        int headers = getHeadersCount();
        if (position < headers) {
            return mHeaderViewInfos.get(position);
        }
        int at = position - headers;
        int count = mAdapter != null ? mAdapter.getCount() : 0;
        return at < count ? null : mFooterViewInfos.get(at - count);
    }

    public boolean isEnabled(int position) {
        ListView.FixedViewInfo info = fixed(position);
        return info != null ? info.isSelectable : mAdapter.isEnabled(position - getHeadersCount());
    }

    public Object getItem(int position) {
        ListView.FixedViewInfo info = fixed(position);
        return info != null ? info.data : mAdapter.getItem(position - getHeadersCount());
    }

    public long getItemId(int position) {
        int at = position - getHeadersCount();
        if (mAdapter != null && at >= 0 && at < mAdapter.getCount()) {
            return mAdapter.getItemId(at);
        }
        return -1;
    }

    public boolean hasStableIds() {
        return mAdapter != null && mAdapter.hasStableIds();
    }

    public View getView(int position, View convertView, ViewGroup parent) {
        ListView.FixedViewInfo info = fixed(position);
        return info != null ? info.view : mAdapter.getView(position - getHeadersCount(), convertView, parent);
    }

    public int getItemViewType(int position) {
        int at = position - getHeadersCount();
        if (mAdapter != null && at >= 0 && at < mAdapter.getCount()) {
            return mAdapter.getItemViewType(at);
        }
        return AdapterView.ITEM_VIEW_TYPE_HEADER_OR_FOOTER;
    }

    public int getViewTypeCount() {
        return mAdapter != null ? mAdapter.getViewTypeCount() : 1;
    }

    public void registerDataSetObserver(DataSetObserver observer) {
        if (mAdapter != null) {
            mAdapter.registerDataSetObserver(observer);
        }
    }

    public void unregisterDataSetObserver(DataSetObserver observer) {
        if (mAdapter != null) {
            mAdapter.unregisterDataSetObserver(observer);
        }
    }

    public Filter getFilter() {
        return mIsFilterable ? ((Filterable) mAdapter).getFilter() : null;
    }

    public ListAdapter getWrappedAdapter() {
        return mAdapter;
    }
}
