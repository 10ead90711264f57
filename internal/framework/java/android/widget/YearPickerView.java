package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.Calendar;

/** A list of years. */
class YearPickerView extends ListView {
    private final Years mYears = new Years();
    private final int mViewSize;
    private final int mChildSize;
    private OnYearSelectedListener mListener;

    /** Hears of the year that was touched. */
    public interface OnYearSelectedListener {
        void onYearChanged(YearPickerView view, int year);
    }

    public YearPickerView(Context context) {
        this(context, null);
    }

    public YearPickerView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.listViewStyle);
    }

    public YearPickerView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public YearPickerView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        setLayoutParams(new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
        Resources res = context.getResources();
        mViewSize = res.getDimensionPixelOffset(R.dimen.datepicker_view_animator_height);
        mChildSize = res.getDimensionPixelOffset(R.dimen.datepicker_year_label_height);
        setOnItemClickListener(new OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                int year = mYears.first + position;
                mYears.select(year);
                if (mListener != null) {
                    mListener.onYearChanged(YearPickerView.this, year);
                }
            }
        });
        setAdapter(mYears);
    }

    public void setOnYearSelectedListener(OnYearSelectedListener listener) {
        mListener = listener;
    }

    public void setYear(final int year) {
        mYears.select(year);
        post(new Runnable() {
            @Override
            public void run() {
                int position = year - mYears.first;
                if (position >= 0 && position < getCount()) {
                    setSelectionFromTop(position, mViewSize / 2 - mChildSize / 2);
                }
            }
        });
    }

    public void setRange(Calendar min, Calendar max) {
        mYears.setRange(min.get(Calendar.YEAR), max.get(Calendar.YEAR));
    }

    /** The years of a range, the chosen one larger than the others. */
    private final class Years extends BaseAdapter {
        int first;
        private int count;
        private int chosen;

        void setRange(int from, int to) {
            if (first != from || count != to - from + 1) {
                first = from;
                count = to - from + 1;
                notifyDataSetInvalidated();
            }
        }

        void select(int year) {
            if (chosen != year) {
                chosen = year;
                notifyDataSetChanged();
            }
        }

        @Override
        public int getCount() {
            return count;
        }

        @Override
        public Integer getItem(int position) {
            return first + position;
        }

        @Override
        public long getItemId(int position) {
            return first + position;
        }

        @Override
        public boolean hasStableIds() {
            return true;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public View getView(int position, View convertView, ViewGroup parent) {
            TextView v = (TextView) convertView;
            if (v == null) {
                v = (TextView) LayoutInflater.from(getContext()).inflate(R.layout.year_label_text_view, parent, false);
            }
            boolean activated = first + position == chosen;
            v.setTextAppearance(activated ? R.style.TextAppearance_Material_DatePicker_List_YearLabel_Activated
                    : R.style.TextAppearance_Material_DatePicker_List_YearLabel);
            v.setActivated(activated);
            v.setText(Integer.toString(first + position));
            return v;
        }
    }
}
