package android.view;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Handler;

/** Copies of what windows show. Surfaces of their own show nothing on this device. */
public final class PixelCopy {
    public static final int SUCCESS = 0;
    public static final int ERROR_UNKNOWN = 1;
    public static final int ERROR_TIMEOUT = 2;
    public static final int ERROR_SOURCE_NO_DATA = 3;
    public static final int ERROR_SOURCE_INVALID = 4;
    public static final int ERROR_DESTINATION_INVALID = 5;

    private PixelCopy() {}

    public interface OnPixelCopyFinishedListener {
        void onPixelCopyFinished(int copyResult);
    }

    public static void request(SurfaceView source, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        request(source.getHolder().getSurface(), dest, listener, handler);
    }

    public static void request(SurfaceView source, Rect srcRect, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        request(source.getHolder().getSurface(), srcRect, dest, listener, handler);
    }

    public static void request(Surface source, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        request(source, null, dest, listener, handler);
    }

    public static void request(Surface source, Rect srcRect, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        validate(srcRect, dest);
        if (!source.isValid()) throw new IllegalArgumentException("Surface isn't valid, source.isValid() == false");
        answer(listener, handler, ERROR_SOURCE_NO_DATA);
    }

    public static void request(Window source, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        request(source, null, dest, listener, handler);
    }

    public static void request(Window source, Rect srcRect, Bitmap dest, OnPixelCopyFinishedListener listener, Handler handler) {
        validate(srcRect, dest);
        if (source == null) throw new IllegalArgumentException("source is null");
        View decor = source.peekDecorView();
        if (decor == null) throw new IllegalArgumentException("Only able to copy windows with decor views");
        if (decor.getViewRootImpl() == null) {
            throw new IllegalArgumentException("Window doesn't have a backing surface!");
        }
        Rect part = srcRect == null ? new Rect(0, 0, decor.getWidth(), decor.getHeight()) : srcRect;
        Canvas canvas = new Canvas(dest);
        canvas.scale((float) dest.getWidth() / part.width(), (float) dest.getHeight() / part.height());
        canvas.translate(-part.left, -part.top);
        decor.draw(canvas);
        answer(listener, handler, SUCCESS);
    }

    private static void validate(Rect srcRect, Bitmap dest) {
        if (dest == null) throw new IllegalArgumentException("Bitmap cannot be null");
        if (dest.isRecycled()) throw new IllegalArgumentException("Bitmap is recycled");
        if (!dest.isMutable()) throw new IllegalArgumentException("Bitmap is immutable");
        if (srcRect != null && srcRect.isEmpty()) throw new IllegalArgumentException("sourceRect is empty");
    }

    private static void answer(final OnPixelCopyFinishedListener listener, Handler handler, final int result) {
        handler.post(new Runnable() {
            public void run() {
                listener.onPixelCopyFinished(result);
            }
        });
    }
}
