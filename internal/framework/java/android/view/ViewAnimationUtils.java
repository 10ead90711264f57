package android.view;

import android.animation.Animator;
import android.animation.ValueAnimator;

/** Animations of views that are more than a change of a property. */
public final class ViewAnimationUtils {
    private ViewAnimationUtils() {}

    /** Uncovers a view within a growing circle: pictures do not show the circle, the time passes. */
    public static Animator createCircularReveal(View view, int centerX, int centerY, float startRadius, float endRadius) {
        return new Reveal(view, startRadius, endRadius);
    }

    /** An animator of the render thread: it takes neither listeners of updates nor runs twice. */
    private static final class Reveal extends Animator {
        private final View view;
        private final ValueAnimator radius;
        private boolean begun;

        Reveal(View view, float from, float to) {
            this.view = view;
            radius = ValueAnimator.ofFloat(from, to);
            radius.addListener(new AnimatorListener() {
                public void onAnimationStart(Animator a) {
                    for (AnimatorListener l : copy()) l.onAnimationStart(Reveal.this);
                }

                public void onAnimationEnd(Animator a) {
                    for (AnimatorListener l : copy()) l.onAnimationEnd(Reveal.this);
                }

                public void onAnimationCancel(Animator a) {
                    for (AnimatorListener l : copy()) l.onAnimationCancel(Reveal.this);
                }

                public void onAnimationRepeat(Animator a) {}
            });
        }

        private AnimatorListener[] copy() {
            return getListeners() == null ? new AnimatorListener[0] : getListeners().toArray(new AnimatorListener[0]);
        }

        @Override
        public void start() {
            if (begun) throw new IllegalStateException("Animator already started!");
            if (!view.isAttachedToWindow()) throw new IllegalStateException("Cannot start this animator on a detached view!");
            begun = true;
            radius.start();
        }

        @Override
        public void cancel() {
            if (begun) radius.cancel();
        }

        @Override
        public void end() {
            if (begun) radius.end();
        }

        @Override
        public void pause() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void resume() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long getStartDelay() {
            return radius.getStartDelay();
        }

        @Override
        public void setStartDelay(long startDelay) {
            check();
            if (startDelay < 0) throw new IllegalArgumentException("startDelay must be positive; " + startDelay);
            radius.setStartDelay(startDelay);
        }

        @Override
        public Animator setDuration(long duration) {
            check();
            if (duration < 0) throw new IllegalArgumentException("duration must be positive; " + duration);
            radius.setDuration(duration);
            return this;
        }

        @Override
        public long getDuration() {
            return radius.getDuration();
        }

        @Override
        public void setInterpolator(android.animation.TimeInterpolator value) {
            check();
            radius.setInterpolator(value);
        }

        @Override
        public android.animation.TimeInterpolator getInterpolator() {
            return radius.getInterpolator();
        }

        private void check() {
            if (begun) throw new IllegalStateException("Animator has already started, cannot change it now!");
        }

        @Override
        public boolean isRunning() {
            return radius.isRunning();
        }

        @Override
        public boolean isStarted() {
            return begun;
        }

        @Override
        public Animator clone() {
            throw new IllegalStateException("Cannot clone this animator");
        }
    }
}
