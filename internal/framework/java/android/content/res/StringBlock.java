package android.content.res;

import android.graphics.Color;
import android.graphics.Typeface;
import android.text.Annotation;
import android.text.Spannable;
import android.text.SpannableString;
import android.text.SpannedString;
import android.text.TextUtils;
import android.text.style.AbsoluteSizeSpan;
import android.text.style.BackgroundColorSpan;
import android.text.style.BulletSpan;
import android.text.style.ForegroundColorSpan;
import android.text.style.RelativeSizeSpan;
import android.text.style.StrikethroughSpan;
import android.text.style.StyleSpan;
import android.text.style.SubscriptSpan;
import android.text.style.SuperscriptSpan;
import android.text.style.TypefaceSpan;
import android.text.style.URLSpan;
import android.text.style.UnderlineSpan;

/** Styled strings of resource tables. */
final class StringBlock {
    private StringBlock() {
    }

    /** Puts spans for tags such as "b" or "a;href=..." over a text; ends holds the first and last place of each. */
    static CharSequence style(String text, String[] tags, int[] ends) {
        SpannableString out = new SpannableString(text);
        for (int i = 0; i < tags.length; i++) {
            int start = ends[2 * i];
            int end = Math.min(ends[2 * i + 1] + 1, text.length());
            if (start > end) continue;
            String tag = tags[i];
            if (tag.equals("b")) {
                set(out, new StyleSpan(Typeface.BOLD), start, end);
            } else if (tag.equals("i")) {
                set(out, new StyleSpan(Typeface.ITALIC), start, end);
            } else if (tag.equals("u")) {
                set(out, new UnderlineSpan(), start, end);
            } else if (tag.equals("tt")) {
                set(out, new TypefaceSpan("monospace"), start, end);
            } else if (tag.equals("big")) {
                set(out, new RelativeSizeSpan(1.25f), start, end);
            } else if (tag.equals("small")) {
                set(out, new RelativeSizeSpan(0.8f), start, end);
            } else if (tag.equals("sub")) {
                set(out, new SubscriptSpan(), start, end);
            } else if (tag.equals("sup")) {
                set(out, new SuperscriptSpan(), start, end);
            } else if (tag.equals("strike")) {
                set(out, new StrikethroughSpan(), start, end);
            } else if (tag.equals("li")) {
                paragraph(out, new BulletSpan(10), start, end);
            } else if (tag.equals("marquee")) {
                out.setSpan(TextUtils.TruncateAt.MARQUEE, start, end, Spannable.SPAN_INCLUSIVE_INCLUSIVE);
            } else if (tag.startsWith("font;")) {
                font(out, tag, start, end);
            } else if (tag.startsWith("a;")) {
                String href = attribute(tag, ";href=");
                if (href != null) set(out, new URLSpan(href), start, end);
            } else if (tag.startsWith("annotation;")) {
                annotate(out, tag, start, end);
            }
        }
        return new SpannedString(out);
    }

    private static void set(Spannable out, Object span, int start, int end) {
        out.setSpan(span, start, end, Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
    }

    private static void font(Spannable out, String tag, int start, int end) {
        String size = attribute(tag, ";size=");
        if (size != null) set(out, new AbsoluteSizeSpan(Integer.parseInt(size), true), start, end);
        String color = attribute(tag, ";fgcolor=");
        if (color != null) set(out, new ForegroundColorSpan(color(color)), start, end);
        color = attribute(tag, ";color=");
        if (color != null) set(out, new ForegroundColorSpan(color(color)), start, end);
        color = attribute(tag, ";bgcolor=");
        if (color != null) set(out, new BackgroundColorSpan(color(color)), start, end);
        String face = attribute(tag, ";face=");
        if (face != null) set(out, new TypefaceSpan(face), start, end);
    }

    private static int color(String text) {
        if (text.startsWith("@")) {
            String name = text.substring(1);
            int id = Resources.getSystem().getIdentifier(name, "color", "android");
            return id == 0 ? 0xff000000 : Resources.getSystem().getColor(id);
        }
        try {
            return Color.parseColor(text);
        } catch (IllegalArgumentException e) {
            return 0xff000000;
        }
    }

    private static void annotate(Spannable out, String tag, int start, int end) {
        int at = tag.indexOf(';');
        while (at >= 0 && at < tag.length()) {
            int eq = tag.indexOf('=', at);
            if (eq < 0) return;
            int next = tag.indexOf(';', eq);
            if (next < 0) next = tag.length();
            set(out, new Annotation(tag.substring(at + 1, eq), tag.substring(eq + 1, next)), start, end);
            at = next;
        }
    }

    private static String attribute(String tag, String name) {
        int at = tag.indexOf(name);
        if (at < 0) return null;
        int end = tag.indexOf(';', at + name.length());
        return end < 0 ? tag.substring(at + name.length()) : tag.substring(at + name.length(), end);
    }

    // Paragraph styles reach to the ends of their lines.
    private static void paragraph(Spannable out, Object span, int start, int end) {
        int n = out.length();
        if (start != 0 && start != n && out.charAt(start - 1) != '\n') {
            for (start--; start > 0; start--) {
                if (out.charAt(start - 1) == '\n') break;
            }
        }
        if (end != 0 && end != n && out.charAt(end - 1) != '\n') {
            for (end++; end < n; end++) {
                if (out.charAt(end - 1) == '\n') break;
            }
        }
        out.setSpan(span, start, end, Spannable.SPAN_PARAGRAPH);
    }
}
