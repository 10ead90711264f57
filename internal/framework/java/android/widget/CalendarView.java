package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import com.android.internal.R;
import java.util.Calendar;

/** A calendar with one chosen day: pages of months, or the list of weeks of Holo and older. */
public class CalendarView extends FrameLayout {
    private static final int MODE_HOLO = 0;
    private static final int MODE_MATERIAL = 1;

    private OnDateChangeListener mListener;
    private DayPickerView mDays; // of Material, else null
    private CalendarViewLegacyDelegate mWeeks; // of the others, else null

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
        } else {
            mWeeks = new CalendarViewLegacyDelegate(this, context, attrs, defStyleAttr, defStyleRes);
        }
    }

    public long getMinDate() {
        return mDays != null ? mDays.getMinDate() : mWeeks.getMinDate();
    }

    public void setMinDate(long minDate) {
        if (mDays != null) mDays.setMinDate(minDate);
        else mWeeks.setMinDate(minDate);
    }

    public long getMaxDate() {
        return mDays != null ? mDays.getMaxDate() : mWeeks.getMaxDate();
    }

    public void setMaxDate(long maxDate) {
        if (mDays != null) mDays.setMaxDate(maxDate);
        else mWeeks.setMaxDate(maxDate);
    }

    @Deprecated
    public void setShowWeekNumber(boolean showWeekNumber) {
        if (mWeeks != null) mWeeks.setShowWeekNumber(showWeekNumber);
    }

    @Deprecated
    public boolean getShowWeekNumber() {
        return mWeeks != null && mWeeks.getShowWeekNumber();
    }

    @Deprecated
    public void setShownWeekCount(int count) {
        if (mWeeks != null) mWeeks.setShownWeekCount(count);
    }

    @Deprecated
    public int getShownWeekCount() {
        return mWeeks != null ? mWeeks.getShownWeekCount() : 0;
    }

    @Deprecated
    public Drawable getSelectedDateVerticalBar() {
        return mWeeks != null ? mWeeks.getSelectedDateVerticalBar() : null;
    }

    @Deprecated
    public void setSelectedWeekBackgroundColor(int color) {
        if (mWeeks != null) mWeeks.setSelectedWeekBackgroundColor(color);
    }

    @Deprecated
    public int getSelectedWeekBackgroundColor() {
        return mWeeks != null ? mWeeks.getSelectedWeekBackgroundColor() : 0;
    }

    @Deprecated
    public void setFocusedMonthDateColor(int color) {
        if (mWeeks != null) mWeeks.setFocusedMonthDateColor(color);
    }

    @Deprecated
    public int getFocusedMonthDateColor() {
        return mWeeks != null ? mWeeks.getFocusedMonthDateColor() : 0;
    }

    @Deprecated
    public void setUnfocusedMonthDateColor(int color) {
        if (mWeeks != null) mWeeks.setUnfocusedMonthDateColor(color);
    }

    @Deprecated
    public int getUnfocusedMonthDateColor() {
        return mWeeks != null ? mWeeks.getUnfocusedMonthDateColor() : 0;
    }

    @Deprecated
    public void setWeekNumberColor(int color) {
        if (mWeeks != null) mWeeks.setWeekNumberColor(color);
    }

    @Deprecated
    public int getWeekNumberColor() {
        return mWeeks != null ? mWeeks.getWeekNumberColor() : 0;
    }

    @Deprecated
    public void setWeekSeparatorLineColor(int color) {
        if (mWeeks != null) mWeeks.setWeekSeparatorLineColor(color);
    }

    @Deprecated
    public int getWeekSeparatorLineColor() {
        return mWeeks != null ? mWeeks.getWeekSeparatorLineColor() : 0;
    }

    @Deprecated
    public void setWeekDayTextAppearance(int resourceId) {
        if (mDays != null) mDays.setDayOfWeekTextAppearance(resourceId);
        else mWeeks.setWeekDayTextAppearance(resourceId);
    }

    @Deprecated
    public int getWeekDayTextAppearance() {
        return mDays != null ? mDays.getDayOfWeekTextAppearance() : mWeeks.getWeekDayTextAppearance();
    }

    @Deprecated
    public void setDateTextAppearance(int resourceId) {
        if (mDays != null) mDays.setDayTextAppearance(resourceId);
        else mWeeks.setDateTextAppearance(resourceId);
    }

    @Deprecated
    public int getDateTextAppearance() {
        return mDays != null ? mDays.getDayTextAppearance() : mWeeks.getDateTextAppearance();
    }

    @Deprecated
    public void setSelectedDateVerticalBar(int resourceId) {
        if (mWeeks != null) mWeeks.setSelectedDateVerticalBar(getContext().getDrawable(resourceId));
    }

    @Deprecated
    public void setSelectedDateVerticalBar(Drawable drawable) {
        if (mWeeks != null) mWeeks.setSelectedDateVerticalBar(drawable);
    }

    public int getFirstDayOfWeek() {
        return mDays != null ? mDays.getFirstDayOfWeek() : mWeeks.getFirstDayOfWeek();
    }

    public void setFirstDayOfWeek(int firstDayOfWeek) {
        if (mDays != null) mDays.setFirstDayOfWeek(firstDayOfWeek);
        else mWeeks.setFirstDayOfWeek(firstDayOfWeek);
    }

    public void setOnDateChangeListener(OnDateChangeListener listener) {
        mListener = listener;
        if (mWeeks != null) mWeeks.setOnDateChangeListener(listener);
    }

    public long getDate() {
        return mDays != null ? mDays.getDate() : mWeeks.getDate();
    }

    public void setDate(long date) {
        setDate(date, false, false);
    }

    public void setDate(long date, boolean animate, boolean center) {
        if (mDays != null) mDays.setDate(date);
        else mWeeks.setDate(date, animate);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return CalendarView.class.getName();
    }
}
