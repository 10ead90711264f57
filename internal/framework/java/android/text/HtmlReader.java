package android.text;

import android.graphics.Color;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.text.style.*;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads HTML as browsers forgive it, and makes spans of its tags. */
final class HtmlReader {
    private static final float[] HEADING_SIZES = {1.5f, 1.4f, 1.3f, 1.2f, 1.1f, 1f};
    private static final Map<String, Character> ENTITIES = new HashMap<String, Character>();

    private static final Set<String> KNOWN = new HashSet<String>(Arrays.asList(("html head body title base meta link style script noscript p br hr div span center h1 h2 h3 h4 h5 h6 ul ol li dl dt dd dir menu pre blockquote address a b i u s em strong "
            + "strike del ins big small tt code kbd samp var cite dfn abbr acronym sub sup q font basefont bdo img map area object param applet iframe frame frameset noframes table caption colgroup col thead tbody tfoot tr th td "
            + "form input select option optgroup textarea label button fieldset legend isindex").split(" ")));

    static {
        String[] names = {"quot", "amp", "lt", "gt", "apos", "nbsp", "copy", "reg", "euro", "hellip", "ndash", "mdash", "lsquo", "rsquo", "ldquo", "rdquo", "bull", "trade", "deg", "laquo", "raquo",
            "middot", "times", "auml", "ouml", "uuml", "Auml", "Ouml", "Uuml", "szlig", "eacute", "egrave", "agrave", "ccedil", "pound", "yen", "cent", "sect", "para", "plusmn", "frac12", "larr", "rarr"};
        String chars = "\"&<>'\u00a0\u00a9\u00ae\u20ac\u2026\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2122\u00b0\u00ab\u00bb\u00b7\u00d7\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df"
            + "\u00e9\u00e8\u00e0\u00e7\u00a3\u00a5\u00a2\u00a7\u00b6\u00b1\u00bd\u2190\u2192";
        for (int i = 0; i < names.length; i++) ENTITIES.put(names[i], chars.charAt(i));
    }

    /** Marks where a tag opened. */
    private static final class Mark implements NoCopySpan {
        final String tag;
        final Object value;

        Mark(String tag, Object value) {
            this.tag = tag;
            this.value = value;
        }
    }

    private final String source;
    private final int flags;
    private final Html.ImageGetter images;
    private final Html.TagHandler handler;
    /** The element that stands for the document's, or null. */
    private String unknownRoot;
    private final SpannableStringBuilder out = new SpannableStringBuilder();
    private int at;

    HtmlReader(String source, int flags, Html.ImageGetter images, Html.TagHandler handler) {
        this.source = source;
        this.flags = flags;
        this.images = images;
        this.handler = handler;
    }

