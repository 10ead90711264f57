package android.graphics;

/** Turns things in space and gives the matrix of how they look. */
public class Camera {
    // Rows of a 3x4 matrix.
    private double[] m = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    private final java.util.ArrayList<double[]> saved = new java.util.ArrayList<double[]>();
    private float x;
    private float y;
    private float z = -8;

    public void save() {
        saved.add(m.clone());
    }

    public void restore() {
        if (!saved.isEmpty()) m = saved.remove(saved.size() - 1);
    }

    private void pre(double[] n) {
        double[] r = new double[12];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 4; j++) {
                r[4 * i + j] = m[4 * i] * n[j] + m[4 * i + 1] * n[4 + j] + m[4 * i + 2] * n[8 + j] + (j == 3 ? m[4 * i + 3] : 0);
            }
        }
        m = r;
    }

    public void translate(float tx, float ty, float tz) {
        pre(new double[] {1, 0, 0, tx, 0, 1, 0, ty, 0, 0, 1, tz});
    }

    public void rotateX(float deg) {
        double r = Math.toRadians(deg);
        pre(new double[] {1, 0, 0, 0, 0, Math.cos(r), -Math.sin(r), 0, 0, Math.sin(r), Math.cos(r), 0});
    }

    public void rotateY(float deg) {
        double r = Math.toRadians(deg);
        pre(new double[] {Math.cos(r), 0, -Math.sin(r), 0, 0, 1, 0, 0, Math.sin(r), 0, Math.cos(r), 0});
    }

    public void rotateZ(float deg) {
        double r = Math.toRadians(-deg);
        pre(new double[] {Math.cos(r), -Math.sin(r), 0, 0, Math.sin(r), Math.cos(r), 0, 0, 0, 0, 1, 0});
    }

    public void rotate(float rx, float ry, float rz) {
        rotateX(rx);
        rotateY(ry);
        rotateZ(rz);
    }

    public float getLocationX() {
        return x;
    }

    public float getLocationY() {
        return y;
    }

    public float getLocationZ() {
        return z;
    }

    public void setLocation(float x, float y, float z) {
        this.x = x;
        this.y = y;
        this.z = z;
    }

    public void getMatrix(Matrix matrix) {
        double d = -z * 72;
        double[] r = {m[0], -m[1], m[3], -m[4], m[5], -m[7], m[8] / d, -m[9] / d, 1 + m[11] / d};
        float[] v = new float[9];
        for (int i = 0; i < 9; i++) v[i] = (float) (r[i] / r[8]) + 0.0f;
        matrix.setValues(v);
    }

    public void applyToCanvas(Canvas canvas) {
        Matrix matrix = new Matrix();
        getMatrix(matrix);
        canvas.concat(matrix);
    }

    public float dotWithNormal(float dx, float dy, float dz) {
        return (float) (m[2] * dx + m[6] * dy + m[10] * dz);
    }
}
