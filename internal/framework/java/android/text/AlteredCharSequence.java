package android.text;

/** Text with a part of it replaced. */
public class AlteredCharSequence implements CharSequence, GetChars {
    private final int start;
    private final int end;
    private final char[] sub;
    private final CharSequence source;

    private AlteredCharSequence(CharSequence source, char[] sub, int start, int end) {
        this.source = source;
        this.sub = sub;
        this.start = start;
        this.end = end;
    }

    public static AlteredCharSequence make(CharSequence source, char[] sub, int substart, int subend) {
        return new AlteredCharSequence(source, sub, substart, subend);
    }

    @Override
    public char charAt(int i) {
        return i >= start && i < end ? sub[i - start] : source.charAt(i);
    }

    @Override
    public int length() {
        return source.length();
    }

    @Override
    public CharSequence subSequence(int s, int e) {
        return make(source.subSequence(s, e), sub, start - s, end - s);
    }

    @Override
    public void getChars(int s, int e, char[] dest, int off) {
        for (int i = s; i < e; i++) dest[off + i - s] = charAt(i);
    }

    @Override
    public String toString() {
        char[] all = new char[length()];
        getChars(0, all.length, all, 0);
        return new String(all);
    }
}
