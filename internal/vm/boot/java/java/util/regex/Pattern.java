package java.util.regex;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A compiled regular expression. The program is Go's (native/regex). */
public final class Pattern implements Serializable {
    private static final long serialVersionUID = 5073258162644648461L;

    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private final String pattern;
    private final int flags;

    private Pattern(String regex, int flags) {
        this.pattern = regex;
        this.flags = flags;
        prepare();
    }

    private void prepare() {
        int[] at = new int[1];
        String wrong = compile0(pattern, flags, at);
        if (wrong != null) {
            throw new PatternSyntaxException(wrong, pattern, at[0]);
        }
    }

    /** Keeps the program with this object, or returns what is wrong and where. */
    private native String compile0(String regex, int flags, int[] at);

    native int groupCount();

    /** The number of a named group, 0 if there is none. */
    native int groupNumber(String name);

    public static Pattern compile(String regex) {
        return compile(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        if (regex == null) {
            throw new NullPointerException("pattern == null");
        }
        if ((flags & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags & ~0x1ff));
        }
        return new Pattern(regex, flags);
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        ArrayList<String> parts = new ArrayList<String>();
        String text = input.toString();
        Matcher m = matcher(text);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && m.find()) {
            if (m.end() == 0) {
                continue; // an empty match at the start makes no empty part
            }
            parts.add(text.substring(from, m.start()));
            from = m.end();
        }
        if (parts.isEmpty() && from == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(from));
        int n = parts.size();
        if (limit == 0) {
            while (n > 0 && parts.get(n - 1).isEmpty()) {
                n--;
            }
        }
        return parts.subList(0, n).toArray(new String[n]);
    }

    public static String quote(String s) {
        if (s.indexOf("\\E") < 0) {
            return "\\Q" + s + "\\E";
        }
        StringBuilder sb = new StringBuilder("\\Q");
        int from = 0;
        for (int at; (at = s.indexOf("\\E", from)) >= 0; from = at + 2) {
            sb.append(s, from, at).append("\\E\\\\E\\Q");
        }
        return sb.append(s, from, s.length()).append("\\E").toString();
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return Arrays.stream(split(input));
    }

    public Predicate<String> asPredicate() {
        return new Predicate<String>() {
            @Override
            public boolean test(String s) {
                return matcher(s).find();
            }
        };
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        prepare();
    }

    public Predicate<String> asMatchPredicate() {
        return new Predicate<String>() {
            @Override
            public boolean test(String s) {
                return matcher(s).matches();
            }
        };
    }
}
