package android.animation;

import java.util.ArrayList;

/** Something that changes over time, with a beginning and an end. */
public abstract class Animator implements Cloneable {
    public static final long DURATION_INFINITE = -1;

    ArrayList<AnimatorListener> mListeners;
    ArrayList<AnimatorPauseListener> mPauseListeners;
    boolean mPaused;

    /** Told of beginnings and ends. */
    public interface AnimatorListener {
        default void onAnimationStart(Animator animation, boolean isReverse) {
            onAnimationStart(animation);
        }

        default void onAnimationEnd(Animator animation, boolean isReverse) {
            onAnimationEnd(animation);
        }

        void onAnimationStart(Animator animation);

        void onAnimationEnd(Animator animation);

        void onAnimationCancel(Animator animation);

        void onAnimationRepeat(Animator animation);
    }

    /** Told of pauses. */
    public interface AnimatorPauseListener {
        void onAnimationPause(Animator animation);

        void onAnimationResume(Animator animation);
    }

    public void start() {}

    public void cancel() {}

    public void end() {}

    public void pause() {
        if (!isStarted() || mPaused) return;
        mPaused = true;
        if (mPauseListeners == null) return;
        for (AnimatorPauseListener l : new ArrayList<AnimatorPauseListener>(mPauseListeners)) l.onAnimationPause(this);
    }

    public void resume() {
        if (!mPaused) return;
        mPaused = false;
        if (mPauseListeners == null) return;
        for (AnimatorPauseListener l : new ArrayList<AnimatorPauseListener>(mPauseListeners)) l.onAnimationResume(this);
    }

    public boolean isPaused() {
        return mPaused;
    }

    public abstract long getStartDelay();

    public abstract void setStartDelay(long startDelay);

    public abstract Animator setDuration(long duration);

    public abstract long getDuration();

    public long getTotalDuration() {
        long d = getDuration();
        return d == DURATION_INFINITE ? DURATION_INFINITE : getStartDelay() + d;
    }

    public abstract void setInterpolator(TimeInterpolator value);

    public TimeInterpolator getInterpolator() {
        return null;
    }

    public abstract boolean isRunning();

    public boolean isStarted() {
        return isRunning();
    }

    public void addListener(AnimatorListener listener) {
        if (mListeners == null) mListeners = new ArrayList<AnimatorListener>();
        mListeners.add(listener);
    }

    public void removeListener(AnimatorListener listener) {
        if (mListeners == null) return;
        mListeners.remove(listener);
        if (mListeners.isEmpty()) mListeners = null;
    }

    public ArrayList<AnimatorListener> getListeners() {
        return mListeners;
    }

    public void addPauseListener(AnimatorPauseListener listener) {
        if (mPauseListeners == null) mPauseListeners = new ArrayList<AnimatorPauseListener>();
        mPauseListeners.add(listener);
    }

    public void removePauseListener(AnimatorPauseListener listener) {
        if (mPauseListeners == null) return;
        mPauseListeners.remove(listener);
        if (mPauseListeners.isEmpty()) mPauseListeners = null;
    }

    public void removeAllListeners() {
        mListeners = null;
        mPauseListeners = null;
    }

    void notifyStart(boolean reverse) {
        if (mListeners == null) return;
        for (AnimatorListener l : new ArrayList<AnimatorListener>(mListeners)) l.onAnimationStart(this, reverse);
    }

    void notifyEnd(boolean reverse) {
        if (mListeners == null) return;
        for (AnimatorListener l : new ArrayList<AnimatorListener>(mListeners)) l.onAnimationEnd(this, reverse);
    }

    void notifyCancel() {
        if (mListeners == null) return;
        for (AnimatorListener l : new ArrayList<AnimatorListener>(mListeners)) l.onAnimationCancel(this);
    }

    void notifyRepeat() {
        if (mListeners == null) return;
        for (AnimatorListener l : new ArrayList<AnimatorListener>(mListeners)) l.onAnimationRepeat(this);
    }

    @Override
    public Animator clone() {
        try {
            Animator a = (Animator) super.clone();
            if (mListeners != null) a.mListeners = new ArrayList<AnimatorListener>(mListeners);
            if (mPauseListeners != null) a.mPauseListeners = new ArrayList<AnimatorPauseListener>(mPauseListeners);
            return a;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError();
        }
    }

    public void setupStartValues() {}

    public void setupEndValues() {}

    public void setTarget(Object target) {}

    public boolean canReverse() {
        return false;
    }

    public void reverse() {
        throw new IllegalStateException("Reverse is not supported");
    }

    public void setAllowRunningAsynchronously(boolean mayRunAsync) {}

    /** Constructors of copies are not needed, but some inflaters keep the configuration. */
    public int getChangingConfigurations() {
        return 0;
    }

    public void setChangingConfigurations(int configs) {}

    public void appendChangingConfigurations(int configs) {}
}
