package java.util.regex;

import java.util.ArrayList;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Applies a pattern to a text. */
public final class Matcher implements MatchResult {
    private static final int FOUND = 1;
    private static final int HIT_END = 2;
    private static final int REQUIRE_END = 4;

    private static final int FIND = 0;
    private static final int LOOKING_AT = 1;
    private static final int MATCHES = 2;

    private Pattern pattern;
    private CharSequence original;
    private String text;
    private int from;
    private int to;
    private boolean anchoring = true;
    private boolean transparent;
    private boolean matched;
    private int lastEnd;
    private boolean lastEmpty;
    private int appended;
    private int state;
    private int[] groups;

    Matcher(Pattern pattern, CharSequence input) {
        this.pattern = pattern;
        groups = new int[2 * (pattern.groupCount() + 1)];
        reset(input);
    }

    /** Runs the program of the pattern; fills the groups and returns bits of the outcome. */
    private native int run(Pattern pattern, String text, int start, int mode, int from, int to, int lastEnd,
            boolean anchoring, boolean transparent, int[] groups);

    private boolean attempt(int start, int mode) {
        state = run(pattern, text, start, mode, from, to, lastEnd, anchoring, transparent, groups);
        matched = (state & FOUND) != 0;
        if (matched) {
            lastEnd = groups[1];
            lastEmpty = groups[0] == groups[1];
        }
        return matched;
    }

    public Pattern pattern() {
        return pattern;
    }

    public MatchResult toMatchResult() {
        check(0);
        return new Snapshot(text, groups.clone());
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        groups = new int[2 * (newPattern.groupCount() + 1)];
        forget();
        return this;
    }

    public Matcher reset() {
        text = original.toString();
        from = 0;
        to = text.length();
        forget();
        appended = 0;
        return this;
    }

    public Matcher reset(CharSequence input) {
        input.length(); // Android's complaint about null is that of this call
        original = input;
        return reset();
    }

    private void forget() {
        matched = false;
        lastEnd = from;
        lastEmpty = false;
        state = 0;
    }

    public int start() {
        return start(0);
    }

    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    public int start(String name) {
        return start(named(name));
    }

    public int end() {
        return end(0);
    }

    public int end(int group) {
        check(group);
        return groups[2 * group + 1];
    }

    public int end(String name) {
        return end(named(name));
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        int start = groups[2 * group];
        int end = groups[2 * group + 1];
        return start < 0 || end < 0 ? null : text.substring(start, end);
    }

    public String group(String name) {
        return group(named(name));
    }

    private int named(String name) {
        check(0);
        int n = pattern.groupNumber(name);
        if (n == 0) {
            throw new IllegalArgumentException("No capturing group in the pattern with the name " + name);
        }
        return n;
    }

    private void check(int group) {
        if (!matched) {
            throw new IllegalStateException("No successful match so far");
        }
        if (group < 0 || 2 * group >= groups.length) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int groupCount() {
        return groups.length / 2 - 1;
    }

    public boolean matches() {
        return attempt(from, MATCHES);
    }

    public boolean lookingAt() {
        return attempt(from, LOOKING_AT);
    }

    public boolean find() {
        int start = lastEnd;
        if (lastEmpty) {
            start++;
        }
        if (start < from) {
            start = from;
        }
        if (start > to) {
            matched = false;
            return false;
        }
        return attempt(start, FIND);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        lastEnd = start;
        return attempt(start, FIND);
    }

    /** Nothing in a replacement means anything else. */
    private static boolean isPlain(String s) {
        return s.indexOf('\\') < 0 && s.indexOf('$') < 0;
    }

    public static String quoteReplacement(String s) {
        if (isPlain(s)) {
            return s;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' || c == '$') {
                sb.append('\\');
            }
            sb.append(c);
        }
        return sb.toString();
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        sb.append(text, appended, start());
        StringBuilder expanded = new StringBuilder();
        try {
            expand(expanded, replacement);
        } finally {
            sb.append(expanded); // what came before a mistake is written
        }
        appended = end();
        return this;
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        sb.append(text, appended, start());
        expand(sb, replacement);
        appended = end();
        return this;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return appended < to ? sb.append(text, appended, to) : sb;
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return appended < to ? sb.append(text, appended, to) : sb;
    }

    /**
     * Writes a replacement as Android of API 28 does: a group is one digit, one that took no part
     * is written as null, and a dollar before any other character is lost.
     */
    private void expand(StringBuilder out, String replacement) {
        if (isPlain(replacement)) {
            out.append(replacement);
            return;
        }
        boolean escape = false;
        boolean dollar = false;
        int name = -1;
        for (int i = 0; i < replacement.length(); i++) {
            char c = replacement.charAt(i);
            if (c == '\\' && !escape) {
                escape = true;
            } else if (c == '$' && !escape) {
                dollar = true;
            } else if (dollar && c >= '0' && c <= '9') {
                out.append(group(c - '0'));
                dollar = false;
            } else if (dollar && c == '{') {
                name = i + 1;
            } else if (dollar && name >= 0) {
                if (c == '}') {
                    out.append(group(replacement.substring(name, i)));
                    dollar = false;
                    name = -1;
                }
            } else {
                out.append(c);
                dollar = false;
                escape = false;
            }
        }
        if (escape) {
            throw new IllegalArgumentException("character to be escaped is missing");
        }
        if (dollar) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder sb = new StringBuilder();
        boolean plain = isPlain(replacement);
        do {
            sb.append(text, appended, groups[0]);
            if (plain) {
                sb.append(replacement);
            } else {
                expand(sb, replacement);
            }
            appended = groups[1];
        } while (find());
        return appendTail(sb).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder sb = new StringBuilder();
        appendReplacement(sb, replacement);
        return appendTail(sb).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        StringBuilder sb = new StringBuilder();
        while (find()) {
            appendReplacement(sb, replacer.apply(toMatchResult()));
        }
        return appendTail(sb).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        return find() ? replaceFirst(replacer.apply(toMatchResult())) : text;
    }

    public Stream<MatchResult> results() {
        reset();
        ArrayList<MatchResult> all = new ArrayList<MatchResult>();
        while (find()) {
            all.add(toMatchResult());
        }
        return all.stream();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || end > text.length() || start > end) {
            throw new IndexOutOfBoundsException();
        }
        from = start;
        to = end;
        forget();
        appended = 0;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparent;
    }

    public Matcher useTransparentBounds(boolean b) {
        transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoring;
    }

    public Matcher useAnchoringBounds(boolean b) {
        anchoring = b;
        return this;
    }

    public boolean hitEnd() {
        return (state & HIT_END) != 0;
    }

    public boolean requireEnd() {
        return (state & REQUIRE_END) != 0;
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch="
                + (matched ? group() : "") + "]";
    }

    /** A match that stays as it was. */
    private static final class Snapshot implements MatchResult {
        private final String text;
        private final int[] groups;

        Snapshot(String text, int[] groups) {
            this.text = text;
            this.groups = groups;
        }

        public int start() {
            return start(0);
        }

        public int start(int group) {
            return groups[2 * group];
        }

        public int end() {
            return end(0);
        }

        public int end(int group) {
            return groups[2 * group + 1];
        }

        public String group() {
            return group(0);
        }

        public String group(int group) {
            int start = start(group);
            int end = end(group);
            return start < 0 || end < 0 ? null : text.substring(start, end);
        }

        public int groupCount() {
            return groups.length / 2 - 1;
        }
    }
}
