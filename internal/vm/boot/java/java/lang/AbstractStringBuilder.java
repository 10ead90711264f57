package java.lang;

/** What StringBuilder and StringBuffer share; the units live with the machine. */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    AbstractStringBuilder() {
    }

    public native int length();

    public native int capacity();

    public native void ensureCapacity(int capacity);

    public native void trimToSize();

    /** Says the capacity that a constructor gives. */
    final native void begin(int capacity);

    public native void setLength(int length);

    public native char charAt(int index);

    public native void setCharAt(int index, char c);

    public native int codePointAt(int index);

    public native int codePointBefore(int index);

    public native int codePointCount(int start, int end);

    public native int offsetByCodePoints(int index, int offset);

    public native void getChars(int start, int end, char[] target, int targetStart);

    public native String substring(int start);

    public native String substring(int start, int end);

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public native int indexOf(String text);

    public native int indexOf(String text, int start);

    public native int lastIndexOf(String text);

    public native int lastIndexOf(String text, int start);

    public abstract String toString();
}
