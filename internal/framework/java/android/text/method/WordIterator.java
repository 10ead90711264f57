package android.text.method;

import android.text.Selection;
import java.text.BreakIterator;
import java.util.Locale;

/** Walks over the words of a text, and the runs of punctuation between them. */
public class WordIterator implements Selection.PositionIterator {
    private final BreakIterator iterator;
    private CharSequence text = "";

    public WordIterator() {
        this(Locale.getDefault());
    }

    public WordIterator(Locale locale) {
        iterator = BreakIterator.getWordInstance(locale);
    }

    public void setCharSequence(CharSequence charSequence, int start, int end) {
        text = charSequence;
        iterator.setText(charSequence.toString());
    }

    private boolean word(int at) {
        return at >= 0 && at < text.length() && Character.isLetterOrDigit(Character.codePointAt(text, at));
    }

    private boolean wordBefore(int at) {
        return at > 0 && at <= text.length() && Character.isLetterOrDigit(Character.codePointBefore(text, at));
    }

    private static boolean punctuation(int c) {
        final int type = Character.getType(c);
        return type == Character.CONNECTOR_PUNCTUATION || type == Character.DASH_PUNCTUATION || type == Character.END_PUNCTUATION
                || type == Character.FINAL_QUOTE_PUNCTUATION || type == Character.INITIAL_QUOTE_PUNCTUATION
                || type == Character.OTHER_PUNCTUATION || type == Character.START_PUNCTUATION;
    }

    @Override
    public int preceding(int offset) {
        for (int at = offset; at > 0; ) {
            at = iterator.preceding(at);
            if (at == BreakIterator.DONE || word(at)) return at;
        }
        return DONE;
    }

    @Override
    public int following(int offset) {
        for (int at = offset; at < text.length(); ) {
            at = iterator.following(at);
            if (at == BreakIterator.DONE || wordBefore(at)) return at;
        }
        return DONE;
    }

    public boolean isBoundary(int offset) {
        return iterator.isBoundary(offset);
    }

    public int nextBoundary(int offset) {
        return offset >= text.length() ? BreakIterator.DONE : iterator.following(offset);
    }

    public int prevBoundary(int offset) {
        return offset <= 0 ? BreakIterator.DONE : iterator.preceding(offset);
    }

    /** The beginning of the word at or before an offset, DONE if there is none. */
    public int getBeginning(int offset) {
        return beginning(offset, false);
    }

    /** The end of the word at or before an offset, DONE if there is none. */
    public int getEnd(int offset) {
        return end(offset, false);
    }

    /** As getBeginning, but of the word before where two words meet. */
    public int getPrevWordBeginningOnTwoWordsBoundary(int offset) {
        return beginning(offset, true);
    }

    /** As getEnd, but of the word behind where two words meet. */
    public int getNextWordEndOnTwoWordBoundary(int offset) {
        return end(offset, true);
    }

    private int beginning(int offset, boolean before) {
        if (word(offset)) {
            return iterator.isBoundary(offset) && (!wordBefore(offset) || !before) ? offset : iterator.preceding(offset);
        }
        return wordBefore(offset) ? iterator.preceding(offset) : DONE;
    }

    private int end(int offset, boolean behind) {
        if (wordBefore(offset)) {
            return iterator.isBoundary(offset) && (!word(offset) || !behind) ? offset : iterator.following(offset);
        }
        return word(offset) ? iterator.following(offset) : DONE;
    }

    public boolean isOnPunctuation(int offset) {
        return offset >= 0 && offset < text.length() && punctuation(Character.codePointAt(text, offset));
    }

    public boolean isAfterPunctuation(int offset) {
        return offset > 0 && offset <= text.length() && punctuation(Character.codePointBefore(text, offset));
    }

    /** The beginning of the run of punctuation before an offset. */
    public int getPunctuationBeginning(int offset) {
        while (offset != DONE && !(isOnPunctuation(offset) && !isAfterPunctuation(offset))) offset = prevBoundary(offset);
        return offset;
    }

    /** The end of the run of punctuation behind an offset. */
    public int getPunctuationEnd(int offset) {
        while (offset != DONE && !(!isOnPunctuation(offset) && isAfterPunctuation(offset))) offset = nextBoundary(offset);
        return offset;
    }
}
