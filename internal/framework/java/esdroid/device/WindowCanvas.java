package esdroid.device;

import android.graphics.Canvas;

/** The canvas that a window draws itself on; what was drawn is kept by the host until the window draws again. */
public final class WindowCanvas extends Canvas {
    private final Object window;

    public WindowCanvas(Object window, int width, int height, int density) {
        super(width, height, density);
        this.window = window;
    }

    /** Ends the drawing and makes it what the window shows. */
    public void finish() {
        nativeFinish(window);
    }

    /** Forgets what the window showed. */
    public void forget() {
        nativeForget(window);
    }
}
