package android.widget;

import android.content.Context;
import android.hardware.SensorManager;
import android.os.Build;
import android.view.ViewConfiguration;
import android.view.animation.AnimationUtils;
import android.view.animation.Interpolator;

/** Where something that scrolls is at a time. */
public class Scroller {
    private static final int DEFAULT_DURATION = 250;
    private static final float DECELERATION_RATE = (float) (Math.log(0.78) / Math.log(0.9));
    private static final float INFLEXION = 0.35f;
    private static final int SAMPLES = 100;
    static final float[] POSITION = new float[SAMPLES + 1];
    static final float[] TIME = new float[SAMPLES + 1];

    static {
        float p1 = 0.5f * INFLEXION;
        float p2 = 1.0f - 1.0f * (1.0f - INFLEXION);
        float xMin = 0.0f;
        float yMin = 0.0f;
        for (int i = 0; i < SAMPLES; i++) {
            float alpha = (float) i / SAMPLES;
            float max = 1.0f;
            float x;
            float coef;
            while (true) {
                x = xMin + (max - xMin) / 2.0f;
                coef = 3.0f * x * (1.0f - x);
                float tx = coef * ((1.0f - x) * p1 + x * p2) + x * x * x;
                if (Math.abs(tx - alpha) < 1E-5) break;
                if (tx > alpha) max = x;
                else xMin = x;
            }
            POSITION[i] = coef * ((1.0f - x) * 0.5f + x) + x * x * x;
            max = 1.0f;
            float y;
            while (true) {
                y = yMin + (max - yMin) / 2.0f;
                coef = 3.0f * y * (1.0f - y);
                float dy = coef * ((1.0f - y) * 0.5f + y) + y * y * y;
                if (Math.abs(dy - alpha) < 1E-5) break;
                if (dy > alpha) max = y;
                else yMin = y;
            }
            TIME[i] = coef * ((1.0f - y) * p1 + y * p2) + y * y * y;
        }
        POSITION[SAMPLES] = TIME[SAMPLES] = 1.0f;
    }

    private final Interpolator interpolator;
    private int mode;
    private int startX;
    private int startY;
    private int finalX;
    private int finalY;
    private int minX;
    private int maxX;
    private int minY;
    private int maxY;
    private int currX;
    private int currY;
    private long startTime;
    private int duration;
    private float durationReciprocal;
    private float deltaX;
    private float deltaY;
    private boolean finished = true;
    private final boolean flywheel;
    private float velocity;
    private float currVelocity;
    private int distance;
    private float friction = ViewConfiguration.getScrollFriction();
    private float deceleration;
    private final float ppi;
    private final float physicalCoeff;

    public Scroller(Context context) {
        this(context, null);
    }

    public Scroller(Context context, Interpolator interpolator) {
        this(context, interpolator, context.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.HONEYCOMB);
    }

    public Scroller(Context context, Interpolator interpolator, boolean flywheel) {
        this.interpolator = interpolator;
        this.flywheel = flywheel;
        ppi = context.getResources().getDisplayMetrics().density * 160.0f;
        deceleration = computeDeceleration(friction);
        physicalCoeff = computeDeceleration(0.84f);
    }

    private float computeDeceleration(float friction) {
        return SensorManager.GRAVITY_EARTH * 39.37f * ppi * friction;
    }

    public final void setFriction(float friction) {
        deceleration = computeDeceleration(friction);
        this.friction = friction;
    }

    public final boolean isFinished() {
        return finished;
    }

    public final void forceFinished(boolean finished) {
        this.finished = finished;
    }

    public final int getDuration() {
        return duration;
    }

    public final int getCurrX() {
        return currX;
    }

    public final int getCurrY() {
        return currY;
    }

    public float getCurrVelocity() {
        return mode == 1 ? currVelocity : velocity - deceleration * timePassed() / 2000.0f;
    }

    public final int getStartX() {
        return startX;
    }

    public final int getStartY() {
        return startY;
    }

    public final int getFinalX() {
        return finalX;
    }

    public final int getFinalY() {
        return finalY;
    }

    private float ease(float x) {
        if (interpolator != null) return interpolator.getInterpolation(x);
        return viscous(x);
    }

    /** Slow, then fast, then slow, as liquids flow. */
    static float viscous(float x) {
        float normalize = 1.0f / flow(1.0f);
        float offset = 1.0f - normalize * flow(1.0f);
        float y = normalize * flow(x);
        return y > 0 ? y + offset : y;
    }

    private static float flow(float x) {
        x *= 8.0f;
        if (x < 1.0f) return x - (1.0f - (float) Math.exp(-x));
        float start = 0.36787944117f; // 1/e
        return start + (1.0f - (float) Math.exp(1.0f - x)) * (1.0f - start);
    }

