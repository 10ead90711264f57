package android.graphics;

import android.content.res.AssetManager;
import android.content.res.Resources;
import android.util.DisplayMetrics;
import android.util.Log;
import android.util.TypedValue;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Makes bitmaps of encoded pictures. */
public class BitmapFactory {
    /** What a decoder is told and tells. */
    public static class Options {
        public Bitmap inBitmap;
        public boolean inMutable;
        public boolean inJustDecodeBounds;
        public int inSampleSize;
        public Bitmap.Config inPreferredConfig = Bitmap.Config.ARGB_8888;
        public boolean inPremultiplied = true;
        public boolean inDither;
        public int inDensity;
        public int inTargetDensity;
        public int inScreenDensity;
        public boolean inScaled = true;
        @Deprecated public boolean inPurgeable;
        @Deprecated public boolean inInputShareable;
        @Deprecated public boolean inPreferQualityOverSpeed;
        public int outWidth;
        public int outHeight;
        public String outMimeType;
        public Bitmap.Config outConfig;
        public byte[] inTempStorage;
        @Deprecated public boolean mCancel;

        public Options() {
        }

        @Deprecated
        public void requestCancelDecode() {
            mCancel = true;
        }

        static void validate(Options opts) {
            if (opts == null) return;
            if (opts.inBitmap != null && opts.inBitmap.getConfig() == Bitmap.Config.HARDWARE) {
                throw new IllegalArgumentException("Bitmaps with Config.HARWARE are always immutable");
            }
            if (opts.inMutable && opts.inPreferredConfig == Bitmap.Config.HARDWARE) {
                throw new IllegalArgumentException("Bitmaps with Config.HARDWARE cannot be decoded into - they are immutable");
            }
        }
    }

    public static Bitmap decodeFile(String pathName, Options opts) {
        Options.validate(opts);
        FileInputStream stream = null;
        try {
            stream = new FileInputStream(pathName);
            return decodeStream(stream, null, opts);
        } catch (Exception e) {
            Log.e("BitmapFactory", "Unable to decode stream: " + e);
            return null;
        } finally {
            if (stream != null) {
                try {
                    stream.close();
                } catch (IOException e) {
                    // It was read already.
                }
            }
        }
    }

    public static Bitmap decodeFile(String pathName) {
        return decodeFile(pathName, null);
    }

    public static Bitmap decodeResourceStream(Resources res, TypedValue value, InputStream is, Rect pad, Options opts) {
        Options.validate(opts);
        if (opts == null) opts = new Options();
        if (opts.inDensity == 0 && value != null) {
            int density = value.density;
            if (density == TypedValue.DENSITY_DEFAULT) {
                opts.inDensity = DisplayMetrics.DENSITY_DEFAULT;
            } else if (density != TypedValue.DENSITY_NONE) {
                opts.inDensity = density;
            }
        }
        if (opts.inTargetDensity == 0 && res != null) opts.inTargetDensity = res.getDisplayMetrics().densityDpi;
        return decodeStream(is, pad, opts);
    }

    public static Bitmap decodeResource(Resources res, int id, Options opts) {
        Options.validate(opts);
        Bitmap bm = null;
        InputStream is = null;
        try {
            TypedValue value = new TypedValue();
            is = res.openRawResource(id, value);
            bm = decodeResourceStream(res, value, is, null, opts);
        } catch (Exception e) {
            // What cannot be opened gives null, as what cannot be decoded does.
        } finally {
            try {
                if (is != null) is.close();
            } catch (IOException e) {
                // It was read already.
            }
        }
        if (bm == null && opts != null && opts.inBitmap != null) throw new IllegalArgumentException("Problem decoding into existing bitmap");
        return bm;
    }

    public static Bitmap decodeResource(Resources res, int id) {
        return decodeResource(res, id, null);
    }

    public static Bitmap decodeByteArray(byte[] data, int offset, int length, Options opts) {
        if ((offset | length) < 0 || data.length < offset + length) throw new ArrayIndexOutOfBoundsException();
        Options.validate(opts);
        Bitmap bm = decode(data, offset, length, null, opts);
        if (bm == null && opts != null && opts.inBitmap != null) throw new IllegalArgumentException("Problem decoding into existing bitmap");
        return bm;
    }

    public static Bitmap decodeByteArray(byte[] data, int offset, int length) {
        return decodeByteArray(data, offset, length, null);
    }

