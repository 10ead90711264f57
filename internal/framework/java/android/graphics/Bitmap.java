package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.DisplayMetrics;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/** A picture of pixels. */
public final class Bitmap implements Parcelable {
    public static final int DENSITY_NONE = 0;

    private static int sDefaultDensity = -1;

    /** How pixels are kept. */
    public enum Config {
        ALPHA_8(1), RGB_565(3), @Deprecated ARGB_4444(4), ARGB_8888(5), RGBA_F16(6), HARDWARE(7);

        final int nativeInt;

        Config(int n) {
            nativeInt = n;
        }
    }

    /** The formats of compress. */
    public enum CompressFormat {
        JPEG(0), PNG(1), WEBP(2);

        final int nativeInt;

        CompressFormat(int n) {
            nativeInt = n;
        }
    }

    public int mDensity = getDefaultDensity();
    private int width;
    private int height;
    private Config config;
    private boolean mutable;
    private boolean recycled;
    private boolean alpha = true;
    private boolean premultiplied = true;
    private boolean mipMap;
    private byte[] ninePatch;
    private int[] opticalInsets; // left, top, right, bottom in pixels; null where the picture names none
    private int generation = 1;
    private int allocated; // bytes that it had when it was made; 0 for those it has

    private Bitmap(int width, int height, Config config, boolean mutable) {
        this.width = width;
        this.height = height;
        this.config = config == null ? Config.ARGB_8888 : config;
        this.mutable = mutable;
        this.alpha = this.config != Config.RGB_565;
    }

    private native boolean nativeCreate(int width, int height, int color);

    private native void nativeFree();

    static native String nativeBounds(byte[] data, int offset, int length, int[] out);

    static native byte[] nativePatch(byte[] data, int offset, int length);

    /** The optical insets that a nine-patch's file has (left, top, right, bottom), null if it has none. */
    static native int[] nativeInsets(byte[] data, int offset, int length);

    private native boolean nativeLoad(byte[] data, int offset, int length, int width, int height);

    private native void nativeErase(int color);

    private native int nativeGet(int x, int y);

    private native void nativeSet(int x, int y, int color);

    private native void nativeGetAll(int[] pixels, int offset, int stride, int x, int y, int width, int height);

    private native void nativeSetAll(int[] pixels, int offset, int stride, int x, int y, int width, int height);

    private native void nativeCopy(Bitmap from, int x, int y, int width, int height);

    private native boolean nativeSame(Bitmap other);

    private native byte[] nativeEncode(int format, int quality);

    private static Bitmap allocate(int width, int height, Config config, boolean mutable, int color) {
        Bitmap b = new Bitmap(width, height, config, mutable);
        if (!b.nativeCreate(width, height, color)) throw new OutOfMemoryError();
        return b;
    }

    /** Makes a bitmap of an encoded picture; the platform's own stand for colors only. */
    static Bitmap load(byte[] data, int offset, int length, int width, int height, Config config, boolean mutable, boolean alpha) {
        Bitmap b = new Bitmap(width, height, config, mutable);
        b.alpha = alpha;
        if (!b.nativeLoad(data, offset, length, width, height)) throw new OutOfMemoryError();
        return b;
    }

    public static void setDefaultDensity(int density) {
        sDefaultDensity = density;
    }

    static int getDefaultDensity() {
        if (sDefaultDensity < 0) sDefaultDensity = esdroid.device.Host.densityDpi();
        return sDefaultDensity;
    }

    private void checkRecycled(String errorMessage) {
        if (recycled) throw new IllegalStateException(errorMessage);
    }

    private static void checkXYSign(int x, int y) {
        if (x < 0) throw new IllegalArgumentException("x must be >= 0");
        if (y < 0) throw new IllegalArgumentException("y must be >= 0");
    }

    private static void checkWidthHeight(int width, int height) {
        if (width <= 0) throw new IllegalArgumentException("width must be > 0");
        if (height <= 0) throw new IllegalArgumentException("height must be > 0");
    }

