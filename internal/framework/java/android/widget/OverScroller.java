package android.widget;

import android.content.Context;
import android.hardware.SensorManager;
import android.view.ViewConfiguration;
import android.view.animation.AnimationUtils;
import android.view.animation.Interpolator;

/** A scroller that can go beyond its bounds and spring back. */
public class OverScroller {
    private static final int DEFAULT_DURATION = 250;
    private static final float GRAVITY = 2000.0f;

    private static final int SPLINE = 0;
    private static final int CUBIC = 1;
    private static final int BALLISTIC = 2;

    private boolean scrolling;
    private final Axis x;
    private final Axis y;
    private Interpolator interpolator;
    private final boolean flywheel;

    public OverScroller(Context context) {
        this(context, null);
    }

    public OverScroller(Context context, Interpolator interpolator) {
        this(context, interpolator, true);
    }

    public OverScroller(Context context, Interpolator interpolator, boolean flywheel) {
        this.interpolator = interpolator;
        this.flywheel = flywheel;
        x = new Axis(context);
        y = new Axis(context);
    }

    public OverScroller(Context context, Interpolator interpolator, float bounceCoefficientX, float bounceCoefficientY) {
        this(context, interpolator, true);
    }

    public OverScroller(Context context, Interpolator interpolator, float bounceCoefficientX, float bounceCoefficientY, boolean flywheel) {
        this(context, interpolator, flywheel);
    }

    void setInterpolator(Interpolator interpolator) {
        this.interpolator = interpolator;
    }

    public final void setFriction(float friction) {
        x.friction = friction;
        y.friction = friction;
    }

    public final boolean isFinished() {
        return x.finished && y.finished;
    }

    public final void forceFinished(boolean finished) {
        x.finished = y.finished = finished;
    }

    public final int getCurrX() {
        return x.current;
    }

    public final int getCurrY() {
        return y.current;
    }

    public float getCurrVelocity() {
        return (float) Math.hypot(x.currVelocity, y.currVelocity);
    }

    public final int getStartX() {
        return x.start;
    }

    public final int getStartY() {
        return y.start;
    }

    public final int getFinalX() {
        return x.last;
    }

    public final int getFinalY() {
        return y.last;
    }

    @Deprecated
    public final int getDuration() {
        return Math.max(x.duration, y.duration);
    }

    @Deprecated
    public void extendDuration(int extend) {
        x.extend(extend);
        y.extend(extend);
    }

    @Deprecated
    public void setFinalX(int newX) {
        x.last = newX;
        x.finished = false;
    }

    @Deprecated
    public void setFinalY(int newY) {
        y.last = newY;
        y.finished = false;
    }

    public boolean computeScrollOffset() {
        if (isFinished()) return false;
        if (scrolling) {
            long elapsed = AnimationUtils.currentAnimationTimeMillis() - x.startTime;
            if (elapsed < x.duration) {
                float q = elapsed / (float) x.duration;
                q = interpolator == null ? Scroller.viscous(q) : interpolator.getInterpolation(q);
                x.current = x.start + Math.round(q * (x.last - x.start));
                y.current = y.start + Math.round(q * (y.last - y.start));
            } else {
                abortAnimation();
            }
            return true;
        }
        if (!x.finished && !x.update() && !x.proceed()) x.finish();
        if (!y.finished && !y.update() && !y.proceed()) y.finish();
        return true;
    }

    public void startScroll(int startX, int startY, int dx, int dy) {
        startScroll(startX, startY, dx, dy, DEFAULT_DURATION);
    }

    public void startScroll(int startX, int startY, int dx, int dy, int duration) {
        scrolling = true;
        x.startScroll(startX, dx, duration);
        y.startScroll(startY, dy, duration);
    }

    public boolean springBack(int startX, int startY, int minX, int maxX, int minY, int maxY) {
        scrolling = false;
        boolean a = x.springback(startX, minX, maxX);
        boolean b = y.springback(startY, minY, maxY);
        return a || b;
    }

