package android.hardware;

/** Told what a sensor measures, in the old way. */
public interface SensorListener {

    void onSensorChanged(int p0, float[] p1);

    void onAccuracyChanged(int p0, int p1);
}
