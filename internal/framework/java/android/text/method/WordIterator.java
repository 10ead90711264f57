package android.text.method;

import android.text.Selection;
import java.text.BreakIterator;
import java.util.Locale;

/** Walks over the words of a text. */
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
            if (at == BreakIterator.DONE || at > 0 && word(at - 1)) return at;
        }
        return DONE;
    }

    public boolean isBoundary(int offset) {
        return iterator.isBoundary(offset);
    }

    public int nextBoundary(int offset) {
        return iterator.following(offset);
    }

    public int prevBoundary(int offset) {
        return iterator.preceding(offset);
    }

    public int getBeginning(int offset) {
        int at = Math.min(offset, text.length());
        while (at > 0 && word(at - 1)) at--;
        return at;
    }

    public int getEnd(int offset) {
        int at = offset;
        while (at < text.length() && word(at)) at++;
        return at;
    }
}
