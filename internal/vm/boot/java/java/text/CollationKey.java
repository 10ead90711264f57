package java.text;

/** A text as a collator compares it, so that comparing it often is cheap. */
public abstract class CollationKey implements Comparable<CollationKey> {
    private final String source;

    protected CollationKey(String source) {
        if (source == null) {
            throw new NullPointerException();
        }
        this.source = source;
    }

    public String getSourceString() {
        return source;
    }

    public abstract int compareTo(CollationKey target);

    public abstract byte[] toByteArray();
}
