package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.Calendar;

/** The months of a range: one fills the view, its neighbours stand beside it, and a drag turns to them. */
class DayPickerViewPager extends ViewGroup {
    private static final int FLING_VELOCITY = 400; // dp a second
    private static final int FLING_DISTANCE = 25; // dp

    private final int mTouchSlop;
    private final Calendar mMinDate = Calendar.getInstance();
    private final Calendar mMaxDate = Calendar.getInstance();
    private DayPickerView mOwner;
    private int mMonthAppearance;
    private int mWeekAppearance;
    private int mDayAppearance;
    private int mFirstDayOfWeek;
    private int mCount;
    private int mPosition = -1;
    private Calendar mSelected;
    private float mDownX;
    private float mDownY;
    private boolean mDragging;
    private VelocityTracker mVelocity;

    public DayPickerViewPager(Context context) {
        this(context, null);
    }

    public DayPickerViewPager(Context context, AttributeSet attrs) {
        super(context, attrs);
        mTouchSlop = ViewConfiguration.get(context).getScaledPagingTouchSlop();
        setFocusable(true);
        setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
    }

    void setOwner(DayPickerView owner) {
        mOwner = owner;
    }

    void setAppearances(int month, int week, int day) {
        mMonthAppearance = month;
        mWeekAppearance = week;
        mDayAppearance = day;
        for (int i = 0; i < getChildCount(); i++) {
            ((SimpleMonthView) getChildAt(i)).setAppearances(month, week, day);
        }
    }

    void setWeekAppearance(int week) {
        setAppearances(mMonthAppearance, week, mDayAppearance);
    }

    int getWeekAppearance() {
        return mWeekAppearance;
    }

    void setDayAppearance(int day) {
        setAppearances(mMonthAppearance, mWeekAppearance, day);
    }

    int getDayAppearance() {
        return mDayAppearance;
    }

    void setFirstDayOfWeek(int day) {
        mFirstDayOfWeek = day;
        for (int i = 0; i < getChildCount(); i++) {
            ((SimpleMonthView) getChildAt(i)).setFirstDayOfWeek(day);
        }
    }

    int getFirstDayOfWeek() {
        return mFirstDayOfWeek;
    }

    void setRange(Calendar min, Calendar max) {
        mMinDate.setTimeInMillis(min.getTimeInMillis());
        mMaxDate.setTimeInMillis(max.getTimeInMillis());
        mCount = DayPickerView.months(min, max) + 1;
        if (mPosition >= 0) {
            removeAllViews();
            fill();
        }
    }

    void setSelectedDay(Calendar day) {
        mSelected = day;
        for (int i = 0; i < getChildCount(); i++) {
            show((SimpleMonthView) getChildAt(i));
        }
    }

    int getCount() {
        return mCount;
    }

    int getPosition() {
        return mPosition;
    }

    void setPosition(int position) {
        position = Math.min(Math.max(position, 0), mCount - 1);
        if (position != mPosition) {
            mPosition = position;
            fill();
        }
        mOwner.onPageShown();
    }

    /** Has the page in front and its neighbours as children, keeping those that are there. */
    private void fill() {
        mPosition = Math.min(mPosition, mCount - 1);
        for (int i = getChildCount() - 1; i >= 0; i--) {
            if (Math.abs((Integer) getChildAt(i).getTag() - mPosition) > 1) {
                removeViewAt(i);
            }
        }
        for (int position : new int[] {mPosition, mPosition - 1, mPosition + 1}) {
            if (position < 0 || position >= mCount || page(position) != null) {
                continue;
            }
            SimpleMonthView month = (SimpleMonthView) LayoutInflater.from(getContext()).inflate(R.layout.date_picker_month_item_material, this, false);
            month.setTag(position);
            month.setAppearances(mMonthAppearance, mWeekAppearance, mDayAppearance);
            month.setFirstDayOfWeek(mFirstDayOfWeek);
            month.setOnDayClickListener(new SimpleMonthView.OnDayClickListener() {
                @Override
                public void onDayClick(SimpleMonthView view, Calendar day) {
                    setSelectedDay(day);
                    mOwner.onDayTouched(day);
                }
            });
            show(month);
            addView(month);
        }
        requestLayout();
    }

