package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.SystemClock;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import com.android.internal.R;
import java.util.Calendar;
import java.util.TimeZone;

/** The time of day in a format. */
public class TextClock extends TextView {
    public static final CharSequence DEFAULT_FORMAT_12_HOUR = "h:mm a";
    public static final CharSequence DEFAULT_FORMAT_24_HOUR = "H:mm";

    private CharSequence mFormat12;
    private CharSequence mFormat24;
    private String mTimeZone;
    private boolean mShouldRunTicker; // whether it can be seen: only then does it tell the time
    private final Runnable mTicker = new Runnable() {
        public void run() {
            onTimeChanged();
            boolean seconds = format().toString().indexOf('s') >= 0;
            long now = SystemClock.uptimeMillis();
            long step = seconds ? 1000 : 60000 - System.currentTimeMillis() % 60000;
            getHandler().postAtTime(mTicker, seconds ? now + (1000 - now % 1000) : now + step);
        }
    };

    public TextClock(Context context) {
        super(context);
        init();
    }

    public TextClock(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public TextClock(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public TextClock(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TextClock, defStyleAttr, defStyleRes);
        mFormat12 = a.getText(R.styleable.TextClock_format12Hour);
        mFormat24 = a.getText(R.styleable.TextClock_format24Hour);
        mTimeZone = a.getString(R.styleable.TextClock_timeZone);
        a.recycle();
        init();
    }

    private void init() {
        if (mFormat12 == null) {
            mFormat12 = best("hm");
        }
        if (mFormat24 == null) {
            mFormat24 = best("Hm");
        }
    }

    private String best(String skeleton) {
        return DateFormat.getBestDateTimePattern(getResources().getConfiguration().locale, skeleton);
    }

    private CharSequence format() {
        boolean all = is24HourModeEnabled();
        CharSequence f = all ? mFormat24 : mFormat12, other = all ? mFormat12 : mFormat24;
        return f != null ? f : other != null ? other : best(all ? "Hm" : "hm");
    }

    private void onTimeChanged() {
        if (!mShouldRunTicker) {
            return;
        }
        Calendar now = mTimeZone != null ? Calendar.getInstance(TimeZone.getTimeZone(mTimeZone))
                : Calendar.getInstance();
        setText(DateFormat.format(format(), now));
    }

    public CharSequence getFormat12Hour() {
        return mFormat12;
    }

    public void setFormat12Hour(CharSequence format) {
        mFormat12 = format;
        onTimeChanged();
    }

    public CharSequence getFormat24Hour() {
        return mFormat24;
    }

    public void setFormat24Hour(CharSequence format) {
        mFormat24 = format;
        onTimeChanged();
    }

    public boolean is24HourModeEnabled() {
        return DateFormat.is24HourFormat(getContext());
    }

    public String getTimeZone() {
        return mTimeZone;
    }

    public void setTimeZone(String timeZone) {
        mTimeZone = timeZone;
        onTimeChanged();
    }

    @Override
    public void onVisibilityAggregated(boolean isVisible) {
        super.onVisibilityAggregated(isVisible);
        if (mShouldRunTicker == isVisible) {
            return;
        }
        mShouldRunTicker = isVisible;
        if (isVisible) {
            mTicker.run();
        } else {
            removeCallbacks(mTicker);
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        removeCallbacks(mTicker);
    }
}
