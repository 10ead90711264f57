package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.View;
import com.android.internal.R;
import java.util.Calendar;

/** The dial of a clock, whose hour or minute is chosen by a touch; hours beyond noon stand in an inner circle where a day has 24. */
public class RadialTimePickerView extends View {
    public static final int HOURS = 0;
    public static final int MINUTES = 1;
    static final int AM = 0;
    static final int PM = 1;

    private static final int DEGREES_HOUR = 30;
    private static final int DEGREES_MINUTE = 6;

    private final Paint mPaint = new Paint(Paint.ANTI_ALIAS_FLAG);
    private final int mSelectorRadius;
    private final int mInset; // of the numbers from the edge of the dial
    private final int mInnerInset;
    private final int mTextSize;
    private final int mInnerTextSize;
    private ColorStateList mTextColor;
    private ColorStateList mInnerTextColor;
    private int mBackgroundColor = Color.TRANSPARENT;
    private int mSelectorColor = Color.TRANSPARENT;
    private int mX;
    private int mY;
    private int mRadius;
    private final int[] mDegrees = new int[2]; // of the selection, by HOURS and MINUTES
    private boolean mIs24Hour;
    private boolean mShowHours = true;
    private boolean mOnInner;
    private int mHalf;
    private boolean mChangedDuringTouch;
    private boolean mInputEnabled = true;
    private OnValueSelectedListener mListener;

    /** Hears of each hour or minute that is touched. */
    interface OnValueSelectedListener {
        /** The last is where the finger went up. */
        void onValueSelected(int type, int value, boolean last);
    }

    public RadialTimePickerView(Context context) {
        this(context, null);
    }

