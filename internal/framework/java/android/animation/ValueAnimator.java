package android.animation;

import android.os.Looper;
import android.util.AndroidRuntimeException;
import android.view.animation.AccelerateDecelerateInterpolator;
import android.view.animation.AnimationUtils;
import android.view.animation.LinearInterpolator;
import java.util.ArrayList;
import java.util.HashMap;

/** Computes values over time. */
public class ValueAnimator extends Animator implements AnimationHandler.AnimationFrameCallback {
    public static final int RESTART = 1;
    public static final int REVERSE = 2;
    public static final int INFINITE = -1;
    private static final TimeInterpolator DEFAULT_INTERPOLATOR = new AccelerateDecelerateInterpolator();
    private static float durationScale = 1.0f;

    long mStartTime = -1;
    private float seekFraction = -1;
    private boolean resumed;
    private boolean reversing;
    private float overallFraction;
    private float currentFraction;
    private long lastFrameTime = -1;
    private boolean running;
    private boolean started;
    private boolean startListenersCalled;
    boolean mInitialized;
    private long duration = 300;
    private long startDelay;
    private int repeatCount;
    private int repeatMode = RESTART;
    private long pauseTime;
    private TimeInterpolator interpolator = DEFAULT_INTERPOLATOR;
    private ArrayList<AnimatorUpdateListener> updateListeners;
    PropertyValuesHolder[] mValues;
    private HashMap<String, PropertyValuesHolder> byName;

    /** Told of each frame. */
    public interface AnimatorUpdateListener {
        void onAnimationUpdate(ValueAnimator animation);
    }

    public ValueAnimator() {}

    public static void setDurationScale(float scale) {
        durationScale = scale;
    }

    public static float getDurationScale() {
        return durationScale;
    }

    public static boolean areAnimatorsEnabled() {
        return durationScale != 0;
    }

    public static ValueAnimator ofInt(int... values) {
        ValueAnimator a = new ValueAnimator();
        a.setIntValues(values);
        return a;
    }

    public static ValueAnimator ofArgb(int... values) {
        ValueAnimator a = ofInt(values);
        a.setEvaluator(ArgbEvaluator.getInstance());
        return a;
    }

    public static ValueAnimator ofFloat(float... values) {
        ValueAnimator a = new ValueAnimator();
        a.setFloatValues(values);
        return a;
    }

    public static ValueAnimator ofPropertyValuesHolder(PropertyValuesHolder... values) {
        ValueAnimator a = new ValueAnimator();
        a.setValues(values);
        return a;
    }

    public static ValueAnimator ofObject(TypeEvaluator evaluator, Object... values) {
        ValueAnimator a = new ValueAnimator();
        a.setObjectValues(values);
        a.setEvaluator(evaluator);
        return a;
    }

    public void setIntValues(int... values) {
        if (values == null || values.length == 0) return;
        if (mValues == null || mValues.length == 0) setValues(PropertyValuesHolder.ofInt("", values));
        else mValues[0].setIntValues(values);
        mInitialized = false;
    }

    public void setFloatValues(float... values) {
        if (values == null || values.length == 0) return;
        if (mValues == null || mValues.length == 0) setValues(PropertyValuesHolder.ofFloat("", values));
        else mValues[0].setFloatValues(values);
        mInitialized = false;
    }

    public void setObjectValues(Object... values) {
        if (values == null || values.length == 0) return;
        if (mValues == null || mValues.length == 0) setValues(PropertyValuesHolder.ofObject("", null, values));
        else mValues[0].setObjectValues(values);
        mInitialized = false;
    }

    public void setValues(PropertyValuesHolder... values) {
        mValues = values;
        byName = new HashMap<String, PropertyValuesHolder>(values.length);
        for (PropertyValuesHolder v : values) byName.put(v.getPropertyName(), v);
        mInitialized = false;
    }

    public PropertyValuesHolder[] getValues() {
        return mValues;
    }

    void initAnimation() {
        if (mInitialized) return;
        for (PropertyValuesHolder v : mValues) v.init();
        mInitialized = true;
    }

    @Override
    public ValueAnimator setDuration(long duration) {
        if (duration < 0) throw new IllegalArgumentException("Animators cannot have negative duration: " + duration);
        this.duration = duration;
        return this;
    }

    private long scaledDuration() {
        return (long) (duration * durationScale);
    }

    @Override
    public long getDuration() {
        return duration;
    }

    @Override
    public long getTotalDuration() {
        return repeatCount == INFINITE ? DURATION_INFINITE : startDelay + duration * (repeatCount + 1);
    }

    public void setCurrentPlayTime(long playTime) {
        setCurrentFraction(duration > 0 ? (float) playTime / duration : 1);
    }

