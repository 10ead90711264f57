package android.view;

import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.os.Parcel;
import android.os.Parcelable;

/** What is drawn on outside of the view tree. */
public class Surface implements Parcelable {
    public static final int ROTATION_0 = 0, ROTATION_90 = 1, ROTATION_180 = 2, ROTATION_270 = 3;
    private boolean mValid;
    private Canvas mCanvas;
    private int mWidth, mHeight;

    /** Thrown where no surface can be had. */
    @SuppressWarnings("serial")
    public static class OutOfResourcesException extends RuntimeException {
        public OutOfResourcesException() { }
        public OutOfResourcesException(String name) { super(name); }
    }

    public Surface() {
    }

    public Surface(SurfaceTexture surfaceTexture) {
        if (surfaceTexture == null) {
            throw new IllegalArgumentException("surfaceTexture must not be null");
        }
        mValid = true;
    }

    void create(int width, int height) {
        mValid = true;
        mWidth = width;
        mHeight = height;
    }

    public void release() {
        mValid = false;
        mCanvas = null;
    }

    public void destroy() { release(); }
    public boolean isValid() { return mValid; }

    public Canvas lockCanvas(Rect inOutDirty) throws OutOfResourcesException, IllegalArgumentException {
        if (!mValid) {
            throw new IllegalArgumentException();
        }
        if (mCanvas != null) {
            throw new IllegalArgumentException("Surface was already locked");
        }
        mCanvas = new Canvas(android.graphics.Bitmap.createBitmap(Math.max(1, mWidth), Math.max(1, mHeight), android.graphics.Bitmap.Config.ARGB_8888));
        return mCanvas;
    }

    public Canvas lockHardwareCanvas() { return lockCanvas(null); }

    public void unlockCanvasAndPost(Canvas canvas) {
        if (!mValid) {
            throw new IllegalStateException("Surface has already been released.");
        }
        if (canvas != mCanvas) {
            throw new IllegalArgumentException("canvas object must be the same instance that was previously returned by lockCanvas");
        }
        mCanvas = null;
    }

    @Override public int describeContents() { return 0; }
    @Override public void writeToParcel(Parcel dest, int flags) { dest.writeInt(mValid ? 1 : 0); }

    public static final Parcelable.Creator<Surface> CREATOR = new Parcelable.Creator<Surface>() {
        @Override
        public Surface createFromParcel(Parcel source) {
            final Surface s = new Surface();
            s.mValid = source.readInt() != 0;
            return s;
        }

        @Override public Surface[] newArray(int size) { return new Surface[size]; }
    };

    public static String rotationToString(int rotation) {
        return rotation >= 0 && rotation < 4 ? "ROTATION_" + rotation * 90 : "ROTATION_UNKNOWN";
    }

    @Override public String toString() { return "Surface(name=null)/@0x" + Integer.toHexString(System.identityHashCode(this)); }
}
