package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import com.android.internal.R;

/** Chooses a time of the day. */
public class TimePicker extends FrameLayout {
    public static final int MODE_SPINNER = 1;
    public static final int MODE_CLOCK = 2;

    private final int mMode;
    private final Face mFace;
    private OnTimeChangedListener mListener;

    /** Hears of another time. */
    public interface OnTimeChangedListener {
        void onTimeChanged(TimePicker view, int hourOfDay, int minute);
    }

    /** What a picker shows, and by which it is set. */
    interface Face {
        void setHour(int hour);

        int getHour();

        void setMinute(int minute);

        int getMinute();

        /** Sets both, and tells nobody. */
        void setTime(int hour, int minute);

        void setIs24Hour(boolean is24Hour);

        boolean is24Hour();

        void setEnabled(boolean enabled);

        boolean isEnabled();

        int getBaseline();

        boolean validateInput();
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
        mMode = mode == MODE_CLOCK && dialogMode ? context.getResources().getInteger(R.integer.time_picker_mode) : mode;
        mFace = mMode == MODE_CLOCK ? new TimePickerClock(this, a) : new TimePickerSpinners(this, a);
        a.recycle();
    }

    void onTimeChanged() {
        if (mListener != null) {
            mListener.onTimeChanged(this, getHour(), getMinute());
        }
    }

    public int getMode() {
        return mMode;
    }

    public void setHour(int hour) {
        mFace.setHour(Math.min(Math.max(hour, 0), 23));
    }

    public int getHour() {
        return mFace.getHour();
    }

    public void setMinute(int minute) {
        mFace.setMinute(Math.min(Math.max(minute, 0), 59));
    }

    public int getMinute() {
        return mFace.getMinute();
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
        if (is24HourView != null) {
            mFace.setIs24Hour(is24HourView);
        }
    }

    public boolean is24HourView() {
        return mFace.is24Hour();
    }

    public void setOnTimeChangedListener(OnTimeChangedListener onTimeChangedListener) {
        mListener = onTimeChangedListener;
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        mFace.setEnabled(enabled);
    }

    @Override
    public boolean isEnabled() {
        return mFace.isEnabled();
    }

    @Override
    public int getBaseline() {
        return mFace.getBaseline();
    }

    public boolean validateInput() {
        return mFace.validateInput();
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
            mFace.setTime(((SavedState) ss).mHour, ((SavedState) ss).mMinute);
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