    Spanned read() {
        boolean root = handler != null && source.length() > 0 && !beginsUnknown();
        if (root) {
            handler.handleTag(true, "html", out, null);
            handler.handleTag(true, "body", out, null);
        }
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '<' && at + 1 < source.length() && (Character.isLetter(source.charAt(at + 1)) || source.charAt(at + 1) == '/' || source.charAt(at + 1) == '!' || source.charAt(at + 1) == '?')) tag();
            else text();
        }
        while (!elements.isEmpty()) {
            Element e = elements.remove(elements.size() - 1);
            close(e.name, e.spelled);
        }
        if (root) {
            handler.handleTag(false, "body", out, null);
            handler.handleTag(false, "html", out, null);
        }
        for (ParagraphStyle s : out.getSpans(0, out.length(), ParagraphStyle.class)) { // whole paragraphs
            int start = out.getSpanStart(s);
            int end = out.getSpanEnd(s);
            if (end - 2 >= 0 && end <= out.length() && out.charAt(end - 1) == '\n' && out.charAt(end - 2) == '\n') end--;
            if (end == start) out.removeSpan(s);
            else out.setSpan(s, start, end, Spannable.SPAN_PARAGRAPH);
        }
        for (Mark m : out.getSpans(0, out.length(), Mark.class)) out.removeSpan(m);
        return out;
    }

    /** Whether the text begins with an element that HTML does not know; it becomes the root, and ends with the text. */
    private boolean beginsUnknown() {
        Matcher m = Pattern.compile("\\A\\s*<([A-Za-z][A-Za-z0-9_:-]*)").matcher(source);
        if (!m.find()) return false;
        String name = m.group(1).toLowerCase(Locale.ROOT);
        if (KNOWN.contains(name)) return false;
        unknownRoot = name;
        return true;
    }

    /** White space counts as one space, and as none at the beginning of a line. */
    private void text() {
        StringBuilder sb = new StringBuilder();
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '<' && sb.length() + at > 0 && at + 1 < source.length() && (Character.isLetter(source.charAt(at + 1)) || "/!?".indexOf(source.charAt(at + 1)) >= 0)) break;
            if (c == '&') {
                int end = at + 1;
                while (end < source.length() && end - at <= 10 && (Character.isLetterOrDigit(source.charAt(end)) || source.charAt(end) == '#')) end++;
                String value = end > at + 1 ? entity(source.substring(at + 1, end)) : null;
                if (value != null) {
                    sb.append(value);
                    at = end < source.length() && source.charAt(end) == ';' ? end + 1 : end;
                    continue;
                }
            }
            at++;
            space(sb, c);
        }
        out.append(sb);
    }

    private void append(String raw) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) space(sb, raw.charAt(i));
        out.append(sb);
    }

    private void space(StringBuilder sb, char c) {
        if (c != ' ' && c != '\n' && c != '\t' && c != '\r') {
            sb.append(c);
            return;
        }
        char before = sb.length() > 0 ? sb.charAt(sb.length() - 1) : out.length() > 0 ? out.charAt(out.length() - 1) : '\n';
        if (before != ' ' && before != '\n') sb.append(' ');
    }

    private static String entity(String name) {
        if (name.startsWith("#")) {
            try {
                int n = name.startsWith("#x") || name.startsWith("#X") ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
                return new String(Character.toChars(n));
            } catch (IllegalArgumentException e) {
                return null;
            }
        }
        Character c = ENTITIES.get(name);
        return c == null ? null : c.toString();
    }

    private void tag() {
        if (source.startsWith("<!--", at)) {
            int end = source.indexOf("-->", at);
            at = end < 0 ? source.length() : end + 3;
            return;
        }
        int end = source.indexOf('>', at);
        if (end < 0) end = source.length();
        String body = source.substring(at + 1, end);
        at = Math.min(end + 1, source.length());
        if (body.startsWith("!") || body.startsWith("?")) return;
        boolean closing = body.startsWith("/");
        if (closing) body = body.substring(1);
        boolean empty = body.endsWith("/");
        if (empty) body = body.substring(0, body.length() - 1);
        int i = 0;
        while (i < body.length() && (Character.isLetterOrDigit(body.charAt(i)) || body.charAt(i) == '_' || body.charAt(i) == '-' || body.charAt(i) == ':')) i++;
        String name = body.substring(0, i).toLowerCase(Locale.ROOT);
        if (name.equals("script") || name.equals("style")) {
            int close = source.toLowerCase(Locale.ROOT).indexOf("</" + name, at);
            if (close < 0) close = source.length();
            append(source.substring(at, close));
            int after = source.indexOf('>', close);
            at = after < 0 ? source.length() : after + 1;
            return;
        }
        if (closing) end(name);
        else begin(name, body.substring(0, i), attributes(body.substring(i)), empty);
    }

    /** An element that is open. */
    private static final class Element {
        final String name;
        final String spelled;
        final Map<String, String> attributes;

        Element(String name, String spelled, Map<String, String> attributes) {
            this.name = name;
            this.spelled = spelled;
            this.attributes = attributes;
        }

        /** Whether it goes on when one around it ends. */
        boolean restarts() {
            return style(name) != null || name.equals("font") || name.equals("span");
        }
    }

    private final ArrayList<Element> elements = new ArrayList<Element>();

    private boolean isOpen(String name) {
        for (Element e : elements) {
            if (e.name.equals(name)) return true;
        }
        return false;
    }

    private void begin(String name, String spelled, Map<String, String> attributes, boolean empty) {
        boolean block = name.equals("p") || name.equals("div") || name.equals("ul") || name.equals("ol") || name.equals("blockquote") || name.equals("table") || heading(name) >= 0;
        if (block && isOpen("p")) end("p");
        if (name.equals("li") && isOpen("li") && !elements.get(elements.size() - 1).name.equals("ul")) end("li");
        if (name.equals("a") && isOpen("a")) end("a");
        open(name, spelled, attributes);
        if (name.equals("br") || name.equals("img") || name.equals("hr") || name.equals("input") || empty) close(name, spelled);
        else elements.add(new Element(name, spelled, attributes));
    }

    /** Ends an element and those in it, some of which begin again. */
    private void end(String name) {
        if (!isOpen(name) || name.equals(unknownRoot) && elements.get(0).name.equals(name)) return;
        ArrayList<Element> again = new ArrayList<Element>();
        while (true) {
            Element e = elements.remove(elements.size() - 1);
            close(e.name, e.spelled);
            if (e.name.equals(name)) break;
            if (e.restarts()) again.add(0, e);
        }
        for (Element e : again) begin(e.name, e.spelled, e.attributes, false);
    }

    private static Map<String, String> attributes(String s) {
        Map<String, String> all = new HashMap<String, String>();
        int i = 0;
        while (i < s.length()) {
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
            int start = i;
            while (i < s.length() && s.charAt(i) != '=' && !Character.isWhitespace(s.charAt(i))) i++;
            String name = s.substring(start, i).toLowerCase(Locale.ROOT);
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
            String value = "";
            if (i < s.length() && s.charAt(i) == '=') {
                i++;
                while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
                if (i < s.length() && (s.charAt(i) == '"' || s.charAt(i) == '\'')) {
                    int end = s.indexOf(s.charAt(i), i + 1);
                    if (end < 0) end = s.length();
                    value = s.substring(i + 1, end);
                    i = Math.min(end + 1, s.length());
                } else {
                    start = i;
                    while (i < s.length() && !Character.isWhitespace(s.charAt(i))) i++;
                    value = s.substring(start, i);
                }
            }
            if (name.length() > 0) all.put(name, value.replace("&amp;", "&").replace("&quot;", "\""));
        }
        return all;
    }

    private void mark(String tag, Object value) {
        out.setSpan(new Mark(tag, value), out.length(), out.length(), Spannable.SPAN_INCLUSIVE_EXCLUSIVE);
    }

    private Mark last(String tag) {
        Mark[] all = out.getSpans(0, out.length(), Mark.class);
        for (int i = all.length - 1; i >= 0; i--) {
            if (all[i].tag.equals(tag)) return all[i];
        }
        return null;
    }

    private void span(Mark m, Object... spans) {
        int where = out.getSpanStart(m);
        out.removeSpan(m);
        if (where == out.length()) return;
        for (Object s : spans) {
            if (s != null) out.setSpan(s, where, out.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
        }
    }

    private void newlines(int min) {
        int len = out.length();
        if (len == 0) return;
        int existing = 0;
        for (int i = len - 1; i >= 0 && out.charAt(i) == '\n'; i--) existing++;
        for (int j = existing; j < min; j++) out.append("\n");
    }

    private int margin(int flag) {
        return (flag & flags) != 0 ? 1 : 2;
    }

    private void openBlock(Map<String, String> a, int margin) {
        newlines(margin);
        mark("newlines", margin);
        String style = a.get("style");
        if (style == null) return;
        String align = css(style, "text-align");
        if ("center".equals(align)) mark("align", Layout.Alignment.ALIGN_CENTER);
        else if ("start".equals(align)) mark("align", Layout.Alignment.ALIGN_NORMAL);
        else if ("end".equals(align)) mark("align", Layout.Alignment.ALIGN_OPPOSITE);
    }

    private void closeBlock() {
        Mark n = last("newlines");
        if (n != null) {
            newlines((Integer) n.value);
            out.removeSpan(n);
        }
        Mark a = last("align");
        if (a != null) span(a, new AlignmentSpan.Standard((Layout.Alignment) a.value));
    }

    /** A property's value. What stands before the name is a space or nothing, and the value reaches to the next space, as the platform's expressions have it. */
    private static String css(String style, String property) {
        Matcher m = Pattern.compile("(?:\\s+|\\A)" + property + "\\s*:\\s*(\\S*)\\b").matcher(style);
        return m.find() ? m.group(1) : null;
    }

    private int color(String text) {
        if (text == null) return -1;
        try {
            if (text.startsWith("#") || Character.isLetter(text.charAt(0))) return Color.parseColor(text.startsWith("#") && text.length() == 4
                ? "#" + text.charAt(1) + text.charAt(1) + text.charAt(2) + text.charAt(2) + text.charAt(3) + text.charAt(3) : text) | 0xff000000;
            return Integer.decode(text) | 0xff000000;
        } catch (RuntimeException e) {
            return -1;
        }
    }

    private void openStyle(Map<String, String> a) {
        String style = a.get("style");
        if (style == null) return;
        int c = color(css(style, "color"));
        if (c != -1) mark("color", c);
        c = color(css(style, "background(?:-color)?"));
        if (c != -1) mark("background", c);
        if ("line-through".equals(css(style, "text-decoration"))) mark("strike", null);
    }

    private void closeStyle() {
        Mark s = last("strike");
        if (s != null) span(s, new StrikethroughSpan());
        Mark b = last("background");
        if (b != null) span(b, new BackgroundColorSpan((Integer) b.value));
        Mark c = last("color");
        if (c != null) span(c, new ForegroundColorSpan((Integer) c.value));
    }

    private void open(String tag, String spelled, Map<String, String> a) {
        if (tag.equals("br")) {
            out.append('\n');
        } else if (tag.equals("p")) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_PARAGRAPH));
            openStyle(a);
        } else if (tag.equals("ul")) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_LIST));
        } else if (tag.equals("li")) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_LIST_ITEM));
            mark("bullet", null);
            openStyle(a);
        } else if (tag.equals("div")) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_DIV));
        } else if (tag.equals("span")) {
            openStyle(a);
        } else if (tag.equals("blockquote")) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_BLOCKQUOTE));
            mark(tag, null);
        } else if (tag.equals("font")) {
            int c = color(a.get("color"));
            if (c != -1) mark("font-color", c);
            if (a.containsKey("face")) mark("font-face", a.get("face"));
            mark(tag, null);
        } else if (tag.equals("a")) {
            mark(tag, a.get("href"));
        } else if (tag.equals("img")) {
            String src = a.get("src");
            Drawable d = images == null ? null : images.getDrawable(src);
            if (d == null) {
                d = android.content.res.Resources.getSystem().getDrawable(com.android.internal.R.drawable.unknown_image);
                d.setBounds(0, 0, d.getIntrinsicWidth(), d.getIntrinsicHeight());
            }
            int len = out.length();
            out.append("\uFFFC");
            out.setSpan(new ImageSpan(d, src), len, out.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
        } else if (heading(tag) >= 0) {
            openBlock(a, margin(Html.FROM_HTML_SEPARATOR_LINE_BREAK_HEADING));
            mark(tag, null);
        } else if (style(tag) != null) {
            mark(tag, null);
        } else if (handler != null && !tag.equals("html") && !tag.equals("body")) {
            handler.handleTag(true, spelled, out, null);
        }
    }

    private static int heading(String tag) {
        return tag.length() == 2 && tag.charAt(0) == 'h' && tag.charAt(1) >= '1' && tag.charAt(1) <= '6' ? tag.charAt(1) - '1' : -1;
    }

    private static Object style(String tag) {
        if (tag.equals("strong") || tag.equals("b")) return new StyleSpan(Typeface.BOLD);
        if (tag.equals("em") || tag.equals("cite") || tag.equals("dfn") || tag.equals("i")) return new StyleSpan(Typeface.ITALIC);
        if (tag.equals("big")) return new RelativeSizeSpan(1.25f);
        if (tag.equals("small")) return new RelativeSizeSpan(0.8f);
        if (tag.equals("tt")) return new TypefaceSpan("monospace");
        if (tag.equals("u")) return new UnderlineSpan();
        if (tag.equals("del") || tag.equals("s") || tag.equals("strike")) return new StrikethroughSpan();
        if (tag.equals("sup")) return new SuperscriptSpan();
        if (tag.equals("sub")) return new SubscriptSpan();
        return null;
    }

    private void close(String tag, String spelled) {
        Mark m = last(tag);
        if (tag.equals("p")) {
            closeStyle();
            closeBlock();
        } else if (tag.equals("ul") || tag.equals("div")) {
            closeBlock();
        } else if (tag.equals("li")) {
            closeStyle();
            closeBlock();
            Mark b = last("bullet");
            if (b != null) span(b, new BulletSpan());
        } else if (tag.equals("span")) {
            closeStyle();
        } else if (tag.equals("blockquote")) {
            closeBlock();
            if (m != null) span(m, new QuoteSpan());
        } else if (tag.equals("font")) {
            Mark f = last("font-face");
            if (f != null) span(f, new TypefaceSpan((String) f.value));
            Mark c = last("font-color");
            if (c != null) span(c, new ForegroundColorSpan((Integer) c.value));
        } else if (tag.equals("a")) {
            if (m != null) span(m, m.value == null ? null : new URLSpan((String) m.value));
        } else if (heading(tag) >= 0) {
            if (m != null) span(m, new RelativeSizeSpan(HEADING_SIZES[heading(tag)]), new StyleSpan(Typeface.BOLD));
            closeBlock();
        } else if (style(tag) != null) {
            if (m != null) span(m, style(tag));
        } else if (handler != null && !tag.equals("html") && !tag.equals("body") && !tag.equals("br")) {
            handler.handleTag(false, spelled, out, null);
        }
    }
}
