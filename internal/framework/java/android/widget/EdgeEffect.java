package android.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.view.animation.AnimationUtils;

/** The glow at an edge that cannot scroll on. */
public class EdgeEffect {
    public static final PorterDuff.Mode DEFAULT_BLEND_MODE = PorterDuff.Mode.SRC_ATOP;
    private static final int RECEDE_TIME = 600;

    private static final int IDLE = 0;
    private static final int PULL = 1;
    private static final int ABSORB = 2;
    private static final int RECEDE = 3;

    private int color = 0x66666666;
    private int state = IDLE;
    private long startTime;
    private float duration;
    private float pulled;
    private int height;

    public EdgeEffect(Context context) {}

    public void setSize(int width, int height) {
        // the glow is the part of a circle that is seen below a chord of the width
        this.height = (int) Math.min(height, arch(width));
    }

    private static float arch(int width) {
        float radius = width * 0.75f / (float) Math.sin(Math.PI / 6);
        return radius - (float) Math.cos(Math.PI / 6) * radius;
    }

    public boolean isFinished() {
        return state == IDLE;
    }

    public void finish() {
        state = IDLE;
    }

    public void onPull(float deltaDistance) {
        onPull(deltaDistance, 0.5f);
    }

    public void onPull(float deltaDistance, float displacement) {
        state = PULL;
        startTime = AnimationUtils.currentAnimationTimeMillis();
        duration = 167;
        pulled += deltaDistance;
    }

    public void onRelease() {
        pulled = 0;
        if (state != PULL) return;
        recede();
    }

    private void recede() {
        state = RECEDE;
        startTime = AnimationUtils.currentAnimationTimeMillis();
        duration = RECEDE_TIME;
    }

    public void onAbsorb(int velocity) {
        state = ABSORB;
        startTime = AnimationUtils.currentAnimationTimeMillis();
        duration = 0.15f + Math.min(Math.max(100, Math.abs(velocity)), 10000) * 0.02f;
    }

    public void setColor(int color) {
        this.color = color;
    }

    public int getColor() {
        return color;
    }

    public boolean draw(Canvas canvas) {
        long now = AnimationUtils.currentAnimationTimeMillis();
        if (now - startTime >= duration) {
            if (state == ABSORB) recede();
            else if (state == RECEDE) state = IDLE;
        }
        return state != IDLE;
    }

    public int getMaxHeight() {
        return (int) (height * 2.0f + 0.5f);
    }
}
