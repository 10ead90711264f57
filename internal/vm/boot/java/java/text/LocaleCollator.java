package java.text;

import java.util.Arrays;

/** The order of a language, by Unicode's tables. */
final class LocaleCollator extends Collator {
    private final String tag;

    LocaleCollator(String tag) {
        this.tag = tag;
    }

    /** What bytes to compare instead of the text, at a strength. */
    private static native byte[] key(String tag, int strength, String text);

    private byte[] key(String text) {
        return key(tag, getStrength(), text);
    }

    private static int compare(byte[] a, byte[] b) {
        for (int i = 0; i < a.length && i < b.length; i++) {
            if (a[i] != b[i]) {
                return (a[i] & 0xff) < (b[i] & 0xff) ? -1 : 1;
            }
        }
        return Integer.compare(a.length, b.length);
    }

    @Override
    public int compare(String source, String target) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        int c = compare(key(source), key(target));
        return c != 0 || getStrength() != IDENTICAL ? c : Integer.signum(source.compareTo(target));
    }

    @Override
    public CollationKey getCollationKey(String source) {
        return source == null ? null : new Key(source, key(source));
    }

    @Override
    public boolean equals(Object that) {
        return super.equals(that) && ((LocaleCollator) that).tag.equals(tag);
    }

    @Override
    public int hashCode() {
        return tag.hashCode();
    }

    /** The bytes of a text. */
    private static final class Key extends CollationKey {
        private final byte[] bytes;

        Key(String source, byte[] bytes) {
            super(source);
            this.bytes = bytes;
        }

        @Override
        public int compareTo(CollationKey target) {
            return LocaleCollator.compare(bytes, ((Key) target).bytes);
        }

        @Override
        public byte[] toByteArray() {
            return bytes.clone();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && Arrays.equals(((Key) o).bytes, bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }
}
