package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.format.DateFormat;
import android.view.LayoutInflater;
import android.view.View;
import android.view.inputmethod.InputMethodManager;
import com.android.internal.R;
import com.android.internal.widget.NumericTextView;
import java.text.DateFormatSymbols;
import java.util.Calendar;
import java.util.Locale;

/** A time by the dial of a clock, with the time in digits above it; by fields in its stead where the user asks for them. */
class TimePickerClock implements TimePicker.Face, View.OnClickListener {
    /** Who sets a part of the time, and so shows it already. */
    private enum Source { APP, DIAL, FIELDS }

    private final TimePicker mPicker;
    private final View mHeader;
    private final NumericTextView mHourView;
    private final NumericTextView mMinuteView;
    private final TextView mSeparator;
    private final View mHalves;
    private final RadioButton mAm;
    private final RadioButton mPm;
    private final RadialTimePickerView mDial;
    private final View mFieldsHeader;
    private final TextInputTimePickerView mFields;
    private final ImageButton mModeButton;
    private boolean mByDial = true;
    private boolean mIs24Hour;
    private boolean mHoursStartAtZero;
    private boolean mIsEnabled = true;
    private int mHour;
    private int mMinute;

    TimePickerClock(TimePicker picker, TypedArray a) {
        mPicker = picker;
        Context context = picker.getContext();
        View main = LayoutInflater.from(context).inflate(a.getResourceId(R.styleable.TimePicker_internalLayout, R.layout.time_picker_material), picker);
        main.setSaveFromParentEnabled(false);
        mHeader = main.findViewById(R.id.time_header);
        mHourView = main.findViewById(R.id.hours);
        mHourView.setOnClickListener(this);
        mSeparator = main.findViewById(R.id.separator);
        mMinuteView = main.findViewById(R.id.minutes);
        mMinuteView.setOnClickListener(this);
        mMinuteView.setRange(0, 59);
        mHalves = main.findViewById(R.id.ampm_layout);
        String[] halves = new DateFormatSymbols(Locale.getDefault()).getAmPmStrings();
        mAm = half(main, R.id.am_label, halves[0]);
        mPm = half(main, R.id.pm_label, halves[1]);
        if (a.hasValueOrEmpty(R.styleable.TimePicker_headerBackground)) {
            mHeader.setBackground(a.getDrawable(R.styleable.TimePicker_headerBackground));
        }
        mDial = main.findViewById(R.id.radial_picker);
        mDial.applyAttributes(a);
        mDial.setOnValueSelectedListener(new RadialTimePickerView.OnValueSelectedListener() {
            @Override
            public void onValueSelected(int type, int value, boolean last) {
                onDial(type, value, last);
            }
        });
        mFieldsHeader = main.findViewById(R.id.input_header);
        mFields = main.findViewById(R.id.input_mode);
        mFields.setListener(new TextInputTimePickerView.OnValueTypedListener() {
            @Override
            public void onValueChanged(int type, int value) {
                if (type == TextInputTimePickerView.HOURS) {
                    setHour(value, Source.FIELDS);
                } else if (type == TextInputTimePickerView.MINUTES) {
                    setMinute(value, Source.FIELDS);
                } else {
                    setHalf(value);
                }
            }
        });
        mModeButton = main.findViewById(R.id.toggle_mode);
        mModeButton.setOnClickListener(this);
        mIs24Hour = DateFormat.is24HourFormat(context);
        updateHourFormat();
        Calendar now = Calendar.getInstance(Locale.getDefault());
        setTime(now.get(Calendar.HOUR_OF_DAY), now.get(Calendar.MINUTE));
    }

    private RadioButton half(View main, int id, String text) {
        RadioButton b = main.findViewById(id);
        b.setText(text);
        b.setOnClickListener(this);
        b.measure(View.MeasureSpec.UNSPECIFIED, View.MeasureSpec.UNSPECIFIED);
        int width = b.getMeasuredWidth();
        b.setMinWidth(width);
        b.setMinimumWidth(width);
        return b;
    }

    @Override
    public void onClick(View v) {
        if (v == mModeButton) {
            turn();
        } else if (v == mAm || v == mPm) {
            setHalf(v == mAm ? RadialTimePickerView.AM : RadialTimePickerView.PM);
        } else {
            show(v == mHourView ? RadialTimePickerView.HOURS : RadialTimePickerView.MINUTES);
        }
    }

    /** Changes between dial and fields. */
    private void turn() {
        mByDial = !mByDial;
        mDial.setVisibility(mByDial ? View.VISIBLE : View.GONE);
        mHeader.setVisibility(mByDial ? View.VISIBLE : View.GONE);
        mFieldsHeader.setVisibility(mByDial ? View.GONE : View.VISIBLE);
        mFields.setVisibility(mByDial ? View.GONE : View.VISIBLE);
        mModeButton.setImageResource(mByDial ? R.drawable.btn_keyboard_key_material : R.drawable.btn_clock_material);
        if (mByDial) {
            updateFields();
            InputMethodManager m = InputMethodManager.peekInstance();
            if (m != null) {
                m.hideSoftInputFromWindow(mPicker.getWindowToken(), 0);
            }
        }
    }

    private void onDial(int type, int value, boolean last) {
        boolean changed;
        if (type == RadialTimePickerView.HOURS) {
            changed = getHour() != value;
            setHour(value, Source.DIAL);
            if (last) {
                show(RadialTimePickerView.MINUTES);
            }
        } else {
            changed = getMinute() != value;
            setMinute(value, Source.DIAL);
        }
        if (changed) {
            mPicker.onTimeChanged();
        }
    }

