package android.graphics;

import android.content.res.AssetManager;
import android.graphics.fonts.FontVariationAxis;
import java.io.File;
import java.io.FileDescriptor;
import java.util.HashMap;

/** A font. */
public class Typeface {
    public static final int NORMAL = 0;
    public static final int BOLD = 1;
    public static final int ITALIC = 2;
    public static final int BOLD_ITALIC = 3;
    public static final int RESOLVE_BY_FONT_TABLE = -1;

    private static final HashMap<Integer, Typeface> CACHE = new HashMap<Integer, Typeface>();

    public static final Typeface DEFAULT = create((String) null, 0);
    public static final Typeface DEFAULT_BOLD = create((String) null, BOLD);
    public static final Typeface SANS_SERIF = create("sans-serif", 0);
    public static final Typeface SERIF = create("serif", 0);
    public static final Typeface MONOSPACE = create("monospace", 0);

    static Typeface[] sDefaults = {DEFAULT, DEFAULT_BOLD, create((String) null, ITALIC), create((String) null, BOLD_ITALIC)};

    private final int family;
    private final int base;
    private final int style;

    private Typeface(int family, int base, int style) {
        this.family = family;
        this.base = base;
        this.style = style;
    }

    private static native int nativeFamily(String name);

    private static Typeface of(int family, int base, int style) {
        synchronized (CACHE) {
            int key = family << 16 | base << 2 | style;
            Typeface t = CACHE.get(key);
            if (t == null) {
                t = new Typeface(family, base, style);
                CACHE.put(key, t);
            }
            return t;
        }
    }

    /** The face as the text natives name it: family, weight, slant. */
    int face() {
        int weight = Math.min(base + ((style & BOLD) != 0 ? 300 : 0), 1000);
        return family | weight << 8 | ((style & ITALIC) != 0 ? 1 << 20 : 0);
    }

    public int getStyle() {
        return style;
    }

    public final boolean isBold() {
        return (style & BOLD) != 0;
    }

    public final boolean isItalic() {
        return (style & ITALIC) != 0;
    }

    public static Typeface create(String familyName, int style) {
        int f = familyName == null ? -1 : nativeFamily(familyName);
        if (f < 0) return of(0, 400, style & 3);
        return of(f & 0xff, f >> 8, style & 3);
    }

    public static Typeface create(Typeface family, int style) {
        if (style < 0 || style > 3) style = 0;
        if (family == null) return of(0, 400, style);
        return family.style == style ? family : of(family.family, family.base, style);
    }

    public static Typeface defaultFromStyle(int style) {
        return sDefaults[style];
    }

    // The shapes of an app's own fonts are not read; such text is as wide as the platform's.
    public static Typeface createFromAsset(AssetManager mgr, String path) {
        if (path == null) throw new NullPointerException();
        if (mgr == null) throw new NullPointerException();
        try {
            mgr.open(path).close();
        } catch (java.io.IOException e) {
            throw new RuntimeException("Font asset not found " + path);
        }
        return new Typeface(0, 400, NORMAL);
    }

    public static Typeface createFromResources(AssetManager mgr, String path, int cookie) {
        return new Typeface(0, 400, NORMAL);
    }

    /** What support libraries call by reflection. */
    private static Typeface createFromFamiliesWithDefault(FontFamily[] families, int weight, int italic) {
        FontFamily first = families[0];
        int w = weight == RESOLVE_BY_FONT_TABLE ? first.weight : weight;
        boolean slanted = italic == RESOLVE_BY_FONT_TABLE ? first.italic : italic == 1;
        return new Typeface(0, w == RESOLVE_BY_FONT_TABLE ? 400 : w, slanted ? ITALIC : NORMAL);
    }

    public static Typeface createFromFile(String path) {
        return createFromFile(new File(path));
    }

    public static Typeface createFromFile(File file) {
        if (!file.exists()) throw new RuntimeException("Font not found " + file.getAbsolutePath());
        return new Typeface(0, 400, NORMAL);
    }

    /** Makes a typeface from a font file. */
    public static final class Builder {
        private final AssetManager assets;
        private final String path;
        private FileDescriptor descriptor;
        private int weight = RESOLVE_BY_FONT_TABLE;
        private boolean italic;

        public Builder(File path) {
            this(null, path.getPath());
        }

        public Builder(String path) {
            this(null, path);
        }

        public Builder(AssetManager assetManager, String path) {
            assets = assetManager;
            this.path = path;
        }

        public Builder(FileDescriptor fd) {
            this(null, "");
            descriptor = fd;
        }

        public Builder setWeight(int weight) {
            this.weight = weight;
            return this;
        }

        public Builder setItalic(boolean italic) {
            this.italic = italic;
            return this;
        }

        public Builder setTtcIndex(int ttcIndex) {
            return this;
        }

        public Builder setFontVariationSettings(String settings) {
            return this;
        }

        public Builder setFontVariationSettings(FontVariationAxis[] axes) {
            return this;
        }

        public Builder setFallback(String familyName) {
            return this;
        }

        public Typeface build() {
            if (assets != null) {
                try {
                    assets.open(path).close();
                } catch (java.io.IOException e) {
                    return null;
                }
            } else if (descriptor != null ? !descriptor.valid() : !new File(path).exists()) {
                return null;
            }
            return new Typeface(0, weight > 0 ? weight : 400, italic ? ITALIC : NORMAL);
        }
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (o == null || getClass() != o.getClass()) return false;
        Typeface t = (Typeface) o;
        return style == t.style && family == t.family && base == t.base;
    }

    @Override
    public int hashCode() {
        return 31 * (17 * 31 + family * 1000 + base) + style;
    }
}
