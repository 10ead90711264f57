package android.graphics;

/** A place where pictures of a camera or player would come in. */
public class SurfaceTexture {
    private boolean released;

    /** Told when a picture came in. */
    public interface OnFrameAvailableListener {
        void onFrameAvailable(SurfaceTexture surfaceTexture);
    }

    /** There is no room for a picture. */
    @SuppressWarnings("serial")
    @Deprecated
    public static class OutOfResourcesException extends Exception {
        public OutOfResourcesException() {
        }

        public OutOfResourcesException(String name) {
            super(name);
        }
    }

    public SurfaceTexture(int texName) {
    }

    public SurfaceTexture(int texName, boolean singleBufferMode) {
    }

    public SurfaceTexture(boolean singleBufferMode) {
    }

    public void setOnFrameAvailableListener(OnFrameAvailableListener listener) {
    }

    public void setDefaultBufferSize(int width, int height) {
    }

    public void updateTexImage() {
        if (released) throw new IllegalStateException("Unable to update texture contents (see logcat for details)");
    }

    public void getTransformMatrix(float[] mtx) {
        if (mtx.length != 16) throw new IllegalArgumentException();
        java.util.Arrays.fill(mtx, 0);
        for (int i = 0; i < 16; i += 5) mtx[i] = 1;
    }

    public long getTimestamp() {
        return 0;
    }

    public void release() {
        released = true;
    }

    public boolean isReleased() {
        return released;
    }
}
