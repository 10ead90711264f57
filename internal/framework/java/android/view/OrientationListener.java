package android.view;

import android.content.Context;
import android.hardware.SensorListener;

/** The old name of OrientationEventListener. */
@Deprecated
public abstract class OrientationListener implements SensorListener {
    public static final int ORIENTATION_UNKNOWN = -1;

    private final OrientationEventListener events;

    public OrientationListener(Context context) {
        this(context, 3);
    }

    public OrientationListener(Context context, int rate) {
        events = new OrientationEventListener(context, rate) {
            @Override
            public void onOrientationChanged(int orientation) {
                OrientationListener.this.onOrientationChanged(orientation);
            }
        };
    }

    public void enable() {
        events.enable();
    }

    public void disable() {
        events.disable();
    }

    public void onAccuracyChanged(int sensor, int accuracy) {}

    public void onSensorChanged(int sensor, float[] values) {}

    public abstract void onOrientationChanged(int orientation);
}
