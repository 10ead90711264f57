package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.LayoutInflater;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Locale;

/** Chooses a day. */
public class DatePicker extends FrameLayout {
    public static final int MODE_SPINNER = 1;
    public static final int MODE_CALENDAR = 2;

    private final int mMode;
    private final LinearLayout mSpinners;
    private final NumberPicker mDaySpinner;
    private final NumberPicker mMonthSpinner;
    private final NumberPicker mYearSpinner;
    private final CalendarView mCalendarView;
    private final String[] mShortMonths;
    private final Calendar mMinDate = Calendar.getInstance();
    private final Calendar mMaxDate = Calendar.getInstance();
    private final Calendar mCurrentDate = Calendar.getInstance();
    private OnDateChangedListener mListener;
    private ValidationCallback mValidation;
    private boolean mIsEnabled = true;
    private int mFirstDayOfWeek;

    /** Hears of another day. */
    public interface OnDateChangedListener {
        void onDateChanged(DatePicker view, int year, int monthOfYear, int dayOfMonth);
    }

    /** Hears whether what was entered is a date. */
    public interface ValidationCallback {
        void onValidationChanged(boolean valid);
    }

    public DatePicker(Context context) {
        this(context, null);
    }

    public DatePicker(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.datePickerStyle);
    }

    public DatePicker(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public DatePicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.DatePicker, defStyleAttr, defStyleRes);
        boolean dialogMode = a.getBoolean(R.styleable.DatePicker_dialogMode, false);
        int mode = a.getInt(R.styleable.DatePicker_datePickerMode, MODE_SPINNER);
        mFirstDayOfWeek = a.getInt(R.styleable.DatePicker_firstDayOfWeek, 0);
        boolean spinnersShown = a.getBoolean(R.styleable.DatePicker_spinnersShown, true);
        boolean calendarShown = a.getBoolean(R.styleable.DatePicker_calendarViewShown, true);
        int startYear = a.getInt(R.styleable.DatePicker_startYear, 1900);
        int endYear = a.getInt(R.styleable.DatePicker_endYear, 2100);
        String min = a.getString(R.styleable.DatePicker_minDate);
        String max = a.getString(R.styleable.DatePicker_maxDate);
        int layout = a.getResourceId(R.styleable.DatePicker_legacyLayout, R.layout.date_picker_legacy);
        a.recycle();
        mMode = mode == MODE_CALENDAR && dialogMode ? context.getResources().getInteger(R.integer.date_picker_mode) : mode;
        View root = LayoutInflater.from(context).inflate(layout, this, true);
        root.setSaveFromParentEnabled(false);
        NumberPicker.OnValueChangeListener changed = new NumberPicker.OnValueChangeListener() {
            @Override
            public void onValueChange(NumberPicker picker, int oldVal, int newVal) {
                Calendar c = (Calendar) mCurrentDate.clone();
                if (picker == mDaySpinner) {
                    int last = c.getActualMaximum(Calendar.DAY_OF_MONTH);
                    c.add(Calendar.DAY_OF_MONTH, oldVal == last && newVal == 1 ? 1 : oldVal == 1 && newVal == last ? -1 : newVal - oldVal);
                } else if (picker == mMonthSpinner) {
                    c.add(Calendar.MONTH, oldVal == 11 && newVal == 0 ? 1 : oldVal == 0 && newVal == 11 ? -1 : newVal - oldVal);
                } else {
                    c.set(Calendar.YEAR, newVal);
                }
                setDate(c.get(Calendar.YEAR), c.get(Calendar.MONTH), c.get(Calendar.DAY_OF_MONTH));
                updateSpinners();
                mCalendarView.setDate(mCurrentDate.getTimeInMillis());
                notifyDateChanged();
            }
        };
        mSpinners = findViewById(R.id.pickers);
        mCalendarView = findViewById(R.id.calendar_view);
        mCalendarView.setOnDateChangeListener(new CalendarView.OnDateChangeListener() {
            @Override
            public void onSelectedDayChange(CalendarView view, int year, int month, int day) {
                setDate(year, month, day);
                updateSpinners();
                notifyDateChanged();
            }
        });
        mShortMonths = Arrays.copyOf(new DateFormatSymbols(Locale.getDefault()).getShortMonths(), 12);
        mDaySpinner = findViewById(R.id.day);
        mDaySpinner.setFormatter(NumberPicker.getTwoDigitFormatter());
        mDaySpinner.setOnLongPressUpdateInterval(100);
        mDaySpinner.setOnValueChangedListener(changed);
        mMonthSpinner = findViewById(R.id.month);
        mMonthSpinner.setMinValue(0);
        mMonthSpinner.setMaxValue(11);
        mMonthSpinner.setDisplayedValues(mShortMonths);
        mMonthSpinner.setOnLongPressUpdateInterval(200);
        mMonthSpinner.setOnValueChangedListener(changed);
        mYearSpinner = findViewById(R.id.year);
        mYearSpinner.setOnLongPressUpdateInterval(100);
        mYearSpinner.setOnValueChangedListener(changed);
        if (!spinnersShown && !calendarShown) {
            setSpinnersShown(true);
        } else {
            setSpinnersShown(spinnersShown);
            setCalendarViewShown(calendarShown && mMode == MODE_SPINNER && mCalendarView.getVisibility() == VISIBLE);
        }
        if (!parse(min, mMinDate)) {
            mMinDate.clear();
            mMinDate.set(startYear, 0, 1);
        }
        if (!parse(max, mMaxDate)) {
            mMaxDate.clear();
            mMaxDate.set(endYear, 11, 31);
        }
        init(mCurrentDate.get(Calendar.YEAR), mCurrentDate.get(Calendar.MONTH), mCurrentDate.get(Calendar.DAY_OF_MONTH), null);
        mSpinners.removeAllViews();
        for (char c : DateFormat.getDateFormatOrder(getContext())) {
            mSpinners.addView(c == 'd' ? mDaySpinner : c == 'y' ? mYearSpinner : mMonthSpinner);
        }
    }

    /** Reads month/day/year. */
    static boolean parse(String date, Calendar out) {
        if (date == null || date.isEmpty()) {
            return false;
        }
        String[] parts = date.split("/");
        if (parts.length != 3) {
            return false;
        }
        try {
            int month = Integer.parseInt(parts[0]) - 1;
            int day = Integer.parseInt(parts[1]);
            int year = Integer.parseInt(parts[2]);
            out.clear();
            out.set(year, month, day);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private void setDate(int year, int month, int dayOfMonth) {
        mCurrentDate.set(year, month, dayOfMonth);
        if (mCurrentDate.before(mMinDate)) {
            mCurrentDate.setTimeInMillis(mMinDate.getTimeInMillis());
        } else if (mCurrentDate.after(mMaxDate)) {
            mCurrentDate.setTimeInMillis(mMaxDate.getTimeInMillis());
        }
    }

    private static boolean sameDay(Calendar a, Calendar b) {
        return a.get(Calendar.YEAR) == b.get(Calendar.YEAR) && a.get(Calendar.DAY_OF_YEAR) == b.get(Calendar.DAY_OF_YEAR);
    }

    private static boolean sameMonth(Calendar a, Calendar b) {
        return a.get(Calendar.YEAR) == b.get(Calendar.YEAR) && a.get(Calendar.MONTH) == b.get(Calendar.MONTH);
    }

    private void updateSpinners() {
        Calendar c = mCurrentDate;
        int firstDay = 1;
        int lastDay = c.getActualMaximum(Calendar.DAY_OF_MONTH);
        int firstMonth = 0;
        int lastMonth = 11;
        if (c.get(Calendar.YEAR) == mMinDate.get(Calendar.YEAR)) {
            firstMonth = mMinDate.get(Calendar.MONTH);
            if (sameMonth(c, mMinDate)) {
                firstDay = mMinDate.get(Calendar.DAY_OF_MONTH);
            }
        }
        if (c.get(Calendar.YEAR) == mMaxDate.get(Calendar.YEAR)) {
            lastMonth = mMaxDate.get(Calendar.MONTH);
            if (sameMonth(c, mMaxDate)) {
                lastDay = mMaxDate.get(Calendar.DAY_OF_MONTH);
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
        mYearSpinner.setMinValue(mMinDate.get(Calendar.YEAR));
        mYearSpinner.setMaxValue(mMaxDate.get(Calendar.YEAR));
        mYearSpinner.setWrapSelectorWheel(false);
        mYearSpinner.setValue(c.get(Calendar.YEAR));
        mMonthSpinner.setValue(c.get(Calendar.MONTH));
        mDaySpinner.setValue(c.get(Calendar.DAY_OF_MONTH));
    }

    private void notifyDateChanged() {
        if (mListener != null) {
            mListener.onDateChanged(this, getYear(), getMonth(), getDayOfMonth());
        }
    }

    public int getMode() {
        return mMode;
    }

    public void init(int year, int monthOfYear, int dayOfMonth, OnDateChangedListener onDateChangedListener) {
        setDate(year, monthOfYear, dayOfMonth);
        updateSpinners();
        mCalendarView.setDate(mCurrentDate.getTimeInMillis());
        mListener = onDateChangedListener;
    }

    public void setOnDateChangedListener(OnDateChangedListener onDateChangedListener) {
        mListener = onDateChangedListener;
    }

    public void updateDate(int year, int month, int dayOfMonth) {
        Calendar c = mCurrentDate;
        if (c.get(Calendar.YEAR) == year && c.get(Calendar.MONTH) == month && c.get(Calendar.DAY_OF_MONTH) == dayOfMonth) {
            return;
        }
        setDate(year, month, dayOfMonth);
        updateSpinners();
        mCalendarView.setDate(mCurrentDate.getTimeInMillis());
        notifyDateChanged();
    }

    public int getYear() {
        return mCurrentDate.get(Calendar.YEAR);
    }

    public int getMonth() {
        return mCurrentDate.get(Calendar.MONTH);
    }

    public int getDayOfMonth() {
        return mCurrentDate.get(Calendar.DAY_OF_MONTH);
    }

    public long getMinDate() {
        return mMinDate.getTimeInMillis();
    }

    public void setMinDate(long minDate) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(minDate);
        if (sameDay(c, mMinDate)) {
            return;
        }
        mMinDate.setTimeInMillis(minDate);
        mCalendarView.setMinDate(minDate);
        if (mCurrentDate.before(mMinDate)) {
            mCurrentDate.setTimeInMillis(minDate);
        }
        updateSpinners();
    }

    public long getMaxDate() {
        return mMaxDate.getTimeInMillis();
    }

    public void setMaxDate(long maxDate) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(maxDate);
        if (sameDay(c, mMaxDate)) {
            return;
        }
        mMaxDate.setTimeInMillis(maxDate);
        mCalendarView.setMaxDate(maxDate);
        if (mCurrentDate.after(mMaxDate)) {
            mCurrentDate.setTimeInMillis(maxDate);
        }
        updateSpinners();
    }

    public void setValidationCallback(ValidationCallback callback) {
        mValidation = callback;
    }

    @Override
    public void setEnabled(boolean enabled) {
        if (mIsEnabled == enabled) {
            return;
        }
        super.setEnabled(enabled);
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
    public CharSequence getAccessibilityClassName() {
        return DatePicker.class.getName();
    }

    public void setFirstDayOfWeek(int firstDayOfWeek) {
        if (firstDayOfWeek < Calendar.SUNDAY || firstDayOfWeek > Calendar.SATURDAY) {
            throw new IllegalArgumentException("firstDayOfWeek must be between 1 and 7");
        }
        mFirstDayOfWeek = firstDayOfWeek;
        mCalendarView.setFirstDayOfWeek(firstDayOfWeek);
    }

    public int getFirstDayOfWeek() {
        return mFirstDayOfWeek != 0 ? mFirstDayOfWeek : mCurrentDate.getFirstDayOfWeek();
    }

    @Deprecated
    public boolean getCalendarViewShown() {
        return mCalendarView.getVisibility() == View.VISIBLE;
    }

    @Deprecated
    public CalendarView getCalendarView() {
        if (mMode == MODE_CALENDAR) {
            throw new UnsupportedOperationException("Not supported by calendar-mode DatePicker");
        }
        return mCalendarView;
    }

    @Deprecated
    public void setCalendarViewShown(boolean shown) {
        mCalendarView.setVisibility(shown ? VISIBLE : GONE);
    }

    @Deprecated
    public boolean getSpinnersShown() {
        return mSpinners.isShown();
    }

    @Deprecated
    public void setSpinnersShown(boolean shown) {
        mSpinners.setVisibility(shown ? VISIBLE : GONE);
    }

    @Override
    protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
        dispatchThawSelfOnly(container);
    }

    @Override
    protected Parcelable onSaveInstanceState() {
        return new SavedState(super.onSaveInstanceState(), getYear(), getMonth(), getDayOfMonth());
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
        BaseSavedState ss = (BaseSavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        if (ss instanceof SavedState) {
            SavedState s = (SavedState) ss;
            setDate(s.mYear, s.mMonth, s.mDay);
            updateSpinners();
            mCalendarView.setDate(mCurrentDate.getTimeInMillis());
        }
    }

    /** The chosen day. */
    private static class SavedState extends BaseSavedState {
        final int mYear;
        final int mMonth;
        final int mDay;

        SavedState(Parcelable superState, int year, int month, int day) {
            super(superState);
            mYear = year;
            mMonth = month;
            mDay = day;
        }

        SavedState(Parcel in) {
            super(in);
            mYear = in.readInt();
            mMonth = in.readInt();
            mDay = in.readInt();
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            super.writeToParcel(dest, flags);
            dest.writeInt(mYear);
            dest.writeInt(mMonth);
            dest.writeInt(mDay);
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }
}