    public RadialTimePickerView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.timePickerStyle);
    }

    public RadialTimePickerView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public RadialTimePickerView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs);
        Resources r = getResources();
        mSelectorRadius = r.getDimensionPixelSize(R.dimen.timepicker_selector_radius);
        mInset = r.getDimensionPixelSize(R.dimen.timepicker_text_inset_normal);
        mInnerInset = r.getDimensionPixelSize(R.dimen.timepicker_text_inset_inner);
        mTextSize = r.getDimensionPixelSize(R.dimen.timepicker_text_size_normal);
        mInnerTextSize = r.getDimensionPixelSize(R.dimen.timepicker_text_size_inner);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TimePicker, defStyleAttr, defStyleRes);
        applyAttributes(a);
        a.recycle();
        Calendar now = Calendar.getInstance();
        initialize(now.get(Calendar.HOUR_OF_DAY), now.get(Calendar.MINUTE), false);
    }

    void applyAttributes(TypedArray a) {
        mTextColor = a.getColorStateList(R.styleable.TimePicker_numbersTextColor);
        mInnerTextColor = a.getColorStateList(R.styleable.TimePicker_numbersInnerTextColor);
        mBackgroundColor = a.getColor(R.styleable.TimePicker_numbersBackgroundColor, getContext().getColor(R.color.timepicker_default_numbers_background_color_material));
        ColorStateList selector = a.getColorStateList(R.styleable.TimePicker_numbersSelectorColor);
        if (selector != null) {
            mSelectorColor = selector.getColorForState(new int[] {R.attr.state_enabled, R.attr.state_activated}, 0);
        }
    }

    void initialize(int hour, int minute, boolean is24Hour) {
        mIs24Hour = is24Hour;
        setCurrentHour(hour);
        setCurrentMinute(minute);
    }

    void setOnValueSelectedListener(OnValueSelectedListener listener) {
        mListener = listener;
    }

    void setCurrentItemShowing(int item) {
        mShowHours = item == HOURS;
        invalidate();
    }

    int getCurrentItemShowing() {
        return mShowHours ? HOURS : MINUTES;
    }

    void setCurrentHour(int hour) {
        mDegrees[HOURS] = hour % 12 * DEGREES_HOUR;
        mHalf = hour % 24 < 12 ? AM : PM;
        mOnInner = mIs24Hour && (hour == 0 || hour > 12);
        invalidate();
    }

    int getCurrentHour() {
        int hour = mDegrees[HOURS] / DEGREES_HOUR % 12;
        if (!mIs24Hour) {
            return mHalf == PM ? hour + 12 : hour;
        }
        if (mOnInner) {
            return hour == 0 ? 0 : hour + 12;
        }
        return hour == 0 ? 12 : hour;
    }

    void setCurrentMinute(int minute) {
        mDegrees[MINUTES] = minute % 60 * DEGREES_MINUTE;
        invalidate();
    }

    int getCurrentMinute() {
        return mDegrees[MINUTES] / DEGREES_MINUTE;
    }

    /** Whether it is another half than before; a day of 24 hours has none. */
    boolean setAmOrPm(int half) {
        if (mHalf == half || mIs24Hour) {
            return false;
        }
        mHalf = half;
        invalidate();
        return true;
    }

    int getAmOrPm() {
        return mHalf;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        if (changed) {
            mX = getWidth() / 2;
            mY = getHeight() / 2;
            mRadius = Math.min(mX, mY);
        }
    }

    @Override
    public void onDraw(Canvas canvas) {
        mPaint.setColor(mBackgroundColor);
        canvas.drawCircle(mX, mY, mRadius, mPaint);
        int type = getCurrentItemShowing();
        double at = Math.toRadians(mDegrees[type]);
        int length = mRadius - (mShowHours && mOnInner ? mInnerInset : mInset);
        float x = mX + (float) (length * Math.sin(at));
        float y = mY - (float) (length * Math.cos(at));
        mPaint.setColor(mSelectorColor);
        canvas.drawLine(mX, mY, x, y, mPaint);
        canvas.drawCircle(x, y, mSelectorRadius, mPaint);
        for (int i = 0; i < 12; i++) {
            int value = mShowHours ? i == 0 ? 12 : i : i * 5;
            number(canvas, mShowHours ? String.valueOf(value) : String.format("%02d", value), i, mInset, mTextSize, mTextColor);
            if (mShowHours && mIs24Hour) {
                number(canvas, String.format("%02d", i == 0 ? 0 : i + 12), i, mInnerInset, mInnerTextSize, mInnerTextColor);
            }
        }
    }

    private void number(Canvas canvas, String text, int at, int inset, int size, ColorStateList color) {
        double angle = Math.toRadians(at * DEGREES_HOUR);
        mPaint.setTextSize(size);
        mPaint.setTextAlign(Paint.Align.CENTER);
        mPaint.setColor(color == null ? Color.BLACK : color.getDefaultColor());
        float x = mX + (float) ((mRadius - inset) * Math.sin(angle));
        float y = mY - (float) ((mRadius - inset) * Math.cos(angle));
        canvas.drawText(text, x, y - (mPaint.descent() + mPaint.ascent()) / 2, mPaint);
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (!mInputEnabled) {
            return true;
        }
        int action = event.getActionMasked();
        if (action != MotionEvent.ACTION_MOVE && action != MotionEvent.ACTION_UP && action != MotionEvent.ACTION_DOWN) {
            return true;
        }
        if (action == MotionEvent.ACTION_DOWN) {
            mChangedDuringTouch = false;
        }
        boolean last = action == MotionEvent.ACTION_UP;
        mChangedDuringTouch |= touched(event.getX(), event.getY(), last && !mChangedDuringTouch, last);
        return true;
    }

    private boolean touched(float x, float y, boolean force, boolean last) {
        double dx = x - mX;
        double dy = y - mY;
        double distance = Math.sqrt(dx * dx + dy * dy);
        boolean inner = mIs24Hour && mShowHours && distance <= mRadius - (mInset + mInnerInset) / 2;
        int nearest = mRadius - (mIs24Hour && mShowHours ? mInnerInset : mInset) - mSelectorRadius;
        if (distance < nearest) {
            return false;
        }
        int degrees = (int) (Math.toDegrees(Math.atan2(dy, dx) + Math.PI / 2) + 0.5);
        if (degrees < 0) {
            degrees += 360;
        }
        boolean changed;
        if (mShowHours) {
            int snapped = (degrees + DEGREES_HOUR / 2) / DEGREES_HOUR * DEGREES_HOUR % 360;
            changed = mOnInner != inner || mDegrees[HOURS] != snapped;
            mOnInner = inner;
            mDegrees[HOURS] = snapped;
        } else {
            int snapped = minuteAt(degrees) * DEGREES_MINUTE % 360;
            changed = mDegrees[MINUTES] != snapped;
            mDegrees[MINUTES] = snapped;
        }
        if (!changed && !force && !last) {
            return false;
        }
        if (mListener != null) {
            mListener.onValueSelected(getCurrentItemShowing(), mShowHours ? getCurrentHour() : getCurrentMinute(), last);
        }
        if (changed || force) {
            performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK);
            invalidate();
        }
        return true;
    }

    /** The minute of an angle: those that are written have 14 degrees of 30, the four between them 4 each. */
    private static int minuteAt(int degrees) {
        int within = (degrees + 6) % DEGREES_HOUR; // the first degree of a written one is 6 before it
        int five = (degrees + 6) / DEGREES_HOUR * 5;
        return within < 14 ? five : five + 1 + (within - 14) / 4;
    }

    void setInputEnabled(boolean inputEnabled) {
        mInputEnabled = inputEnabled;
        invalidate();
    }
}
