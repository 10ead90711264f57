package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.net.Uri;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Maps the entries of maps to the views of a layout. */
public class SimpleAdapter extends BaseAdapter implements Filterable, ThemedSpinnerAdapter {
    private final LayoutInflater mInflater;
    private final int[] mTo;
    private final String[] mFrom;
    private ViewBinder mViewBinder;
    private List<? extends Map<String, ?>> mData;
    private final int mResource;
    private int mDropDownResource;
    private LayoutInflater mDropDownInflater;
    private SimpleFilter mFilter;
    private ArrayList<Map<String, ?>> mUnfilteredData;

    public SimpleAdapter(Context context, List<? extends Map<String, ?>> data, int resource, String[] from,
            int[] to) {
        mData = data;
        mResource = mDropDownResource = resource;
        mFrom = from;
        mTo = to;
        mInflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
    }

    public int getCount() {
        return mData.size();
    }

    public Object getItem(int position) {
        return mData.get(position);
    }

    public long getItemId(int position) {
        return position;
    }

    public View getView(int position, View convertView, ViewGroup parent) {
        return createViewFromResource(mInflater, position, convertView, parent, mResource);
    }

    private View createViewFromResource(LayoutInflater inflater, int position, View convertView, ViewGroup parent,
            int resource) {
        View v = convertView == null ? inflater.inflate(resource, parent, false) : convertView;
        bindView(position, v);
        return v;
    }

    public void setDropDownViewResource(int resource) {
        mDropDownResource = resource;
    }

    @Override
    public void setDropDownViewTheme(Resources.Theme theme) {
        if (theme == null) {
            mDropDownInflater = null;
        } else if (theme == mInflater.getContext().getTheme()) {
            mDropDownInflater = mInflater;
        } else {
            mDropDownInflater = LayoutInflater.from(new ContextThemeWrapper(mInflater.getContext(), theme));
        }
    }

    @Override
    public Resources.Theme getDropDownViewTheme() {
        return mDropDownInflater == null ? null : mDropDownInflater.getContext().getTheme();
    }

    @Override
    public View getDropDownView(int position, View convertView, ViewGroup parent) {
        LayoutInflater inflater = mDropDownInflater == null ? mInflater : mDropDownInflater;
        return createViewFromResource(inflater, position, convertView, parent, mDropDownResource);
    }

    private void bindView(int position, View view) {
        Map<String, ?> row = mData.get(position);
        if (row == null) {
            return;
        }
        for (int i = 0; i < mTo.length; i++) {
            View v = view.findViewById(mTo[i]);
            if (v == null) {
                continue;
            }
            Object data = row.get(mFrom[i]);
            String text = data == null ? "" : data.toString();
            if (text == null) {
                text = "";
            }
            if (mViewBinder != null && mViewBinder.setViewValue(v, data, text)) {
                continue;
            }
            if (v instanceof Checkable) {
                if (data instanceof Boolean) {
                    ((Checkable) v).setChecked((Boolean) data);
                } else if (v instanceof TextView) {
                    setViewText((TextView) v, text);
                } else {
                    throw new IllegalStateException(v.getClass().getName() + " should be bound to a Boolean, not a "
                            + (data == null ? "<unknown type>" : data.getClass()));
                }
            } else if (v instanceof TextView) {
                setViewText((TextView) v, text);
            } else if (v instanceof ImageView) {
                if (data instanceof Integer) {
                    setViewImage((ImageView) v, (Integer) data);
                } else {
                    setViewImage((ImageView) v, text);
                }
            } else {
                throw new IllegalStateException(v.getClass().getName() + " is not a "
                        + " view that can be bounds by this SimpleAdapter");
            }
        }
    }

    public ViewBinder getViewBinder() {
        return mViewBinder;
    }

    public void setViewBinder(ViewBinder viewBinder) {
        mViewBinder = viewBinder;
    }

    public void setViewImage(ImageView v, int value) {
        v.setImageResource(value);
    }

    public void setViewImage(ImageView v, String value) {
        try {
            v.setImageResource(Integer.parseInt(value));
        } catch (NumberFormatException nfe) {
            v.setImageURI(Uri.parse(value));
        }
    }

    public void setViewText(TextView v, String text) {
        v.setText(text);
    }

    public Filter getFilter() {
        if (mFilter == null) {
            mFilter = new SimpleFilter();
        }
        return mFilter;
    }

    /** Binds a value to a view in another way. */
    public interface ViewBinder {
        boolean setViewValue(View view, Object data, String textRepresentation);
    }

    private class SimpleFilter extends Filter {
        @Override
        protected FilterResults performFiltering(CharSequence prefix) {
            FilterResults results = new FilterResults();
            if (mUnfilteredData == null) {
                mUnfilteredData = new ArrayList<Map<String, ?>>(mData);
            }
            ArrayList<Map<String, ?>> values = mUnfilteredData;
            if (prefix != null && prefix.length() > 0) {
                String wanted = prefix.toString().toLowerCase();
                ArrayList<Map<String, ?>> found = new ArrayList<Map<String, ?>>(values.size());
                for (Map<String, ?> row : values) {
                    if (row == null) {
                        continue;
                    }
                    for (int j = 0; j < mTo.length; j++) {
                        boolean hit = false;
                        for (String word : ((String) row.get(mFrom[j])).split(" ")) {
                            if (word.toLowerCase().startsWith(wanted)) {
                                hit = true;
                                break;
                            }
                        }
                        if (hit) {
                            found.add(row);
                        }
                    }
                }
                values = found;
            }
            results.values = values;
            results.count = values.size();
            return results;
        }

        @Override
        protected void publishResults(CharSequence constraint, FilterResults results) {
            mData = (List<Map<String, ?>>) results.values;
            if (results.count > 0) {
                notifyDataSetChanged();
            } else {
                notifyDataSetInvalidated();
            }
        }
    }
}
