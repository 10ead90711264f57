import android.hardware.SensorManager;
import static esdroid.conformance.Out.*;

/** Rotations as vectors, matrices, quaternions and angles. */
public class Rotations {
    private static String digits(float[] all) {
        StringBuilder b = new StringBuilder();
        for (float f : all) b.append(Math.round(f * 1000)).append(' ');
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        float[] turned = null;
        for (float[] v : new float[][] {{0, 0, 0}, {0.1f, 0.2f, 0.3f}, {0.5f, -0.5f, 0.5f, 0.5f}, {0.9f, 0.9f, 0.9f}}) {
            float[] nine = new float[9], sixteen = new float[16], none = new float[4], q = new float[4], change = new float[3];
            SensorManager.getRotationMatrixFromVector(nine, v);
            SensorManager.getRotationMatrixFromVector(sixteen, v);
            SensorManager.getRotationMatrixFromVector(none, v);
            SensorManager.getQuaternionFromVector(q, v);
            say(digits(nine));
            say(digits(sixteen));
            say(digits(none), digits(q));
            if (turned != null) {
                SensorManager.getAngleChange(change, nine, turned);
                say(digits(change));
            }
            turned = nine;
        }
        fails("short vector", new Code() {
            public void run() throws Exception {
                SensorManager.getRotationMatrixFromVector(new float[9], new float[2]);
            }
        });
    }
}
