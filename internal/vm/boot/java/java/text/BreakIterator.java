package java.text;

import java.util.Locale;

/** Finds the places in a text where characters, words, sentences end and where lines may be broken. */
public abstract class BreakIterator implements Cloneable {
    public static final int DONE = -1;

    protected BreakIterator() {
    }

    public static BreakIterator getCharacterInstance() {
        return new TextBreaks(TextBreaks.CHARACTER);
    }

    public static BreakIterator getCharacterInstance(Locale locale) {
        return new TextBreaks(TextBreaks.CHARACTER, locale);
    }

    public static BreakIterator getWordInstance() {
        return new TextBreaks(TextBreaks.WORD);
    }

    public static BreakIterator getWordInstance(Locale locale) {
        return new TextBreaks(TextBreaks.WORD, locale);
    }

    public static BreakIterator getSentenceInstance() {
        return new TextBreaks(TextBreaks.SENTENCE);
    }

    public static BreakIterator getSentenceInstance(Locale locale) {
        return new TextBreaks(TextBreaks.SENTENCE, locale);
    }

    public static BreakIterator getLineInstance() {
        return new TextBreaks(TextBreaks.LINE);
    }

    public static BreakIterator getLineInstance(Locale locale) {
        return new TextBreaks(TextBreaks.LINE, locale);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public abstract int first();

    public abstract int last();

    public abstract int next(int n);

    public abstract int next();

    public abstract int previous();

    public abstract int following(int offset);

    public abstract int current();

    public abstract CharacterIterator getText();

    public abstract void setText(CharacterIterator text);

    public void setText(String text) {
        setText(new StringCharacterIterator(text));
    }

    public int preceding(int offset) {
        int at = following(offset);
        while (at >= offset && at != DONE) {
            at = previous();
        }
        return at;
    }

    public boolean isBoundary(int offset) {
        if (offset == 0) {
            return true;
        }
        int at = following(offset - 1);
        if (at == DONE) {
            throw new IllegalArgumentException();
        }
        return at == offset;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
