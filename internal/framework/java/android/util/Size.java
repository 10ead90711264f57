package android.util;

/** A width and a height. */
public final class Size {
    private final int mWidth;
    private final int mHeight;

    public Size(int width, int height) {
        mWidth = width;
        mHeight = height;
    }

    public int getWidth() {
        return mWidth;
    }

    public int getHeight() {
        return mHeight;
    }

    @Override
    public boolean equals(final Object obj) {
        return obj instanceof Size && mWidth == ((Size) obj).mWidth && mHeight == ((Size) obj).mHeight;
    }

    @Override
    public String toString() {
        return mWidth + "x" + mHeight;
    }

    public static Size parseSize(String string) throws NumberFormatException {
        if (string == null) {
            throw new NullPointerException("string must not be null");
        }
        int sep = string.indexOf('*');
        if (sep < 0) {
            sep = string.indexOf('x');
        }
        if (sep < 0) {
            throw new NumberFormatException("Invalid Size: \"" + string + "\"");
        }
        try {
            return new Size(Integer.parseInt(string.substring(0, sep)), Integer.parseInt(string.substring(sep + 1)));
        } catch (NumberFormatException e) {
            throw new NumberFormatException("Invalid Size: \"" + string + "\"");
        }
    }

    @Override
    public int hashCode() {
        return mHeight ^ ((mWidth << 16) | (mWidth >>> 16));
    }
}
