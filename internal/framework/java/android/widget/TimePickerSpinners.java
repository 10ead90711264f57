package android.widget;

import android.content.res.TypedArray;
import android.text.format.DateFormat;
import android.view.LayoutInflater;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.util.Calendar;
import java.util.Locale;

/** A time by wheels for its hour, minute and half of the day. */
class TimePickerSpinners implements TimePicker.Face {
    private final TimePicker mPicker;
    private final NumberPicker mHourSpinner;
    private final NumberPicker mMinuteSpinner;
    private final NumberPicker mAmPmSpinner; // null where the layout has a button
    private final Button mAmPmButton;
    private final String[] mAmPm = new DateFormatSymbols(Locale.getDefault()).getAmPmStrings();
    private boolean mIs24HourView;
    private boolean mIsAm;
    private boolean mIsEnabled = true;

    TimePickerSpinners(TimePicker picker, TypedArray a) {
        mPicker = picker;
        int layout = a.getResourceId(R.styleable.TimePicker_legacyLayout, R.layout.time_picker_legacy);
        View root = LayoutInflater.from(picker.getContext()).inflate(layout, picker, true);
        root.setSaveFromParentEnabled(false);
        mHourSpinner = picker.findViewById(R.id.hour);
        mHourSpinner.setOnValueChangedListener(new NumberPicker.OnValueChangeListener() {
            @Override
            public void onValueChange(NumberPicker spinner, int oldVal, int newVal) {
                if (!mIs24HourView && (oldVal == 11 && newVal == 12 || oldVal == 12 && newVal == 11)) {
                    mIsAm = !mIsAm;
                    updateAmPm();
                }
                mPicker.onTimeChanged();
            }
        });
        TextView divider = picker.findViewById(R.id.divider);
        if (divider != null) {
            divider.setText(":");
        }
        mMinuteSpinner = picker.findViewById(R.id.minute);
        mMinuteSpinner.setMinValue(0);
        mMinuteSpinner.setMaxValue(59);
        mMinuteSpinner.setOnLongPressUpdateInterval(100);
        mMinuteSpinner.setFormatter(NumberPicker.getTwoDigitFormatter());
        mMinuteSpinner.setOnValueChangedListener(new NumberPicker.OnValueChangeListener() {
            @Override
            public void onValueChange(NumberPicker spinner, int oldVal, int newVal) {
                boolean up = oldVal == 59 && newVal == 0;
                if (up || oldVal == 0 && newVal == 59) {
                    int hour = mHourSpinner.getValue() + (up ? 1 : -1);
                    if (!mIs24HourView && hour == (up ? 12 : 11)) {
                        mIsAm = !mIsAm;
                        updateAmPm();
                    }
                    mHourSpinner.setValue(hour);
                }
                mPicker.onTimeChanged();
            }
        });
        View amPm = picker.findViewById(R.id.amPm);
        mAmPmButton = amPm instanceof Button ? (Button) amPm : null;
        mAmPmSpinner = amPm instanceof Button ? null : (NumberPicker) amPm;
        if (mAmPmButton != null) {
            mAmPmButton.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View button) {
                    switchAmPm(button);
                }
            });
        } else {
            mAmPmSpinner.setMinValue(0);
            mAmPmSpinner.setMaxValue(1);
            mAmPmSpinner.setDisplayedValues(mAmPm);
            mAmPmSpinner.setOnValueChangedListener(new NumberPicker.OnValueChangeListener() {
                @Override
                public void onValueChange(NumberPicker picker, int oldVal, int newVal) {
                    switchAmPm(picker);
                }
            });
        }
        mIs24HourView = DateFormat.is24HourFormat(picker.getContext());
        updateHours();
        updateAmPm();
        Calendar now = Calendar.getInstance();
        setTime(now.get(Calendar.HOUR_OF_DAY), now.get(Calendar.MINUTE));
    }

    private void updateHours() {
        mHourSpinner.setMinValue(mIs24HourView ? 0 : 1);
        mHourSpinner.setMaxValue(mIs24HourView ? 23 : 12);
        mHourSpinner.setFormatter(mIs24HourView ? NumberPicker.getTwoDigitFormatter() : null);
    }

    private void switchAmPm(View by) {
        by.requestFocus();
        mIsAm = !mIsAm;
        updateAmPm();
        mPicker.onTimeChanged();
    }

    private void updateAmPm() {
        View shown = mAmPmButton != null ? mAmPmButton : mAmPmSpinner;
        shown.setVisibility(mIs24HourView ? View.GONE : View.VISIBLE);
        if (mIs24HourView) {
            return;
        }
        int index = mIsAm ? 0 : 1;
        if (mAmPmButton != null) {
            mAmPmButton.setText(mAmPm[index]);
        } else {
            mAmPmSpinner.setValue(index);
        }
    }

    @Override
    public void setTime(int hour, int minute) {
        setHourOnly(hour);
        mMinuteSpinner.setValue(minute);
    }

    private void setHourOnly(int hour) {
        if (!mIs24HourView) {
            mIsAm = hour < 12;
            hour %= 12;
            if (hour == 0) {
                hour = 12;
            }
            updateAmPm();
        }
        mHourSpinner.setValue(hour);
    }

    @Override
    public void setHour(int hour) {
        if (hour != getHour()) {
            setHourOnly(hour);
            mPicker.onTimeChanged();
        }
    }

    @Override
    public int getHour() {
        int hour = mHourSpinner.getValue();
        if (mIs24HourView) {
            return hour;
        }
        return mIsAm ? hour % 12 : hour % 12 + 12;
    }

    @Override
    public void setMinute(int minute) {
        if (minute != getMinute()) {
            mMinuteSpinner.setValue(minute);
            mPicker.onTimeChanged();
        }
    }

    @Override
    public int getMinute() {
        return mMinuteSpinner.getValue();
    }

    @Override
    public void setIs24Hour(boolean is24Hour) {
        if (mIs24HourView == is24Hour) {
            return;
        }
        int hour = getHour();
        mIs24HourView = is24Hour;
        updateHours();
        setHourOnly(hour);
        updateAmPm();
    }

    @Override
    public boolean is24Hour() {
        return mIs24HourView;
    }

    @Override
    public void setEnabled(boolean enabled) {
        mMinuteSpinner.setEnabled(enabled);
        mHourSpinner.setEnabled(enabled);
        (mAmPmButton != null ? mAmPmButton : mAmPmSpinner).setEnabled(enabled);
        mIsEnabled = enabled;
    }

    @Override
    public boolean isEnabled() {
        return mIsEnabled;
    }

    @Override
    public int getBaseline() {
        return mHourSpinner.getBaseline();
    }

    @Override
    public boolean validateInput() {
        return true;
    }
}
