package android.widget;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Moves through the items of an adapter at an interval. */
public class AdapterViewFlipper extends AdapterViewAnimator {
    private static final int DEFAULT_INTERVAL = 10000;
    private int mFlipInterval = DEFAULT_INTERVAL;
    private boolean mAutoStart = false;
    private boolean mRunning = false;
    private boolean mStarted = false;
    private boolean mVisible = false;
    private boolean mUserPresent = true;
    private boolean mAdvancedByHost = false;
    private final BroadcastReceiver mReceiver = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            mUserPresent = !Intent.ACTION_SCREEN_OFF.equals(intent.getAction());
            updateRunning(!mUserPresent);
        }
    };
    private final Runnable mFlipRunnable = new Runnable() {
        @Override
        public void run() {
            if (mRunning) showNext();
        }
    };

    public AdapterViewFlipper(Context context) {
        this(context, null);
    }

    public AdapterViewFlipper(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public AdapterViewFlipper(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AdapterViewFlipper(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AdapterViewFlipper, defStyleAttr, defStyleRes);
        mFlipInterval = a.getInt(R.styleable.AdapterViewFlipper_flipInterval, DEFAULT_INTERVAL);
        mAutoStart = a.getBoolean(R.styleable.AdapterViewFlipper_autoStart, false);
        mLoopViews = true;
        a.recycle();
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        IntentFilter filter = new IntentFilter();
        filter.addAction(Intent.ACTION_SCREEN_OFF);
        filter.addAction(Intent.ACTION_USER_PRESENT);
        getContext().registerReceiver(mReceiver, filter, null, getHandler());
        if (mAutoStart) startFlipping();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        mVisible = false;
        getContext().unregisterReceiver(mReceiver);
        updateRunning(true);
    }

    @Override
    protected void onWindowVisibilityChanged(int visibility) {
        super.onWindowVisibilityChanged(visibility);
        mVisible = visibility == VISIBLE;
        updateRunning(false);
    }

    @Override
    public void setAdapter(Adapter adapter) {
        super.setAdapter(adapter);
        updateRunning(true);
    }

    public int getFlipInterval() {
        return mFlipInterval;
    }

    public void setFlipInterval(int flipInterval) {
        mFlipInterval = flipInterval;
    }

    public void startFlipping() {
        mStarted = true;
        updateRunning(true);
    }

    public void stopFlipping() {
        mStarted = false;
        updateRunning(true);
    }

    @Override
    public void showNext() {
        again();
        super.showNext();
    }

    @Override
    public void showPrevious() {
        again();
        super.showPrevious();
    }

    private void again() {
        if (!mRunning) return;
        removeCallbacks(mFlipRunnable);
        postDelayed(mFlipRunnable, mFlipInterval);
    }

    private void updateRunning(boolean flipNow) {
        boolean running = !mAdvancedByHost && mVisible && mStarted && mUserPresent && mAdapter != null;
        if (running == mRunning) return;
        if (running) postDelayed(mFlipRunnable, mFlipInterval);
        else removeCallbacks(mFlipRunnable);
        mRunning = running;
    }

    public boolean isFlipping() {
        return mStarted;
    }

    public void setAutoStart(boolean autoStart) {
        mAutoStart = autoStart;
    }

    public boolean isAutoStart() {
        return mAutoStart;
    }

    @Override
    public void fyiWillBeAdvancedByHostKThx() {
        mAdvancedByHost = true;
        updateRunning(false);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return AdapterViewFlipper.class.getName();
    }
}
