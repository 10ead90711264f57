package android.view;

import android.animation.Animator;
import android.animation.TimeInterpolator;
import android.animation.ValueAnimator;
import java.util.ArrayList;
import java.util.HashMap;

/** Animates several properties of a view together. */
public class ViewPropertyAnimator {
    private static final int TX = 0, TY = 1, TZ = 2, SX = 3, SY = 4, R = 5, RX = 6, RY = 7, X = 8, Y = 9, Z = 10, ALPHA = 11;
    private final View mView;
    private long mDuration, mStartDelay;
    private boolean mDurationSet, mStartDelaySet, mInterpolatorSet;
    private TimeInterpolator mInterpolator;
    private Animator.AnimatorListener mListener;
    private ValueAnimator.AnimatorUpdateListener mUpdateListener;
    private Runnable mPendingSetup, mPendingCleanup, mPendingStart, mPendingEnd;
    private final ArrayList<float[]> mPending = new ArrayList<float[]>();
    private final HashMap<ValueAnimator, ArrayList<float[]>> mRunning = new HashMap<ValueAnimator, ArrayList<float[]>>();
    private final HashMap<Animator, Runnable[]> mActions = new HashMap<Animator, Runnable[]>();
    private final Runnable mStarter = new Runnable() {
        @Override
        public void run() {
            startAnimation();
        }
    };

    ViewPropertyAnimator(View view) {
        mView = view;
    }

    public ViewPropertyAnimator setDuration(long duration) {
        if (duration < 0) {
            throw new IllegalArgumentException("Animators cannot have negative duration: " + duration);
        }
        mDurationSet = true;
        mDuration = duration;
        return this;
    }

    public long getDuration() { return mDurationSet ? mDuration : new ValueAnimator().getDuration(); }
    public long getStartDelay() { return mStartDelaySet ? mStartDelay : 0; }

    public ViewPropertyAnimator setStartDelay(long startDelay) {
        if (startDelay < 0) {
            throw new IllegalArgumentException("Animators cannot have negative start delay: " + startDelay);
        }
        mStartDelaySet = true;
        mStartDelay = startDelay;
        return this;
    }

    public ViewPropertyAnimator setInterpolator(TimeInterpolator interpolator) {
        mInterpolatorSet = true;
        mInterpolator = interpolator;
        return this;
    }

    public TimeInterpolator getInterpolator() { return mInterpolatorSet ? mInterpolator : new ValueAnimator().getInterpolator(); }
    public ViewPropertyAnimator setListener(Animator.AnimatorListener listener) { mListener = listener; return this; }
    Animator.AnimatorListener getListener() { return mListener; }
    public ViewPropertyAnimator setUpdateListener(ValueAnimator.AnimatorUpdateListener listener) { mUpdateListener = listener; return this; }

    public void start() {
        mView.removeCallbacks(mStarter);
        startAnimation();
    }

    public void cancel() {
        if (mRunning.size() > 0) {
            for (ValueAnimator runningAnim : new ArrayList<ValueAnimator>(mRunning.keySet())) {
                runningAnim.cancel();
            }
        }
        mPending.clear();
        mPendingSetup = mPendingCleanup = mPendingStart = mPendingEnd = null;
        mView.removeCallbacks(mStarter);
    }

    public ViewPropertyAnimator x(float v) { return to(X, v); }
    public ViewPropertyAnimator xBy(float v) { return by(X, v); }
    public ViewPropertyAnimator y(float v) { return to(Y, v); }
    public ViewPropertyAnimator yBy(float v) { return by(Y, v); }
    public ViewPropertyAnimator z(float v) { return to(Z, v); }
    public ViewPropertyAnimator zBy(float v) { return by(Z, v); }
    public ViewPropertyAnimator rotation(float v) { return to(R, v); }
    public ViewPropertyAnimator rotationBy(float v) { return by(R, v); }
    public ViewPropertyAnimator rotationX(float v) { return to(RX, v); }
    public ViewPropertyAnimator rotationXBy(float v) { return by(RX, v); }
    public ViewPropertyAnimator rotationY(float v) { return to(RY, v); }
    public ViewPropertyAnimator rotationYBy(float v) { return by(RY, v); }
    public ViewPropertyAnimator translationX(float v) { return to(TX, v); }
    public ViewPropertyAnimator translationXBy(float v) { return by(TX, v); }
    public ViewPropertyAnimator translationY(float v) { return to(TY, v); }
    public ViewPropertyAnimator translationYBy(float v) { return by(TY, v); }
    public ViewPropertyAnimator translationZ(float v) { return to(TZ, v); }
    public ViewPropertyAnimator translationZBy(float v) { return by(TZ, v); }
    public ViewPropertyAnimator scaleX(float v) { return to(SX, v); }
    public ViewPropertyAnimator scaleXBy(float v) { return by(SX, v); }
    public ViewPropertyAnimator scaleY(float v) { return to(SY, v); }
    public ViewPropertyAnimator scaleYBy(float v) { return by(SY, v); }
    public ViewPropertyAnimator alpha(float v) { return to(ALPHA, v); }
    public ViewPropertyAnimator alphaBy(float v) { return by(ALPHA, v); }
    public ViewPropertyAnimator withLayer() { return this; }
    public ViewPropertyAnimator withStartAction(Runnable runnable) { mPendingStart = runnable; return this; }
    public ViewPropertyAnimator withEndAction(Runnable runnable) { mPendingEnd = runnable; return this; }

