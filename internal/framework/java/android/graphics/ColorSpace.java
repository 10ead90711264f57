package android.graphics;

/** What the components of a color mean. Of the named ones the device has sRGB. */
public abstract class ColorSpace {
    public static final int MIN_ID = -1;
    public static final int MAX_ID = 63;

    private static final ColorSpace SRGB = new Rgb("sRGB IEC61966-2.1", 0);

    private final String name;
    private final Model model;
    private final int id;

    /** The spaces that have a name. */
    public enum Named {
        SRGB, LINEAR_SRGB, EXTENDED_SRGB, LINEAR_EXTENDED_SRGB, BT709, BT2020, DCI_P3, DISPLAY_P3, NTSC_1953, SMPTE_C, ADOBE_RGB,
        PRO_PHOTO_RGB, ACES, ACESCG, CIE_XYZ, CIE_LAB
    }

    /** What the components are. */
    public enum Model {
        RGB(3), XYZ(3), LAB(3), CMYK(4);

        private final int components;

        Model(int components) {
            this.components = components;
        }

        public int getComponentCount() {
            return components;
        }
    }

    ColorSpace(String name, Model model, int id) {
        this.name = name;
        this.model = model;
        this.id = id;
    }

    static ColorSpace get(int index) {
        Named[] named = Named.values();
        if (index < 0 || index > named.length) {
            throw new IllegalArgumentException("Invalid ID, must be in the range [0.." + named.length + "]");
        }
        return get(named[index]);
    }

    public static ColorSpace get(Named name) {
        if (name.ordinal() != 0) {
            esdroid.device.Host.unmodelled("Landroid/graphics/ColorSpace;->get(ColorSpace.Named." + name + ")");
        }
        return SRGB;
    }

    public String getName() {
        return name;
    }

    public int getId() {
        return id;
    }

    public Model getModel() {
        return model;
    }

    public int getComponentCount() {
        return model.getComponentCount();
    }

    public abstract boolean isWideGamut();

    public boolean isSrgb() {
        return false;
    }

    public abstract float getMinValue(int component);

    public abstract float getMaxValue(int component);

    @Override
    public String toString() {
        return name + " (id=" + id + ", model=" + model + ")";
    }

    /** Of red, green and blue. */
    public static class Rgb extends ColorSpace {
        Rgb(String name, int id) {
            super(name, Model.RGB, id);
        }

        @Override
        public boolean isWideGamut() {
            return false;
        }

        @Override
        public boolean isSrgb() {
            return true;
        }

        @Override
        public float getMinValue(int component) {
            return 0.0f;
        }

        @Override
        public float getMaxValue(int component) {
            return 1.0f;
        }
    }
}
