package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.format.DateFormat;
import android.view.LayoutInflater;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Locale;

/** A day by wheels for its parts, with a calendar beside them where it is asked for. */
class DatePickerSpinners implements DatePicker.Face {
    private final DatePicker mPicker;
    private final LinearLayout mSpinners;
    private final NumberPicker mDaySpinner;
    private final NumberPicker mMonthSpinner;
    private final NumberPicker mYearSpinner;
    private final CalendarView mCalendarView;
    private final String[] mShortMonths;
    private boolean mIsEnabled = true;

    DatePickerSpinners(DatePicker picker, TypedArray a) {
        mPicker = picker;
        final Context context = picker.getContext();
        boolean spinnersShown = a.getBoolean(R.styleable.DatePicker_spinnersShown, true);
        boolean calendarShown = a.getBoolean(R.styleable.DatePicker_calendarViewShown, true);
        int layout = a.getResourceId(R.styleable.DatePicker_legacyLayout, R.layout.date_picker_legacy);
        View root = LayoutInflater.from(context).inflate(layout, picker, true);
        root.setSaveFromParentEnabled(false);
        NumberPicker.OnValueChangeListener changed = new NumberPicker.OnValueChangeListener() {
            @Override
            public void onValueChange(NumberPicker picker, int oldVal, int newVal) {
                Calendar c = (Calendar) mPicker.mCurrentDate.clone();
                if (picker == mDaySpinner) {
                    int last = c.getActualMaximum(Calendar.DAY_OF_MONTH);
                    c.add(Calendar.DAY_OF_MONTH, oldVal == last && newVal == 1 ? 1 : oldVal == 1 && newVal == last ? -1 : newVal - oldVal);
                } else if (picker == mMonthSpinner) {
                    c.add(Calendar.MONTH, oldVal == 11 && newVal == 0 ? 1 : oldVal == 0 && newVal == 11 ? -1 : newVal - oldVal);
                } else {
                    c.set(Calendar.YEAR, newVal);
                }
                mPicker.setDate(c.get(Calendar.YEAR), c.get(Calendar.MONTH), c.get(Calendar.DAY_OF_MONTH));
                mPicker.onChosen();
            }
        };
        mSpinners = picker.findViewById(R.id.pickers);
        mCalendarView = picker.findViewById(R.id.calendar_view);
        mCalendarView.setOnDateChangeListener(new CalendarView.OnDateChangeListener() {
            @Override
            public void onSelectedDayChange(CalendarView view, int year, int month, int day) {
                mPicker.setDate(year, month, day);
                mPicker.onChosen();
            }
        });
        mShortMonths = Arrays.copyOf(new DateFormatSymbols(Locale.getDefault()).getShortMonths(), 12);
        mDaySpinner = picker.findViewById(R.id.day);
        mDaySpinner.setFormatter(NumberPicker.getTwoDigitFormatter());
        mDaySpinner.setOnLongPressUpdateInterval(100);
        mDaySpinner.setOnValueChangedListener(changed);
        mMonthSpinner = picker.findViewById(R.id.month);
        mMonthSpinner.setMinValue(0);
        mMonthSpinner.setMaxValue(11);
        mMonthSpinner.setDisplayedValues(mShortMonths);
        mMonthSpinner.setOnLongPressUpdateInterval(200);
        mMonthSpinner.setOnValueChangedListener(changed);
        mYearSpinner = picker.findViewById(R.id.year);
        mYearSpinner.setOnLongPressUpdateInterval(100);
        mYearSpinner.setOnValueChangedListener(changed);
        if (!spinnersShown && !calendarShown) {
            setSpinnersShown(true);
        } else {
            setSpinnersShown(spinnersShown);
            setCalendarShown(calendarShown && mCalendarView.getVisibility() == View.VISIBLE);
        }
        mSpinners.removeAllViews();
        for (char c : DateFormat.getDateFormatOrder(context)) {
            mSpinners.addView(c == 'd' ? mDaySpinner : c == 'y' ? mYearSpinner : mMonthSpinner);
        }
    }

