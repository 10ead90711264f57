package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import com.android.internal.R;
import java.util.Calendar;

/** A calendar with one chosen day: pages of months, but for Holo and older, whose weeks are not shown. */
public class CalendarView extends FrameLayout {
    private static final int MODE_HOLO = 0;
    private static final int MODE_MATERIAL = 1;

    private final Calendar mDate = Calendar.getInstance();
    private final Calendar mMin = Calendar.getInstance();
    private final Calendar mMax = Calendar.getInstance();
    private int mFirstDayOfWeek;
    private OnDateChangeListener mListener;
    private DayPickerView mDays; // null but for Material

    /** Hears of another day. */
    public interface OnDateChangeListener {
        void onSelectedDayChange(CalendarView view, int year, int month, int dayOfMonth);
    }

    public CalendarView(Context context) {
        this(context, null);
    }

    public CalendarView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.calendarViewStyle);
    }

    public CalendarView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public CalendarView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.CalendarView, defStyleAttr, defStyleRes);
        mFirstDayOfWeek = a.getInt(R.styleable.CalendarView_firstDayOfWeek, mDate.getFirstDayOfWeek());
        if (!DatePicker.parse(a.getString(R.styleable.CalendarView_minDate), mMin)) {
            DatePicker.parse("01/01/1900", mMin);
        }
        if (!DatePicker.parse(a.getString(R.styleable.CalendarView_maxDate), mMax)) {
            DatePicker.parse("01/01/2100", mMax);
        }
        int mode = a.getInt(R.styleable.CalendarView_calendarViewMode, MODE_HOLO);
        a.recycle();
        if (mode == MODE_MATERIAL) {
            mDays = new DayPickerView(context, attrs, defStyleAttr, defStyleRes);
            mDays.setOnDaySelectedListener(new DayPickerView.OnDaySelectedListener() {
                @Override
                public void onDaySelected(DayPickerView view, Calendar day) {
                    if (mListener != null) {
                        mListener.onSelectedDayChange(CalendarView.this, day.get(Calendar.YEAR), day.get(Calendar.MONTH), day.get(Calendar.DAY_OF_MONTH));
                    }
                }
            });
            addView(mDays);
        } else if (mMax.before(mMin)) {
            throw new IllegalArgumentException("Max date cannot be before min date.");
        }
    }

    public long getMinDate() {
        return mMin.getTimeInMillis();
    }

    public void setMinDate(long minDate) {
        mMin.setTimeInMillis(minDate);
        if (mDays != null) {
            mDays.setMinDate(minDate);
        }
        if (mDate.before(mMin)) {
            setDate(minDate);
        }
    }

    public long getMaxDate() {
        return mMax.getTimeInMillis();
    }

    public void setMaxDate(long maxDate) {
        mMax.setTimeInMillis(maxDate);
        if (mDays != null) {
            mDays.setMaxDate(maxDate);
        }
        if (mDate.after(mMax)) {
            setDate(maxDate);
        }
    }

    @Deprecated
    public void setShowWeekNumber(boolean showWeekNumber) {
    }

    @Deprecated
    public boolean getShowWeekNumber() {
        return false;
    }

    @Deprecated
    public Drawable getSelectedDateVerticalBar() {
        return null;
    }

    public int getFirstDayOfWeek() {
        return mFirstDayOfWeek;
    }

    public void setFirstDayOfWeek(int firstDayOfWeek) {
        mFirstDayOfWeek = firstDayOfWeek;
        if (mDays != null) {
            mDays.setFirstDayOfWeek(firstDayOfWeek);
        }
    }

    public void setOnDateChangeListener(OnDateChangeListener listener) {
        mListener = listener;
    }

    public long getDate() {
        return mDate.getTimeInMillis();
    }

    public void setDate(long date) {
        setDate(date, false, false);
    }

    public void setDate(long date, boolean animate, boolean center) {
        mDate.setTimeInMillis(Math.min(Math.max(date, mMin.getTimeInMillis()), mMax.getTimeInMillis()));
        if (mDays != null) {
            mDays.setDate(mDate.getTimeInMillis());
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return CalendarView.class.getName();
    }
}