    public int getDensity() {
        return mDensity;
    }

    public void setDensity(int density) {
        mDensity = density;
    }

    public void reconfigure(int width, int height, Config config) {
        checkRecycled("Can't call reconfigure() on a recycled bitmap");
        if (width <= 0 || height <= 0) throw new IllegalArgumentException("width and height must be > 0");
        if (!isMutable()) throw new IllegalStateException("only mutable bitmaps may be reconfigured");
        int allocated = getAllocationByteCount();
        if ((long) width * height * bytesPerPixel(config) > allocated) throw new IllegalArgumentException("Bitmap not large enough to support new configuration");
        this.allocated = allocated;
        this.width = width;
        this.height = height;
        this.config = config;
        nativeCreate(width, height, 0);
    }

    public void setWidth(int width) {
        reconfigure(width, getHeight(), getConfig());
    }

    public void setHeight(int height) {
        reconfigure(getWidth(), height, getConfig());
    }

    public void setConfig(Config config) {
        reconfigure(getWidth(), getHeight(), config);
    }

    public void setNinePatchChunk(byte[] chunk) {
        ninePatch = chunk;
    }

    public void recycle() {
        if (!recycled) {
            recycled = true;
            ninePatch = null;
            nativeFree();
        }
    }

    public final boolean isRecycled() {
        return recycled;
    }

    public int getGenerationId() {
        return generation;
    }

    private int bytesPerPixel() { return bytesPerPixel(config); }

    private static int bytesPerPixel(Config config) {
        switch (config) {
            case ALPHA_8:
                return 1;
            case RGB_565:
            case ARGB_4444:
                return 2;
            case RGBA_F16:
                return 8;
            default:
                return 4;
        }
    }

    public void copyPixelsToBuffer(Buffer dst) {
        checkHardware("unable to copyPixelsToBuffer, pixel access is not supported on Config#HARDWARE bitmaps");
        int[] all = pixels();
        if (dst instanceof ByteBuffer) {
            ByteBuffer b = (ByteBuffer) dst;
            if (b.remaining() < getByteCount()) throw new RuntimeException("Buffer not large enough for pixels");
            for (int c : all) {
                if (bytesPerPixel() == 4) {
                    b.put((byte) Color.red(c)).put((byte) Color.green(c)).put((byte) Color.blue(c)).put((byte) Color.alpha(c));
                } else if (bytesPerPixel() == 2) {
                    int s = Color.red(c) >> 3 << 11 | Color.green(c) >> 2 << 5 | Color.blue(c) >> 3;
                    b.put((byte) s).put((byte) (s >> 8));
                } else {
                    b.put((byte) Color.alpha(c));
                }
            }
        } else if (dst instanceof IntBuffer) {
            for (int c : all) ((IntBuffer) dst).put(c & 0xff00ff00 | Color.blue(c) << 16 | Color.red(c));
        } else if (dst instanceof ShortBuffer) {
            for (int c : all) ((ShortBuffer) dst).put((short) (Color.red(c) >> 3 << 11 | Color.green(c) >> 2 << 5 | Color.blue(c) >> 3));
        } else {
            throw new RuntimeException("unsupported Buffer subclass");
        }
    }

