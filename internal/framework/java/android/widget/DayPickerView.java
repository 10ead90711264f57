package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.Calendar;

/** The days of a range, a month a page, with buttons to the neighbours. */
class DayPickerView extends ViewGroup {
    private final Calendar mSelectedDay = Calendar.getInstance();
    private final Calendar mMinDate = Calendar.getInstance();
    private final Calendar mMaxDate = Calendar.getInstance();
    private final DayPickerViewPager mPager;
    private final ImageButton mPrevButton;
    private final ImageButton mNextButton;
    private OnDaySelectedListener mListener;

    /** Hears of the day that was touched. */
    public interface OnDaySelectedListener {
        void onDaySelected(DayPickerView view, Calendar day);
    }

    public DayPickerView(Context context) {
        this(context, null);
    }

    public DayPickerView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.calendarViewStyle);
    }

    public DayPickerView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public DayPickerView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.CalendarView, defStyleAttr, defStyleRes);
        int firstDay = a.getInt(R.styleable.CalendarView_firstDayOfWeek, Calendar.getInstance().getFirstDayOfWeek());
        String min = a.getString(R.styleable.CalendarView_minDate);
        String max = a.getString(R.styleable.CalendarView_maxDate);
        int month = a.getResourceId(R.styleable.CalendarView_monthTextAppearance, R.style.TextAppearance_Material_Widget_Calendar_Month);
        int week = a.getResourceId(R.styleable.CalendarView_weekDayTextAppearance, R.style.TextAppearance_Material_Widget_Calendar_DayOfWeek);
        int day = a.getResourceId(R.styleable.CalendarView_dateTextAppearance, R.style.TextAppearance_Material_Widget_Calendar_Day);
        a.recycle();
        ViewGroup content = (ViewGroup) LayoutInflater.from(context).inflate(R.layout.day_picker_content_material, this, false);
        while (content.getChildCount() > 0) {
            View child = content.getChildAt(0);
            content.removeViewAt(0);
            addView(child);
        }
        mPrevButton = findViewById(R.id.prev);
        mNextButton = findViewById(R.id.next);
        OnClickListener turn = new OnClickListener() {
            @Override
            public void onClick(View v) {
                mPager.setPosition(mPager.getPosition() + (v == mPrevButton ? -1 : 1));
            }
        };
        mPrevButton.setOnClickListener(turn);
        mNextButton.setOnClickListener(turn);
        mPager = findViewById(R.id.day_picker_view_pager);
        mPager.setAppearances(month, week, day);
        mPager.setOwner(this);
        if (!DatePicker.parse(min, mMinDate)) {
            DatePicker.parse("01/01/1900", mMinDate);
        }
        if (!DatePicker.parse(max, mMaxDate)) {
            DatePicker.parse("01/01/2100", mMaxDate);
        }
        if (mMaxDate.before(mMinDate)) {
            throw new IllegalArgumentException("maxDate must be >= minDate");
        }
        mPager.setFirstDayOfWeek(firstDay);
        mPager.setRange(mMinDate, mMaxDate);
        long now = System.currentTimeMillis();
        setDate(Math.min(Math.max(now, mMinDate.getTimeInMillis()), mMaxDate.getTimeInMillis()));
    }

    void setDayOfWeekTextAppearance(int week) {
        mPager.setWeekAppearance(week);
    }

    int getDayOfWeekTextAppearance() {
        return mPager.getWeekAppearance();
    }

    void setDayTextAppearance(int day) {
        mPager.setDayAppearance(day);
    }

    int getDayTextAppearance() {
        return mPager.getDayAppearance();
    }

    /** Shows which ways there are from the page. */
    void onPageShown() {
        mPrevButton.setVisibility(mPager.getPosition() > 0 ? VISIBLE : INVISIBLE);
        mNextButton.setVisibility(mPager.getPosition() < mPager.getCount() - 1 ? VISIBLE : INVISIBLE);
    }

    /** The page shows the day as chosen; the view's own stays until it is set. */
    void onDayTouched(Calendar day) {
        if (mListener != null) {
            mListener.onDaySelected(this, day);
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        measureChild(mPager, widthMeasureSpec, heightMeasureSpec);
        setMeasuredDimension(mPager.getMeasuredWidthAndState(), mPager.getMeasuredHeightAndState());
        int width = MeasureSpec.makeMeasureSpec(mPager.getMeasuredWidth(), MeasureSpec.AT_MOST);
        int height = MeasureSpec.makeMeasureSpec(mPager.getMeasuredHeight(), MeasureSpec.AT_MOST);
        mPrevButton.measure(width, height);
        mNextButton.measure(width, height);
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        int width = right - left;
        mPager.layout(0, 0, width, bottom - top);
        View first = isLayoutRtl() ? mNextButton : mPrevButton;
        SimpleMonthView month = (SimpleMonthView) mPager.getChildAt(0);
        int start = month.getPaddingLeft() + (month.getCellWidth() - first.getMeasuredWidth()) / 2;
        int above = month.getPaddingTop() + (month.getMonthHeight() - first.getMeasuredHeight()) / 2;
        first.layout(start, above, start + first.getMeasuredWidth(), above + first.getMeasuredHeight());
        View second = first == mPrevButton ? mNextButton : mPrevButton;
        int end = width - month.getPaddingRight() - (month.getCellWidth() - second.getMeasuredWidth()) / 2;
        above = month.getPaddingTop() + (month.getMonthHeight() - second.getMeasuredHeight()) / 2;
        second.layout(end - second.getMeasuredWidth(), above, end, above + second.getMeasuredHeight());
    }

    public void setDate(long date) {
        mSelectedDay.setTimeInMillis(Math.min(Math.max(date, mMinDate.getTimeInMillis()), mMaxDate.getTimeInMillis()));
        mPager.setSelectedDay(mSelectedDay);
        mPager.setPosition(months(mMinDate, mSelectedDay));
    }

    public long getDate() {
        return mSelectedDay.getTimeInMillis();
    }

    public void setFirstDayOfWeek(int firstDayOfWeek) {
        mPager.setFirstDayOfWeek(firstDayOfWeek);
    }

    public int getFirstDayOfWeek() {
        return mPager.getFirstDayOfWeek();
    }

    public void setMinDate(long date) {
        mMinDate.setTimeInMillis(date);
        onRangeChanged();
    }

    public long getMinDate() {
        return mMinDate.getTimeInMillis();
    }

    public void setMaxDate(long date) {
        mMaxDate.setTimeInMillis(date);
        onRangeChanged();
    }

    public long getMaxDate() {
        return mMaxDate.getTimeInMillis();
    }

    private void onRangeChanged() {
        mPager.setRange(mMinDate, mMaxDate);
        setDate(mSelectedDay.getTimeInMillis());
        onPageShown();
    }

    public void setOnDaySelectedListener(OnDaySelectedListener listener) {
        mListener = listener;
    }

    /** How many months lie between two days. */
    static int months(Calendar from, Calendar to) {
        return to.get(Calendar.MONTH) - from.get(Calendar.MONTH) + 12 * (to.get(Calendar.YEAR) - from.get(Calendar.YEAR));
    }
}
