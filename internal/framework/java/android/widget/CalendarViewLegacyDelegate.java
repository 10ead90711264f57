package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.drawable.Drawable;
import android.text.format.DateUtils;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.view.GestureDetector;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.Calendar;
import java.util.Locale;

/** The calendar of Holo and older themes: a list of weeks below the name of the month. */
class CalendarViewLegacyDelegate {
    private static final long DAY_MILLIS = 86400000L;
    private static final long WEEK_MILLIS = 7 * DAY_MILLIS;
    private static final int HYSTERESIS_WEEKS = 2;
    private static final int GO_MILLIS = 1000;
    private static final int NO_DAY = -1;

    private final CalendarView mView;
    private final Context mContext;
    private final int mWeekMinVisibleHeight;
    private final int mListScrollTopOffset;
    private final int mBottomBuffer;
    private int mWeekDayAppearance;
    private int mFocusedColor;
    private int mUnfocusedColor;
    private int mWeekNumberColor;
    private int mSelectedColor;
    private int mSeparatorColor;
    private int mDateAppearance;
    private float mTextSize;
    private Drawable mSelectedBar;
    private int mShownWeekCount;
    private boolean mShowWeekNumber;
    private int mFirstDayOfWeek;
    private int mCurrentMonth = -1;
    private long mPreviousScroll;
    private boolean mScrollingUp;
    private final ListView mList;
    private final TextView mMonthName;
    private final ViewGroup mDayNames;
    private final WeeksAdapter mAdapter;
    private final Calendar mMin = Calendar.getInstance();
    private final Calendar mMax = Calendar.getInstance();
    private CalendarView.OnDateChangeListener mListener;

