import static esdroid.conformance.Out.*;

/** Turns in space. */
public class Sensing {
    static String round(float[] all) {
        StringBuilder b = new StringBuilder();
        for (float f : all) b.append(Math.round(100 * f)).append(' ');
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        float[] r = new float[9];
        float[] i = new float[9];
        say(android.hardware.SensorManager.getRotationMatrix(r, i, new float[] {0, 0, 9.81f}, new float[] {0, 30, -30}));
        say(round(r), Math.round(100 * android.hardware.SensorManager.getInclination(i)));
        float[] o = android.hardware.SensorManager.getOrientation(r, new float[3]);
        say(round(o));
        say(android.hardware.SensorManager.getRotationMatrix(r, null, new float[] {0, 0, .1f}, new float[] {0, 0, 1}));
        say(android.hardware.SensorManager.remapCoordinateSystem(r, android.hardware.SensorManager.AXIS_X, android.hardware.SensorManager.AXIS_Z, new float[9]), android.hardware.SensorManager.remapCoordinateSystem(r, 1, 1, new float[9]));
        say(Math.round(android.hardware.SensorManager.getAltitude(1013.25f, 900)), android.hardware.SensorManager.GRAVITY_EARTH, android.hardware.SensorManager.SENSOR_DELAY_GAME);
    }
}
