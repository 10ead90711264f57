package android.text;

/** Where a paragraph is broken into lines. */
final class LineBreaks {
    /** Ends of lines, the last one at the paragraph's end; offsets in the paragraph. */
    int[] ends = new int[8];
    int count;

    private final char[] text;
    private final int length;
    private final float[] widths;
    private final float[] limits; // of the first lines, then of the others
    private final int firstLines;
    private final TabWidth tabs;
    private final float size;

    /** Tells how wide a tab at a place is. */
    interface TabWidth {
        float next(float at);
    }

    LineBreaks(char[] text, int length, float[] widths, float firstWidth, int firstLines, float width, int strategy, float size, TabWidth tabs) {
        this.text = text;
        this.length = length;
        this.widths = widths;
        this.limits = new float[] {firstWidth, width};
        this.firstLines = firstLines;
        this.tabs = tabs;
        this.size = size;
        boolean tab = false;
        for (int i = 0; i < length; i++) tab |= text[i] == '\t';
        if (strategy == Layout.BREAK_STRATEGY_SIMPLE || tab) greedy();
        else optimal(strategy == Layout.BREAK_STRATEGY_BALANCED);
        if (count == 0 || ends[count - 1] != length) add(length);
    }

    private void add(int end) {
        if (count == ends.length) ends = java.util.Arrays.copyOf(ends, 2 * count);
        ends[count++] = end;
    }

    private float limit(int line) {
        return limits[line < firstLines ? 0 : 1];
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c >= 0x2000 && c <= 0x200a && c != 0x2007 || c == 0x3000 || c == 0x1680 || c == '\n';
    }

    /** Whether a line may end between two characters, both inside of the text. */
    static boolean mayBreak(char[] text, int at) {
        char a = text[at - 1];
        char b = text[at];
        if (isSpace(b)) return false; // spaces stay at the end of their line
        if (isSpace(a)) return true;
        if (a == 0x200b) return true;
        if (Character.isLowSurrogate(b) || combines(b)) return false;
        if (isWide(a) || isWide(b)) return !isClosing(b) && !isOpening(a);
        if (a == '-' || a == 0x2010 || a == 0x2013 || a == 0xad) {
            boolean digit = Character.isDigit(b);
            return !digit && at >= 2 && !isSpace(text[at - 2]) && !isClosing(b);
        }
        if (a == 0x2014) return !isClosing(b);
        if (b == 0x2014) return true;
        if (a == '/') return Character.isLetter(b);
        if (a == '?' || a == '!' || a == '}' || a == '|') return Character.isLetterOrDigit(b);
        return false;
    }

    private static boolean combines(char c) {
        int t = Character.getType(c);
        return t == Character.NON_SPACING_MARK || t == Character.ENCLOSING_MARK || t == Character.COMBINING_SPACING_MARK || c == 0x200d || c == 0xfe0f;
    }

    private static boolean isWide(char c) {
        return c >= 0x2e80 && c <= 0x9fff || c >= 0xac00 && c <= 0xd7a3 || c >= 0xf900 && c <= 0xfaff || c >= 0xff00 && c <= 0xff60 || Character.isHighSurrogate(c) || Character.isLowSurrogate(c);
    }

    private static boolean isClosing(char c) {
        return ")]},.;:!?%\u2019\u201d\u3001\u3002\uff0c\uff0e\u300d\u300f\u3011\uff09\u30fc\u3005".indexOf(c) >= 0;
    }

    private static boolean isOpening(char c) {
        return "([{\u2018\u201c\u300c\u300e\u3010\uff08".indexOf(c) >= 0;
    }

    /** Fills each line with as much as fits. */
    private void greedy() {
        int start = 0;
        int best = -1; // last place to break in this line
        float width = 0; // with spaces at the end
        float solid = 0; // without them
        for (int i = 0; i < length; i++) {
            char c = text[i];
            if (i > start && mayBreak(text, i)) best = i;
            float w = c == '\t' && tabs != null ? tabs.next(width) - width : widths[i];
            width += w;
            if (isSpace(c)) continue;
            solid = width;
            if (solid <= limit(count) || i == start) continue;
            int end = best > start ? best : grapheme(i, start);
            if (end <= start) end = i;
            add(end);
            start = end;
            best = -1;
            width = 0;
            i = start - 1;
        }
    }

    /** The beginning of the character that a place lies in. */
    private int grapheme(int at, int start) {
        int i = at;
        while (i > start && (Character.isLowSurrogate(text[i]) || combines(text[i]))) i--;
        return i > start ? i : at;
    }

    /** Breaks where the sum of the squares of what lines leave free is least. */
    private void optimal(boolean balanced) {
        int n = 1;
        int[] at = new int[length + 2];
        boolean[] desperate = new boolean[length + 2];
        double[] pre = new double[length + 2]; // width of the text before, without the spaces in front
        double[] post = new double[length + 2]; // the same with them
        double width = 0;
        double solid = 0;
        int word = 0;
        double wordStart = 0;
        for (int i = 0; i <= length; i++) {
            if (i == length || i > 0 && mayBreak(text, i)) {
                if (i == length && length == 0) break;
                if (solid - wordStart > limits[0]) { // too long for a line
                    double sum = wordStart;
                    for (int k = word; k < i; k++) {
                        if (k > word && widths[k] > 0 && !Character.isLowSurrogate(text[k]) && !combines(text[k])) {
                            at[n] = k;
                            desperate[n] = true;
                            pre[n] = sum;
                            post[n] = sum;
                            n++;
                        }
                        sum += widths[k];
                    }
                }
                at[n] = i;
                pre[n] = width;
                post[n] = solid;
                n++;
                word = i;
                wordStart = width;
            }
            if (i < length) {
                width += widths[i];
                if (!isSpace(text[i])) solid = width;
            }
        }
        float[] score = new float[n]; // as narrow as the platform's, which decides what a desperate break still sees
        int[] previous = new int[n];
        int[] lines = new int[n];
        final float overfull = 1e12f;
        final float desperation = 1e10f;
        float penalty = size * limits[0]; // of each line
        int active = 0;
        for (int i = 1; i < n; i++) {
            boolean atEnd = i == n - 1;
            float best = Float.MAX_VALUE;
            int from = 0;
            float hope = 0;
            int lastLine = lines[active];
            float max = limit(lastLine);
            for (int j = active; j < i; j++) {
                if (lines[j] != lastLine) {
                    float other = limit(lines[j]);
                    if (other != max) hope = 0;
                    max = other;
                    lastLine = lines[j];
                }
                if (score[j] + hope >= best) continue;
                float delta = (float) (pre[j] - (post[i] - max));
                float s;
                float more = 0;
                if (delta < 0) {
                    s = overfull;
                } else if (atEnd && !balanced) {
                    more = desperate[j] ? 4 * desperation : 0;
                    float underfill = delta - 0.75f * max;
                    s = underfill > 0 ? underfill * underfill : 0;
                } else {
                    s = delta * delta;
                }
                if (delta < 0) active = j + 1;
                else hope = s;
                if (score[j] + s + more <= best) {
                    best = score[j] + s + more;
                    from = j;
                }
            }
            active = Math.min(active, i);
            score[i] = best + (desperate[i] ? desperation : 0) + penalty;
            previous[i] = from;
            lines[i] = lines[from] + 1;
        }
        int[] back = new int[n];
        int k = 0;
        for (int i = n - 1; i > 0; i = previous[i]) back[k++] = at[i];
        while (k > 0) add(back[--k]);
    }
}
