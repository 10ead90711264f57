package android.widget;

import android.content.res.TypedArray;
import android.text.format.DateFormat;
import android.view.LayoutInflater;
import android.view.View;
import com.android.internal.R;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Locale;

/** A day on the pages of a calendar, with a list of years behind them and the day above. */
class DatePickerCalendar implements DatePicker.Face {
    private static final int MONTH = 0;
    private static final int YEAR = 1;

    private final DatePicker mPicker;
    private final View mContainer;
    private final TextView mHeaderYear;
    private final TextView mHeaderDay;
    private final ViewAnimator mAnimator;
    private final DayPickerView mDays;
    private final YearPickerView mYears;
    private int mShown = -1;

    DatePickerCalendar(DatePicker picker, TypedArray a) {
        mPicker = picker;
        int layout = a.getResourceId(R.styleable.DatePicker_internalLayout, R.layout.date_picker_material);
        mContainer = LayoutInflater.from(picker.getContext()).inflate(layout, picker, false);
        mContainer.setSaveFromParentEnabled(false);
        picker.addView(mContainer);
        View header = mContainer.findViewById(R.id.date_picker_header);
        header.setBackground(a.getDrawable(R.styleable.DatePicker_headerBackground));
        View.OnClickListener turn = new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                turnTo(v == mHeaderYear ? YEAR : MONTH);
            }
        };
        mHeaderYear = header.findViewById(R.id.date_picker_header_year);
        mHeaderYear.setOnClickListener(turn);
        mHeaderDay = header.findViewById(R.id.date_picker_header_date);
        mHeaderDay.setOnClickListener(turn);
        mAnimator = mContainer.findViewById(R.id.animator);
        mDays = mAnimator.findViewById(R.id.date_picker_day_picker);
        mDays.setFirstDayOfWeek(picker.getFirstDayOfWeek());
        mDays.setOnDaySelectedListener(new DayPickerView.OnDaySelectedListener() {
            @Override
            public void onDaySelected(DayPickerView view, Calendar day) {
                mPicker.mCurrentDate.setTimeInMillis(day.getTimeInMillis());
                mPicker.onChosen();
            }
        });
        mYears = mAnimator.findViewById(R.id.date_picker_year_picker);
        mYears.setOnYearSelectedListener(new YearPickerView.OnYearSelectedListener() {
            @Override
            public void onYearChanged(YearPickerView view, int year) {
                Calendar c = mPicker.mCurrentDate;
                Calendar month = (Calendar) c.clone();
                month.set(year, c.get(Calendar.MONTH), 1);
                c.set(Calendar.DAY_OF_MONTH, Math.min(c.get(Calendar.DAY_OF_MONTH), month.getActualMaximum(Calendar.DAY_OF_MONTH)));
                c.set(Calendar.YEAR, year);
                mPicker.onChosen();
                turnTo(MONTH);
                mHeaderYear.requestFocus();
            }
        });
        turnTo(MONTH);
    }

    private void turnTo(int shown) {
        if (shown == MONTH) {
            mDays.setDate(mPicker.mCurrentDate.getTimeInMillis());
        } else {
            mYears.setYear(mPicker.getYear());
        }
        if (mShown == shown) {
            return;
        }
        mShown = shown;
        mHeaderDay.setActivated(shown == MONTH);
        mHeaderYear.setActivated(shown == YEAR);
        mAnimator.setDisplayedChild(shown);
    }

    @Override
    public void show() {
        mDays.setMinDate(mPicker.getMinDate());
        mDays.setMaxDate(mPicker.getMaxDate());
        mDays.setDate(mPicker.mCurrentDate.getTimeInMillis());
        mYears.setRange(mPicker.mMinDate, mPicker.mMaxDate);
        mYears.setYear(mPicker.getYear());
        mHeaderYear.setText(format("y"));
        mHeaderDay.setText(format("EMMMd"));
    }

    private String format(String skeleton) {
        Locale locale = Locale.getDefault();
        return new SimpleDateFormat(DateFormat.getBestDateTimePattern(locale, skeleton), locale).format(mPicker.mCurrentDate.getTime());
    }

    @Override
    public boolean clamps() {
        return false;
    }

    @Override
    public void setEnabled(boolean enabled) {
        mContainer.setEnabled(enabled);
        mDays.setEnabled(enabled);
        mYears.setEnabled(enabled);
        mHeaderYear.setEnabled(enabled);
        mHeaderDay.setEnabled(enabled);
    }

    @Override
    public boolean isEnabled() {
        return mContainer.isEnabled();
    }

    @Override
    public void setFirstDayOfWeek(int day) {
        mDays.setFirstDayOfWeek(day);
    }

    @Override
    public CalendarView calendar() {
        throw new UnsupportedOperationException("Not supported by calendar-mode DatePicker");
    }

    @Override
    public void setCalendarShown(boolean shown) {
    }

    @Override
    public boolean calendarShown() {
        return false;
    }

    @Override
    public void setSpinnersShown(boolean shown) {
    }

    @Override
    public boolean spinnersShown() {
        return false;
    }
}
