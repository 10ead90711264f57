package android.view;

import android.graphics.Bitmap;
import android.graphics.Canvas;

/** The canvas that windows are drawn on. Where the hardware draws, each view has one of its own, of its own size. */
public class DisplayListCanvas extends Canvas {
    private static final int MAX_BITMAP_SIZE = 100 * 1024 * 1024;
    private static final int MAX_BITMAP_EDGE = 8192;

    private final boolean mHardware;
    private int mWidth;
    private int mHeight;

    DisplayListCanvas(boolean hardware) {
        mHardware = hardware;
    }

    /** Begins the drawing of a window. */
    void start(int width, int height) {
        begin(width, height);
        mWidth = width;
        mHeight = height;
    }

    /** Begins the drawing of a view inside of the window; the next size follows when it is drawn. */
    void resize(int width, int height) {
        if (mHardware) {
            mWidth = width;
            mHeight = height;
        }
    }

    @Override
    public int getWidth() {
        return mWidth;
    }

    @Override
    public int getHeight() {
        return mHeight;
    }

    @Override
    public boolean isHardwareAccelerated() {
        return mHardware;
    }

    @Override
    public boolean isOpaque() {
        return false;
    }

    @Override
    public int getMaximumBitmapWidth() {
        return mHardware ? MAX_BITMAP_EDGE : super.getMaximumBitmapWidth();
    }

    @Override
    public int getMaximumBitmapHeight() {
        return mHardware ? MAX_BITMAP_EDGE : super.getMaximumBitmapHeight();
    }

    @Override
    public void setBitmap(Bitmap bitmap) {
        if (mHardware) {
            throw new UnsupportedOperationException();
        }
        super.setBitmap(bitmap);
    }

    @Override
    public void setDensity(int density) {
        if (!mHardware) {
            super.setDensity(density);
        }
    }

    @Override
    protected void throwIfCannotDraw(Bitmap bitmap) {
        super.throwIfCannotDraw(bitmap);
        if (mHardware && bitmap.getByteCount() > MAX_BITMAP_SIZE) {
            throw new RuntimeException("Canvas: trying to draw too large(" + bitmap.getByteCount() + "bytes) bitmap.");
        }
    }
}
