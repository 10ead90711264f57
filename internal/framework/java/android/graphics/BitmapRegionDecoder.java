package android.graphics;

import esdroid.device.Host;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Decodes parts of an image: here from the whole of it. */
public final class BitmapRegionDecoder {
    private final byte[] data;
    private final int width, height;
    private Bitmap whole;
    private boolean recycled;

    private BitmapRegionDecoder(byte[] data) throws IOException {
        BitmapFactory.Options o = new BitmapFactory.Options();
        o.inJustDecodeBounds = true;
        BitmapFactory.decodeByteArray(data, 0, data.length, o);
        if (o.outMimeType == null || !o.outMimeType.matches("image/(jpeg|png|webp)")) throw new IOException("Image format not supported");
        this.data = data;
        width = o.outWidth;
        height = o.outHeight;
    }

    /** The image, decoded when it is first needed. */
    private Bitmap whole() {
        if (whole == null) {
            try {
                whole = BitmapFactory.decodeByteArray(data, 0, data.length);
            } catch (OutOfMemoryError e) {
                Host.unmodelled("parts of an image that is too large to be held whole");
            }
        }
        return whole;
    }

    public static BitmapRegionDecoder newInstance(byte[] data, int offset, int length, boolean isShareable) throws IOException {
        if ((offset | length) < 0 || data.length < offset + length) throw new ArrayIndexOutOfBoundsException();
        return new BitmapRegionDecoder(Arrays.copyOfRange(data, offset, offset + length));
    }

    public static BitmapRegionDecoder newInstance(FileDescriptor fd, boolean isShareable) throws IOException {
        return newInstance(new FileInputStream(fd), isShareable);
    }

    public static BitmapRegionDecoder newInstance(InputStream is, boolean isShareable) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = is.read(part); n >= 0; n = is.read(part)) all.write(part, 0, n);
        return newInstance(all.toByteArray(), 0, all.size(), isShareable);
    }

    public static BitmapRegionDecoder newInstance(String pathName, boolean isShareable) throws IOException {
        InputStream in = new FileInputStream(pathName);
        try {
            return newInstance(in, isShareable);
        } finally {
            in.close();
        }
    }

    public Bitmap decodeRegion(Rect rect, BitmapFactory.Options options) {
        check("decodeRegion called on recycled region decoder");
        if (rect.right <= 0 || rect.bottom <= 0 || rect.left >= getWidth() || rect.top >= getHeight()) {
            throw new IllegalArgumentException("rectangle is outside the image");
        }
        if (rect.isEmpty() || whole() == null) return null;
        int sample = options == null ? 1 : Math.max(1, options.inSampleSize);
        int width = Math.max(1, rect.width() / sample), height = Math.max(1, rect.height() / sample);
        Bitmap part = Bitmap.createBitmap(width, height, options == null || options.inPreferredConfig == null ? Bitmap.Config.ARGB_8888 : options.inPreferredConfig);
        Canvas canvas = new Canvas(part);
        canvas.scale((float) width / rect.width(), (float) height / rect.height());
        canvas.drawBitmap(whole, -rect.left, -rect.top, null);
        if (options != null) {
            options.outWidth = width;
            options.outHeight = height;
        }
        return part;
    }

    public int getWidth() {
        check("getWidth called on recycled region decoder");
        return width;
    }

    public int getHeight() {
        check("getHeight called on recycled region decoder");
        return height;
    }

    public void recycle() {
        whole = null;
        recycled = true;
    }

    public boolean isRecycled() {
        return recycled;
    }

    private void check(String message) {
        if (recycled) throw new IllegalStateException(message);
    }
}
