import android.text.InputFilter;
import android.text.SpannableString;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.BulletSpan;
import android.text.style.StyleSpan;
import android.text.style.UnderlineSpan;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Spans at the edges of what is inserted, deleted and replaced. */
public class SpanEdges {
    public static void main(String[] args) throws Exception {
        int[] kinds = {Spanned.SPAN_EXCLUSIVE_EXCLUSIVE, Spanned.SPAN_EXCLUSIVE_INCLUSIVE, Spanned.SPAN_INCLUSIVE_EXCLUSIVE, Spanned.SPAN_INCLUSIVE_INCLUSIVE};
        final SpannableStringBuilder b = new SpannableStringBuilder("0123456789");
        Object[] spans = new Object[4];
        for (int i = 0; i < 4; i++) b.setSpan(spans[i] = new UnderlineSpan(), 3, 6, kinds[i]);
        Object point = new Object(), end = new Object();
        b.setSpan(point, 5, 5, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        b.setSpan(end, 10, 10, Spanned.SPAN_MARK_POINT);
        say(where(b, spans), where(b, point, end));
        b.insert(3, "aa");
        say(b, where(b, spans));
        b.insert(b.getSpanEnd(spans[0]), "bb");
        say(b, where(b, spans), where(b, point, end));
        b.replace(4, 9, "X");
        say(b, where(b, spans), where(b, point, end));
        b.delete(0, b.length());
        say(where(b, spans), where(b, point, end), b.length());
        b.append("new", new StyleSpan(1), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        say(b.getSpans(0, 3, Object.class).length, b.nextSpanTransition(0, 3, StyleSpan.class));
        fails("b.setSpan(new UnderlineSpan(), 2, 1, 0)", new Code() {
            public void run() throws Exception {
                b.setSpan(new UnderlineSpan(), 2, 1, 0);
            }
        });
        fails("b.setSpan(new UnderlineSpan(), 0, 9, 0)", new Code() {
            public void run() throws Exception {
                b.setSpan(new UnderlineSpan(), 0, 9, 0);
            }
        });
        fails("b.setSpan(new UnderlineSpan(), -1, 1, 0)", new Code() {
            public void run() throws Exception {
                b.setSpan(new UnderlineSpan(), -1, 1, 0);
            }
        });
        fails("b.setSpan(null, 0, 1, 0)", new Code() {
            public void run() throws Exception {
                b.setSpan(null, 0, 1, 0);
            }
        });
        fails("b.setSpan(new BulletSpan(), 1, 2, Spanned.SPAN_PARAGRAPH)", new Code() {
            public void run() throws Exception {
                b.setSpan(new BulletSpan(), 1, 2, Spanned.SPAN_PARAGRAPH);
            }
        });
        fails("b.replace(0, 9, \"x\")", new Code() {
            public void run() throws Exception {
                b.replace(0, 9, "x");
            }
        });
        fails("b.insert(-1, \"x\")", new Code() {
            public void run() throws Exception {
                b.insert(-1, "x");
            }
        });
        fails("b.delete(2, 1)", new Code() {
            public void run() throws Exception {
                b.delete(2, 1);
            }
        });
        fails("b.charAt(3)", new Code() {
            public void run() throws Exception {
                b.charAt(3);
            }
        });
        fails("b.append((CharSequence) null)", new Code() {
            public void run() throws Exception {
                b.append((CharSequence) null);
            }
        });
        fails("b.subSequence(2, 9)", new Code() {
            public void run() throws Exception {
                b.subSequence(2, 9);
            }
        });
        fails("new SpannableStringBuilder(null)", new Code() {
            public void run() throws Exception {
                new SpannableStringBuilder(null);
            }
        });
        fails("new SpannableString(\"abc\").setSpan(new BulletSpan(), 0, 4, 0)", new Code() {
            public void run() throws Exception {
                new SpannableString("abc").setSpan(new BulletSpan(), 0, 4, 0);
            }
        });
        fails("new SpannableString(\"a\\nb\").setSpan(new BulletSpan(), 1, 3, Spanned.SPAN_PARAGRAPH)", new Code() {
            public void run() throws Exception {
                new SpannableString("a\nb").setSpan(new BulletSpan(), 1, 3, Spanned.SPAN_PARAGRAPH);
            }
        });
        b.clearSpans();
        b.clear();
        b.setFilters(new InputFilter[] {new InputFilter.LengthFilter(4), new InputFilter.AllCaps()});
        b.append("abcdefgh");
        say(b, b.getFilters().length);
        fails("b.setFilters(null)", new Code() {
            public void run() throws Exception {
                b.setFilters(null);
            }
        });
    }

    static String where(Spanned s, Object... spans) {
        StringBuilder b = new StringBuilder();
        for (Object o : spans) b.append(s.getSpanStart(o)).append('-').append(s.getSpanEnd(o)).append('/').append(s.getSpanFlags(o)).append(' ');
        return b.toString();
    }
}
