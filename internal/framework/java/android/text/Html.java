package android.text;

import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.text.style.*;
import org.xml.sax.XMLReader;

/** Styled text from HTML and back. */
public class Html {
    public static final int TO_HTML_PARAGRAPH_LINES_CONSECUTIVE = 0x00000000;
    public static final int TO_HTML_PARAGRAPH_LINES_INDIVIDUAL = 0x00000001;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_PARAGRAPH = 0x00000001;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_HEADING = 0x00000002;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_LIST_ITEM = 0x00000004;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_LIST = 0x00000008;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_DIV = 0x00000010;
    public static final int FROM_HTML_SEPARATOR_LINE_BREAK_BLOCKQUOTE = 0x00000020;
    public static final int FROM_HTML_OPTION_USE_CSS_COLORS = 0x00000100;
    public static final int FROM_HTML_MODE_LEGACY = 0x00000000;
    public static final int FROM_HTML_MODE_COMPACT = 0x0000003f;

    /** Finds the pictures of img tags. */
    public interface ImageGetter {
        Drawable getDrawable(String source);
    }

    /** Told of tags that are not known. */
    public interface TagHandler {
        void handleTag(boolean opening, String tag, Editable output, XMLReader xmlReader);
    }

    private Html() {}

    @Deprecated
    public static Spanned fromHtml(String source) {
        return fromHtml(source, FROM_HTML_MODE_LEGACY, null, null);
    }

    public static Spanned fromHtml(String source, int flags) {
        return fromHtml(source, flags, null, null);
    }

    @Deprecated
    public static Spanned fromHtml(String source, ImageGetter imageGetter, TagHandler tagHandler) {
        return fromHtml(source, FROM_HTML_MODE_LEGACY, imageGetter, tagHandler);
    }

    public static Spanned fromHtml(String source, int flags, ImageGetter imageGetter, TagHandler tagHandler) {
        return new HtmlReader(source, flags, imageGetter, tagHandler).read();
    }

    public static String escapeHtml(CharSequence text) {
        StringBuilder out = new StringBuilder();
        withinStyle(out, text, 0, text.length());
        return out.toString();
    }

    @Deprecated
    public static String toHtml(Spanned text) {
        return toHtml(text, TO_HTML_PARAGRAPH_LINES_CONSECUTIVE);
    }

    public static String toHtml(Spanned text, int option) {
        StringBuilder out = new StringBuilder();
        int len = text.length();
        if ((option & TO_HTML_PARAGRAPH_LINES_INDIVIDUAL) != 0) {
            withinDiv(out, text, 0, len, option);
            return out.toString();
        }
        for (int i = 0, next; i < len; i = next) {
            next = text.nextSpanTransition(i, len, ParagraphStyle.class);
            String align = "";
            boolean needDiv = false;
            for (ParagraphStyle s : text.getSpans(i, next, ParagraphStyle.class)) {
                if (!(s instanceof AlignmentSpan)) continue;
                Layout.Alignment a = ((AlignmentSpan) s).getAlignment();
                needDiv = true;
                align = a == Layout.Alignment.ALIGN_CENTER ? "align=\"center\" " : a == Layout.Alignment.ALIGN_OPPOSITE ? "align=\"right\" " : "align=\"left\" ";
            }
            if (needDiv) out.append("<div ").append(align).append(" >");
            withinDiv(out, text, i, next, option);
            if (needDiv) out.append("</div>");
        }
        return out.toString();
    }

    private static void withinDiv(StringBuilder out, Spanned text, int start, int end, int option) {
        for (int i = start, next; i < end; i = next) {
            next = text.nextSpanTransition(i, end, QuoteSpan.class);
            QuoteSpan[] quotes = text.getSpans(i, next, QuoteSpan.class);
            for (QuoteSpan q : quotes) out.append("<blockquote>");
            if ((option & TO_HTML_PARAGRAPH_LINES_INDIVIDUAL) != 0) individual(out, text, i, next);
            else consecutive(out, text, i, next);
            for (QuoteSpan q : quotes) out.append("</blockquote>\n");
        }
    }

    private static void individual(StringBuilder out, Spanned text, int start, int end) {
        boolean inList = false;
        for (int i = start; i <= end; i++) {
            int next = TextUtils.indexOf(text, '\n', i, end);
            if (next < 0) next = end;
            if (next == i) {
                if (inList) out.append("</ul>\n");
                inList = false;
                out.append("<br>\n");
            } else {
                boolean item = false;
                for (BulletSpan b : text.getSpans(i, next, BulletSpan.class)) item |= (text.getSpanFlags(b) & Spanned.SPAN_PARAGRAPH) == Spanned.SPAN_PARAGRAPH;
                if (item && !inList) out.append("<ul").append(style(text, i, next, true, false)).append(">\n");
                if (!item && inList) out.append("</ul>\n");
                inList = item;
                String tag = item ? "li" : "p";
                out.append('<').append(tag).append(" dir=\"ltr\"").append(style(text, i, next, !item, true)).append('>');
                withinParagraph(out, text, i, next);
                out.append("</").append(tag).append(">\n");
                if (next == end && inList) out.append("</ul>\n");
            }
            i = next;
        }
    }

