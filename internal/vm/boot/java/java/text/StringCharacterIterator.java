package java.text;

/** Walks through a string or a part of it. */
public final class StringCharacterIterator implements CharacterIterator {
    private String text;
    private int begin;
    private int end;
    private int pos;

    public StringCharacterIterator(String text) {
        this(text, 0);
    }

    public StringCharacterIterator(String text, int pos) {
        this(text, 0, text.length(), pos);
    }

    public StringCharacterIterator(String text, int begin, int end, int pos) {
        if (text == null) {
            throw new NullPointerException("text == null");
        }
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        if (pos < begin || pos > end) {
            throw new IllegalArgumentException("Invalid position");
        }
        this.text = text;
        this.begin = begin;
        this.end = end;
        this.pos = pos;
    }

    public void setText(String text) {
        this.text = text;
        begin = 0;
        end = text.length();
        pos = 0;
    }

    public char first() {
        pos = begin;
        return current();
    }

    public char last() {
        pos = end == begin ? end : end - 1;
        return current();
    }

    public char setIndex(int p) {
        if (p < begin || p > end) {
            throw new IllegalArgumentException("Invalid index");
        }
        pos = p;
        return current();
    }

    public char current() {
        return pos >= begin && pos < end ? text.charAt(pos) : DONE;
    }

    public char next() {
        if (pos < end - 1) {
            return text.charAt(++pos);
        }
        pos = end;
        return DONE;
    }

    public char previous() {
        return pos > begin ? text.charAt(--pos) : DONE;
    }

    public int getBeginIndex() {
        return begin;
    }

    public int getEndIndex() {
        return end;
    }

    public int getIndex() {
        return pos;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof StringCharacterIterator)) {
            return false;
        }
        StringCharacterIterator i = (StringCharacterIterator) o;
        return text.equals(i.text) && begin == i.begin && end == i.end && pos == i.pos;
    }

    @Override
    public int hashCode() {
        return text.hashCode() ^ pos ^ begin ^ end;
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
