package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.util.Calendar;
import java.util.Locale;

/** Chooses a time of the day. */
public class TimePicker extends FrameLayout {
    public static final int MODE_SPINNER = 1;
    public static final int MODE_CLOCK = 2;

    private final int mMode;
    private final NumberPicker mHourSpinner;
    private final NumberPicker mMinuteSpinner;
    private final NumberPicker mAmPmSpinner; // null where the layout has a button
    private final Button mAmPmButton;
    private final String[] mAmPm = new DateFormatSymbols(Locale.getDefault()).getAmPmStrings();
    private boolean mIs24HourView;
    private boolean mIsAm;
    private boolean mIsEnabled = true;
    private OnTimeChangedListener mListener;

    /** Hears of another time. */
    public interface OnTimeChangedListener {
        void onTimeChanged(TimePicker view, int hourOfDay, int minute);
    }

    public TimePicker(Context context) {
        this(context, null);
    }

    public TimePicker(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.timePickerStyle);
    }

    public TimePicker(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public TimePicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TimePicker, defStyleAttr, defStyleRes);
        boolean dialogMode = a.getBoolean(R.styleable.TimePicker_dialogMode, false);
        int mode = a.getInt(R.styleable.TimePicker_timePickerMode, MODE_SPINNER);
        int layout = a.getResourceId(R.styleable.TimePicker_legacyLayout, R.layout.time_picker_legacy);
        a.recycle();
        mMode = mode == MODE_CLOCK && dialogMode ? context.getResources().getInteger(R.integer.time_picker_mode) : mode;
        View root = LayoutInflater.from(context).inflate(layout, this, true);
        root.setSaveFromParentEnabled(false);
        mHourSpinner = findViewById(R.id.hour);
        mHourSpinner.setOnValueChangedListener(new NumberPicker.OnValueChangeListener() {
            @Override
            public void onValueChange(NumberPicker spinner, int oldVal, int newVal) {
                if (!mIs24HourView && (oldVal == 11 && newVal == 12 || oldVal == 12 && newVal == 11)) {
                    mIsAm = !mIsAm;
                    updateAmPm();
                }
                onTimeChanged();
            }
        });
        TextView divider = findViewById(R.id.divider);
        if (divider != null) {
            divider.setText(":");
        }
        mMinuteSpinner = findViewById(R.id.minute);
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
                onTimeChanged();
            }
        });
        View amPm = findViewById(R.id.amPm);
        mAmPmButton = amPm instanceof Button ? (Button) amPm : null;
        mAmPmSpinner = amPm instanceof Button ? null : (NumberPicker) amPm;
        if (mAmPmButton != null) {
            mAmPmButton.setOnClickListener(new OnClickListener() {
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
        mIs24HourView = DateFormat.is24HourFormat(context);
        updateHours();
        updateAmPm();
        Calendar now = Calendar.getInstance();
        set(now.get(Calendar.HOUR_OF_DAY), now.get(Calendar.MINUTE));
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
        onTimeChanged();
    }

    private void updateAmPm() {
        View shown = mAmPmButton != null ? mAmPmButton : mAmPmSpinner;
        shown.setVisibility(mIs24HourView ? GONE : VISIBLE);
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

    private void set(int hour, int minute) {
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

    private void onTimeChanged() {
        if (mListener != null) {
            mListener.onTimeChanged(this, getHour(), getMinute());
        }
    }

    public int getMode() {
        return mMode;
    }

    public void setHour(int hour) {
        hour = Math.min(Math.max(hour, 0), 23);
        if (hour != getHour()) {
            setHourOnly(hour);
            onTimeChanged();
        }
    }

    public int getHour() {
        int hour = mHourSpinner.getValue();
        if (mIs24HourView) {
            return hour;
        }
        return mIsAm ? hour % 12 : hour % 12 + 12;
    }

    public void setMinute(int minute) {
        minute = Math.min(Math.max(minute, 0), 59);
        if (minute != getMinute()) {
            mMinuteSpinner.setValue(minute);
            onTimeChanged();
        }
    }

    public int getMinute() {
        return mMinuteSpinner.getValue();
    }

    @Deprecated
    public void setCurrentHour(Integer currentHour) {
        setHour(currentHour);
    }

    @Deprecated
    public Integer getCurrentHour() {
        return getHour();
    }

    @Deprecated
    public void setCurrentMinute(Integer currentMinute) {
        setMinute(currentMinute);
    }

    @Deprecated
    public Integer getCurrentMinute() {
        return getMinute();
    }

    public void setIs24HourView(Boolean is24HourView) {
        if (is24HourView == null || mIs24HourView == is24HourView) {
            return;
        }
        int hour = getHour();
        mIs24HourView = is24HourView;
        updateHours();
        setHourOnly(hour);
        updateAmPm();
    }

    public boolean is24HourView() {
        return mIs24HourView;
    }

    public void setOnTimeChangedListener(OnTimeChangedListener onTimeChangedListener) {
        mListener = onTimeChangedListener;
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
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

    public boolean validateInput() {
        return true;
    }

    @Override
    protected Parcelable onSaveInstanceState() {
        return new SavedState(super.onSaveInstanceState(), getHour(), getMinute());
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
        BaseSavedState ss = (BaseSavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        if (ss instanceof SavedState) {
            set(((SavedState) ss).mHour, ((SavedState) ss).mMinute);
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return TimePicker.class.getName();
    }

    /** The chosen time. */
    private static class SavedState extends BaseSavedState {
        final int mHour;
        final int mMinute;

        SavedState(Parcelable superState, int hour, int minute) {
            super(superState);
            mHour = hour;
            mMinute = minute;
        }

        SavedState(Parcel in) {
            super(in);
            mHour = in.readInt();
            mMinute = in.readInt();
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            super.writeToParcel(dest, flags);
            dest.writeInt(mHour);
            dest.writeInt(mMinute);
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
