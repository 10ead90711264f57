package java.lang;

import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A readable sequence of UTF-16 units. */
public interface CharSequence {
    int length();

    char charAt(int index);

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        final CharSequence self = this;
        return StreamSupport.intStream(Spliterators.spliterator(new PrimitiveIterator.OfInt() {
            private int next;

            public boolean hasNext() {
                return next < self.length();
            }

            public int nextInt() {
                if (next >= self.length()) {
                    throw new NoSuchElementException();
                }
                return self.charAt(next++);
            }
        }, length(), Spliterator.ORDERED), false);
    }

    default IntStream codePoints() {
        final CharSequence self = this;
        return StreamSupport.intStream(Spliterators.spliteratorUnknownSize(new PrimitiveIterator.OfInt() {
            private int next;

            public boolean hasNext() {
                return next < self.length();
            }

            public int nextInt() {
                if (next >= self.length()) {
                    throw new NoSuchElementException();
                }
                int c = Character.codePointAt(self, next);
                next += Character.charCount(c);
                return c;
            }
        }, Spliterator.ORDERED), false);
    }

    static int compare(CharSequence a, CharSequence b) {
        if (java.util.Objects.requireNonNull(a) == java.util.Objects.requireNonNull(b)) {
            return 0;
        }
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return a.charAt(i) - b.charAt(i);
            }
        }
        return a.length() - b.length();
    }
}