    public void copyPixelsFromBuffer(Buffer src) {
        checkRecycled("copyPixelsFromBuffer called on recycled bitmap");
        checkHardware("unable to copyPixelsFromBuffer, Config#HARDWARE bitmaps are immutable");
        int[] all = new int[width * height];
        if (src instanceof ByteBuffer) {
            ByteBuffer b = (ByteBuffer) src;
            if (b.remaining() < getByteCount()) throw new RuntimeException("Buffer not large enough for pixels");
            for (int i = 0; i < all.length; i++) {
                if (bytesPerPixel() == 4) {
                    int r = b.get() & 0xff;
                    int g = b.get() & 0xff;
                    int bl = b.get() & 0xff;
                    all[i] = Color.argb(b.get() & 0xff, r, g, bl);
                } else if (bytesPerPixel() == 2) {
                    int s = b.get() & 0xff | (b.get() & 0xff) << 8;
                    all[i] = Color.rgb(s >> 11 << 3, (s >> 5 & 63) << 2, (s & 31) << 3);
                } else {
                    all[i] = (b.get() & 0xff) << 24;
                }
            }
        } else if (src instanceof IntBuffer) {
            for (int i = 0; i < all.length; i++) {
                int c = ((IntBuffer) src).get();
                all[i] = c & 0xff00ff00 | (c & 0xff) << 16 | c >> 16 & 0xff;
            }
        } else if (src instanceof ShortBuffer) {
            for (int i = 0; i < all.length; i++) {
                int s = ((ShortBuffer) src).get() & 0xffff;
                all[i] = Color.rgb(s >> 11 << 3, (s >> 5 & 63) << 2, (s & 31) << 3);
            }
        } else {
            throw new RuntimeException("unsupported Buffer subclass");
        }
        nativeSetAll(all, 0, width, 0, 0, width, height);
        generation++;
    }

    private void checkHardware(String message) {
        if (config == Config.HARDWARE) throw new IllegalStateException(message);
    }

    private int[] pixels() {
        int[] all = new int[width * height];
        nativeGetAll(all, 0, width, 0, 0, width, height);
        return all;
    }

    public Bitmap copy(Config config, boolean isMutable) {
        checkRecycled("Can't copy a recycled bitmap");
        if (config == Config.HARDWARE && isMutable) throw new IllegalArgumentException("Hardware bitmaps are always immutable");
        Bitmap b = allocate(width, height, config, isMutable, 0);
        b.nativeCopy(this, 0, 0, width, height);
        b.mDensity = mDensity;
        b.alpha = alpha && b.config != Config.RGB_565;
        return b;
    }

    public static Bitmap createScaledBitmap(Bitmap src, int dstWidth, int dstHeight, boolean filter) {
        int w = src.getWidth();
        int h = src.getHeight();
        Matrix m = new Matrix();
        if (w != dstWidth || h != dstHeight) m.setScale(dstWidth / (float) w, dstHeight / (float) h);
        return createBitmap(src, 0, 0, w, h, m, filter);
    }

    public static Bitmap createBitmap(Bitmap src) {
        return createBitmap(src, 0, 0, src.getWidth(), src.getHeight());
    }

    public static Bitmap createBitmap(Bitmap source, int x, int y, int width, int height) {
        return createBitmap(source, x, y, width, height, null, false);
    }

    public static Bitmap createBitmap(Bitmap source, int x, int y, int width, int height, Matrix m, boolean filter) {
        checkXYSign(x, y);
        checkWidthHeight(width, height);
        if (x + width > source.getWidth()) throw new IllegalArgumentException("x + width must be <= bitmap.width()");
        if (y + height > source.getHeight()) throw new IllegalArgumentException("y + height must be <= bitmap.height()");
        if (!source.isMutable() && x == 0 && y == 0 && width == source.getWidth() && height == source.getHeight() && (m == null || m.isIdentity())) {
            return source;
        }
        source.checkRecycled("cannot use a recycled source in createBitmap");
        int newWidth = width;
        int newHeight = height;
        boolean turned = m != null && !(m.m[1] == 0 && m.m[3] == 0 && m.m[0] > 0 && m.m[4] > 0);
        Config newConfig = source.config == null ? Config.ARGB_8888 : source.config;
        if (m != null && !m.isIdentity()) {
            RectF r = new RectF(0, 0, width, height);
            boolean stays = m.mapRect(r);
            newWidth = Math.round(r.width());
            newHeight = Math.round(r.height());
            if (!stays && newConfig == Config.RGB_565) newConfig = Config.ARGB_8888;
        }
        Bitmap b = createBitmap(newWidth, newHeight, newConfig);
        if (!turned) {
            b.nativeCopy(source, x, y, width, height);
        } else {
            b.turn(source, x, y, width, height, m);
        }
        b.alpha = source.alpha || turned && !m.rectStaysRect();
        b.mDensity = source.mDensity;
        b.premultiplied = source.premultiplied;
        return b;
    }

