package android.widget;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import com.android.internal.R;
import java.util.Calendar;
import java.util.TimeZone;

/** A clock with hands for hours and minutes. */
@RemoteViews.RemoteView
@Deprecated
public class AnalogClock extends View {
    private final Drawable mDial;
    private final Drawable mHourHand;
    private final Drawable mMinuteHand;
    private final int mDialWidth;
    private final int mDialHeight;
    private Calendar mCalendar = Calendar.getInstance();
    private boolean mAttached;
    private boolean mChanged;
    private final BroadcastReceiver mIntentReceiver = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            if (intent.getAction().equals(Intent.ACTION_TIMEZONE_CHANGED)) mCalendar = Calendar.getInstance(TimeZone.getTimeZone(intent.getStringExtra("time-zone")));
            onTimeChanged();
            invalidate();
        }
    };

    public AnalogClock(Context context) {
        this(context, null);
    }

    public AnalogClock(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AnalogClock, defStyleAttr, defStyleRes);
        Drawable dial = a.getDrawable(R.styleable.AnalogClock_dial);
        mDial = dial != null ? dial : context.getDrawable(R.drawable.clock_dial);
        Drawable hour = a.getDrawable(R.styleable.AnalogClock_hand_hour);
        mHourHand = hour != null ? hour : context.getDrawable(R.drawable.clock_hand_hour);
        Drawable minute = a.getDrawable(R.styleable.AnalogClock_hand_minute);
        mMinuteHand = minute != null ? minute : context.getDrawable(R.drawable.clock_hand_minute);
        a.recycle();
        mDialWidth = mDial.getIntrinsicWidth();
        mDialHeight = mDial.getIntrinsicHeight();
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (!mAttached) {
            mAttached = true;
            IntentFilter filter = new IntentFilter();
            filter.addAction(Intent.ACTION_TIME_TICK);
            filter.addAction(Intent.ACTION_TIME_CHANGED);
            filter.addAction(Intent.ACTION_TIMEZONE_CHANGED);
            getContext().registerReceiver(mIntentReceiver, filter, null, getHandler());
        }
        mCalendar = Calendar.getInstance();
        onTimeChanged();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        if (mAttached) {
            getContext().unregisterReceiver(mIntentReceiver);
            mAttached = false;
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int widthMode = MeasureSpec.getMode(widthMeasureSpec), widthSize = MeasureSpec.getSize(widthMeasureSpec);
        int heightMode = MeasureSpec.getMode(heightMeasureSpec), heightSize = MeasureSpec.getSize(heightMeasureSpec);
        float scale = 1;
        if (widthMode != MeasureSpec.UNSPECIFIED && widthSize < mDialWidth) scale = (float) widthSize / mDialWidth;
        if (heightMode != MeasureSpec.UNSPECIFIED && heightSize < mDialHeight) scale = Math.min(scale, (float) heightSize / mDialHeight);
        setMeasuredDimension(resolveSizeAndState((int) (mDialWidth * scale), widthMeasureSpec, 0), resolveSizeAndState((int) (mDialHeight * scale), heightMeasureSpec, 0));
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        super.onSizeChanged(w, h, oldw, oldh);
        mChanged = true;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        boolean changed = mChanged;
        mChanged = false;
        int width = mRight - mLeft, height = mBottom - mTop, x = width / 2, y = height / 2;
        float scale = Math.min(1, Math.min((float) width / mDialWidth, (float) height / mDialHeight));
        canvas.save();
        if (scale < 1) canvas.scale(scale, scale, x, y);
        part(canvas, mDial, x, y, changed);
        float minutes = mCalendar.get(Calendar.MINUTE) + mCalendar.get(Calendar.SECOND) / 60f, hours = mCalendar.get(Calendar.HOUR) + minutes / 60;
        canvas.save();
        canvas.rotate(hours / 12 * 360, x, y);
        part(canvas, mHourHand, x, y, changed);
        canvas.restore();
        canvas.save();
        canvas.rotate(minutes / 60 * 360, x, y);
        part(canvas, mMinuteHand, x, y, changed);
        canvas.restore();
        canvas.restore();
    }

    private static void part(Canvas canvas, Drawable d, int x, int y, boolean changed) {
        int w = d.getIntrinsicWidth(), h = d.getIntrinsicHeight();
        if (changed) d.setBounds(x - w / 2, y - h / 2, x + w / 2, y + h / 2);
        d.draw(canvas);
    }

    private void onTimeChanged() {
        mCalendar.setTimeInMillis(System.currentTimeMillis());
        mChanged = true;
        setContentDescription(android.text.format.DateUtils.formatDateTime(mContext, mCalendar.getTimeInMillis(), android.text.format.DateUtils.FORMAT_SHOW_TIME | android.text.format.DateUtils.FORMAT_24HOUR));
    }
}
