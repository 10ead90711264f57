package esdroid.conformance;

import android.text.Spanned;
import android.view.KeyEvent;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Calendar;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What programs made of .calls files print with: a line for each method of each receiver, in
 * it the arguments of each call, its result or what it throws, and what it changed.
 */
public class Calls extends Show {
    /** A number with digits that belong to the machine. */
    private static final Pattern LONG = Pattern.compile("-?\\d+\\.\\d{4,}(E-?\\d+)?");

    private static StringBuilder line;
    private static String[] before;
    private static Object state;

    /** What the methods of an object say of it, by their names. */
    public static class Seen extends TreeMap<String, String> {
        public void said(String name, Object value) {
            put(name, show(value));
        }

        /** What is said otherwise than before. */
        Seen since(Seen before) {
            Seen changed = new Seen();
            for (Map.Entry<String, String> e : entrySet()) {
                if (!e.getValue().equals(before.get(e.getKey()))) changed.put(e.getKey(), e.getValue());
            }
            return changed;
        }
    }

    protected static void method(Object name) {
        line = new StringBuilder().append(name).append(':');
    }

    protected static void printed() {
        System.out.println(line);
    }

    /** Begins a call with what it is given. */
    protected static void call(Object receiver, Object... arguments) {
        if (line.charAt(line.length() - 1) != ':') line.append(';');
        line.append(" (");
        before = new String[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            before[i] = show(arguments[i]);
            line.append(i == 0 ? "" : ", ").append(before[i]);
        }
        line.append(')');
        state = seen(receiver);
    }

    protected static void returned(Object result) {
        line.append(' ').append(show(result));
    }

    protected static void failed(Throwable e) {
        for (Throwable t = e; t != null; t = t.getCause()) {
            line.append(t == e ? " " : " <- ").append(t.getClass().getName());
            if (t.getMessage() != null && !Out.machine(t)) line.append(": ").append(escape(clean(t.getMessage())));
        }
    }

    /** Ends a call: prints what it changed of its arguments and its receiver. */
    protected static void done(Object receiver, Object... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            String now = show(arguments[i]);
            if (!now.equals(before[i])) line.append(" #").append(i).append('=').append(now);
        }
        Object now = seen(receiver);
        if (!now.equals(state)) line.append(" this=").append(now instanceof Seen && state instanceof Seen ? ((Seen) now).since((Seen) state) : now);
    }

    private static Object seen(Object state) {
        return state instanceof Seen ? state : show(state);
    }

    private static String show(Object o) {
        if (o instanceof String) return '"' + escape(clean((String) o)) + '"';
        if (o instanceof Character) return "'" + escape(o.toString()) + "'";
        if (o instanceof Boolean || o instanceof Integer) return o.toString();
        if (o instanceof Float || o instanceof Double) return round(((Number) o).doubleValue());
        if (o instanceof Calendar) return "calendar of " + ((Calendar) o).getTimeInMillis();
        if (o instanceof KeyEvent) return "key " + ((KeyEvent) o).getAction() + " " + ((KeyEvent) o).getKeyCode();
        if (o instanceof Seen) return o.toString();
        if (o instanceof Class) return ((Class<?>) o).getName();
        if (o instanceof Spanned) return spanned((Spanned) o);
        if (o instanceof CharSequence) return '"' + escape(o.toString()) + '"';
        if (o != null && o.getClass().isArray()) {
            StringBuilder b = new StringBuilder("[");
            for (int i = 0; i < Array.getLength(o); i++) b.append(i == 0 ? "" : ", ").append(show(Array.get(o, i)));
            return b.append(']').toString();
        }
        if (o instanceof Collection && o.getClass().getName().startsWith("java.")) {
            StringBuilder b = new StringBuilder("[");
            for (Object e : (Collection<?>) o) b.append(b.length() == 1 ? "" : ", ").append(show(e));
            return b.append(']').toString();
        }
        if (o == null) return "null";
        String text = o.toString();
        if (text == null) return "a " + kind(o);
        return text.matches("[\\w.$\\[;]+@[0-9a-f]+") ? kind(o) : escape(clean(text));
    }

    private static String spanned(Spanned s) {
        StringBuilder b = new StringBuilder("\"").append(escape(s.toString())).append('"');
        for (Object span : s.getSpans(0, s.length(), Object.class)) {
            b.append('{').append(kind(span)).append(' ').append(s.getSpanStart(span)).append(' ').append(s.getSpanEnd(span)).append(' ').append(s.getSpanFlags(span)).append('}');
        }
        return b.toString();
    }

    /** The class that others can name: an object's own may be the platform's secret. */
    private static String kind(Object o) {
        Class<?> c = o.getClass();
        while (!Modifier.isPublic(c.getModifiers()) || c.isAnonymousClass()) c = c.getSuperclass();
        return c.getName().substring(c.getName().lastIndexOf('.') + 1);
    }

    /** The text without identities of objects, and of numbers what both machines agree on. */
    private static String clean(String text) {
        text = text.replaceAll("(?<=[\\w;])@[0-9a-f]{4,8}\\b", "").replaceAll("(?<=\\w\\{)[0-9a-f]{1,8} ", "").replaceAll("-0\\.0\\b", "0.0");
        Matcher m = LONG.matcher(text);
        StringBuffer b = new StringBuffer();
        while (m.find()) m.appendReplacement(b, round(Double.parseDouble(m.group())));
        return m.appendTail(b).toString();
    }

    private static String escape(String text) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') b.append("\\n");
            else if (c < ' ' || c > 0x7e && c < 0xa1 || c >= 0x200b && c <= 0x206f || c >= 0xd800) b.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
            else b.append(c);
        }
        return b.toString();
    }
}
