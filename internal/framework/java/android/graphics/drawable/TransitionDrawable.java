package android.graphics.drawable;

import android.graphics.Canvas;
import android.os.SystemClock;

/** Fades from one drawable to another. */
public class TransitionDrawable extends LayerDrawable {
    private static final int NONE = 2;
    private static final int RUNNING = 1;
    private static final int STARTING = 0;

    private int state = NONE;
    private boolean reverse;
    private long start;
    private int from;
    private int to;
    private int duration;
    private int originalDuration;
    private int alpha;
    private boolean crossFade;

    public TransitionDrawable(Drawable[] layers) {
        super(layers);
    }

    TransitionDrawable() {
    }

    @Override
    LayerDrawable blank() {
        return new TransitionDrawable();
    }

    public void startTransition(int durationMillis) {
        from = 0;
        to = 255;
        alpha = 0;
        duration = originalDuration = durationMillis;
        reverse = false;
        state = STARTING;
        invalidateSelf();
    }

    public void resetTransition() {
        alpha = 0;
        state = NONE;
        invalidateSelf();
    }

    public void reverseTransition(int durationMillis) {
        long time = SystemClock.uptimeMillis();
        if (time - start > duration) {
            if (to == 0) {
                from = 0;
                to = 255;
                alpha = 0;
                reverse = false;
            } else {
                from = 255;
                to = 0;
                alpha = 255;
                reverse = true;
            }
            duration = originalDuration = durationMillis;
            state = STARTING;
            invalidateSelf();
            return;
        }
        reverse = !reverse;
        from = alpha;
        to = reverse ? 0 : 255;
        duration = (int) (reverse ? time - start : originalDuration - (time - start));
        state = STARTING;
    }

    @Override
    public void draw(Canvas canvas) {
        boolean done = true;
        if (state == STARTING) {
            start = SystemClock.uptimeMillis();
            done = false;
            state = RUNNING;
        } else if (state == RUNNING && start >= 0) {
            float n = (float) (SystemClock.uptimeMillis() - start) / duration;
            done = n >= 1.0f;
            alpha = (int) (from + (to - from) * Math.min(n, 1.0f));
        }
        if (done) {
            if (!crossFade || alpha == 0) getDrawable(0).draw(canvas);
            if (alpha == 0xFF) getDrawable(1).draw(canvas);
            return;
        }
        Drawable d = getDrawable(0);
        if (crossFade) d.setAlpha(255 - alpha);
        d.draw(canvas);
        if (crossFade) d.setAlpha(0xFF);
        if (alpha > 0) {
            d = getDrawable(1);
            d.setAlpha(alpha);
            d.draw(canvas);
            d.setAlpha(0xFF);
        }
        invalidateSelf();
    }

    public void setCrossFadeEnabled(boolean enabled) {
        crossFade = enabled;
    }

    public boolean isCrossFadeEnabled() {
        return crossFade;
    }
}
