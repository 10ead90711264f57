import android.text.InputFilter;
import android.text.Selection;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextWatcher;
import android.text.Editable;
import esdroid.conformance.Show;

/** SpannableStringBuilder: watchers' calls, filters, edges. */
public class Builders extends Show {
    private static class Watch implements TextWatcher, SpanWatcher {
        @Override public void beforeTextChanged(CharSequence s, int start, int count, int after) { p(" before", s, start, count, after); }
        @Override public void onTextChanged(CharSequence s, int start, int before, int count) { p(" on", s, start, before, count); }
        @Override public void afterTextChanged(Editable s) { p(" after", s); }
        @Override public void onSpanAdded(Spannable s, Object what, int a, int b) { p(" added", name(what), a, b); }
        @Override public void onSpanRemoved(Spannable s, Object what, int a, int b) { p(" removed", name(what), a, b); }
        @Override public void onSpanChanged(Spannable s, Object what, int a, int b, int c, int d) { p(" changed", name(what), a, b, c, d); }
    }

    private static String name(Object o) {
        return o == Selection.SELECTION_START ? "START" : o == Selection.SELECTION_END ? "END" : o instanceof String ? (String) o : "watch";
    }

    public static void main(String[] args) {
        final SpannableStringBuilder b = new SpannableStringBuilder("abcdef");
        b.setSpan(new Watch(), 0, b.length(), Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        p("append");
        b.append("gh");
        p("insert");
        b.insert(2, "XY");
        p("replace");
        b.replace(1, 3, "-");
        p("nothing");
        b.replace(2, 2, "");
        p("selection");
        Selection.setSelection(b, 2);
        Selection.setSelection(b, 1, 4);
        p(Selection.getSelectionStart(b), Selection.getSelectionEnd(b));
        p("delete");
        b.delete(0, 3);
        p(Selection.getSelectionStart(b), Selection.getSelectionEnd(b), b);
        p("span");
        b.setSpan("s", 1, 2, 0);
        b.setSpan("s", 1, 3, 0);
        b.removeSpan("s");
        p("select all");
        Selection.selectAll(b);
        Selection.extendSelection(b, 1);
        Selection.removeSelection(b);
        p("filters");
        b.setFilters(new InputFilter[] {new InputFilter.LengthFilter(8), new InputFilter.AllCaps()});
        b.append("lmnopqrst");
        p(b, b.length(), b.getFilters().length);
        b.replace(0, 2, "uvw");
        p(b);
        p("clear");
        b.clear();
        SpannableStringBuilder c = new SpannableStringBuilder("0123456789", 2, 7);
        p(c, c.length(), c.charAt(0), c.subSequence(1, 3), c.toString().hashCode() == "23456".hashCode(), c.getTextWatcherDepth());
        char[] chars = new char[6];
        c.getChars(1, 4, chars, 2);
        p((int) chars[1], chars[2], chars[4]);
        for (int i = 0; i < 200; i++) c.insert(i % 5, String.valueOf((char) ('a' + i % 26)));
        p(c.length(), c.toString().hashCode());
        c.delete(10, 190);
        p(c);
        c.replace(0, 3, "hello world", 6, 9);
        p(c, c.equals(new SpannableStringBuilder(c)), c.hashCode() == new SpannableStringBuilder(c).hashCode());
        final SpannableStringBuilder d = c;
        attempt("insert", new Runnable() { public void run() { d.insert(99, "x"); } });
        attempt("delete", new Runnable() { public void run() { d.delete(3, 1); } });
        attempt("replace", new Runnable() { public void run() { d.replace(-1, 2, "x"); } });
        attempt("char", new Runnable() { public void run() { d.charAt(-1); } });
        attempt("watcher in watcher", new Runnable() {
            public void run() {
                SpannableStringBuilder e = new SpannableStringBuilder("q");
                e.setSpan(new TextWatcher() {
                    @Override public void beforeTextChanged(CharSequence s, int start, int count, int after) { }
                    @Override public void onTextChanged(CharSequence s, int start, int before, int count) { }
                    @Override public void afterTextChanged(Editable s) { p("depth", s, ((SpannableStringBuilder) s).getTextWatcherDepth()); if (s.length() < 4) s.append("+"); }
                }, 0, 1, Spanned.SPAN_INCLUSIVE_INCLUSIVE);
                e.append("r");
                p(e);
            }
        });
        p(SpannableStringBuilder.valueOf("zz"), SpannableStringBuilder.valueOf(b) == b);
    }
}
