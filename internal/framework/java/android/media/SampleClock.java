package android.media;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Counts the frames that sound in or out has moved, by the clock, and tells when it passes marks. */
final class SampleClock {
    private final int mRate;
    private boolean mRunning;
    private long mBase;
    private long mSince;
    private int mMark;
    private int mPeriod;
    private Handler mHandler;
    private Runnable mAtMark;
    private Runnable mAtPeriod;
    private final Runnable mPassMark = new Runnable() {
        @Override
        public void run() {
            if (mAtMark != null) mAtMark.run();
        }
    };
    private final Runnable mPassPeriod = new Runnable() {
        @Override
        public void run() {
            if (mAtPeriod != null) mAtPeriod.run();
            mHandler.postDelayed(this, millis(mPeriod));
        }
    };

    SampleClock(int rate) {
        mRate = rate;
    }

    long millis(long frames) {
        return (frames * 1000 + mRate - 1) / mRate;
    }

    synchronized long frames() {
        return mRunning ? mBase + (SystemClock.uptimeMillis() - mSince) * mRate / 1000 : mBase;
    }

    synchronized void start() {
        mSince = SystemClock.uptimeMillis();
        mRunning = true;
        arm();
    }

    synchronized void stop() {
        mBase = frames();
        mRunning = false;
        arm();
    }

    /** Puts the count at frames, from where it goes on. */
    synchronized void setFrames(long frames) {
        mBase = frames;
        mSince = SystemClock.uptimeMillis();
        arm();
    }

    synchronized void setMark(int frames) {
        mMark = frames;
        arm();
    }

    synchronized void setPeriod(int frames) {
        mPeriod = frames;
        arm();
    }

    int getMark() {
        return mMark;
    }

    int getPeriod() {
        return mPeriod;
    }

    /** Tells of marks on handler, or where there is none on the looper of the maker. */
    synchronized void tell(Handler handler, Looper maker, Runnable atMark, Runnable atPeriod) {
        if (mHandler != null) {
            mHandler.removeCallbacks(mPassMark);
            mHandler.removeCallbacks(mPassPeriod);
        }
        mHandler = handler != null ? handler : maker != null ? new Handler(maker) : null;
        mAtMark = atMark;
        mAtPeriod = atPeriod;
        arm();
    }

    private void arm() {
        if (mHandler == null) {
            return;
        }
        mHandler.removeCallbacks(mPassMark);
        mHandler.removeCallbacks(mPassPeriod);
        if (!mRunning) {
            return;
        }
        long now = frames();
        if (mMark > now) {
            mHandler.postDelayed(mPassMark, millis(mMark - now));
        }
        if (mPeriod > 0) {
            mHandler.postDelayed(mPassPeriod, millis(mPeriod - now % mPeriod));
        }
    }
}