    CalendarViewLegacyDelegate(CalendarView view, Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        mView = view;
        mContext = context;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.CalendarView, defStyleAttr, defStyleRes);
        mShowWeekNumber = a.getBoolean(R.styleable.CalendarView_showWeekNumber, true);
        mFirstDayOfWeek = a.getInt(R.styleable.CalendarView_firstDayOfWeek, Calendar.getInstance().getFirstDayOfWeek());
        if (!DatePicker.parse(a.getString(R.styleable.CalendarView_minDate), mMin)) DatePicker.parse("01/01/1900", mMin);
        if (!DatePicker.parse(a.getString(R.styleable.CalendarView_maxDate), mMax)) DatePicker.parse("01/01/2100", mMax);
        if (mMax.before(mMin)) throw new IllegalArgumentException("Max date cannot be before min date.");
        mShownWeekCount = a.getInt(R.styleable.CalendarView_shownWeekCount, 6);
        mSelectedColor = a.getColor(R.styleable.CalendarView_selectedWeekBackgroundColor, 0);
        mFocusedColor = a.getColor(R.styleable.CalendarView_focusedMonthDateColor, 0);
        mUnfocusedColor = a.getColor(R.styleable.CalendarView_unfocusedMonthDateColor, 0);
        mSeparatorColor = a.getColor(R.styleable.CalendarView_weekSeparatorLineColor, 0);
        mWeekNumberColor = a.getColor(R.styleable.CalendarView_weekNumberColor, 0);
        mSelectedBar = a.getDrawable(R.styleable.CalendarView_selectedDateVerticalBar);
        mDateAppearance = a.getResourceId(R.styleable.CalendarView_dateTextAppearance, R.style.TextAppearance_Small);
        mWeekDayAppearance = a.getResourceId(R.styleable.CalendarView_weekDayTextAppearance, -1);
        a.recycle();
        mTextSize = dateTextSize();
        DisplayMetrics metrics = view.getResources().getDisplayMetrics();
        mWeekMinVisibleHeight = (int) (12 * metrics.density);
        mListScrollTopOffset = (int) (2 * metrics.density);
        mBottomBuffer = (int) (20 * metrics.density);
        View content = LayoutInflater.from(context).inflate(R.layout.calendar_view, null, false);
        view.addView(content);
        mList = view.findViewById(R.id.list);
        mDayNames = content.findViewById(R.id.day_names);
        mMonthName = content.findViewById(R.id.month_name);
        showDayNames();
        mList.setDivider(null);
        mList.setItemsCanFocus(true);
        mList.setVerticalScrollBarEnabled(false);
        mList.setOnScrollListener(new AbsListView.OnScrollListener() {
            @Override
            public void onScrollStateChanged(AbsListView list, int state) {
            }

            @Override
            public void onScroll(AbsListView list, int first, int visible, int total) {
                scrolled(list);
            }
        });
        mList.setFriction(0.05f);
        mList.setVelocityScale(0.333f);
        mAdapter = new WeeksAdapter();
        mAdapter.registerDataSetObserver(new DataSetObserver() {
            @Override
            public void onChanged() {
                Calendar day = mAdapter.mSelected;
                if (mListener != null) mListener.onSelectedDayChange(mView, day.get(Calendar.YEAR), day.get(Calendar.MONTH), day.get(Calendar.DAY_OF_MONTH));
            }
        });
        mList.setAdapter(mAdapter);
        Calendar now = Calendar.getInstance();
        goTo(now.before(mMin) ? mMin : mMax.before(now) ? mMax : now, false, true, true);
    }

    private void showDayNames() {
        mDayNames.getChildAt(0).setVisibility(mShowWeekNumber ? View.VISIBLE : View.GONE);
        for (int i = 1; i < mDayNames.getChildCount(); i++) {
            TextView name = (TextView) mDayNames.getChildAt(i);
            if (mWeekDayAppearance > -1) name.setTextAppearance(mWeekDayAppearance);
            name.setVisibility(i <= 7 ? View.VISIBLE : View.GONE);
            if (i > 7) continue;
            int day = (mFirstDayOfWeek + i - 2) % 7 + 1;
            name.setText(DateUtils.getDayOfWeekString(day, DateUtils.LENGTH_SHORTEST));
            name.setContentDescription(DateUtils.getDayOfWeekString(day, DateUtils.LENGTH_LONG));
        }
        mDayNames.invalidate();
    }

    private void goTo(Calendar date, boolean animate, boolean select, boolean force) {
        if (date.before(mMin) || date.after(mMax)) {
            throw new IllegalArgumentException("timeInMillis must be between the values of getMinDate() and getMaxDate()");
        }
        int first = mList.getFirstVisiblePosition();
        View top = mList.getChildAt(0);
        if (top != null && top.getTop() < 0) first++;
        int last = first + mShownWeekCount - 1;
        if (top != null && top.getTop() > mBottomBuffer) last--;
        if (select) mAdapter.select(date);
        int position = weeksSinceMin(date);
        if (position < first || position > last || force) {
            Calendar month = (Calendar) date.clone();
            month.set(Calendar.DAY_OF_MONTH, 1);
            showMonth(month);
            position = month.before(mMin) ? 0 : weeksSinceMin(month);
            if (animate) mList.smoothScrollToPositionFromTop(position, mListScrollTopOffset, GO_MILLIS);
            else mList.setSelectionFromTop(position, mListScrollTopOffset);
        } else if (select) {
            showMonth(date);
        }
    }

    /** Names another month once enough of its weeks can be seen. */
    private void scrolled(AbsListView list) {
        WeekView child = (WeekView) list.getChildAt(0);
        if (child == null) return;
        long scroll = (long) list.getFirstVisiblePosition() * child.getHeight() - child.getBottom();
        if (scroll == mPreviousScroll) return;
        mScrollingUp = scroll < mPreviousScroll;
        int offset = child.getBottom() < mWeekMinVisibleHeight ? 1 : 0;
        if (mScrollingUp) child = (WeekView) list.getChildAt(HYSTERESIS_WEEKS + offset);
        else if (offset != 0) child = (WeekView) list.getChildAt(offset);
        if (child != null) {
            int month = child.month(mScrollingUp ? 0 : 6);
            int ahead = mCurrentMonth == 11 && month == 0 ? 1 : mCurrentMonth == 0 && month == 11 ? -1 : month - mCurrentMonth;
            if (!mScrollingUp && ahead > 0 || mScrollingUp && ahead < 0) {
                Calendar day = child.firstDay();
                day.add(Calendar.DAY_OF_MONTH, mScrollingUp ? -7 : 7);
                showMonth(day);
            }
        }
        mPreviousScroll = scroll;
    }

    private void showMonth(Calendar day) {
        mCurrentMonth = day.get(Calendar.MONTH);
        mAdapter.focus(mCurrentMonth);
        long millis = day.getTimeInMillis();
        mMonthName.setText(DateUtils.formatDateRange(mContext, millis, millis, DateUtils.FORMAT_NO_MONTH_DAY | DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_SHOW_YEAR));
        mMonthName.invalidate();
    }

    private int weeksSinceMin(Calendar date) {
        if (date.before(mMin)) throw new IllegalArgumentException("fromDate: " + mMin.getTime() + " does not precede toDate: " + date.getTime());
        long end = date.getTimeInMillis() + date.getTimeZone().getOffset(date.getTimeInMillis());
        long start = mMin.getTimeInMillis() + mMin.getTimeZone().getOffset(mMin.getTimeInMillis());
        long before = (mMin.get(Calendar.DAY_OF_WEEK) - mFirstDayOfWeek) * DAY_MILLIS;
        return (int) ((end - start + before) / WEEK_MILLIS);
    }

    private static boolean sameDay(Calendar a, Calendar b) {
        return a.get(Calendar.DAY_OF_YEAR) == b.get(Calendar.DAY_OF_YEAR) && a.get(Calendar.YEAR) == b.get(Calendar.YEAR);
    }

    void setOnDateChangeListener(CalendarView.OnDateChangeListener listener) {
        mListener = listener;
    }

    long getDate() {
        return mAdapter.mSelected.getTimeInMillis();
    }

    void setDate(long date, boolean animate) {
        Calendar day = Calendar.getInstance();
        day.setTimeInMillis(date);
        if (!sameDay(day, mAdapter.mSelected)) goTo(day, animate, true, false);
    }

    long getMinDate() {
        return mMin.getTimeInMillis();
    }

    void setMinDate(long date) {
        Calendar min = Calendar.getInstance();
        min.setTimeInMillis(date);
        if (sameDay(min, mMin)) return;
        mMin.setTimeInMillis(date);
        if (mAdapter.mSelected.before(mMin)) mAdapter.select(mMin);
        mAdapter.count();
        goTo(mAdapter.mSelected, false, true, false);
    }

    long getMaxDate() {
        return mMax.getTimeInMillis();
    }

    void setMaxDate(long date) {
        Calendar max = Calendar.getInstance();
        max.setTimeInMillis(date);
        if (sameDay(max, mMax)) return;
        mMax.setTimeInMillis(date);
        mAdapter.count();
        if (mAdapter.mSelected.after(mMax)) setDate(mMax.getTimeInMillis(), false);
        else goTo(mAdapter.mSelected, false, true, false);
    }

    int getFirstDayOfWeek() {
        return mFirstDayOfWeek;
    }

    void setFirstDayOfWeek(int day) {
        if (mFirstDayOfWeek == day) return;
        mFirstDayOfWeek = day;
        mAdapter.count();
        showDayNames();
    }

    boolean getShowWeekNumber() {
        return mShowWeekNumber;
    }

    void setShowWeekNumber(boolean show) {
        if (mShowWeekNumber == show) return;
        mShowWeekNumber = show;
        mAdapter.notifyDataSetChanged();
        showDayNames();
    }

    int getShownWeekCount() {
        return mShownWeekCount;
    }

    void setShownWeekCount(int count) {
        if (mShownWeekCount == count) return;
        mShownWeekCount = count;
        mView.invalidate();
    }

    Drawable getSelectedDateVerticalBar() {
        return mSelectedBar;
    }

    int getSelectedWeekBackgroundColor() {
        return mSelectedColor;
    }

    void setSelectedWeekBackgroundColor(int color) {
        if (mSelectedColor == color) return;
        mSelectedColor = color;
        mList.invalidateViews();
    }

    int getFocusedMonthDateColor() {
        return mFocusedColor;
    }

    void setFocusedMonthDateColor(int color) {
        if (mFocusedColor == color) return;
        mFocusedColor = color;
        mList.invalidateViews();
    }

    int getUnfocusedMonthDateColor() {
        return mUnfocusedColor;
    }

    void setUnfocusedMonthDateColor(int color) {
        if (mUnfocusedColor == color) return;
        mUnfocusedColor = color;
        mList.invalidateViews();
    }

    int getWeekNumberColor() {
        return mWeekNumberColor;
    }

    void setWeekNumberColor(int color) {
        if (mWeekNumberColor == color) return;
        mWeekNumberColor = color;
        mList.invalidateViews();
    }

    int getWeekSeparatorLineColor() {
        return mSeparatorColor;
    }

    void setWeekSeparatorLineColor(int color) {
        if (mSeparatorColor == color) return;
        mSeparatorColor = color;
        mList.invalidateViews();
    }

    int getWeekDayTextAppearance() {
        return mWeekDayAppearance;
    }

    void setWeekDayTextAppearance(int appearance) {
        if (mWeekDayAppearance == appearance) return;
        mWeekDayAppearance = appearance;
        showDayNames();
    }

    int getDateTextAppearance() {
        return mDateAppearance;
    }

    void setDateTextAppearance(int appearance) {
        if (mDateAppearance == appearance) return;
        mDateAppearance = appearance;
        mTextSize = dateTextSize();
        mList.invalidateViews();
    }

    private float dateTextSize() {
        TypedArray a = mContext.obtainStyledAttributes(mDateAppearance, R.styleable.TextAppearance);
        try {
            return a.getDimensionPixelSize(R.styleable.TextAppearance_textSize, 14);
        } finally {
            a.recycle();
        }
    }

    void setSelectedDateVerticalBar(Drawable bar) {
        mSelectedBar = bar;
        mList.invalidateViews();
    }

    /** All weeks from the first day to the last. */
    private class WeeksAdapter extends BaseAdapter implements View.OnTouchListener {
        final Calendar mSelected = Calendar.getInstance();
        private final GestureDetector mGestures = new GestureDetector(mContext, new GestureDetector.SimpleOnGestureListener() {
            @Override
            public boolean onSingleTapUp(MotionEvent e) {
                return true;
            }
        });
        private int mSelectedWeek;
        private int mFocusedMonth;
        private int mWeeks;

        WeeksAdapter() {
            count();
        }

        void count() {
            mSelectedWeek = weeksSinceMin(mSelected);
            mWeeks = weeksSinceMin(mMax);
            if (mMin.get(Calendar.DAY_OF_WEEK) != mFirstDayOfWeek || mMax.get(Calendar.DAY_OF_WEEK) != mFirstDayOfWeek) mWeeks++;
            notifyDataSetChanged();
        }

        void select(Calendar day) {
            if (sameDay(day, mSelected)) return;
            mSelected.setTimeInMillis(day.getTimeInMillis());
            mSelectedWeek = weeksSinceMin(mSelected);
            mFocusedMonth = mSelected.get(Calendar.MONTH);
            notifyDataSetChanged();
        }

        void focus(int month) {
            if (mFocusedMonth == month) return;
            mFocusedMonth = month;
            notifyDataSetChanged();
        }

        @Override
        public int getCount() {
            return mWeeks;
        }

        @Override
        public Object getItem(int position) {
            return null;
        }

        @Override
        public long getItemId(int position) {
            return position;
        }

        @Override
        public View getView(int position, View old, ViewGroup parent) {
            WeekView week = (WeekView) old;
            if (week == null) {
                week = new WeekView(mContext);
                week.setLayoutParams(new AbsListView.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
                week.setClickable(true);
                week.setOnTouchListener(this);
            }
            week.init(position, mSelectedWeek == position ? mSelected.get(Calendar.DAY_OF_WEEK) : NO_DAY, mFocusedMonth);
            return week;
        }

        @Override
        public boolean onTouch(View v, MotionEvent event) {
            if (!mList.isEnabled() || !mGestures.onTouchEvent(event)) return false;
            Calendar day = ((WeekView) v).dayAt(event.getX());
            if (day != null && !day.before(mMin) && !day.after(mMax)) {
                select(day);
                showMonth(day);
            }
            return true;
        }
    }

    /** A row of the number of a week and its days. */
    private class WeekView extends View {
        private final Paint mPaint = new Paint(Paint.ANTI_ALIAS_FLAG);
        private int mWeek;
        private int mFocusedMonth;
        private int mSelectedDay = NO_DAY;
        private Calendar mFirstDay; // null until somebody asks: a list without height has a view for every week

        WeekView(Context context) {
            super(context);
        }

        void init(int week, int selectedDay, int focusedMonth) {
            mWeek = week;
            mSelectedDay = selectedDay;
            mFocusedMonth = focusedMonth;
            mFirstDay = null;
        }

        Calendar firstDay() {
            if (mFirstDay == null) {
                mFirstDay = (Calendar) mMin.clone();
                mFirstDay.add(Calendar.WEEK_OF_YEAR, mWeek);
                mFirstDay.setFirstDayOfWeek(mFirstDayOfWeek);
                mFirstDay.add(Calendar.DAY_OF_MONTH, mFirstDayOfWeek - mFirstDay.get(Calendar.DAY_OF_WEEK));
            }
            return (Calendar) mFirstDay.clone();
        }

        /** The month of the first or the last day. */
        int month(int day) {
            Calendar c = firstDay();
            c.add(Calendar.DAY_OF_MONTH, day);
            return c.get(Calendar.MONTH);
        }

        /** The day at a place, null on the number of the week. */
        Calendar dayAt(float x) {
            boolean rtl = isLayoutRtl();
            int aside = mShowWeekNumber ? getWidth() / 8 : 0, start = rtl ? 0 : aside, end = rtl ? getWidth() - aside : getWidth();
            if (x < start || x > end) return null;
            int at = (int) ((x - start) * 7 / (end - start));
            Calendar day = firstDay();
            day.add(Calendar.DAY_OF_MONTH, rtl ? 6 - at : at);
            return day;
        }

        @Override
        protected void onDraw(Canvas canvas) {
            int cells = mShowWeekNumber ? 8 : 7, width = getWidth(), height = getHeight();
            int selected = mSelectedDay == NO_DAY ? -1 : Math.floorMod(mSelectedDay - mFirstDayOfWeek, 7) + cells - 7;
            if (selected >= 0) {
                mPaint.setColor(mSelectedColor);
                canvas.drawRect(mShowWeekNumber ? width / cells : 0, 0, width, height, mPaint);
            }
            mPaint.setTextSize(mTextSize);
            mPaint.setTextAlign(Paint.Align.CENTER);
            Calendar day = firstDay();
            for (int i = 0; i < cells; i++) {
                boolean number = mShowWeekNumber && i == 0;
                boolean outside = !number && (day.before(mMin) || day.after(mMax));
                mPaint.setColor(number ? mWeekNumberColor : day.get(Calendar.MONTH) == mFocusedMonth ? mFocusedColor : mUnfocusedColor);
                int at = isLayoutRtl() ? cells - 1 - i : i;
                String text = outside ? "" : String.format(Locale.getDefault(), "%d", day.get(number ? Calendar.WEEK_OF_YEAR : Calendar.DAY_OF_MONTH));
                canvas.drawText(text, (2 * at + 1) * width / (2f * cells), (height + mTextSize) / 2, mPaint);
                if (!number) day.add(Calendar.DAY_OF_MONTH, 1);
                if (i == selected && mSelectedBar != null) {
                    mSelectedBar.setBounds(at * width / cells, 0, (at + 1) * width / cells, height);
                    mSelectedBar.draw(canvas);
                }
            }
            mPaint.setColor(mSeparatorColor);
            canvas.drawRect(0, 0, width, 1, mPaint);
        }

        @Override
        protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
            int height = (mList.getHeight() - mList.getPaddingTop() - mList.getPaddingBottom()) / mShownWeekCount;
            setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), height);
        }
    }
}
