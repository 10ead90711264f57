package android.hardware;

import android.os.Handler;
import java.util.ArrayList;
import java.util.List;

/** A device without sensors, and what is computed from their values. */
public class SensorManager {
    public static final int SENSOR_ORIENTATION = 1;
    public static final int SENSOR_ACCELEROMETER = 2;
    public static final int SENSOR_TEMPERATURE = 4;
    public static final int SENSOR_MAGNETIC_FIELD = 8;
    public static final int SENSOR_LIGHT = 16;
    public static final int SENSOR_PROXIMITY = 32;
    public static final int SENSOR_TRICORDER = 64;
    public static final int SENSOR_ORIENTATION_RAW = 128;
    public static final int SENSOR_ALL = 127;
    public static final int SENSOR_MIN = 1;
    public static final int SENSOR_MAX = 64;
    public static final int DATA_X = 0;
    public static final int DATA_Y = 1;
    public static final int DATA_Z = 2;
    public static final int RAW_DATA_INDEX = 3;
    public static final int RAW_DATA_X = 3;
    public static final int RAW_DATA_Y = 4;
    public static final int RAW_DATA_Z = 5;
    public static final float STANDARD_GRAVITY = 9.80665f;
    public static final float GRAVITY_SUN = 275.0f;
    public static final float GRAVITY_MERCURY = 3.7f;
    public static final float GRAVITY_VENUS = 8.87f;
    public static final float GRAVITY_EARTH = 9.80665f;
    public static final float GRAVITY_MOON = 1.6f;
    public static final float GRAVITY_MARS = 3.71f;
    public static final float GRAVITY_JUPITER = 23.12f;
    public static final float GRAVITY_SATURN = 8.96f;
    public static final float GRAVITY_URANUS = 8.69f;
    public static final float GRAVITY_NEPTUNE = 11.0f;
    public static final float GRAVITY_PLUTO = 0.6f;
    public static final float GRAVITY_DEATH_STAR_I = 3.5303614E-7f;
    public static final float GRAVITY_THE_ISLAND = 4.815162f;
    public static final float MAGNETIC_FIELD_EARTH_MAX = 60.0f;
    public static final float MAGNETIC_FIELD_EARTH_MIN = 30.0f;
    public static final float PRESSURE_STANDARD_ATMOSPHERE = 1013.25f;
    public static final float LIGHT_SUNLIGHT_MAX = 120000.0f;
    public static final float LIGHT_SUNLIGHT = 110000.0f;
    public static final float LIGHT_SHADE = 20000.0f;
    public static final float LIGHT_OVERCAST = 10000.0f;
    public static final float LIGHT_SUNRISE = 400.0f;
    public static final float LIGHT_CLOUDY = 100.0f;
    public static final float LIGHT_FULLMOON = 0.25f;
    public static final float LIGHT_NO_MOON = 0.001f;
    public static final int SENSOR_DELAY_FASTEST = 0;
    public static final int SENSOR_DELAY_GAME = 1;
    public static final int SENSOR_DELAY_UI = 2;
    public static final int SENSOR_DELAY_NORMAL = 3;
    public static final int SENSOR_STATUS_NO_CONTACT = -1;
    public static final int SENSOR_STATUS_UNRELIABLE = 0;
    public static final int SENSOR_STATUS_ACCURACY_LOW = 1;
    public static final int SENSOR_STATUS_ACCURACY_MEDIUM = 2;
    public static final int SENSOR_STATUS_ACCURACY_HIGH = 3;
    public static final int AXIS_X = 1;
    public static final int AXIS_Y = 2;
    public static final int AXIS_Z = 3;
    public static final int AXIS_MINUS_X = 129;
    public static final int AXIS_MINUS_Y = 130;
    public static final int AXIS_MINUS_Z = 131;

    public SensorManager() {
    }

    @Deprecated
    public int getSensors() {
        return 0;
    }

    public List<Sensor> getSensorList(int type) {
        return new ArrayList<Sensor>();
    }

