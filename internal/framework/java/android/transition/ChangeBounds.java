package android.transition;

/** Views move. */
public class ChangeBounds extends Transition {
    public void setResizeClip(boolean resizeClip) {
    }

    @Override
    public void captureStartValues(TransitionValues values) {
    }

    @Override
    public void captureEndValues(TransitionValues values) {
    }
}
