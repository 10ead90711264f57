package android.graphics.fonts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.regex.Pattern;

/** One setting of a font that varies: a tag of four letters, and a value. */
public final class FontVariationAxis {
    private static final Pattern TAG = Pattern.compile("[\u0020-\u007E]{4}");

    private final int tag;
    private final String tagString;
    private final float styleValue;

    public FontVariationAxis(String tagString, float styleValue) {
        if (tagString == null || !TAG.matcher(tagString).matches()) {
            throw new IllegalArgumentException("Illegal tag pattern: " + tagString);
        }
        this.tag = tagString.charAt(0) << 24 | tagString.charAt(1) << 16 | tagString.charAt(2) << 8 | tagString.charAt(3);
        this.tagString = tagString;
        this.styleValue = styleValue;
    }

    public int getOpenTypeTagValue() {
        return tag;
    }

    public String getTag() {
        return tagString;
    }

    public float getStyleValue() {
        return styleValue;
    }

    @Override
    public String toString() {
        return "'" + tagString + "' " + Float.toString(styleValue);
    }

    /** Reads settings such as {@code 'wdth' 10, "wght" 400}; null where there are none. */
    public static FontVariationAxis[] fromFontVariationSettings(String settings) {
        if (settings == null || settings.isEmpty()) {
            return null;
        }
        ArrayList<FontVariationAxis> axes = new ArrayList<FontVariationAxis>();
        int length = settings.length();
        for (int i = 0; i < length; i++) {
            char c = settings.charAt(i);
            if (Character.isWhitespace(c)) {
                continue;
            }
            if (!(c == '\'' || c == '"') || length < i + 6 || settings.charAt(i + 5) != c) {
                throw new IllegalArgumentException("Tag should be wrapped with double or single quote: " + settings);
            }
            String tag = settings.substring(i + 1, i + 5);
            int end = settings.indexOf(',', i + 6);
            if (end == -1) {
                end = length;
            }
            float value;
            try {
                value = Float.parseFloat(settings.substring(i + 6, end));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("Failed to parse float string: " + e.getMessage());
            }
            axes.add(new FontVariationAxis(tag, value));
            i = end;
        }
        return axes.isEmpty() ? null : axes.toArray(new FontVariationAxis[axes.size()]);
    }

    public static String toFontVariationSettings(FontVariationAxis[] axes) {
        if (axes == null) {
            return "";
        }
        String text = Arrays.toString(axes);
        return text.substring(1, text.length() - 1).replace(", ", ",");
    }
}