    private ViewPropertyAnimator to(int property, float value) {
        final float from = get(property);
        return add(property, from, value - from);
    }

    private ViewPropertyAnimator by(int property, float value) {
        return add(property, get(property), value);
    }

    private ViewPropertyAnimator add(int property, float from, float delta) {
        for (ValueAnimator a : new ArrayList<ValueAnimator>(mRunning.keySet())) {
            final ArrayList<float[]> l = mRunning.get(a);
            for (int i = l.size() - 1; i >= 0; i--) {
                if (l.get(i)[0] == property) {
                    l.remove(i);
                    if (l.isEmpty()) {
                        a.cancel();
                    }
                    break;
                }
            }
        }
        mPending.add(new float[] {property, from, delta});
        mView.removeCallbacks(mStarter);
        mView.postOnAnimation(mStarter);
        return this;
    }

    private void startAnimation() {
        final ValueAnimator animator = ValueAnimator.ofFloat(1.0f);
        mRunning.put(animator, new ArrayList<float[]>(mPending));
        mPending.clear();
        mActions.put(animator, new Runnable[] {mPendingStart, mPendingEnd});
        mPendingStart = mPendingEnd = null;
        final Listener l = new Listener();
        animator.addUpdateListener(l);
        animator.addListener(l);
        if (mStartDelaySet) {
            animator.setStartDelay(mStartDelay);
        }
        if (mDurationSet) {
            animator.setDuration(mDuration);
        }
        if (mInterpolatorSet) {
            animator.setInterpolator(mInterpolator);
        }
        animator.start();
    }

    private float get(int p) {
        switch (p) {
            case TX: return mView.getTranslationX();
            case TY: return mView.getTranslationY();
            case TZ: return mView.getTranslationZ();
            case SX: return mView.getScaleX();
            case SY: return mView.getScaleY();
            case R: return mView.getRotation();
            case RX: return mView.getRotationX();
            case RY: return mView.getRotationY();
            case X: return mView.getX();
            case Y: return mView.getY();
            case Z: return mView.getZ();
            default: return mView.getAlpha();
        }
    }

    private void set(int p, float v) {
        switch (p) {
            case TX: mView.setTranslationX(v); break;
            case TY: mView.setTranslationY(v); break;
            case TZ: mView.setTranslationZ(v); break;
            case SX: mView.setScaleX(v); break;
            case SY: mView.setScaleY(v); break;
            case R: mView.setRotation(v); break;
            case RX: mView.setRotationX(v); break;
            case RY: mView.setRotationY(v); break;
            case X: mView.setX(v); break;
            case Y: mView.setY(v); break;
            case Z: mView.setZ(v); break;
            default: mView.setAlpha(v);
        }
    }

    private class Listener implements Animator.AnimatorListener, ValueAnimator.AnimatorUpdateListener {
        @Override
        public void onAnimationStart(Animator animation) {
            final Runnable[] r = mActions.get(animation);
            if (r != null && r[0] != null) {
                r[0].run();
            }
            if (mListener != null) {
                mListener.onAnimationStart(animation);
            }
        }

        @Override
        public void onAnimationCancel(Animator animation) {
            if (mListener != null) {
                mListener.onAnimationCancel(animation);
            }
            final Runnable[] r = mActions.get(animation);
            if (r != null) {
                r[1] = null;
            }
        }

        @Override
        public void onAnimationRepeat(Animator animation) {
            if (mListener != null) {
                mListener.onAnimationRepeat(animation);
            }
        }

        @Override
        public void onAnimationEnd(Animator animation) {
            mView.setHasTransientState(false);
            if (mListener != null) {
                mListener.onAnimationEnd(animation);
            }
            final Runnable[] r = mActions.remove(animation);
            if (r != null && r[1] != null) {
                r[1].run();
            }
            mRunning.remove(animation);
        }

        @Override
        public void onAnimationUpdate(ValueAnimator animation) {
            final ArrayList<float[]> l = mRunning.get(animation);
            if (l == null) {
                return;
            }
            final float fraction = animation.getAnimatedFraction();
            for (int i = 0; i < l.size(); i++) {
                final float[] v = l.get(i);
                set((int) v[0], v[1] + v[2] * fraction);
            }
            if (mUpdateListener != null) {
                mUpdateListener.onAnimationUpdate(animation);
            }
        }
    }
}
