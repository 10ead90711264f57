package android.view;

import android.graphics.Canvas;
import android.graphics.Rect;

/** Holds a surface. */
public interface SurfaceHolder {
    /** A type of surface that cannot be. */
    public static class BadSurfaceTypeException extends RuntimeException {
        public BadSurfaceTypeException() {
        }

        public BadSurfaceTypeException(String name) {
            super(name);
        }
    }

    int SURFACE_TYPE_NORMAL = 0;
    int SURFACE_TYPE_HARDWARE = 1;
    int SURFACE_TYPE_GPU = 2;
    int SURFACE_TYPE_PUSH_BUFFERS = 3;
    void addCallback(SurfaceHolder.Callback a);
    void removeCallback(SurfaceHolder.Callback a);
    boolean isCreating();
    void setType(int a);
    void setFixedSize(int a, int b);
    void setSizeFromLayout();
    void setFormat(int a);
    void setKeepScreenOn(boolean a);
    Canvas lockCanvas();
    Canvas lockCanvas(Rect a);
    default Canvas lockHardwareCanvas() {
        throw new IllegalStateException("This SurfaceHolder doesn't support lockHardwareCanvas");
    }
    void unlockCanvasAndPost(Canvas a);
    Rect getSurfaceFrame();
    Surface getSurface();

    public interface Callback {
        void surfaceCreated(SurfaceHolder a);
        void surfaceChanged(SurfaceHolder a, int b, int c, int d);
        void surfaceDestroyed(SurfaceHolder a);
    }

    public interface Callback2 extends SurfaceHolder.Callback {
        void surfaceRedrawNeeded(SurfaceHolder a);
        default void surfaceRedrawNeededAsync(SurfaceHolder a, Runnable b) {
            surfaceRedrawNeeded(a);
            b.run();
        }
    }
}
