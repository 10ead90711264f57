package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import com.android.internal.R;
import java.util.Calendar;

/** Chooses a day: by wheels, or on a calendar. */
public class DatePicker extends FrameLayout {
    public static final int MODE_SPINNER = 1;
    public static final int MODE_CALENDAR = 2;

    final Calendar mMinDate = Calendar.getInstance();
    final Calendar mMaxDate = Calendar.getInstance();
    final Calendar mCurrentDate = Calendar.getInstance();
    private final int mMode;
    private final Face mFace;
    private OnDateChangedListener mListener;
    private ValidationCallback mValidation;
    private int mFirstDayOfWeek;

    /** Hears of another day. */
    public interface OnDateChangedListener {
        void onDateChanged(DatePicker view, int year, int monthOfYear, int dayOfMonth);
    }

    /** Hears whether what was entered is a date. */
    public interface ValidationCallback {
        void onValidationChanged(boolean valid);
    }

    /** What a mode shows of the picker's dates. */
    interface Face {
        /** Shows the day and the range that the picker has. */
        void show();

        /** Whether a day outside of the range moves to its end. */
        boolean clamps();

        void setEnabled(boolean enabled);

        boolean isEnabled();

        void setFirstDayOfWeek(int day);

        CalendarView calendar();

        void setCalendarShown(boolean shown);

        boolean calendarShown();

        void setSpinnersShown(boolean shown);

        boolean spinnersShown();
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
        mMode = mode == MODE_CALENDAR && dialogMode ? context.getResources().getInteger(R.integer.date_picker_mode) : mode;
        if (!parse(a.getString(R.styleable.DatePicker_minDate), mMinDate)) {
            mMinDate.clear();
            mMinDate.set(a.getInt(R.styleable.DatePicker_startYear, 1900), 0, 1);
        }
        if (!parse(a.getString(R.styleable.DatePicker_maxDate), mMaxDate)) {
            mMaxDate.clear();
            mMaxDate.set(a.getInt(R.styleable.DatePicker_endYear, 2100), 11, 31);
        }
        mFace = mMode == MODE_CALENDAR ? new DatePickerCalendar(this, a) : new DatePickerSpinners(this, a);
        a.recycle();
        if (mFirstDayOfWeek != 0) {
            mFace.setFirstDayOfWeek(mFirstDayOfWeek);
        }
        mFace.show();
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

    static boolean sameDay(Calendar a, Calendar b) {
        return a.get(Calendar.YEAR) == b.get(Calendar.YEAR) && a.get(Calendar.DAY_OF_YEAR) == b.get(Calendar.DAY_OF_YEAR);
    }

    void setDate(int year, int month, int dayOfMonth) {
        mCurrentDate.set(year, month, dayOfMonth);
        if (!mFace.clamps()) {
            return;
        }
        if (mCurrentDate.before(mMinDate)) {
            mCurrentDate.setTimeInMillis(mMinDate.getTimeInMillis());
        } else if (mCurrentDate.after(mMaxDate)) {
            mCurrentDate.setTimeInMillis(mMaxDate.getTimeInMillis());
        }
    }

    /** Shows a day that was chosen, and tells of it. */
    void onChosen() {
        mFace.show();
        notifyDateChanged();
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
        mFace.show();
        mListener = onDateChangedListener;
    }

    public void setOnDateChangedListener(OnDateChangedListener onDateChangedListener) {
        mListener = onDateChangedListener;
    }

    public void updateDate(int year, int month, int dayOfMonth) {
        if (mFace.clamps() && getYear() == year && getMonth() == month && getDayOfMonth() == dayOfMonth) {
            return;
        }
        setDate(year, month, dayOfMonth);
        onChosen();
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
        setBound(mMinDate, minDate, mCurrentDate.getTimeInMillis() < minDate);
    }

    public long getMaxDate() {
        return mMaxDate.getTimeInMillis();
    }

    public void setMaxDate(long maxDate) {
        setBound(mMaxDate, maxDate, mCurrentDate.getTimeInMillis() > maxDate);
    }

    private void setBound(Calendar bound, long date, boolean moves) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(date);
        if (sameDay(c, bound)) {
            return;
        }
        bound.setTimeInMillis(date);
        if (moves) {
            mCurrentDate.setTimeInMillis(date);
        }
        if (moves && !mFace.clamps()) {
            notifyDateChanged();
        }
        mFace.show();
    }

    public void setValidationCallback(ValidationCallback callback) {
        mValidation = callback;
    }

    @Override
    public void setEnabled(boolean enabled) {
        if (mFace.isEnabled() == enabled) {
            return;
        }
        super.setEnabled(enabled);
        mFace.setEnabled(enabled);
    }

    @Override
    public boolean isEnabled() {
        return mFace == null || mFace.isEnabled();
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
        mFace.setFirstDayOfWeek(firstDayOfWeek);
    }

    public int getFirstDayOfWeek() {
        return mFirstDayOfWeek != 0 ? mFirstDayOfWeek : mCurrentDate.getFirstDayOfWeek();
    }

    @Deprecated
    public boolean getCalendarViewShown() {
        return mFace.calendarShown();
    }

    @Deprecated
    public CalendarView getCalendarView() {
        return mFace.calendar();
    }

    @Deprecated
    public void setCalendarViewShown(boolean shown) {
        mFace.setCalendarShown(shown);
    }

    @Deprecated
    public boolean getSpinnersShown() {
        return mFace.spinnersShown();
    }

    @Deprecated
    public void setSpinnersShown(boolean shown) {
        mFace.setSpinnersShown(shown);
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
            mFace.show();
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
