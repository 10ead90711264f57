import java.util.*;
import java.util.stream.*;

/** A JSON reader and writer, used on odd documents. */
public class MiniJson {
    private final String s;
    private int i;
    MiniJson(String s) {
        this.s = s;
    }

    static Object parse(String t) {
        MiniJson p = new MiniJson(t);
        Object v = p.value();
        p.ws();
        if (p.i != t.length()) throw p.err("trailing");
        return v;
    }
    IllegalArgumentException err(String m) {
        return new IllegalArgumentException(String.format("%s at %d: %.5s", m, i,
                i < s.length() ? s.substring(i) : "<eof>"));
    }
    void ws() {
        while (i < s.length() && " \t\r\n".indexOf(s.charAt(i)) >= 0) ++i;
    }
    Object value() {
        ws();
        if (i >= s.length()) throw err("eof");
        char c = s.charAt(i);
        switch (c) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                i++;
                ws();
                if (s.charAt(i) == '}') {
                    i++;
                    return m;
                } while (true) {
                    ws();
                    String k = str();
                    ws();
                    if (s.charAt(i++) != ':') throw err("colon");
                    if (m.put(k, value()) != null) throw err("dup " + k);
                    ws();
                    char d = s.charAt(i++);
                    if (d == '}') return m;
                    if (d != ',') throw err("comma");
                }
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                i++;
                ws();
                if (s.charAt(i) == ']') {
                    i++;
                    return l;
                }
                do {
                    l.add(value());
                    ws();
                }  while (s.charAt(i++) == ',');
                if (s.charAt(i - 1) != ']') throw err("bracket");
                return l;
            }
            case '"': return str();
            case 't': case 'f': case 'n': for (String w : new String[]{"true", "false", "null"}) if (s.startsWith(w, i)) {
                i += w.length();
                return w.equals("null") ? null : Boolean.valueOf(w);
            }
            throw err("word");
            default: int st = i;
            while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
            String n = s.substring(st, i);
            if (n.isEmpty()) throw err("value");
            try {
                if (n.matches("-?\\d{1,18}")) return Long.valueOf(n);
                return new java.math.BigDecimal(n);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("number " + n);
            }
        }
    }
    String str() {
        if (s.charAt(i) != '"') throw err("quote");
        StringBuilder b = new StringBuilder();
        for (i++; ; i++) {
            char c = s.charAt(i);
            if (c == '"') {
                i++;
                return b.toString();
            }
            if (c == '\\') {
                c = s.charAt(++i);
                int k = "bfnrt".indexOf(c);
                if (c == 'u') {
                    b.append((char) Integer.parseInt(s.substring(i + 1, i + 5), 16));
                    i += 4;
                }  else b.append(k >= 0 ? "\b\f\n\r\t".charAt(k) : c);
            }  else if (c < 32) throw err("control");
            else b.append(c);
        }
    }

    static String write(Object o, int ind) {
        String pad = String.join("", Collections.nCopies(ind, "  "));
        if (o instanceof Map) return ((Map<?, ?>) o).entrySet().stream().map(e -> pad + "  " + write(e.getKey(), 0) + ": "
                + write(e.getValue(), ind + 1)).collect(Collectors.joining(",\n", "{\n", "\n" + pad + "}"));
        if (o instanceof List) return ((List<?>) o).stream().map(x -> write(x, ind + 1)).collect(Collectors.joining(", ",
                "[", "]"));
        if (o instanceof String) return "\"" + ((String) o).chars().mapToObj(c -> c < 32 || c > 126 ? String.format("\\u%04x", c) : c == '"' || c == '\\' ? "\\" + (char) c : String.valueOf((char) c)).collect(Collectors.joining()) + '"';
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        String[] docs = {"{}", "[]", " [1, -2.50, 1e3, 123456789012345678901234567890, true, null] ",
                "{\"a\":{\"b\":[{\"c\":\"x\\n\\u00e9\\\"\\\\\"}]},\"d\":false}", "[1,]", "{\"a\":1,\"a\":2}", "[1 2]",
                "{\"a\" 1}", "tru", "\"abc", "[\"\u0001\"]", "1.2.3", "-", "{\"k\":\"\ud83d\ude00\"}", "[[[[]]]]",
                "{\"a\":}", "", "nul", "{\"a\":[1,2,{\"z\":[true,false]}],\"e\":\"\\/\\b\"}"};
        for (String d : docs) try {
            Object v = parse(d);
            String w = write(v, 0);
            System.out.println(v + " -> " + w + " " + (v == null ? "" : v.getClass().getSimpleName()) + " "
                    + Objects.equals(parse(w), v));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(d.length() + " ended early");
        } catch (RuntimeException e) {
            System.out.println(d.length() + " " + e);
        }
    }
}
