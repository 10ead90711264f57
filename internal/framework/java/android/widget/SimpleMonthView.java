package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.TextPaint;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import com.android.internal.R;
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Locale;

/** The days of one month, in seven columns below its name. */
class SimpleMonthView extends View {
    private static final int WEEKS = 6;
    private static final int DAYS = 7;

    private final TextPaint mMonthPaint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
    private final TextPaint mWeekPaint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
    private final TextPaint mDayPaint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
    private final Calendar mFirst = Calendar.getInstance(); // day of the month
    private final int mDesiredMonthHeight;
    private final int mDesiredWeekHeight;
    private final int mDesiredDayHeight;
    private final int mDesiredCellWidth;
    private int mMonthHeight;
    private int mWeekHeight;
    private int mDayHeight;
    private int mCellWidth;
    private int mPaddedWidth;
    private int mPaddedHeight;
    private int mWeekStart = Calendar.SUNDAY;
    private int mSelectedDay = -1;
    private int mEnabledStart = 1;
    private int mEnabledEnd = 31;
    private OnDayClickListener mListener;

    /** Hears of a day that was touched. */
    public interface OnDayClickListener {
        void onDayClick(SimpleMonthView view, Calendar day);
    }

    public SimpleMonthView(Context context) {
        this(context, null);
    }