    public static Bitmap decodeStream(InputStream is, Rect outPadding, Options opts) {
        if (is == null) return null;
        Options.validate(opts);
        byte[] data;
        try {
            if (is instanceof AssetManager.AssetInputStream) {
                ((AssetManager.AssetInputStream) is).rewind(); // an asset is read from its start, wherever its reader is
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buf = new byte[16384];
            for (int n = is.read(buf); n > 0; n = is.read(buf)) out.write(buf, 0, n);
            data = out.toByteArray();
        } catch (IOException e) {
            return null;
        }
        Bitmap bm = decode(data, 0, data.length, outPadding, opts);
        if (bm == null && opts != null && opts.inBitmap != null) throw new IllegalArgumentException("Problem decoding into existing bitmap");
        return bm;
    }

    public static Bitmap decodeStream(InputStream is) {
        return decodeStream(is, null, null);
    }

    public static Bitmap decodeFileDescriptor(FileDescriptor fd, Rect outPadding, Options opts) {
        return decodeStream(new FileInputStream(fd), outPadding, opts);
    }

    public static Bitmap decodeFileDescriptor(FileDescriptor fd) {
        return decodeFileDescriptor(fd, null, null);
    }

    private static Bitmap decode(byte[] data, int offset, int length, Rect padding, Options opts) {
        int[] info = new int[4];
        String format = Bitmap.nativeBounds(data, offset, length, info);
        if (opts != null) {
            opts.outWidth = -1;
            opts.outHeight = -1;
            opts.outMimeType = null;
        }
        if (padding != null) padding.set(-1, -1, -1, -1);
        if (format == null) {
            Log.d("skia", "--- Failed to create image decoder with message 'unimplemented'");
            return null;
        }
        int sample = opts != null && opts.inSampleSize > 1 ? opts.inSampleSize : 1;
        if (format.equals("jpeg") || format.equals("png")) sample = format.equals("jpeg") ? Integer.highestOneBit(sample) : sample;
        int width = Math.max(1, info[0] / sample);
        int height = Math.max(1, info[1] / sample);
        Bitmap.Config config = opts != null && opts.inPreferredConfig != null ? opts.inPreferredConfig : Bitmap.Config.ARGB_8888;
        boolean alpha = info[2] != 0;
        if (config == Bitmap.Config.RGB_565 && alpha) config = Bitmap.Config.ARGB_8888;
        if (config == Bitmap.Config.ARGB_4444) config = Bitmap.Config.ARGB_8888;
        float scale = 1;
        if (opts != null && opts.inScaled && opts.inDensity != 0 && opts.inTargetDensity != 0 && opts.inDensity != opts.inScreenDensity) {
            scale = (float) opts.inTargetDensity / opts.inDensity;
        }
        boolean bounds = opts != null && opts.inJustDecodeBounds;
        float fromWidth = width;
        float fromHeight = height;
        if (scale != 1 && !bounds) {
            width = (int) (width * scale + 0.5f);
            height = (int) (height * scale + 0.5f);
        }
        if (opts != null) {
            opts.outWidth = width;
            opts.outHeight = height;
            opts.outMimeType = "image/" + (format.equals("bmp") ? "x-ms-bmp" : format);
            opts.outConfig = config;
        }
        if (bounds) return null;
        byte[] patch = Bitmap.nativePatch(data, offset, length);
        if (patch != null && scale != 1) patch = NinePatch.scaled(patch, width / fromWidth, height / fromHeight, width, height);
        boolean mutable = opts != null && (opts.inMutable || opts.inBitmap != null);
        Bitmap b = Bitmap.load(data, offset, length, width, height, config, mutable, alpha);
        if (patch != null) {
            b.setNinePatchChunk(patch);
            b.setOpticalInsets(Bitmap.nativeInsets(data, offset, length), scale);
            if (padding != null) NinePatch.padding(patch, padding);
        }
        if (opts != null) {
            int density = opts.inDensity;
            if (density != 0) {
                b.setDensity(density);
                int target = opts.inTargetDensity;
                if (target != 0 && density != target && density != opts.inScreenDensity && (opts.inScaled || patch != null)) b.setDensity(target);
            } else if (opts.inBitmap != null) {
                b.setDensity(Bitmap.getDefaultDensity());
            }
        }
        return b;
    }
}
