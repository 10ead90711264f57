package android.animation;

/** Tells the time of each frame. */
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
        setFloatValues(0f, 1f);
        setRepeatCount(INFINITE);
        super.start();
    }

    @Override
    public boolean doAnimationFrame(long frameTime) {
        boolean done = super.doAnimationFrame(frameTime);
        if (listener != null && isRunning()) {
            long total = frameTime - mStartTime;
            long delta = previous < 0 ? 0 : frameTime - previous;
            previous = frameTime;
            listener.onTimeUpdate(this, total, delta);
        }
        return done;
    }

    public void setTimeListener(TimeListener listener) {
        this.listener = listener;
    }
}