    public SimpleMonthView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.datePickerStyle);
    }

    public SimpleMonthView(Context context, AttributeSet attrs, int defStyleAttr) {
        super(context, attrs, defStyleAttr);
        Resources res = context.getResources();
        mDesiredMonthHeight = res.getDimensionPixelSize(R.dimen.date_picker_month_height);
        mDesiredWeekHeight = res.getDimensionPixelSize(R.dimen.date_picker_day_of_week_height);
        mDesiredDayHeight = res.getDimensionPixelSize(R.dimen.date_picker_day_height);
        mDesiredCellWidth = res.getDimensionPixelSize(R.dimen.date_picker_day_width);
        mMonthPaint.setTextSize(res.getDimensionPixelSize(R.dimen.date_picker_month_text_size));
        mWeekPaint.setTextSize(res.getDimensionPixelSize(R.dimen.date_picker_day_of_week_text_size));
        mDayPaint.setTextSize(res.getDimensionPixelSize(R.dimen.date_picker_day_text_size));
        for (TextPaint p : new TextPaint[] {mMonthPaint, mWeekPaint, mDayPaint}) {
            p.setTextAlign(Paint.Align.CENTER);
        }
    }

    void setAppearances(int month, int week, int day) {
        apply(mMonthPaint, month);
        apply(mWeekPaint, week);
        apply(mDayPaint, day);
    }

    private void apply(TextPaint paint, int appearance) {
        TypedArray a = getContext().obtainStyledAttributes(null, R.styleable.TextAppearance, 0, appearance);
        paint.setTextSize(a.getDimensionPixelSize(R.styleable.TextAppearance_textSize, (int) paint.getTextSize()));
        ColorStateList color = a.getColorStateList(R.styleable.TextAppearance_textColor);
        if (color != null) {
            paint.setColor(color.getColorForState(ENABLED_STATE_SET, 0));
        }
        a.recycle();
    }

    void setFirstDayOfWeek(int day) {
        mWeekStart = day;
        invalidate();
    }

    /** Shows a month: the day chosen in it, or -1, and the days that can be. */
    void setMonth(int year, int month, int selectedDay, int enabledStart, int enabledEnd) {
        mFirst.clear();
        mFirst.set(year, month, 1);
        mSelectedDay = selectedDay;
        mEnabledStart = enabledStart;
        mEnabledEnd = Math.min(enabledEnd, days());
        invalidate();
    }

    void setOnDayClickListener(OnDayClickListener listener) {
        mListener = listener;
    }

    int getMonthHeight() {
        return mMonthHeight;
    }

    int getCellWidth() {
        return mCellWidth;
    }

    private int days() {
        return mFirst.getActualMaximum(Calendar.DAY_OF_MONTH);
    }

    /** In which column the first day stands. */
    private int offset() {
        return (mFirst.get(Calendar.DAY_OF_WEEK) - mWeekStart + DAYS) % DAYS;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int height = mDesiredDayHeight * WEEKS + mDesiredWeekHeight + mDesiredMonthHeight + getPaddingTop() + getPaddingBottom();
        int width = mDesiredCellWidth * DAYS + getPaddingStart() + getPaddingEnd();
        setMeasuredDimension(resolveSize(width, widthMeasureSpec), resolveSize(height, heightMeasureSpec));
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        mPaddedWidth = right - left - getPaddingRight() - getPaddingLeft();
        mPaddedHeight = bottom - top - getPaddingBottom() - getPaddingTop();
        int whole = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
        float scale = mPaddedHeight / (float) whole;
        mMonthHeight = (int) (mDesiredMonthHeight * scale);
        mWeekHeight = (int) (mDesiredWeekHeight * scale);
        mDayHeight = (int) (mDesiredDayHeight * scale);
        mCellWidth = mPaddedWidth / DAYS;
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        int day = dayAt((int) (event.getX() + 0.5f), (int) (event.getY() + 0.5f));
        switch (event.getAction()) {
            case MotionEvent.ACTION_DOWN:
                return day >= 0;
            case MotionEvent.ACTION_UP:
                if (day >= mEnabledStart && day <= mEnabledEnd && mListener != null) {
                    Calendar c = (Calendar) mFirst.clone();
                    c.set(Calendar.DAY_OF_MONTH, day);
                    mListener.onDayClick(this, c);
                }
                return true;
            default:
                return true;
        }
    }

    /** The day at a place, -1 if none is there. */
    private int dayAt(int x, int y) {
        x -= getPaddingLeft();
        y -= getPaddingTop() + mMonthHeight + mWeekHeight;
        if (x < 0 || x >= mPaddedWidth || y < 0 || y >= mPaddedHeight - mMonthHeight - mWeekHeight) {
            return -1;
        }
        int column = isLayoutRtl() ? DAYS - 1 - x * DAYS / mPaddedWidth : x * DAYS / mPaddedWidth;
        int day = column + y / mDayHeight * DAYS + 1 - offset();
        return day >= 1 && day <= days() ? day : -1;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        Locale locale = Locale.getDefault();
        canvas.translate(getPaddingLeft(), getPaddingTop());
        String title = new SimpleDateFormat(DateFormat.getBestDateTimePattern(locale, "MMMMy"), locale).format(mFirst.getTime());
        canvas.drawText(title, mPaddedWidth / 2f, middle(mMonthPaint, mMonthHeight / 2), mMonthPaint);
        String[] names = new DateFormatSymbols(locale).getShortWeekdays();
        for (int i = 0; i < DAYS; i++) {
            String name = names[(mWeekStart - 1 + i) % DAYS + 1];
            canvas.drawText(name.substring(0, Math.min(1, name.length())), column(i), middle(mWeekPaint, mMonthHeight + mWeekHeight / 2), mWeekPaint);
        }
        int top = mMonthHeight + mWeekHeight;
        for (int day = 1, at = offset(); day <= days(); day++, at++) {
            mDayPaint.setFakeBoldText(day == mSelectedDay);
            canvas.drawText(String.valueOf(day), column(at % DAYS), middle(mDayPaint, top + at / DAYS * mDayHeight + mDayHeight / 2), mDayPaint);
        }
        canvas.translate(-getPaddingLeft(), -getPaddingTop());
    }

    private float column(int i) {
        return mCellWidth * ((isLayoutRtl() ? DAYS - 1 - i : i) + 0.5f);
    }

    /** The base line of a text whose middle lies at a height. */
    private static float middle(TextPaint paint, int y) {
        return y - (paint.ascent() + paint.descent()) / 2;
    }
}
