package android.util;

import java.util.Calendar;

/** The days of a month in rows of weeks. */
public class MonthDisplayHelper {
    private final int mWeekStartDay;
    private final Calendar mCalendar;
    private int mNumDaysInMonth;
    private int mNumDaysInPrevMonth;
    private int mOffset;

    public MonthDisplayHelper(int year, int month, int weekStartDay) {
        if (weekStartDay < Calendar.SUNDAY || weekStartDay > Calendar.SATURDAY) {
            throw new IllegalArgumentException();
        }
        mWeekStartDay = weekStartDay;
        mCalendar = Calendar.getInstance();
        mCalendar.set(Calendar.YEAR, year);
        mCalendar.set(Calendar.MONTH, month);
        mCalendar.set(Calendar.DAY_OF_MONTH, 1);
        mCalendar.set(Calendar.HOUR_OF_DAY, 0);
        mCalendar.set(Calendar.MINUTE, 0);
        mCalendar.set(Calendar.SECOND, 0);
        mCalendar.getTimeInMillis();
        recalculate();
    }

    public MonthDisplayHelper(int year, int month) {
        this(year, month, Calendar.SUNDAY);
    }

    public int getYear() {
        return mCalendar.get(Calendar.YEAR);
    }

    public int getMonth() {
        return mCalendar.get(Calendar.MONTH);
    }

    public int getWeekStartDay() {
        return mWeekStartDay;
    }

    public int getFirstDayOfMonth() {
        return mCalendar.get(Calendar.DAY_OF_WEEK);
    }

    public int getNumberOfDaysInMonth() {
        return mNumDaysInMonth;
    }

    /** How many days of the month before come first. */
    public int getOffset() {
        return mOffset;
    }

    public int[] getDigitsForRow(int row) {
        if (row < 0 || row > 5) {
            throw new IllegalArgumentException("row " + row + " out of range (0-5)");
        }
        int[] digits = new int[7];
        for (int column = 0; column < 7; column++) {
            digits[column] = getDayAt(row, column);
        }
        return digits;
    }

    public int getDayAt(int row, int column) {
        int day = 7 * row + column - mOffset + 1;
        if (day < 1) {
            return day + mNumDaysInPrevMonth;
        }
        return day > mNumDaysInMonth ? day - mNumDaysInMonth : day;
    }

    public int getRowOf(int day) {
        return (day + mOffset - 1) / 7;
    }

    public int getColumnOf(int day) {
        return (day + mOffset - 1) % 7;
    }

    public void previousMonth() {
        mCalendar.add(Calendar.MONTH, -1);
        recalculate();
    }

    public void nextMonth() {
        mCalendar.add(Calendar.MONTH, 1);
        recalculate();
    }

    public boolean isWithinCurrentMonth(int row, int column) {
        if (row < 0 || column < 0 || row > 5 || column > 6) {
            return false;
        }
        int day = 7 * row + column - mOffset + 1;
        return day >= 1 && day <= mNumDaysInMonth;
    }

    private void recalculate() {
        mNumDaysInMonth = mCalendar.getActualMaximum(Calendar.DAY_OF_MONTH);
        mCalendar.add(Calendar.MONTH, -1);
        mNumDaysInPrevMonth = mCalendar.getActualMaximum(Calendar.DAY_OF_MONTH);
        mCalendar.add(Calendar.MONTH, 1);
        mOffset = (getFirstDayOfMonth() - mWeekStartDay + 7) % 7;
    }
}
