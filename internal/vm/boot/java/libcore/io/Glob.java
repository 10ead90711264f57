package libcore.io;

import java.util.regex.PatternSyntaxException;

/** File name patterns as regular expressions. */
final class Glob {
    private Glob() {
    }

    static String toRegex(String glob) {
        StringBuilder b = new StringBuilder("^");
        boolean group = false;
        int i = 0;
        while (i < glob.length()) {
            char c = glob.charAt(i++);
            switch (c) {
                case '\\':
                    if (i == glob.length()) {
                        throw new PatternSyntaxException("No character to escape", glob, i - 1);
                    }
                    quote(b, glob.charAt(i++));
                    break;
                case '/':
                    b.append('/');
                    break;
                case '*':
                    if (i < glob.length() && glob.charAt(i) == '*') {
                        b.append(".*");
                        i++;
                    } else {
                        b.append("[^/]*");
                    }
                    break;
                case '?':
                    b.append("[^/]");
                    break;
                case '{':
                    if (group) {
                        throw new PatternSyntaxException("Cannot nest groups", glob, i - 1);
                    }
                    b.append("(?:(?:");
                    group = true;
                    break;
                case '}':
                    b.append(group ? "))" : "}");
                    group = false;
                    break;
                case ',':
                    b.append(group ? ")|(?:" : ",");
                    break;
                case '[':
                    i = bracket(glob, i, b);
                    break;
                default:
                    quote(b, c);
            }
        }
        if (group) {
            throw new PatternSyntaxException("Missing '}", glob, i - 1);
        }
        return b.append('$').toString();
    }

    private static void quote(StringBuilder b, char c) {
        if (".^$+{[]|()*?\\".indexOf(c) >= 0) {
            b.append('\\');
        }
        b.append(c);
    }

    private static int bracket(String glob, int i, StringBuilder b) {
        b.append("[[^/]&&[");
        if (i < glob.length() && (glob.charAt(i) == '!' || glob.charAt(i) == '^')) {
            b.append(glob.charAt(i) == '!' ? "^" : "\\^");
            i++;
        }
        boolean first = true;
        while (i < glob.length()) {
            char c = glob.charAt(i++);
            if (c == ']' && !first) {
                b.append("]]");
                return i;
            }
            if (c == '/') {
                throw new PatternSyntaxException("Explicit 'name separator' in class", glob, i - 1);
            }
            if (c == '\\' || c == '[' || c == '&' && i < glob.length() && glob.charAt(i) == '&') {
                b.append('\\');
            }
            b.append(c);
            first = false;
        }
        throw new PatternSyntaxException("Missing ']", glob, i - 1);
    }
}