    public void setCurrentFraction(float fraction) {
        initAnimation();
        fraction = clamp(fraction);
        if (running) {
            mStartTime = AnimationUtils.currentAnimationTimeMillis() - (long) (scaledDuration() * fraction);
        } else {
            seekFraction = fraction;
        }
        overallFraction = fraction;
        animateValue(iterationFraction(fraction, reversing));
    }

    private float clamp(float fraction) {
        if (fraction < 0) return 0;
        return repeatCount == INFINITE ? fraction : Math.min(fraction, repeatCount + 1);
    }

    private int iteration(float fraction) {
        fraction = clamp(fraction);
        double i = Math.floor(fraction);
        if (fraction == i && fraction > 0) i--;
        return (int) i;
    }

    private float iterationFraction(float fraction, boolean inReverse) {
        fraction = clamp(fraction);
        int i = iteration(fraction);
        float current = fraction - i;
        return playBackward(i, inReverse) ? 1f - current : current;
    }

    private boolean playBackward(int iteration, boolean inReverse) {
        if (iteration > 0 && repeatMode == REVERSE && (iteration < repeatCount + 1 || repeatCount == INFINITE)) return inReverse ? iteration % 2 == 0 : iteration % 2 != 0;
        return inReverse;
    }

    public long getCurrentPlayTime() {
        if (!mInitialized || !started && seekFraction < 0) return 0;
        if (seekFraction >= 0) return (long) (duration * seekFraction);
        float scale = durationScale == 0 ? 1 : durationScale;
        return (long) ((AnimationUtils.currentAnimationTimeMillis() - mStartTime) / scale);
    }

    @Override
    public long getStartDelay() {
        return startDelay;
    }

    @Override
    public void setStartDelay(long startDelay) {
        this.startDelay = Math.max(0, startDelay);
    }

    public static long getFrameDelay() {
        return 10;
    }

    public static void setFrameDelay(long frameDelay) {}

    public Object getAnimatedValue() {
        return mValues != null && mValues.length > 0 ? mValues[0].getAnimatedValue() : null;
    }

    public Object getAnimatedValue(String propertyName) {
        PropertyValuesHolder v = byName.get(propertyName);
        return v == null ? null : v.getAnimatedValue();
    }

    public void setRepeatCount(int value) {
        repeatCount = value;
    }

    public int getRepeatCount() {
        return repeatCount;
    }

    public void setRepeatMode(int value) {
        repeatMode = value;
    }

    public int getRepeatMode() {
        return repeatMode;
    }

    public void addUpdateListener(AnimatorUpdateListener listener) {
        if (updateListeners == null) updateListeners = new ArrayList<AnimatorUpdateListener>();
        updateListeners.add(listener);
    }

    public void removeAllUpdateListeners() {
        updateListeners = null;
    }

    public void removeUpdateListener(AnimatorUpdateListener listener) {
        if (updateListeners == null) return;
        updateListeners.remove(listener);
        if (updateListeners.isEmpty()) updateListeners = null;
    }

    @Override
    public void setInterpolator(TimeInterpolator value) {
        interpolator = value != null ? value : new LinearInterpolator();
    }

    @Override
    public TimeInterpolator getInterpolator() {
        return interpolator;
    }

    public void setEvaluator(TypeEvaluator value) {
        if (value != null && mValues != null && mValues.length > 0) mValues[0].setEvaluator(value);
    }

    private void notifyStartListeners() {
        if (!startListenersCalled) notifyStart(reversing);
        startListenersCalled = true;
    }

    private void start(boolean playBackwards) {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        reversing = playBackwards;
        if (playBackwards && seekFraction != -1 && seekFraction != 0) {
            if (repeatCount == INFINITE) seekFraction = 1 - (float) (seekFraction - Math.floor(seekFraction));
            else seekFraction = 1 + repeatCount - seekFraction;
        }
        started = true;
        mPaused = false;
        running = false;
        lastFrameTime = -1;
        mStartTime = -1;
        AnimationHandler.getInstance().add(this);
        if (startDelay == 0 || seekFraction >= 0 || reversing) {
            startAnimation();
            if (seekFraction == -1) setCurrentPlayTime(0);
            else setCurrentFraction(seekFraction);
        }
    }

    @Override
    public void start() {
        start(false);
    }

    @Override
    public void cancel() {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        if ((started || running) && mListeners != null) {
            if (!running) notifyStartListeners();
            notifyCancel();
        }
        if (started || running) endAnimation();
    }

    @Override
    public void end() {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
        if (!running) {
            startAnimation();
            started = true;
        } else if (!mInitialized) {
            initAnimation();
        }
        animateValue(playBackward(repeatCount, reversing) ? 0f : 1f);
        endAnimation();
    }