    public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY) {
        fling(startX, startY, velocityX, velocityY, minX, maxX, minY, maxY, 0, 0);
    }

    public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY, int overX, int overY) {
        if (flywheel && !isFinished()) {
            float oldX = x.currVelocity;
            float oldY = y.currVelocity;
            if (Math.signum(velocityX) == Math.signum(oldX) && Math.signum(velocityY) == Math.signum(oldY)) {
                velocityX += oldX;
                velocityY += oldY;
            }
        }
        scrolling = false;
        x.fling(startX, velocityX, minX, maxX, overX);
        y.fling(startY, velocityY, minY, maxY, overY);
    }

    public void notifyHorizontalEdgeReached(int startX, int finalX, int overX) {
        x.notifyEdgeReached(startX, finalX, overX);
    }

    public void notifyVerticalEdgeReached(int startY, int finalY, int overY) {
        y.notifyEdgeReached(startY, finalY, overY);
    }

    public boolean isOverScrolled() {
        return !x.finished && x.state != SPLINE || !y.finished && y.state != SPLINE;
    }

    public void abortAnimation() {
        x.finish();
        y.finish();
    }

    public int timePassed() {
        return (int) (AnimationUtils.currentAnimationTimeMillis() - Math.min(x.startTime, y.startTime));
    }

    public boolean isScrollingInDirection(float xvel, float yvel) {
        return !isFinished() && Math.signum(xvel) == Math.signum(x.last - x.start) && Math.signum(yvel) == Math.signum(y.last - y.start);
    }

    /** One direction. */
    private static final class Axis {
        int start;
        int current;
        int last;
        int velocity;
        float currVelocity;
        float deceleration;
        long startTime;
        int duration;
        int splineDuration;
        int splineDistance;
        boolean finished = true;
        int over;
        float friction = ViewConfiguration.getScrollFriction();
        int state = SPLINE;
        final float physicalCoeff;

        Axis(Context context) {
            float ppi = context.getResources().getDisplayMetrics().density * 160.0f;
            physicalCoeff = SensorManager.GRAVITY_EARTH * 39.37f * ppi * 0.84f;
        }

        private static float deceleration(int velocity) {
            return velocity > 0 ? -GRAVITY : GRAVITY;
        }

        void startScroll(int start, int distance, int duration) {
            finished = false;
            current = this.start = start;
            last = start + distance;
            startTime = AnimationUtils.currentAnimationTimeMillis();
            this.duration = duration;
            deceleration = 0.0f;
            velocity = 0;
        }

        void finish() {
            current = last;
            finished = true;
        }

        void extend(int extend) {
            duration = (int) (AnimationUtils.currentAnimationTimeMillis() - startTime) + extend;
            finished = false;
        }

        boolean springback(int start, int min, int max) {
            finished = true;
            current = this.start = last = start;
            velocity = 0;
            startTime = AnimationUtils.currentAnimationTimeMillis();
            duration = 0;
            if (start < min) startSpringback(start, min);
            else if (start > max) startSpringback(start, max);
            return !finished;
        }

        private void startSpringback(int start, int end) {
            finished = false;
            state = CUBIC;
            current = this.start = start;
            last = end;
            int delta = start - end;
            deceleration = deceleration(delta);
            velocity = -delta;
            over = Math.abs(delta);
            duration = (int) (1000.0 * Math.sqrt(-2.0 * delta / deceleration));
        }

        void fling(int start, int velocity, int min, int max, int over) {
            this.over = over;
            finished = false;
            currVelocity = this.velocity = velocity;
            duration = splineDuration = 0;
            startTime = AnimationUtils.currentAnimationTimeMillis();
            current = this.start = start;
            if (start > max || start < min) {
                startAfterEdge(start, min, max, velocity);
                return;
            }
            state = SPLINE;
            double total = 0.0;
            if (velocity != 0) {
                duration = splineDuration = Scroller.flingDuration(velocity, friction, physicalCoeff);
                total = Scroller.flingDistance(velocity, friction, physicalCoeff);
            }
            splineDistance = (int) (total * Math.signum(velocity));
            last = start + splineDistance;
            if (last < min) {
                adjustDuration(this.start, last, min);
                last = min;
            }
            if (last > max) {
                adjustDuration(this.start, last, max);
                last = max;
            }
        }

        private void adjustDuration(int start, int oldFinal, int newFinal) {
            float x = Math.abs((float) (newFinal - start) / (oldFinal - start));
            int index = (int) (100 * x);
            if (index >= 100) return;
            float xInf = (float) index / 100;
            float tInf = Scroller.TIME[index];
            float tSup = Scroller.TIME[index + 1];
            duration *= tInf + (x - xInf) * 100 * (tSup - tInf);
        }

        private void fitOnBounceCurve(int start, int end, int velocity) {
            float toApex = -velocity / deceleration;
            float squared = (float) velocity * velocity;
            float toApexDistance = squared / 2.0f / Math.abs(deceleration);
            float toEdge = Math.abs(end - start);
            float total = (float) Math.sqrt(2.0 * (toApexDistance + toEdge) / Math.abs(deceleration));
            startTime -= (int) (1000.0f * (total - toApex));
            current = this.start = end;
            this.velocity = (int) (-deceleration * total);
        }

        private void startBounceAfterEdge(int start, int end, int velocity) {
            deceleration = deceleration(velocity == 0 ? start - end : velocity);
            fitOnBounceCurve(start, end, velocity);
            onEdgeReached();
        }

        private void startAfterEdge(int start, int min, int max, int velocity) {
            if (start > min && start < max) {
                finished = true;
                return;
            }
            boolean positive = start > max;
            int edge = positive ? max : min;
            int overDistance = start - edge;
            if (overDistance * velocity >= 0) {
                startBounceAfterEdge(start, edge, velocity);
            } else if (Scroller.flingDistance(velocity, friction, physicalCoeff) > Math.abs(overDistance)) {
                fling(start, velocity, positive ? min : start, positive ? start : max, over);
            } else {
                startSpringback(start, edge);
            }
        }

        void notifyEdgeReached(int start, int end, int over) {
            if (state != SPLINE) return;
            this.over = over;
            startTime = AnimationUtils.currentAnimationTimeMillis();
            startAfterEdge(start, end, end, (int) currVelocity);
        }

        private void onEdgeReached() {
            float squared = (float) velocity * velocity;
            float distance = squared / (2.0f * Math.abs(deceleration));
            float sign = Math.signum(velocity);
            if (distance > over) {
                deceleration = -sign * squared / (2.0f * over);
                distance = over;
            }
            this.over = (int) distance;
            state = BALLISTIC;
            last = start + (int) (velocity > 0 ? distance : -distance);
            duration = -(int) (1000.0f * velocity / deceleration);
        }

        boolean proceed() {
            switch (state) {
                case SPLINE:
                    if (duration >= splineDuration) return false;
                    current = start = last;
                    velocity = (int) currVelocity;
                    deceleration = deceleration(velocity);
                    startTime += duration;
                    onEdgeReached();
                    break;
                case BALLISTIC:
                    startTime += duration;
                    startSpringback(last, start);
                    break;
                default:
                    return false;
            }
            update();
            return true;
        }

        boolean update() {
            long now = AnimationUtils.currentAnimationTimeMillis() - startTime;
            if (now == 0) return duration > 0;
            if (now > duration) return false;
            double distance = 0.0;
            if (state == SPLINE) {
                float t = (float) now / splineDuration;
                int index = (int) (100 * t);
                float distanceCoef = 1.0f;
                float velocityCoef = 0.0f;
                if (index < 100) {
                    float tInf = (float) index / 100;
                    velocityCoef = (Scroller.POSITION[index + 1] - Scroller.POSITION[index]) * 100;
                    distanceCoef = Scroller.POSITION[index] + (t - tInf) * velocityCoef;
                }
                distance = distanceCoef * splineDistance;
                currVelocity = velocityCoef * splineDistance / splineDuration * 1000.0f;
            } else if (state == BALLISTIC) {
                float t = now / 1000.0f;
                currVelocity = velocity + deceleration * t;
                distance = velocity * t + deceleration * t * t / 2.0f;
            } else {
                float t = (float) now / duration;
                float t2 = t * t;
                float sign = Math.signum(velocity);
                distance = sign * over * (3.0f * t2 - 2.0f * t * t2);
                currVelocity = sign * over * 6.0f * (-t + t2);
            }
            current = start + (int) Math.round(distance);
            return true;
        }
    }
}
