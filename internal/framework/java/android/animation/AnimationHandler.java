package android.animation;

import android.view.Choreographer;
import java.util.ArrayList;

/** Gives each frame of the clock to the animations of a thread. */
public class AnimationHandler {
    private static final ThreadLocal<AnimationHandler> HANDLER = new ThreadLocal<AnimationHandler>();

    private final ArrayList<AnimationFrameCallback> callbacks = new ArrayList<AnimationFrameCallback>();
    private boolean scheduled;

    /** Told of frames. */
    interface AnimationFrameCallback {
        boolean doAnimationFrame(long frameTime);
    }

    private final Choreographer.FrameCallback frame = new Choreographer.FrameCallback() {
        @Override
        public void doFrame(long frameTimeNanos) {
            scheduled = false;
            long now = frameTimeNanos / 1000000;
            for (AnimationFrameCallback c : new ArrayList<AnimationFrameCallback>(callbacks)) {
                if (callbacks.contains(c)) c.doAnimationFrame(now);
            }
            schedule();
        }
    };

    public static AnimationHandler getInstance() {
        AnimationHandler h = HANDLER.get();
        if (h == null) {
            h = new AnimationHandler();
            HANDLER.set(h);
        }
        return h;
    }

    private void schedule() {
        if (scheduled || callbacks.isEmpty()) return;
        scheduled = true;
        Choreographer.getInstance().postFrameCallback(frame);
    }

    void add(AnimationFrameCallback callback) {
        if (!callbacks.contains(callback)) callbacks.add(callback);
        schedule();
    }

    void remove(AnimationFrameCallback callback) {
        callbacks.remove(callback);
    }

    /** How many animations run. */
    public static int getAnimationCount() {
        AnimationHandler h = HANDLER.get();
        return h == null ? 0 : h.callbacks.size();
    }
}