    // Takes each pixel from where the matrix brings it from.
    private void turn(Bitmap source, int x, int y, int w, int h, Matrix m) {
        RectF r = new RectF(0, 0, w, h);
        m.mapRect(r);
        Matrix inverse = new Matrix();
        if (!m.invert(inverse)) return;
        int[] from = new int[w * h];
        source.nativeGetAll(from, 0, w, x, y, w, h);
        int[] to = new int[width * height];
        float[] p = new float[2];
        for (int i = 0; i < height; i++) {
            for (int j = 0; j < width; j++) {
                p[0] = r.left + j + 0.5f;
                p[1] = r.top + i + 0.5f;
                inverse.mapPoints(p);
                int sx = (int) Math.floor(p[0]);
                int sy = (int) Math.floor(p[1]);
                if (sx >= 0 && sy >= 0 && sx < w && sy < h) to[i * width + j] = from[sy * w + sx];
            }
        }
        nativeSetAll(to, 0, width, 0, 0, width, height);
    }

    public static Bitmap createBitmap(int width, int height, Config config) {
        return createBitmap(width, height, config, true);
    }

    public static Bitmap createBitmap(DisplayMetrics display, int width, int height, Config config) {
        return createBitmap(display, width, height, config, true);
    }

    public static Bitmap createBitmap(int width, int height, Config config, boolean hasAlpha) {
        return createBitmap(null, width, height, config, hasAlpha);
    }

    public static Bitmap createBitmap(DisplayMetrics display, int width, int height, Config config, boolean hasAlpha) {
        if (width <= 0 || height <= 0) throw new IllegalArgumentException("width and height must be > 0");
        if (config == Config.HARDWARE) throw new IllegalArgumentException("can't create mutable bitmap with Config.HARDWARE");
        if (config == null) throw new NullPointerException("Attempt to read from field 'int android.graphics.Bitmap$Config.nativeInt' on a null object reference");
        if (config == Config.ARGB_4444) config = Config.ARGB_8888; // the platform gave up on so few colours
        Bitmap b = allocate(width, height, config, true, hasAlpha ? 0 : 0xff000000);
        if (display != null) b.mDensity = display.densityDpi;
        b.alpha = hasAlpha && config != Config.RGB_565;
        return b;
    }

    public static Bitmap createBitmap(int[] colors, int offset, int stride, int width, int height, Config config) {
        return createBitmap(null, colors, offset, stride, width, height, config);
    }

    public static Bitmap createBitmap(DisplayMetrics display, int[] colors, int offset, int stride, int width, int height, Config config) {
        checkWidthHeight(width, height);
        if (Math.abs(stride) < width) throw new IllegalArgumentException("abs(stride) must be >= width");
        int lastScanline = offset + (height - 1) * stride;
        int length = colors.length;
        if (offset < 0 || offset + width > length || lastScanline < 0 || lastScanline + width > length) throw new ArrayIndexOutOfBoundsException();
        Bitmap b = allocate(width, height, config, false, 0);
        b.nativeSetAll(colors, offset, stride, 0, 0, width, height);
        if (display != null) b.mDensity = display.densityDpi;
        return b;
    }

    public static Bitmap createBitmap(int[] colors, int width, int height, Config config) {
        return createBitmap(null, colors, 0, width, width, height, config);
    }

    public static Bitmap createBitmap(DisplayMetrics display, int[] colors, int width, int height, Config config) {
        return createBitmap(display, colors, 0, width, width, height, config);
    }

    public byte[] getNinePatchChunk() {
        return ninePatch;
    }

    public void getOpticalInsets(Rect outInsets) {
        outInsets.setEmpty();
        if (opticalInsets != null) outInsets.set(opticalInsets[0], opticalInsets[1], opticalInsets[2], opticalInsets[3]);
    }