    public boolean computeScrollOffset() {
        if (finished) return false;
        int passed = timePassed();
        if (passed >= duration) {
            currX = finalX;
            currY = finalY;
            finished = true;
            return true;
        }
        if (mode == 0) {
            float x = ease(passed * durationReciprocal);
            currX = startX + Math.round(x * deltaX);
            currY = startY + Math.round(x * deltaY);
            return true;
        }
        float t = (float) passed / duration;
        int index = (int) (SAMPLES * t);
        float distanceCoef = 1.0f;
        float velocityCoef = 0.0f;
        if (index < SAMPLES) {
            float tInf = (float) index / SAMPLES;
            float tSup = (float) (index + 1) / SAMPLES;
            velocityCoef = (POSITION[index + 1] - POSITION[index]) / (tSup - tInf);
            distanceCoef = POSITION[index] + (t - tInf) * velocityCoef;
        }
        currVelocity = velocityCoef * distance / duration * 1000.0f;
        currX = Math.max(Math.min(startX + Math.round(distanceCoef * (finalX - startX)), maxX), minX);
        currY = Math.max(Math.min(startY + Math.round(distanceCoef * (finalY - startY)), maxY), minY);
        if (currX == finalX && currY == finalY) finished = true;
        return true;
    }

    public void startScroll(int startX, int startY, int dx, int dy) {
        startScroll(startX, startY, dx, dy, DEFAULT_DURATION);
    }

    public void startScroll(int startX, int startY, int dx, int dy, int duration) {
        mode = 0;
        finished = false;
        this.duration = duration;
        startTime = AnimationUtils.currentAnimationTimeMillis();
        this.startX = startX;
        this.startY = startY;
        finalX = startX + dx;
        finalY = startY + dy;
        deltaX = dx;
        deltaY = dy;
        durationReciprocal = 1.0f / duration;
    }

    public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY) {
        if (flywheel && !finished) {
            float old = getCurrVelocity();
            float dx = finalX - this.startX;
            float dy = finalY - this.startY;
            float hyp = (float) Math.hypot(dx, dy);
            float oldX = dx / hyp * old;
            float oldY = dy / hyp * old;
            if (Math.signum(velocityX) == Math.signum(oldX) && Math.signum(velocityY) == Math.signum(oldY)) {
                velocityX += oldX;
                velocityY += oldY;
            }
        }
        mode = 1;
        finished = false;
        float v = (float) Math.hypot(velocityX, velocityY);
        velocity = v;
        duration = flingDuration(v, friction, physicalCoeff);
        startTime = AnimationUtils.currentAnimationTimeMillis();
        this.startX = startX;
        this.startY = startY;
        float coeffX = v == 0 ? 1.0f : velocityX / v;
        float coeffY = v == 0 ? 1.0f : velocityY / v;
        double total = flingDistance(v, friction, physicalCoeff);
        distance = (int) (total * Math.signum(v));
        this.minX = minX;
        this.maxX = maxX;
        this.minY = minY;
        this.maxY = maxY;
        finalX = Math.max(Math.min(startX + (int) Math.round(total * coeffX), maxX), minX);
        finalY = Math.max(Math.min(startY + (int) Math.round(total * coeffY), maxY), minY);
    }

    static int flingDuration(float velocity, float friction, float physicalCoeff) {
        double l = Math.log(INFLEXION * Math.abs(velocity) / (friction * physicalCoeff));
        return (int) (1000.0 * Math.exp(l / (DECELERATION_RATE - 1.0)));
    }

    static double flingDistance(float velocity, float friction, float physicalCoeff) {
        double l = Math.log(INFLEXION * Math.abs(velocity) / (friction * physicalCoeff));
        return friction * physicalCoeff * Math.exp(DECELERATION_RATE / (DECELERATION_RATE - 1.0) * l);
    }

    public void abortAnimation() {
        currX = finalX;
        currY = finalY;
        finished = true;
    }

    public void extendDuration(int extend) {
        duration = timePassed() + extend;
        durationReciprocal = 1.0f / duration;
        finished = false;
    }

    public int timePassed() {
        return (int) (AnimationUtils.currentAnimationTimeMillis() - startTime);
    }

    public void setFinalX(int newX) {
        finalX = newX;
        deltaX = finalX - startX;
        finished = false;
    }

    public void setFinalY(int newY) {
        finalY = newY;
        deltaY = finalY - startY;
        finished = false;
    }

    public boolean isScrollingInDirection(float xvel, float yvel) {
        return !finished && Math.signum(xvel) == Math.signum(finalX - startX) && Math.signum(yvel) == Math.signum(finalY - startY);
    }
}
