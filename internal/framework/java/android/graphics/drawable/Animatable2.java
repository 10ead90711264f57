package android.graphics.drawable;

/** A drawable that moves and tells when it does. */
public interface Animatable2 extends Animatable {
    void registerAnimationCallback(AnimationCallback callback);

    boolean unregisterAnimationCallback(AnimationCallback callback);

    void clearAnimationCallbacks();

    /** Told of the beginning and the end. */
    abstract class AnimationCallback {
        public void onAnimationStart(Drawable drawable) {
        }

        public void onAnimationEnd(Drawable drawable) {
        }
    }
}
