package android.text.util;

import android.widget.MultiAutoCompleteTextView;
import java.util.ArrayList;
import java.util.Collection;

/** Cuts lists of mail addresses into tokens. */
public class Rfc822Tokenizer implements MultiAutoCompleteTextView.Tokenizer {
    public static void tokenize(CharSequence text, Collection<Rfc822Token> out) {
        StringBuilder name = new StringBuilder();
        StringBuilder address = new StringBuilder();
        StringBuilder comment = new StringBuilder();
        int i = 0;
        int n = text.length();
        while (i < n) {
            char c = text.charAt(i);
            if (c == ',' || c == ';') {
                i++;
                while (i < n && text.charAt(i) == ' ') i++;
                flush(name, address, comment, out);
            } else if (c == '"') {
                for (i++; i < n; i++) {
                    c = text.charAt(i);
                    if (c == '"') {
                        i++;
                        break;
                    }
                    if (c == '\\' && i + 1 < n) c = text.charAt(++i);
                    name.append(c);
                }
            } else if (c == '(') {
                int level = 1;
                for (i++; i < n && level > 0; i++) {
                    c = text.charAt(i);
                    if (c == ')' && --level == 0) continue;
                    if (c == '(') level++;
                    if (c == '\\' && i + 1 < n) c = text.charAt(++i);
                    comment.append(c);
                }
            } else if (c == '<') {
                for (i++; i < n; i++) {
                    c = text.charAt(i);
                    if (c == '>') {
                        i++;
                        break;
                    }
                    address.append(c);
                }
            } else if (c == ' ') {
                name.append('\0');
                i++;
            } else {
                name.append(c);
                i++;
            }
        }
        flush(name, address, comment, out);
    }

    private static void flush(StringBuilder name, StringBuilder address, StringBuilder comment, Collection<Rfc822Token> out) {
        String s = name.toString().replace('\0', ' ').trim().replaceAll(" +", " ");
        if (address.length() > 0) out.add(new Rfc822Token(s, address.toString(), comment.toString()));
        else if (s.length() > 0) out.add(new Rfc822Token(null, s.replace(" ", ""), comment.toString()));
        name.setLength(0);
        address.setLength(0);
        comment.setLength(0);
    }

    public static Rfc822Token[] tokenize(CharSequence text) {
        ArrayList<Rfc822Token> out = new ArrayList<Rfc822Token>();
        tokenize(text, out);
        return out.toArray(new Rfc822Token[out.size()]);
    }

    @Override
    public int findTokenStart(CharSequence text, int cursor) {
        int best = 0;
        int i = 0;
        while (i < cursor) {
            i = findTokenEnd(text, i);
            if (i < cursor) {
                i++;
                while (i < cursor && text.charAt(i) == ' ') i++;
                if (i < cursor) best = i;
            }
        }
        return best;
    }

    @Override
    public int findTokenEnd(CharSequence text, int cursor) {
        int len = text.length();
        int i = cursor;
        while (i < len) {
            char c = text.charAt(i);
            if (c == ',' || c == ';') return i;
            char close = c == '"' ? '"' : c == '(' ? ')' : c == '<' ? '>' : 0;
            i++;
            if (close == 0) continue;
            while (i < len && text.charAt(i) != close) i += close != '>' && text.charAt(i) == '\\' && i + 1 < len ? 2 : 1;
            i++;
        }
        return cursor >= len ? cursor : Math.min(i, len);
    }

    @Override
    public CharSequence terminateToken(CharSequence text) {
        return text + ", ";
    }
}