    private static boolean sameMonth(Calendar a, Calendar b) {
        return a.get(Calendar.YEAR) == b.get(Calendar.YEAR) && a.get(Calendar.MONTH) == b.get(Calendar.MONTH);
    }

    @Override
    public void show() {
        Calendar min = mPicker.mMinDate;
        Calendar max = mPicker.mMaxDate;
        if (mCalendarView.getMinDate() != min.getTimeInMillis()) {
            mCalendarView.setMinDate(min.getTimeInMillis());
        }
        if (mCalendarView.getMaxDate() != max.getTimeInMillis()) {
            mCalendarView.setMaxDate(max.getTimeInMillis());
        }
        mCalendarView.setDate(mPicker.mCurrentDate.getTimeInMillis());
        Calendar c = mPicker.mCurrentDate;
        int firstDay = 1;
        int lastDay = c.getActualMaximum(Calendar.DAY_OF_MONTH);
        int firstMonth = 0;
        int lastMonth = 11;
        if (c.get(Calendar.YEAR) == min.get(Calendar.YEAR)) {
            firstMonth = min.get(Calendar.MONTH);
            if (sameMonth(c, min)) {
                firstDay = min.get(Calendar.DAY_OF_MONTH);
            }
        }
        if (c.get(Calendar.YEAR) == max.get(Calendar.YEAR)) {
            lastMonth = max.get(Calendar.MONTH);
            if (sameMonth(c, max)) {
                lastDay = max.get(Calendar.DAY_OF_MONTH);
            }
        }
        mDaySpinner.setMinValue(firstDay);
        mDaySpinner.setMaxValue(lastDay);
        mDaySpinner.setWrapSelectorWheel(firstDay == 1 && lastDay == c.getActualMaximum(Calendar.DAY_OF_MONTH));
        mMonthSpinner.setDisplayedValues(null);
        mMonthSpinner.setMinValue(firstMonth);
        mMonthSpinner.setMaxValue(lastMonth);
        mMonthSpinner.setWrapSelectorWheel(firstMonth == 0 && lastMonth == 11);
        mMonthSpinner.setDisplayedValues(Arrays.copyOfRange(mShortMonths, firstMonth, lastMonth + 1));
        mYearSpinner.setMinValue(min.get(Calendar.YEAR));
        mYearSpinner.setMaxValue(max.get(Calendar.YEAR));
        mYearSpinner.setWrapSelectorWheel(false);
        mYearSpinner.setValue(c.get(Calendar.YEAR));
        mMonthSpinner.setValue(c.get(Calendar.MONTH));
        mDaySpinner.setValue(c.get(Calendar.DAY_OF_MONTH));
    }

    @Override
    public boolean clamps() {
        return true;
    }

    @Override
    public void setEnabled(boolean enabled) {
        mDaySpinner.setEnabled(enabled);
        mMonthSpinner.setEnabled(enabled);
        mYearSpinner.setEnabled(enabled);
        mCalendarView.setEnabled(enabled);
        mIsEnabled = enabled;
    }

    @Override
    public boolean isEnabled() {
        return mIsEnabled;
    }

    @Override
    public void setFirstDayOfWeek(int day) {
        mCalendarView.setFirstDayOfWeek(day);
    }

    @Override
    public CalendarView calendar() {
        return mCalendarView;
    }

    @Override
    public void setCalendarShown(boolean shown) {
        mCalendarView.setVisibility(shown ? View.VISIBLE : View.GONE);
    }

    @Override
    public boolean calendarShown() {
        return mCalendarView.getVisibility() == View.VISIBLE;
    }

    @Override
    public void setSpinnersShown(boolean shown) {
        mSpinners.setVisibility(shown ? View.VISIBLE : View.GONE);
    }

    @Override
    public boolean spinnersShown() {
        return mSpinners.isShown();
    }
}