    /** What the file says, in the pixels of a picture that was scaled while it was read. */
    void setOpticalInsets(int[] insets, float scale) {
        opticalInsets = insets;
        for (int i = 0; insets != null && scale != 1 && i < insets.length; i++) insets[i] = (int) (insets[i] * scale + 0.5f);
    }

    public boolean compress(CompressFormat format, int quality, OutputStream stream) {
        checkRecycled("Can't compress a recycled bitmap");
        if (stream == null) throw new NullPointerException();
        if (quality < 0 || quality > 100) throw new IllegalArgumentException("quality must be 0..100");
        byte[] data = nativeEncode(format.nativeInt, quality);
        if (data == null) return false;
        try {
            stream.write(data);
            stream.flush();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public final boolean isMutable() {
        return mutable;
    }

    public final boolean isPremultiplied() {
        return premultiplied && alpha;
    }

    public final void setPremultiplied(boolean premultiplied) {
        checkRecycled("setPremultiplied called on a recycled bitmap");
        this.premultiplied = premultiplied;
    }

    public final int getWidth() {
        return width;
    }

    public final int getHeight() {
        return height;
    }

    public int getScaledWidth(Canvas canvas) {
        return scaleFromDensity(getWidth(), mDensity, canvas.getDensity());
    }

    public int getScaledHeight(Canvas canvas) {
        return scaleFromDensity(getHeight(), mDensity, canvas.getDensity());
    }

    public int getScaledWidth(DisplayMetrics metrics) {
        return scaleFromDensity(getWidth(), mDensity, metrics.densityDpi);
    }

    public int getScaledHeight(DisplayMetrics metrics) {
        return scaleFromDensity(getHeight(), mDensity, metrics.densityDpi);
    }

    public int getScaledWidth(int targetDensity) {
        return scaleFromDensity(getWidth(), mDensity, targetDensity);
    }

    public int getScaledHeight(int targetDensity) {
        return scaleFromDensity(getHeight(), mDensity, targetDensity);
    }

    public static int scaleFromDensity(int size, int sdensity, int tdensity) {
        if (sdensity == DENSITY_NONE || tdensity == DENSITY_NONE || sdensity == tdensity) return size;
        return (size * tdensity + (sdensity >> 1)) / sdensity;
    }

    public final int getRowBytes() {
        return width * bytesPerPixel();
    }

    public final int getByteCount() {
        if (recycled) return 0;
        return getRowBytes() * getHeight();
    }

    public final int getAllocationByteCount() {
        return allocated > 0 ? allocated : getByteCount();
    }

    public final Config getConfig() {
        return config;
    }

    public final boolean hasAlpha() {
        return alpha;
    }

    public void setHasAlpha(boolean hasAlpha) {
        checkRecycled("setHasAlpha called on a recycled bitmap");
        alpha = hasAlpha && config != Config.RGB_565;
    }

    public final boolean hasMipMap() {
        return mipMap;
    }

    public final void setHasMipMap(boolean hasMipMap) {
        checkRecycled("setHasMipMap called on a recycled bitmap");
        mipMap = hasMipMap;
    }

    public void eraseColor(int c) {
        checkRecycled("Can't erase a recycled bitmap");
        if (!isMutable()) throw new IllegalStateException("cannot erase immutable bitmaps");
        nativeErase(c);
        generation++;
    }

    private void checkPixelAccess(int x, int y) {
        checkXYSign(x, y);
        if (x >= getWidth()) throw new IllegalArgumentException("x must be < bitmap.width()");
        if (y >= getHeight()) throw new IllegalArgumentException("y must be < bitmap.height()");
    }

    private void checkPixelsAccess(int x, int y, int width, int height, int offset, int stride, int[] pixels) {
        checkXYSign(x, y);
        if (width < 0) throw new IllegalArgumentException("width must be >= 0");
        if (height < 0) throw new IllegalArgumentException("height must be >= 0");
        if (x + width > getWidth()) throw new IllegalArgumentException("x + width must be <= bitmap.width()");
        if (y + height > getHeight()) throw new IllegalArgumentException("y + height must be <= bitmap.height()");
        if (Math.abs(stride) < width) throw new IllegalArgumentException("abs(stride) must be >= width");
        int lastScanline = offset + (height - 1) * stride;
        int length = pixels.length;
        if (offset < 0 || offset + width > length || lastScanline < 0 || lastScanline + width > length) throw new ArrayIndexOutOfBoundsException();
    }

    public int getPixel(int x, int y) {
        checkRecycled("Can't call getPixel() on a recycled bitmap");
        checkHardware("unable to getPixel(), pixel access is not supported on Config#HARDWARE bitmaps");
        checkPixelAccess(x, y);
        return nativeGet(x, y);
    }

    public void getPixels(int[] pixels, int offset, int stride, int x, int y, int width, int height) {
        checkRecycled("Can't call getPixels() on a recycled bitmap");
        checkHardware("unable to getPixels(), pixel access is not supported on Config#HARDWARE bitmaps");
        if (width == 0 || height == 0) return;
        checkPixelsAccess(x, y, width, height, offset, stride, pixels);
        nativeGetAll(pixels, offset, stride, x, y, width, height);
    }

    public void setPixel(int x, int y, int color) {
        checkRecycled("Can't call setPixel() on a recycled bitmap");
        if (!isMutable()) throw new IllegalStateException();
        checkPixelAccess(x, y);
        nativeSet(x, y, alpha ? color : color | 0xff000000);
        generation++;
    }

    public void setPixels(int[] pixels, int offset, int stride, int x, int y, int width, int height) {
        checkRecycled("Can't call setPixels() on a recycled bitmap");
        if (!isMutable()) throw new IllegalStateException();
        if (width == 0 || height == 0) return;
        checkPixelsAccess(x, y, width, height, offset, stride, pixels);
        nativeSetAll(pixels, offset, stride, x, y, width, height);
        generation++;
    }

    public Bitmap extractAlpha() {
        return extractAlpha(null, null);
    }

    public Bitmap extractAlpha(Paint paint, int[] offsetXY) {
        checkRecycled("Can't extractAlpha on a recycled bitmap");
        Bitmap b = allocate(width, height, Config.ALPHA_8, true, 0);
        int[] all = pixels();
        for (int i = 0; i < all.length; i++) all[i] &= 0xff000000;
        b.nativeSetAll(all, 0, width, 0, 0, width, height);
        if (offsetXY != null && offsetXY.length >= 2) offsetXY[0] = offsetXY[1] = 0;
        b.mDensity = mDensity;
        return b;
    }

    public boolean sameAs(Bitmap other) {
        checkRecycled("Can't call sameAs on a recycled bitmap!");
        if (this == other) return true;
        if (other == null) return false;
        if (other.isRecycled()) throw new IllegalArgumentException("Can't compare to a recycled bitmap!");
        return config == other.config && nativeSame(other);
    }

    public void prepareToDraw() {
        checkRecycled("Can't prepareToDraw on a recycled bitmap!");
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel p, int flags) {
        checkRecycled("Can't parcel a recycled bitmap");
        p.writeInt(width);
        p.writeInt(height);
        p.writeInt(config.ordinal());
        p.writeInt(mutable ? 1 : 0);
        p.writeInt(mDensity);
        p.writeIntArray(pixels());
    }

    public static final Parcelable.Creator<Bitmap> CREATOR = new Parcelable.Creator<Bitmap>() {
        @Override
        public Bitmap createFromParcel(Parcel p) {
            int w = p.readInt();
            int h = p.readInt();
            Config config = Config.values()[p.readInt()];
            boolean mutable = p.readInt() != 0;
            int density = p.readInt();
            Bitmap b = allocate(w, h, config, mutable, 0);
            b.nativeSetAll(p.createIntArray(), 0, w, 0, 0, w, h);
            b.mDensity = density;
            return b;
        }

        @Override
        public Bitmap[] newArray(int size) {
            return new Bitmap[size];
        }
    };
}