    @Override
    public void resume() {
        if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be resumed from the same thread that the animator was started on");
        if (mPaused && !resumed) {
            resumed = true;
            if (pauseTime > 0) AnimationHandler.getInstance().add(this);
        }
        super.resume();
    }

    @Override
    public void pause() {
        boolean before = mPaused;
        super.pause();
        if (!before && mPaused) {
            pauseTime = -1;
            resumed = false;
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public boolean isStarted() {
        return started;
    }

    @Override
    public void reverse() {
        if (running) {
            long now = AnimationUtils.currentAnimationTimeMillis();
            long played = now - mStartTime;
            mStartTime = now - (scaledDuration() - played);
                reversing = !reversing;
        } else if (started) {
            reversing = !reversing;
            end();
        } else {
            start(true);
        }
    }

    @Override
    public boolean canReverse() {
        return true;
    }

    private void endAnimation() {
        AnimationHandler.getInstance().remove(this);
        boolean notify = (started || running) && mListeners != null;
        if (notify && !running) notifyStartListeners();
        running = false;
        started = false;
        startListenersCalled = false;
        lastFrameTime = -1;
        mStartTime = -1;
        boolean reverse = reversing;
        reversing = false;
        if (notify) notifyEnd(reverse);
    }

    private void startAnimation() {
        initAnimation();
        running = true;
        overallFraction = seekFraction >= 0 ? seekFraction : 0f;
        if (mListeners != null) notifyStartListeners();
    }

    boolean animateBasedOnTime(long now) {
        boolean done = false;
        if (running) {
            long scaled = scaledDuration();
            float fraction = scaled > 0 ? (float) (now - mStartTime) / scaled : 1f;
            float last = overallFraction;
            boolean newIteration = (int) fraction > (int) last;
            boolean lastFinished = fraction >= repeatCount + 1 && repeatCount != INFINITE;
            if (scaled == 0) done = true;
            else if (newIteration && !lastFinished) notifyRepeat();
            else if (lastFinished) done = true;
            overallFraction = clamp(fraction);
            animateValue(iterationFraction(overallFraction, reversing));
        }
        return done;
    }

    @Override
    public boolean doAnimationFrame(long frameTime) {
        if (mStartTime < 0) mStartTime = reversing ? frameTime : frameTime + (long) (startDelay * durationScale);
        if (mPaused) {
            pauseTime = frameTime;
            AnimationHandler.getInstance().remove(this);
            return false;
        } else if (resumed) {
            resumed = false;
            if (pauseTime > 0) mStartTime += frameTime - pauseTime;
        }
        if (!running) {
            if (mStartTime > frameTime && seekFraction == -1) return false;
            running = true;
            startAnimation();
        }
        if (lastFrameTime < 0 && seekFraction >= 0) {
            mStartTime = frameTime - (long) (scaledDuration() * seekFraction);
            seekFraction = -1;
        }
        lastFrameTime = frameTime;
        boolean finished = animateBasedOnTime(Math.max(frameTime, mStartTime));
        if (finished) endAnimation();
        return finished;
    }

    public float getAnimatedFraction() {
        return currentFraction;
    }

    void animateValue(float fraction) {
        fraction = interpolator.getInterpolation(fraction);
        currentFraction = fraction;
        for (PropertyValuesHolder v : mValues) v.calculateValue(fraction);
        if (updateListeners == null) return;
        for (int i = 0; i < updateListeners.size(); ++i) {
            updateListeners.get(i).onAnimationUpdate(this);
            if (updateListeners == null) return;
        }
    }

    @Override
    public ValueAnimator clone() {
        ValueAnimator a = (ValueAnimator) super.clone();
        if (updateListeners != null) a.updateListeners = new ArrayList<AnimatorUpdateListener>(updateListeners);
        a.seekFraction = -1;
        a.reversing = false;
        a.mInitialized = false;
        a.started = false;
        a.running = false;
        a.mPaused = false;
        a.resumed = false;
        a.startListenersCalled = false;
        a.mStartTime = -1;
        a.pauseTime = -1;
        a.lastFrameTime = -1;
        a.overallFraction = 0;
        a.currentFraction = 0;
        if (mValues != null) {
            a.mValues = new PropertyValuesHolder[mValues.length];
            a.byName = new HashMap<String, PropertyValuesHolder>();
            for (int i = 0; i < mValues.length; i++) {
                a.mValues[i] = mValues[i].clone();
                a.byName.put(a.mValues[i].getPropertyName(), a.mValues[i]);
            }
        }
        return a;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("ValueAnimator@").append(Integer.toHexString(hashCode()));
        for (int i = 0; mValues != null && i < mValues.length; i++) b.append("\n    ").append(mValues[i]);
        return b.toString();
    }

    public static int getCurrentAnimationsCount() {
        return AnimationHandler.getAnimationCount();
    }
}
