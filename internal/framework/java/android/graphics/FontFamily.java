package android.graphics;

import android.content.res.AssetManager;
import android.graphics.fonts.FontVariationAxis;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * Fonts of one family. Hidden, but what support libraries reach for by reflection. The
 * shapes of an app's own fonts are not read; whether there are any is.
 */
public class FontFamily {
    private static final int OPEN_TYPE = 0x4F54544F;
    private static final int TRUE_TYPE = 0x00010000;
    private static final int COLLECTION = 0x74746366;

    /** Not zero while fonts can be added, and afterwards if it was frozen with fonts. */
    public long mNativePtr;

    private int fonts;
    private boolean building = true;
    int weight = Typeface.RESOLVE_BY_FONT_TABLE;
    boolean italic;

    public FontFamily() {
        this(null, 0);
    }

    public FontFamily(String lang, int variant) {
    }

    /** Ends the building; false if there is no font. */
    public boolean freeze() {
        if (!building) {
            throw new IllegalStateException("This FontFamily is already frozen");
        }
        building = false;
        mNativePtr = fonts == 0 ? 0 : 1;
        return mNativePtr != 0;
    }

    public void abortCreation() {
        if (!building) {
            throw new IllegalStateException("This FontFamily is already frozen or abandoned");
        }
        building = false;
    }

    private void check(String what) {
        if (!building) {
            throw new IllegalStateException("Unable to call " + what + " after freezing.");
        }
    }

    private boolean add(boolean font, int weight, int italic) {
        if (!font) {
            return false;
        }
        if (fonts++ == 0) {
            this.weight = weight;
            this.italic = italic == 1;
        }
        return true;
    }

    public boolean addFont(String path, int ttcIndex, FontVariationAxis[] axes, int weight, int italic) {
        check("addFont");
        try {
            return add(isFont(new FileInputStream(new File(path))), weight, italic);
        } catch (IOException e) {
            return false;
        }
    }

    public boolean addFontFromBuffer(ByteBuffer font, int ttcIndex, FontVariationAxis[] axes, int weight, int italic) {
        check("addFontFromBuffer");
        return add(font.capacity() >= 4 && isFont(font.duplicate().order(java.nio.ByteOrder.BIG_ENDIAN).getInt(0)), weight, italic);
    }

    /** A font of an asset, or, if it is none, of a resource's file. */
    public boolean addFontFromAssetManager(AssetManager mgr, String path, int cookie, boolean isAsset, int ttcIndex, int weight,
            int isItalic, FontVariationAxis[] axes) {
        check("addFontFromAsset");
        try {
            return add(isFont(isAsset ? mgr.open(path) : mgr.openNonAsset(cookie, path)), weight, isItalic);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isFont(InputStream in) throws IOException {
        try {
            int magic = 0;
            for (int i = 0; i < 4; i++) {
                magic = magic << 8 | in.read() & 0xff;
            }
            return isFont(magic);
        } finally {
            in.close();
        }
    }

    private static boolean isFont(int magic) {
        return magic == OPEN_TYPE || magic == TRUE_TYPE || magic == COLLECTION;
    }
}
