import android.graphics.Color;
import android.graphics.Typeface;
import android.text.Annotation;
import android.text.Spannable;
import android.text.SpannableString;
import android.text.SpannableStringBuilder;
import android.text.SpannedString;
import android.text.Spanned;
import android.text.style.BackgroundColorSpan;
import android.text.style.BulletSpan;
import android.text.style.ForegroundColorSpan;
import android.text.style.RelativeSizeSpan;
import android.text.style.StyleSpan;
import android.text.style.URLSpan;
import android.text.style.UnderlineSpan;
import esdroid.conformance.Show;

/** Spans on strings: flags, queries, copies. */
public class Spannables extends Show {
    private static void spans(Spanned s) {
        StringBuilder b = new StringBuilder("'" + s + "'");
        for (Object o : s.getSpans(0, s.length(), Object.class)) b.append(' ').append(o.getClass().getSimpleName()).append(s.getSpanStart(o)).append('-').append(s.getSpanEnd(o)).append('/').append(s.getSpanFlags(o));
        p(b);
    }

    public static void main(String[] args) {
        final SpannableString s = new SpannableString("The quick brown fox");
        StyleSpan bold = new StyleSpan(Typeface.BOLD);
        s.setSpan(bold, 4, 9, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        s.setSpan(new ForegroundColorSpan(Color.RED), 0, 19, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        s.setSpan(new UnderlineSpan(), 10, 15, Spanned.SPAN_INCLUSIVE_EXCLUSIVE);
        s.setSpan(new URLSpan("http://x.y"), 16, 19, 0);
        spans(s);
        s.setSpan(bold, 5, 6, 0);
        spans(s);
        p(s.nextSpanTransition(0, 19, StyleSpan.class), s.nextSpanTransition(6, 19, Object.class), s.nextSpanTransition(19, 19, Object.class), s.getSpanStart(new Object()), s.getSpanEnd("x"), s.getSpanFlags("x"));
        p(s.getSpans(5, 6, StyleSpan.class).length, s.getSpans(6, 7, StyleSpan.class).length, s.getSpans(4, 5, StyleSpan.class).length, s.getSpans(5, 5, StyleSpan.class).length);
        spans((Spanned) s.subSequence(5, 12));
        spans(new SpannedString(s));
        s.removeSpan(bold);
        s.removeSpan("none");
        spans(s);
        p(s.charAt(3) == ' ', s.length(), s.equals(new SpannableString(s)), s.hashCode() == new SpannableString(s).hashCode(), s.equals("The quick brown fox"), SpannableString.valueOf(s) == s);
        int[][] wrong = {{3, 2}, {-1, 2}, {2, 99}};
        for (final int[] w : wrong) {
            attempt("set", new Runnable() { public void run() { s.setSpan("x", w[0], w[1], 0); } });
        }
        attempt("paragraph", new Runnable() { public void run() { s.setSpan(new BulletSpan(), 2, 3, Spanned.SPAN_PARAGRAPH); } });
        int[] flags = {Spanned.SPAN_EXCLUSIVE_EXCLUSIVE, Spanned.SPAN_EXCLUSIVE_INCLUSIVE, Spanned.SPAN_INCLUSIVE_EXCLUSIVE, Spanned.SPAN_INCLUSIVE_INCLUSIVE};
        for (int f : flags) {
            SpannableStringBuilder b = new SpannableStringBuilder("0123456789");
            b.setSpan(new Annotation("k", "v"), 3, 6, f);
            b.insert(3, "ab");
            spans(b);
            b.insert(b.toString().indexOf('6'), "cd");
            spans(b);
            b.delete(4, 9);
            spans(b);
            b.replace(0, b.length(), "zz");
            spans(b);
        }
        SpannableStringBuilder b = new SpannableStringBuilder("hello");
        b.append(" world", new StyleSpan(Typeface.ITALIC), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE).append('!').append("abcdef", 1, 3);
        spans(b);
        b.insert(0, s, 4, 9);
        spans(b);
        b.replace(2, 4, new SpannedString(s), 0, 3);
        spans(b);
        b.clearSpans();
        spans(b);
        b.setSpan(new BackgroundColorSpan(1), 2, 2, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        b.setSpan(new RelativeSizeSpan(2), 2, 2, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        b.insert(2, "QQ");
        spans(b);
        b.setSpan("low", 0, 1, 1 << Spanned.SPAN_PRIORITY_SHIFT);
        b.setSpan("high", 0, 1, 9 << Spanned.SPAN_PRIORITY_SHIFT);
        b.setSpan("middle", 0, 1, 5 << Spanned.SPAN_PRIORITY_SHIFT);
        StringBuilder order = new StringBuilder();
        for (String x : b.getSpans(0, 3, String.class)) order.append(x).append(' ');
        p(order, b.nextSpanTransition(0, 5, String.class));
        b.clear();
        spans(b);
        p(((Spannable) b).length(), b.toString().isEmpty());
    }
}