    public List<Sensor> getDynamicSensorList(int type) {
        return new ArrayList<Sensor>();
    }

    public Sensor getDefaultSensor(int type) {
        return null;
    }

    public Sensor getDefaultSensor(int type, boolean wakeUp) {
        return null;
    }

    @Deprecated
    public boolean registerListener(SensorListener listener, int sensors) {
        return false;
    }

    @Deprecated
    public boolean registerListener(SensorListener listener, int sensors, int rate) {
        return false;
    }

    @Deprecated
    public void unregisterListener(SensorListener listener) {
    }

    @Deprecated
    public void unregisterListener(SensorListener listener, int sensors) {
    }

    public void unregisterListener(SensorEventListener listener, Sensor sensor) {
    }

    public void unregisterListener(SensorEventListener listener) {
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs) {
        return registerListener(listener, sensor, samplingPeriodUs, (Handler) null);
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs,
            int maxReportLatencyUs) {
        return registerListener(listener, sensor, samplingPeriodUs, (Handler) null);
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs,
            Handler handler) {
        if (listener == null || sensor == null) {
            android.util.Log.e("SensorManager", "sensor or listener is null");
        }
        return false;
    }

    public boolean flush(SensorEventListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener cannot be null");
        }
        return false;
    }

    public static boolean getRotationMatrix(float[] r, float[] i, float[] gravity, float[] geomagnetic) {
        float ax = gravity[0];
        float ay = gravity[1];
        float az = gravity[2];
        float normSq = ax * ax + ay * ay + az * az;
        if (normSq < 0.01f * 9.81f * 9.81f) {
            return false;
        }
        float ex = geomagnetic[0];
        float ey = geomagnetic[1];
        float ez = geomagnetic[2];
        float hx = ey * az - ez * ay;
        float hy = ez * ax - ex * az;
        float hz = ex * ay - ey * ax;
        float normH = (float) Math.sqrt(hx * hx + hy * hy + hz * hz);
        if (normH < 0.1f) {
            return false;
        }
        float inv = 1.0f / normH;
        hx *= inv;
        hy *= inv;
        hz *= inv;
        inv = 1.0f / (float) Math.sqrt(ax * ax + ay * ay + az * az);
        ax *= inv;
        ay *= inv;
        az *= inv;
        float mx = ay * hz - az * hy;
        float my = az * hx - ax * hz;
        float mz = ax * hy - ay * hx;
        if (r != null) {
            if (r.length == 9) {
                fill(r, 3, hx, hy, hz, mx, my, mz, ax, ay, az);
            } else if (r.length == 16) {
                fill(r, 4, hx, hy, hz, mx, my, mz, ax, ay, az);
            }
        }
        if (i != null) {
            float invE = 1.0f / (float) Math.sqrt(ex * ex + ey * ey + ez * ez);
            float c = (ex * mx + ey * my + ez * mz) * invE;
            float s = (ex * ax + ey * ay + ez * az) * invE;
            if (i.length == 9) {
                fill(i, 3, 1, 0, 0, 0, c, s, 0, -s, c);
            } else if (i.length == 16) {
                fill(i, 4, 1, 0, 0, 0, c, s, 0, -s, c);
            }
        }
        return true;
    }

    private static void fill(float[] m, int row, float... v) {
        if (m.length == 16) {
            java.util.Arrays.fill(m, 0);
            m[15] = 1;
        }
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                m[y * row + x] = v[y * 3 + x];
            }
        }
    }

    /** The rotation of a rotation vector, as a matrix of nine or sixteen numbers. */
    public static void getRotationMatrixFromVector(float[] R, float[] rotationVector) {
        float x = rotationVector[0], y = rotationVector[1], z = rotationVector[2];
        float w = real(rotationVector);
        float[] rows = {
            1 - 2 * y * y - 2 * z * z, 2 * x * y - 2 * z * w, 2 * x * z + 2 * y * w,
            2 * x * y + 2 * z * w, 1 - 2 * x * x - 2 * z * z, 2 * y * z - 2 * x * w,
            2 * x * z - 2 * y * w, 2 * y * z + 2 * x * w, 1 - 2 * x * x - 2 * y * y};
        if (R.length == 9) {
            System.arraycopy(rows, 0, R, 0, 9);
        } else if (R.length == 16) {
            for (int row = 0; row < 4; row++) {
                for (int column = 0; column < 4; column++) {
                    R[4 * row + column] = row < 3 && column < 3 ? rows[3 * row + column] : row == column ? 1 : 0;
                }
            }
        }
    }

    /** The unit quaternion of a rotation vector, its real part first. */
    public static void getQuaternionFromVector(float[] Q, float[] rv) {
        Q[0] = real(rv);
        System.arraycopy(rv, 0, Q, 1, 3);
    }

    private static float real(float[] v) {
        return v.length >= 4 ? v[3] : (float) Math.sqrt(Math.max(0, 1 - v[0] * v[0] - v[1] * v[1] - v[2] * v[2]));
    }

    /** The angles by which a rotation became another, about z, x and y. */
    public static void getAngleChange(float[] angleChange, float[] R, float[] prevR) {
        float yx = product(prevR, 0, R, 1), yy = product(prevR, 1, R, 1), zx = product(prevR, 2, R, 0), zy = product(prevR, 2, R, 1), zz = product(prevR, 2, R, 2);
        angleChange[0] = (float) Math.atan2(yx, yy);
        angleChange[1] = (float) Math.asin(-zy);
        angleChange[2] = (float) Math.atan2(-zx, zz);
    }

    /** The product of a column of a rotation with one of another; matrices have three rows or four. */
    private static float product(float[] a, int i, float[] b, int j) {
        int n = a.length == 9 ? 3 : 4, m = b.length == 9 ? 3 : 4;
        return a[i] * b[j] + a[n + i] * b[m + j] + a[2 * n + i] * b[2 * m + j];
    }

    public static float getInclination(float[] i) {
        return i.length == 9 ? (float) Math.atan2(i[5], i[4]) : (float) Math.atan2(i[6], i[5]);
    }

    public static float[] getOrientation(float[] r, float[] values) {
        int row = r.length == 9 ? 3 : 4;
        values[0] = (float) Math.atan2(r[1], r[row + 1]);
        values[1] = (float) Math.asin(-r[2 * row + 1]);
        values[2] = (float) Math.atan2(-r[2 * row], r[2 * row + 2]);
        return values;
    }

    public static float getAltitude(float p0, float p) {
        return 44330.0f * (1.0f - (float) Math.pow(p / p0, 1.0f / 5.255f));
    }

    /** Turns a rotation matrix so that its axes x and y are the given ones. */
    public static boolean remapCoordinateSystem(float[] inR, int x, int y, float[] outR) {
        if (inR.length != outR.length || (x & 0x7C) != 0 || (y & 0x7C) != 0 || (x & 3) == 0 || (y & 3) == 0 || (x & 3) == (y & 3)) {
            return false;
        }
        int z = x ^ y;
        int first = (x & 3) - 1;
        int second = (y & 3) - 1;
        int third = (z & 3) - 1;
        // The third axis follows from the others; it points away when they are not in order.
        if ((first ^ (third + 1) % 3 | second ^ (third + 2) % 3) != 0) {
            z ^= 0x80;
        }
        float[] from = inR == outR ? inR.clone() : inR;
        int row = from.length == 16 ? 4 : 3;
        for (int j = 0; j < 3; j++) {
            int at = j * row;
            outR[at + first] = x >= 0x80 ? -from[at] : from[at];
            outR[at + second] = y >= 0x80 ? -from[at + 1] : from[at + 1];
            outR[at + third] = z >= 0x80 ? -from[at + 2] : from[at + 2];
        }
        if (row == 4) {
            outR[3] = outR[7] = outR[11] = outR[12] = outR[13] = outR[14] = 0;
            outR[15] = 1;
        }
        return true;
    }
}
