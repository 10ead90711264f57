package android.view;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;

/** Tells in which direction the device is held, in degrees, by its accelerometer. */
public abstract class OrientationEventListener {
    public static final int ORIENTATION_UNKNOWN = -1;

    private int mOrientation = ORIENTATION_UNKNOWN;
    private final SensorManager mSensorManager;
    private final Sensor mSensor;
    private final int mRate;
    private boolean mEnabled;
    private SensorEventListener mListener;

    public OrientationEventListener(Context context) {
        this(context, SensorManager.SENSOR_DELAY_NORMAL);
    }

    public OrientationEventListener(Context context, int rate) {
        mSensorManager = (SensorManager) context.getSystemService(Context.SENSOR_SERVICE);
        mSensor = mSensorManager.getDefaultSensor(Sensor.TYPE_ACCELEROMETER);
        mRate = rate;
        if (mSensor != null) {
            mListener = new SensorEventListener() {
                public void onSensorChanged(SensorEvent event) {
                    held(-event.values[0], -event.values[1], -event.values[2]);
                }

                public void onAccuracyChanged(Sensor sensor, int accuracy) {
                }
            };
        }
    }

    /** Nearly flat, the direction is not known. */
    private void held(float x, float y, float z) {
        int orientation = ORIENTATION_UNKNOWN;
        if (4 * (x * x + y * y) >= z * z) {
            orientation = 90 - Math.round((float) Math.atan2(-y, x) * 57.29577957855f);
            while (orientation >= 360) {
                orientation -= 360;
            }
            while (orientation < 0) {
                orientation += 360;
            }
        }
        if (orientation != mOrientation) {
            mOrientation = orientation;
            onOrientationChanged(orientation);
        }
    }

    public void enable() {
        if (mSensor != null && !mEnabled) {
            mSensorManager.registerListener(mListener, mSensor, mRate);
            mEnabled = true;
        }
    }

    public void disable() {
        if (mSensor != null && mEnabled) {
            mSensorManager.unregisterListener(mListener);
            mEnabled = false;
        }
    }

    public boolean canDetectOrientation() {
        return mSensor != null;
    }

    public abstract void onOrientationChanged(int orientation);
}