    private View page(int position) {
        for (int i = 0; i < getChildCount(); i++) {
            if ((Integer) getChildAt(i).getTag() == position) {
                return getChildAt(i);
            }
        }
        return null;
    }

    private void show(SimpleMonthView view) {
        int months = mMinDate.get(Calendar.MONTH) + (Integer) view.getTag();
        int year = mMinDate.get(Calendar.YEAR) + months / 12;
        int month = months % 12;
        boolean selected = mSelected != null && mSelected.get(Calendar.YEAR) == year && mSelected.get(Calendar.MONTH) == month;
        boolean first = (Integer) view.getTag() == 0;
        boolean last = (Integer) view.getTag() == mCount - 1;
        view.setMonth(year, month, selected ? mSelected.get(Calendar.DAY_OF_MONTH) : -1, first ? mMinDate.get(Calendar.DAY_OF_MONTH) : 1,
                last ? mMaxDate.get(Calendar.DAY_OF_MONTH) : 31);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = 0;
        int height = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            measureChild(child, widthMeasureSpec, heightMeasureSpec);
            width = Math.max(width, child.getMeasuredWidth());
            height = Math.max(height, child.getMeasuredHeight());
        }
        width = Math.max(width + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
        height = Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
        setMeasuredDimension(resolveSize(width, widthMeasureSpec), resolveSize(height, heightMeasureSpec));
        boolean exact = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY && MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY;
        for (int i = 0; i < getChildCount() && !exact && getChildCount() > 1; i++) { // those as wide as what has just been found
            View child = getChildAt(i);
            child.measure(MeasureSpec.makeMeasureSpec(getMeasuredWidth(), MeasureSpec.EXACTLY),
                    getChildMeasureSpec(heightMeasureSpec, getPaddingTop() + getPaddingBottom(), child.getLayoutParams().height));
        }
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        int width = r - l;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            int left = ((Integer) child.getTag() - mPosition) * width * (isLayoutRtl() ? -1 : 1);
            child.layout(left, 0, left + child.getMeasuredWidth(), child.getMeasuredHeight());
        }
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent e) {
        switch (e.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
                mDownX = e.getX();
                mDownY = e.getY();
                mDragging = false;
                break;
            case MotionEvent.ACTION_MOVE:
                float dx = Math.abs(e.getX() - mDownX);
                mDragging = mDragging || dx > mTouchSlop && dx * 0.5f > Math.abs(e.getY() - mDownY);
                break;
            default:
                mDragging = false;
        }
        track(e);
        return mDragging;
    }

    @Override
    public boolean onTouchEvent(MotionEvent e) {
        track(e);
        float moved = mDownX - e.getX();
        switch (e.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
                mDownX = e.getX();
                mDownY = e.getY();
                return true;
            case MotionEvent.ACTION_MOVE:
                mDragging = mDragging || Math.abs(moved) > mTouchSlop;
                if (mDragging) {
                    getParent().requestDisallowInterceptTouchEvent(true);
                    int low = mPosition == 0 ? 0 : -getWidth();
                    int high = mPosition == mCount - 1 ? 0 : getWidth();
                    scrollTo((int) Math.min(Math.max(moved, low), high), 0);
                }
                return true;
            case MotionEvent.ACTION_UP:
                if (mDragging) {
                    settle(moved);
                }
                break;
            default:
        }
        mDragging = false;
        scrollTo(0, 0);
        return true;
    }

    private void settle(float moved) {
        float density = getResources().getDisplayMetrics().density;
        mVelocity.computeCurrentVelocity(1000);
        float velocity = -mVelocity.getXVelocity();
        boolean fling = Math.abs(velocity) > FLING_VELOCITY * density && Math.abs(moved) > FLING_DISTANCE * density;
        int by = fling ? (int) Math.signum(velocity) : Math.abs(moved) > 0.6f * getWidth() ? (int) Math.signum(moved) : 0;
        setPosition(mPosition + (isLayoutRtl() ? -by : by));
    }

    private void track(MotionEvent e) {
        if (mVelocity == null || e.getActionMasked() == MotionEvent.ACTION_DOWN) {
            mVelocity = VelocityTracker.obtain();
        }
        mVelocity.addMovement(e);
    }
}