    private void updateHourFormat() {
        String pattern = DateFormat.getBestDateTimePattern(Locale.getDefault(), mIs24Hour ? "Hm" : "hm");
        int at = 0;
        while (at < pattern.length() && "HhKk".indexOf(pattern.charAt(at)) < 0) {
            at++;
        }
        boolean found = at < pattern.length();
        char hour = found ? pattern.charAt(at) : '\0';
        boolean two = at + 1 < pattern.length() && hour == pattern.charAt(at + 1);
        mHoursStartAtZero = hour == 'K' || hour == 'H';
        int first = mHoursStartAtZero ? 0 : 1;
        mHourView.setRange(first, (mIs24Hour ? 23 : 11) + first);
        mHourView.setShowLeadingZeroes(two);
        mFields.setHourFormat(2);
        int after = pattern.lastIndexOf(hour) + 1;
        String separator = ":";
        if (found && after < pattern.length()) {
            int minutes = pattern.indexOf('m', after);
            separator = minutes < 0 ? pattern.substring(after, after + 1) : pattern.substring(after, minutes).replace("'", "");
        }
        mSeparator.setText(separator);
        mFields.updateSeparator(separator);
    }

    private void update(int index) {
        updateHalf();
        mHourView.setValue(shown(mHour));
        mMinuteView.setValue(mMinute);
        mDial.initialize(mHour, mMinute, mIs24Hour);
        show(index);
        updateFields();
        mPicker.invalidate();
    }

    /** The hour as it is written. */
    private int shown(int hour) {
        int h = mIs24Hour ? hour : hour % 12;
        return !mHoursStartAtZero && h == 0 ? mIs24Hour ? 24 : 12 : h;
    }

    /** A day of 24 hours hides the halves for good; the platform does not show them again. */
    private void updateHalf() {
        if (mIs24Hour) {
            mHalves.setVisibility(View.GONE);
        } else {
            mark(mHour < 12);
        }
    }

    private void mark(boolean am) {
        mAm.setActivated(am);
        mAm.setChecked(am);
        mPm.setActivated(!am);
        mPm.setChecked(!am);
    }

    private void updateFields() {
        mFields.updateTextInputValues(shown(mHour), mMinute, mHour < 12 ? TextInputTimePickerView.AM : TextInputTimePickerView.PM, mIs24Hour, mHoursStartAtZero);
    }

    private void show(int index) {
        mDial.setCurrentItemShowing(index);
        mHourView.setActivated(index == RadialTimePickerView.HOURS);
        mMinuteView.setActivated(index == RadialTimePickerView.MINUTES);
    }

    private void setHour(int hour, Source by) {
        if (mHour == hour) {
            return;
        }
        mHour = hour;
        mHourView.setValue(shown(hour));
        updateHalf();
        if (by != Source.DIAL) {
            mDial.setCurrentHour(hour);
            mDial.setAmOrPm(hour < 12 ? RadialTimePickerView.AM : RadialTimePickerView.PM);
        }
        if (by != Source.FIELDS) {
            updateFields();
        }
        mPicker.invalidate();
        mPicker.onTimeChanged();
    }

    private void setMinute(int minute, Source by) {
        if (mMinute == minute) {
            return;
        }
        mMinute = minute;
        mMinuteView.setValue(minute);
        if (by != Source.DIAL) {
            mDial.setCurrentMinute(minute);
        }
        if (by != Source.FIELDS) {
            updateFields();
        }
        mPicker.invalidate();
        mPicker.onTimeChanged();
    }

    private void setHalf(int half) {
        mark(half == RadialTimePickerView.AM);
        if (mDial.setAmOrPm(half)) {
            mHour = getHour();
            updateFields();
            mPicker.onTimeChanged();
        }
    }

    @Override
    public void setHour(int hour) {
        setHour(hour, Source.APP);
    }

    @Override
    public int getHour() {
        int hour = mDial.getCurrentHour();
        return mIs24Hour ? hour : hour % 12 + (mDial.getAmOrPm() == RadialTimePickerView.PM ? 12 : 0);
    }

    @Override
    public void setMinute(int minute) {
        setMinute(minute, Source.APP);
    }

    @Override
    public int getMinute() {
        return mDial.getCurrentMinute();
    }

    @Override
    public void setTime(int hour, int minute) {
        mHour = hour;
        mMinute = minute;
        update(RadialTimePickerView.HOURS);
    }

    @Override
    public void setIs24Hour(boolean is24Hour) {
        if (mIs24Hour != is24Hour) {
            mIs24Hour = is24Hour;
            mHour = getHour();
            updateHourFormat();
            update(mDial.getCurrentItemShowing());
        }
    }

    @Override
    public boolean is24Hour() {
        return mIs24Hour;
    }

    @Override
    public void setEnabled(boolean enabled) {
        mHourView.setEnabled(enabled);
        mMinuteView.setEnabled(enabled);
        mAm.setEnabled(enabled);
        mPm.setEnabled(enabled);
        mDial.setEnabled(enabled);
        mIsEnabled = enabled;
    }

    @Override
    public boolean isEnabled() {
        return mIsEnabled;
    }

    @Override
    public int getBaseline() {
        return -1;
    }

    @Override
    public boolean validateInput() {
        return mFields.validateInput();
    }
}
