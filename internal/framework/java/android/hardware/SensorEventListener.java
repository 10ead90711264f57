package android.hardware;

/** Told what a sensor measures. */
public interface SensorEventListener {

    void onSensorChanged(android.hardware.SensorEvent p0);

    void onAccuracyChanged(android.hardware.Sensor p0, int p1);
}
