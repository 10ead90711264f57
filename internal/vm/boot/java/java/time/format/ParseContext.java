package java.time.format;

import java.time.ZoneId;
import java.time.temporal.TemporalField;
import java.util.ArrayList;

/** What has been read so far, and how to read on. */
final class ParseContext {
    final DateTimeFormatter formatter;
    boolean caseSensitive = true;
    boolean strict = true;
    private final ArrayList<Parsed> stack = new ArrayList<Parsed>();

    ParseContext(DateTimeFormatter formatter) {
        this.formatter = formatter;
        stack.add(new Parsed());
    }

    Parsed now() {
        return stack.get(stack.size() - 1);
    }

    void startOptional() {
        stack.add(now().copy());
    }

    void endOptional(boolean ok) {
        Parsed top = stack.remove(stack.size() - 1);
        if (ok) {
            stack.set(stack.size() - 1, top);
        }
    }

    boolean equal(char a, char b) {
        return a == b || !caseSensitive
                && (Character.toUpperCase(a) == Character.toUpperCase(b) || Character.toLowerCase(a) == Character.toLowerCase(b));
    }

    boolean matches(CharSequence text, int at, String s) {
        if (at + s.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < s.length(); i++) {
            if (!equal(text.charAt(at + i), s.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Keeps a value; returns where reading goes on, or the complement of where the conflict is. */
    int put(TemporalField field, long value, int error, int success) {
        Long old = now().fields.put(field, Long.valueOf(value));
        return old != null && old.longValue() != value ? ~error : success;
    }
}
