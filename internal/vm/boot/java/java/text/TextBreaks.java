package java.text;

import java.util.Arrays;
import java.util.Locale;

/**
 * The breaks of a text, found once when it is set. The rules are those of Unicode's annexes 14 and 29 for
 * alphabets, syllables and ideographs; words of scripts that need a dictionary are not taken apart.
 */
final class TextBreaks extends BreakIterator {
    static final int CHARACTER = 0;
    static final int WORD = 1;
    static final int SENTENCE = 2;
    static final int LINE = 3;

    private final int kind;
    private CharacterIterator text;
    private int[] breaks;
    private int at;

    TextBreaks(int kind) {
        this.kind = kind;
        setText("");
    }

    TextBreaks(int kind, Locale locale) {
        this(kind);
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
    }

    @Override
    public void setText(CharacterIterator text) {
        this.text = text;
        StringBuilder sb = new StringBuilder();
        for (char c = text.first(); c != CharacterIterator.DONE || text.getIndex() < text.getEndIndex(); c = text.next()) {
            sb.append(c);
        }
        text.first();
        String s = sb.toString();
        int[] found = new int[s.length() + 1];
        int n = 1;
        for (int i = 0; i < s.length(); n++) {
            i = end(s, i);
            found[n] = i;
        }
        breaks = Arrays.copyOf(found, n);
        for (int i = 0; i < n; i++) {
            breaks[i] += text.getBeginIndex();
        }
        at = 0;
    }

    @Override
    public CharacterIterator getText() {
        return text;
    }

    // ---- moving

    private int go(int index) {
        if (index < 0 || index >= breaks.length) {
            at = index < 0 ? 0 : breaks.length - 1;
            text.setIndex(breaks[at]);
            return DONE;
        }
        at = index;
        text.setIndex(breaks[at]);
        return breaks[at];
    }

    @Override
    public int first() {
        return go(0);
    }

    @Override
    public int last() {
        return go(breaks.length - 1);
    }

    @Override
    public int next() {
        return go(at + 1);
    }

    @Override
    public int previous() {
        return go(at - 1);
    }

    @Override
    public int next(int n) {
        return go(at + n);
    }

    @Override
    public int current() {
        return breaks[at];
    }

    private void check(int offset) {
        if (offset < breaks[0] || offset > breaks[breaks.length - 1]) {
            throw new IllegalArgumentException("offset out of bounds");
        }
    }

    @Override
    public int following(int offset) {
        check(offset);
        int found = Arrays.binarySearch(breaks, offset);
        return go(found >= 0 ? found + 1 : ~found);
    }

    @Override
    public int preceding(int offset) {
        check(offset);
        int found = Arrays.binarySearch(breaks, offset);
        return go(found >= 0 ? found - 1 : ~found - 1);
    }

    @Override
    public boolean isBoundary(int offset) {
        check(offset);
        int found = Arrays.binarySearch(breaks, offset);
        go(found >= 0 ? found : ~found);
        return found >= 0;
    }

    // ---- finding

    private int end(String s, int i) {
        switch (kind) {
            case WORD:
                return wordEnd(s, i);
            case SENTENCE:
                return sentenceEnd(s, i);
            case LINE:
                return lineEnd(s, i);
            default:
                return characterEnd(s, i);
        }
    }

    private static boolean extends_(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK || c == 0x200d || c >= 0x1f3fb && c <= 0x1f3ff;
    }

    private static int characterEnd(String s, int i) {
        int c = s.codePointAt(i);
        i += Character.charCount(c);
        if (c == '\r' && i < s.length() && s.charAt(i) == '\n') {
            return i + 1;
        }
        if (Character.getType(c) == Character.CONTROL) {
            return i;
        }
        while (i < s.length() && extends_(s.codePointAt(i))) {
            i += Character.charCount(s.codePointAt(i));
        }
        return i;
    }

    private static boolean ideograph(int c) {
        return Character.isIdeographic(c) || c >= 0x3041 && c <= 0x3096;
    }

    private static boolean letter(int c) {
        return Character.isLetter(c) && !ideograph(c) || c == '_';
    }

    private static boolean katakana(int c) {
        return c >= 0x30a1 && c <= 0x30fa || c == 0x30fc;
    }

    private static int at(String s, int i) {
        return i < s.length() ? s.codePointAt(i) : -1;
    }

    private static int wordEnd(String s, int i) {
        int c = s.codePointAt(i);
        int end = characterEnd(s, i);
        while (Character.getType(c) == Character.SPACE_SEPARATOR && end < s.length() && Character.getType(s.codePointAt(end)) == Character.SPACE_SEPARATOR) {
            end = characterEnd(s, end);
        }
        if (!letter(c) && !Character.isDigit(c)) {
            return end;
        }
        while (end < s.length()) {
            int next = s.codePointAt(end);
            if (letter(next) || Character.isDigit(next)) {
                c = next;
                end = characterEnd(s, end);
                continue;
            }
            int after = at(s, characterEnd(s, end));
            boolean joins = letter(c) && letter(after) && "'.:\u00b7\u2019".indexOf(next) >= 0
                    || Character.isDigit(c) && Character.isDigit(after) && "'.,;\u2019".indexOf(next) >= 0;
            if (!joins || c == '_') {
                break;
            }
            c = after;
            end = characterEnd(s, characterEnd(s, end));
        }
        return end;
    }

    private static int sentenceEnd(String s, int i) {
        while (i < s.length()) {
            int c = s.codePointAt(i);
            i = characterEnd(s, i);
            if (c == '\n' || c == '\u2029' || c == '\r') {
                return i;
            }
            if (".!?\u3002\uff01\uff1f\u2026".indexOf(c) < 0) {
                continue;
            }
            boolean stop = c == '.' || c == '\u2026';
            while (".!?\u3002\uff01\uff1f\u2026".indexOf(at(s, i)) >= 0) {
                stop &= at(s, i) == '.';
                i++;
            }
            while (")]}\"'\u201d\u2019\u300d".indexOf(at(s, i)) >= 0) {
                i++;
            }
            int spaces = i;
            while (i < s.length() && Character.isWhitespace(s.charAt(i)) && s.charAt(i) != '\n') {
                i++;
            }
            if (stop && (spaces == i && at(s, i) != -1 || Character.isLowerCase(at(s, i)))) {
                continue; // a point inside a number or name, or behind an abbreviation
            }
            if (at(s, i) == '\n') {
                i++;
            }
            return i;
        }
        return i;
    }

    private static int lineEnd(String s, int i) {
        while (i < s.length()) {
            int c = s.codePointAt(i);
            i = characterEnd(s, i);
            if (c == '\n' || c == '\r' || c == '\u2028') {
                return i;
            }
            int next = at(s, i);
            if (next == -1) {
                return i;
            }
            boolean space = c == ' ' || c == '\t';
            if (space && next != ' ' && next != '\t' && next != '\n' && next != '\r') {
                return i;
            }
            boolean hyphen = c == '-' && !Character.isDigit(next) || c == '\u2010' || c == '\u00ad';
            boolean ideographs = ideograph(c) && (ideograph(next) || letter(next)) || letter(c) && ideograph(next)
                    || katakana(c) && katakana(next) && next != 0x30fc;
            if ((hyphen || ideographs) && next != ' ' && next != '\n' && next != '\r') {
                return i;
            }
        }
        return i;
    }
}
