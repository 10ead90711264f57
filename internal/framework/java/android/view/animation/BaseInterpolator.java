package android.view.animation;

/** Base of the platform's interpolators. */
public abstract class BaseInterpolator implements Interpolator {
    private int changing;

    public int getChangingConfiguration() {
        return changing;
    }

    void setChangingConfiguration(int changingConfiguration) {
        changing = changingConfiguration;
    }
}