    private static String style(Spanned text, int start, int end, boolean noMargin, boolean aligned) {
        String align = null;
        if (aligned) {
            AlignmentSpan[] all = text.getSpans(start, end, AlignmentSpan.class);
            for (int i = all.length - 1; i >= 0 && align == null; i--) {
                if ((text.getSpanFlags(all[i]) & Spanned.SPAN_PARAGRAPH) != Spanned.SPAN_PARAGRAPH) continue;
                Layout.Alignment a = all[i].getAlignment();
                align = "text-align:" + (a == Layout.Alignment.ALIGN_CENTER ? "center" : a == Layout.Alignment.ALIGN_OPPOSITE ? "end" : "start") + ";";
            }
        }
        if (!noMargin && align == null) return "";
        return " style=\"" + (noMargin ? "margin-top:0; margin-bottom:0;" : "") + (noMargin && align != null ? " " : "") + (align == null ? "" : align) + "\"";
    }

    private static void consecutive(StringBuilder out, Spanned text, int start, int end) {
        out.append("<p dir=\"ltr\">");
        for (int i = start, next; i < end; i = next) {
            next = TextUtils.indexOf(text, '\n', i, end);
            if (next < 0) next = end;
            int nl = 0;
            while (next < end && text.charAt(next) == '\n') {
                nl++;
                next++;
            }
            withinParagraph(out, text, i, next - nl);
            if (nl == 1) {
                out.append("<br>\n");
            } else {
                for (int j = 2; j < nl; j++) out.append("<br>");
                if (next != end) out.append("</p>\n<p dir=\"ltr\">");
            }
        }
        out.append("</p>\n");
    }

    private static void withinParagraph(StringBuilder out, Spanned text, int start, int end) {
        for (int i = start, next; i < end; i = next) {
            next = text.nextSpanTransition(i, end, CharacterStyle.class);
            CharacterStyle[] styles = text.getSpans(i, next, CharacterStyle.class);
            for (CharacterStyle s : styles) {
                if (s instanceof StyleSpan) {
                    int st = ((StyleSpan) s).getStyle();
                    if ((st & Typeface.BOLD) != 0) out.append("<b>");
                    if ((st & Typeface.ITALIC) != 0) out.append("<i>");
                }
                if (s instanceof TypefaceSpan && "monospace".equals(((TypefaceSpan) s).getFamily())) out.append("<tt>");
                if (s instanceof SuperscriptSpan) out.append("<sup>");
                if (s instanceof SubscriptSpan) out.append("<sub>");
                if (s instanceof UnderlineSpan) out.append("<u>");
                if (s instanceof StrikethroughSpan) out.append("<span style=\"text-decoration:line-through;\">");
                if (s instanceof URLSpan) out.append("<a href=\"").append(((URLSpan) s).getURL()).append("\">");
                if (s instanceof ImageSpan) {
                    out.append("<img src=\"").append(((ImageSpan) s).getSource()).append("\">");
                    i = next;
                }
                if (s instanceof AbsoluteSizeSpan) {
                    AbsoluteSizeSpan a = (AbsoluteSizeSpan) s;
                    float size = a.getSize();
                    if (!a.getDip()) size /= android.content.res.Resources.getSystem().getDisplayMetrics().density;
                    out.append(String.format("<span style=\"font-size:%.0fpx\";>", size));
                }
                if (s instanceof RelativeSizeSpan) out.append(String.format("<span style=\"font-size:%.2fem;\">", ((RelativeSizeSpan) s).getSizeChange()));
                if (s instanceof ForegroundColorSpan) out.append(String.format("<span style=\"color:#%06X;\">", 0xFFFFFF & ((ForegroundColorSpan) s).getForegroundColor()));
                if (s instanceof BackgroundColorSpan) out.append(String.format("<span style=\"background-color:#%06X;\">", 0xFFFFFF & ((BackgroundColorSpan) s).getBackgroundColor()));
            }
            withinStyle(out, text, i, next);
            for (int j = styles.length - 1; j >= 0; j--) {
                CharacterStyle s = styles[j];
                if (s instanceof BackgroundColorSpan || s instanceof ForegroundColorSpan || s instanceof RelativeSizeSpan || s instanceof AbsoluteSizeSpan || s instanceof StrikethroughSpan) out.append("</span>");
                if (s instanceof URLSpan) out.append("</a>");
                if (s instanceof UnderlineSpan) out.append("</u>");
                if (s instanceof SubscriptSpan) out.append("</sub>");
                if (s instanceof SuperscriptSpan) out.append("</sup>");
                if (s instanceof TypefaceSpan && "monospace".equals(((TypefaceSpan) s).getFamily())) out.append("</tt>");
                if (s instanceof StyleSpan) {
                    int st = ((StyleSpan) s).getStyle();
                    if ((st & Typeface.BOLD) != 0) out.append("</b>");
                    if ((st & Typeface.ITALIC) != 0) out.append("</i>");
                }
            }
        }
    }

    private static void withinStyle(StringBuilder out, CharSequence text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '<') {
                out.append("&lt;");
            } else if (c == '>') {
                out.append("&gt;");
            } else if (c == '&') {
                out.append("&amp;");
            } else if (c >= 0xD800 && c <= 0xDFFF) {
                if (c < 0xDC00 && i + 1 < end && Character.isLowSurrogate(text.charAt(i + 1))) {
                    out.append("&#").append(Character.toCodePoint(c, text.charAt(++i))).append(";");
                }
            } else if (c > 0x7E || c < ' ') {
                out.append("&#").append((int) c).append(";");
            } else if (c == ' ') {
                while (i + 1 < end && text.charAt(i + 1) == ' ') {
                    out.append("&nbsp;");
                    i++;
                }
                out.append(' ');
            } else {
                out.append(c);
            }
        }
    }
}
