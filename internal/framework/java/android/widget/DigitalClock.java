package android.widget;

import android.content.Context;
import android.os.Handler;
import android.os.SystemClock;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import java.util.Calendar;

/** The time of day as digits. */
@Deprecated
public class DigitalClock extends TextView {
    private boolean mStopped;
    private Handler mHandler;
    private final Runnable mTicker = new Runnable() {
        public void run() {
            if (mStopped) {
                return;
            }
            Calendar now = Calendar.getInstance();
            setText(DateFormat.format(DateFormat.is24HourFormat(getContext()) ? "k:mm:ss" : "h:mm:ss aa", now));
            invalidate();
            long at = SystemClock.uptimeMillis();
            mHandler.postAtTime(mTicker, at + (1000 - at % 1000));
        }
    };

    public DigitalClock(Context context) {
        super(context);
    }

    public DigitalClock(Context context, AttributeSet attrs) {
        super(context, attrs);
    }

    @Override
    protected void onAttachedToWindow() {
        mStopped = false;
        super.onAttachedToWindow();
        mHandler = new Handler();
        mTicker.run();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        mStopped = true;
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return DigitalClock.class.getName();
    }
}
