package android.animation;

import android.view.animation.AnimationUtils;

/** Tells the time of each frame, without end. */
public class TimeAnimator extends ValueAnimator {
    private TimeListener listener;
    private long previous = -1;

    /** Told of frames. */
    public interface TimeListener {
        void onTimeUpdate(TimeAnimator animation, long totalTime, long deltaTime);
    }

    @Override
    public void start() {
        previous = -1;
        super.start();
    }

    @Override
    boolean animateBasedOnTime(long now) {
        if (listener != null) {
            long total = now - mStartTime;
            long delta = previous < 0 ? 0 : now - previous;
            previous = now;
            listener.onTimeUpdate(this, total, delta);
        }
        return false;
    }

    @Override
    public void setCurrentPlayTime(long playTime) {
        long now = AnimationUtils.currentAnimationTimeMillis();
        mStartTime = Math.max(mStartTime, now - playTime);
        animateBasedOnTime(now);
    }

    public void setTimeListener(TimeListener listener) {
        this.listener = listener;
    }

    @Override
    void animateValue(float fraction) {}

    @Override
    void initAnimation() {}
}
