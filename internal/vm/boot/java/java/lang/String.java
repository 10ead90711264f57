package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Iterator;
import libcore.charset.PlatformCharset;

/** An immutable text of UTF-16 units, which the machine keeps in its own form. */
public final class String implements Serializable, Comparable<String>, CharSequence {
    private static final long serialVersionUID = -6849794470754667710L;

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

    /** The order of compareToIgnoreCase. */
    private static final class CaseInsensitiveComparator implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 8575799808933029326L;

        public int compare(String a, String b) {
            return a.compareToIgnoreCase(b);
        }

        private Object readResolve() {
            return CASE_INSENSITIVE_ORDER;
        }
    }

    public String() {
        setText("");
    }

    public String(String original) {
        setText(original);
    }

    public String(char[] value) {
        setChars(value, 0, value.length);
    }

    public String(char[] value, int offset, int count) {
        setChars(value, offset, count);
    }

    public String(int[] codePoints, int offset, int count) {
        setCodePoints(codePoints, offset, count);
    }

    public String(byte[] bytes) {
        setBytes(bytes, 0, bytes.length);
    }

    public String(byte[] bytes, int offset, int length) {
        setBytes(bytes, offset, length);
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        if (charset == StandardCharsets.UTF_8) {
            setBytes(bytes, offset, length);
            return;
        }
        if ((offset | length) < 0 || length > bytes.length - offset) {
            throw new StringIndexOutOfBoundsException("length=" + bytes.length + "; regionStart=" + offset + "; regionLength=" + length);
        }
        if (charset instanceof PlatformCharset) {
            setText(((PlatformCharset) charset).decodeAll(bytes, offset, length));
            return;
        }
        CharBuffer chars = charset.decode(ByteBuffer.wrap(bytes, offset, length));
        setChars(chars.array(), chars.arrayOffset() + chars.position(), chars.remaining());
    }

    public String(byte[] bytes, String charset) throws UnsupportedEncodingException {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length, String charset) throws UnsupportedEncodingException {
        this(bytes, offset, length, charsetOf(charset));
    }

    @Deprecated
    public String(byte[] ascii, int highByte) {
        setBytesAndHigh(ascii, highByte, 0, ascii.length);
    }

    @Deprecated
    public String(byte[] ascii, int highByte, int offset, int count) {
        setBytesAndHigh(ascii, highByte, offset, count);
    }

    public String(StringBuffer buffer) {
        setText(buffer.toString());
    }

    public String(StringBuilder builder) {
        setText(builder.toString());
    }

    private native void setText(String text);

    private native void setChars(char[] value, int offset, int count);

    private native void setCodePoints(int[] codePoints, int offset, int count);

    /** Sets the text from UTF-8, Android's default encoding. */
    private native void setBytes(byte[] bytes, int offset, int length);

    private native void setBytesAndHigh(byte[] bytes, int high, int offset, int count);

    public native int length();

    public native boolean isEmpty();

    public native char charAt(int index);

    public native int codePointAt(int index);

    public native int codePointBefore(int index);

    public native int codePointCount(int start, int end);

    public native int offsetByCodePoints(int index, int offset);

    public native void getChars(int start, int end, char[] target, int targetStart);

    @Deprecated
    public native void getBytes(int start, int end, byte[] target, int targetStart);

    /** The text in UTF-8, Android's default encoding. */
    public native byte[] getBytes();

    public byte[] getBytes(String charset) throws UnsupportedEncodingException {
        return getBytes(charsetOf(charset));
    }

    public byte[] getBytes(Charset charset) {
        if (charset == StandardCharsets.UTF_8) {
            return getBytes();
        }
        if (charset instanceof PlatformCharset) {
            return ((PlatformCharset) charset).encodeAll(this);
        }
        ByteBuffer bytes = charset.encode(this);
        byte[] out = new byte[bytes.remaining()];
        bytes.get(out);
        return out;
    }

    private static Charset charsetOf(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public native boolean equals(Object other);

    public native boolean contentEquals(CharSequence text);

    public boolean contentEquals(StringBuffer buffer) {
        return contentEquals((CharSequence) buffer);
    }

    public native boolean equalsIgnoreCase(String other);

    public native int compareTo(String other);

    public native int compareToIgnoreCase(String other);

    public boolean regionMatches(int start, String other, int otherStart, int length) {
        return regionMatches(false, start, other, otherStart, length);
    }

    public native boolean regionMatches(boolean ignoreCase, int start, String other, int otherStart, int length);

    public native boolean startsWith(String prefix, int start);

    public native boolean startsWith(String prefix);

    public native boolean endsWith(String suffix);

    public native int hashCode();

    public native int indexOf(int c);

    public native int indexOf(int c, int start);

    public native int lastIndexOf(int c);

    public native int lastIndexOf(int c, int start);

    public native int indexOf(String text);

    public native int indexOf(String text, int start);

    public native int lastIndexOf(String text);

    public native int lastIndexOf(String text, int start);

    public native String substring(int start);

    public native String substring(int start, int end);

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public native String concat(String text);

    public native String replace(char from, char to);

    public native String replace(CharSequence from, CharSequence to);

    public boolean contains(CharSequence text) {
        return indexOf(text.toString()) >= 0;
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        if (delimiter == null) {
            throw new NullPointerException();
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            if (i > 0) {
                out.append(delimiter);
            }
            out.append(elements[i]);
        }
        return out.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        if (delimiter == null) {
            throw new NullPointerException();
        }
        StringBuilder out = new StringBuilder();
        Iterator<? extends CharSequence> each = elements.iterator();
        for (boolean first = true; each.hasNext(); first = false) {
            if (!first) {
                out.append(delimiter);
            }
            out.append(each.next());
        }
        return out.toString();
    }

    public String toLowerCase() {
        return toLowerCase(esdroid.locale.LocaleData.caseLanguage);
    }

    public String toLowerCase(java.util.Locale locale) {
        return toLowerCase(locale.getLanguage());
    }

    public String toUpperCase(java.util.Locale locale) {
        return toUpperCase(locale.getLanguage());
    }

    public static String format(String format, Object... args) {
        return new java.util.Formatter().format(format, args).toString();
    }

    public static String format(java.util.Locale locale, String format, Object... args) {
        return new java.util.Formatter(locale).format(format, args).toString();
    }

    public boolean matches(String regex) {
        return java.util.regex.Pattern.matches(regex, this);
    }

    public String replaceAll(String regex, String replacement) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String replaceFirst(String regex, String replacement) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        char c = literal(regex);
        return c != 0 ? split(c, limit) : java.util.regex.Pattern.compile(regex).split(this, limit);
    }

    /** The one character that an expression stands for, 0 if it stands for something else. */
    private static char literal(String regex) {
        int n = regex.length();
        if (n == 0 || n > 2) {
            return 0;
        }
        char c = regex.charAt(n - 1);
        boolean plain;
        if (n == 1) {
            plain = ".$|()[{^?*+\\".indexOf(c) < 0;
        } else {
            plain = regex.charAt(0) == '\\' && !(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z');
        }
        return plain && !Character.isSurrogate(c) ? c : 0;
    }

    /** What Pattern.split does for one character. */
    private String[] split(char c, int limit) {
        java.util.ArrayList<String> parts = new java.util.ArrayList<String>();
        int from = 0;
        for (int at; (limit <= 0 || parts.size() < limit - 1) && (at = indexOf(c, from)) >= 0; from = at + 1) {
            parts.add(substring(from, at));
        }
        int n = parts.size();
        if (n == 0) {
            return new String[] {this};
        }
        String last = substring(from);
        if (limit == 0 && last.isEmpty()) {
            while (n > 0 && parts.get(n - 1).isEmpty()) {
                n--;
            }
            return parts.subList(0, n).toArray(new String[n]);
        }
        parts.add(last);
        return parts.toArray(new String[n + 1]);
    }

    /** By the rules of a language, such as "tr". */
    private native String toLowerCase(String language);

    public String toUpperCase() {
        return toUpperCase(esdroid.locale.LocaleData.caseLanguage);
    }

    private native String toUpperCase(String language);

    public native String trim();

    public native String strip();

    public native String stripLeading();

    public native String stripTrailing();

    public native boolean isBlank();

    public java.util.stream.Stream<String> lines() {
        java.util.ArrayList<String> lines = new java.util.ArrayList<String>();
        int n = length();
        for (int from = 0; from < n;) {
            int to = from;
            while (to < n && charAt(to) != '\n' && charAt(to) != '\r') {
                to++;
            }
            lines.add(substring(from, to));
            from = to + (to + 1 < n && charAt(to) == '\r' && charAt(to + 1) == '\n' ? 2 : 1);
        }
        return lines.stream();
    }

    public native String repeat(int count);

    public String toString() {
        return this;
    }

    public native char[] toCharArray();

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    public static String valueOf(char[] value) {
        return new String(value);
    }

    public static String valueOf(char[] value, int offset, int count) {
        return new String(value, offset, count);
    }

    public static String copyValueOf(char[] value) {
        return new String(value);
    }

    public static String copyValueOf(char[] value, int offset, int count) {
        return new String(value, offset, count);
    }

    public static String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    public static native String valueOf(char value);

    public static String valueOf(int value) {
        return Integer.toString(value);
    }

    public static String valueOf(long value) {
        return Long.toString(value);
    }

    public static String valueOf(float value) {
        return Float.toString(value);
    }

    public static String valueOf(double value) {
        return Double.toString(value);
    }

    public native String intern();
}
