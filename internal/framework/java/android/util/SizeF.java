package android.util;

/** A width and a height. */
public final class SizeF {
    private final float mWidth;
    private final float mHeight;

    public SizeF(float width, float height) {
        mWidth = com.android.internal.util.Preconditions.checkArgumentFinite(width, "width");
        mHeight = com.android.internal.util.Preconditions.checkArgumentFinite(height, "height");
    }

    public float getWidth() {
        return mWidth;
    }

    public float getHeight() {
        return mHeight;
    }

    @Override
    public boolean equals(final Object obj) {
        return obj instanceof SizeF && mWidth == ((SizeF) obj).mWidth && mHeight == ((SizeF) obj).mHeight;
    }

    @Override
    public String toString() {
        return mWidth + "x" + mHeight;
    }

    public static SizeF parseSizeF(String string) throws NumberFormatException {
        if (string == null) {
            throw new NullPointerException("string must not be null");
        }
        int sep = string.indexOf('*');
        if (sep < 0) {
            sep = string.indexOf('x');
        }
        if (sep < 0) {
            throw new NumberFormatException("Invalid SizeF: \"" + string + "\"");
        }
        try {
            return new SizeF(Float.parseFloat(string.substring(0, sep)), Float.parseFloat(string.substring(sep + 1)));
        } catch (NumberFormatException e) {
            throw new NumberFormatException("Invalid SizeF: \"" + string + "\"");
        } catch (IllegalArgumentException e) {
            throw new NumberFormatException("Invalid SizeF: \"" + string + "\"");
        }
    }

    @Override
    public int hashCode() {
        return Float.floatToIntBits(mWidth) ^ Float.floatToIntBits(mHeight);
    }
}
