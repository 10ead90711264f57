package android.widget;

import android.content.Context;
import android.text.Editable;
import android.text.InputFilter;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.util.Locale;

/** Fields for the hour and the minute, and a list of the halves of the day. */
public class TextInputTimePickerView extends RelativeLayout {
    public static final int HOURS = 0;
    public static final int MINUTES = 1;
    public static final int AMPM = 2;
    static final int AM = 0;
    static final int PM = 1;

    private final EditText mHour;
    private final EditText mMinute;
    private final TextView mSeparator;
    private final Spinner mHalf;
    private final TextView mError;
    private final TextView mHourLabel;
    private final TextView mMinuteLabel;
    private boolean mIs24Hour;
    private boolean mHoursStartAtZero;
    private boolean mErrorShown;
    private OnValueTypedListener mListener;

    /** Hears of each value that was typed. */
    interface OnValueTypedListener {
        void onValueChanged(int inputType, int newValue);
    }

    public TextInputTimePickerView(Context context) {
        this(context, null);
    }

    public TextInputTimePickerView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public TextInputTimePickerView(Context context, AttributeSet attrs, int defStyle) {
        this(context, attrs, defStyle, 0);
    }

    public TextInputTimePickerView(Context context, AttributeSet attrs, int defStyle, int defStyleRes) {
        super(context, attrs, defStyle, defStyleRes);
        inflate(context, R.layout.time_picker_text_input_material, this);
        mHour = findViewById(R.id.input_hour);
        mMinute = findViewById(R.id.input_minute);
        mSeparator = findViewById(R.id.input_separator);
        mError = findViewById(R.id.label_error);
        mHourLabel = findViewById(R.id.label_hour);
        mMinuteLabel = findViewById(R.id.label_minute);
        mHour.addTextChangedListener(new Typed() {
            @Override
            void read(String text) {
                readHour(text);
            }
        });
        mMinute.addTextChangedListener(new Typed() {
            @Override
            void read(String text) {
                readMinute(text);
            }
        });
        mHalf = findViewById(R.id.am_pm_spinner);
        ArrayAdapter<CharSequence> halves = new ArrayAdapter<CharSequence>(context, R.layout.simple_spinner_dropdown_item);
        for (String half : new DateFormatSymbols(Locale.getDefault()).getAmPmStrings()) {
            halves.add(half);
        }
        mHalf.setAdapter(halves);
        mHalf.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
            @Override
            public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
                mListener.onValueChanged(AMPM, position == 0 ? AM : PM);
            }

            @Override
            public void onNothingSelected(AdapterView<?> parent) {
            }
        });
    }

    /** Reads what a field has after each change. */
    private abstract static class Typed implements TextWatcher {
        abstract void read(String text);

        @Override
        public void beforeTextChanged(CharSequence s, int start, int count, int after) {
        }

        @Override
        public void onTextChanged(CharSequence s, int start, int before, int count) {
        }

        @Override
        public void afterTextChanged(Editable s) {
            read(s.toString());
        }
    }

    void setListener(OnValueTypedListener listener) {
        mListener = listener;
    }

    void setHourFormat(int maxCharLength) {
        mHour.setFilters(new InputFilter[] {new InputFilter.LengthFilter(maxCharLength)});
        mMinute.setFilters(new InputFilter[] {new InputFilter.LengthFilter(maxCharLength)});
    }

    void updateSeparator(String separator) {
        mSeparator.setText(separator);
    }

    boolean validateInput() {
        boolean valid = readHour(mHour.getText().toString()) && readMinute(mMinute.getText().toString());
        setError(!valid);
        return valid;
    }

    private void setError(boolean shown) {
        mErrorShown = shown;
        mError.setVisibility(shown ? VISIBLE : INVISIBLE);
        mHourLabel.setVisibility(shown ? INVISIBLE : VISIBLE);
        mMinuteLabel.setVisibility(shown ? INVISIBLE : VISIBLE);
    }

    void updateTextInputValues(int hour, int minute, int half, boolean is24Hour, boolean hoursStartAtZero) {
        mIs24Hour = is24Hour;
        mHoursStartAtZero = hoursStartAtZero;
        mHalf.setVisibility(is24Hour ? INVISIBLE : VISIBLE);
        mHalf.setSelection(half == AM ? 0 : 1);
        mHour.setText(String.format("%d", hour));
        mMinute.setText(String.format("%d", minute));
        if (mErrorShown) {
            validateInput();
        }
    }

    private boolean readHour(String text) {
        try {
            int hour = Integer.parseInt(text);
            int first = mHoursStartAtZero ? 0 : 1;
            int valid = Math.min(Math.max(hour, first), (mIs24Hour ? 23 : 11) + first);
            mListener.onValueChanged(HOURS, hourOfDay(valid));
            return valid == hour;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private boolean readMinute(String text) {
        try {
            int minute = Integer.parseInt(text);
            int valid = Math.min(Math.max(minute, 0), 59);
            mListener.onValueChanged(MINUTES, valid);
            return valid == minute;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private int hourOfDay(int shown) {
        int hour = !mHoursStartAtZero && shown == (mIs24Hour ? 24 : 12) ? 0 : shown;
        return !mIs24Hour && mHalf.getSelectedItemPosition() == 1 ? hour + 12 : hour;
    }
}
