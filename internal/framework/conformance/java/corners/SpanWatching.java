import android.text.Editable;
import android.text.Selection;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextWatcher;
import android.text.style.UnderlineSpan;
import static esdroid.conformance.Out.*;

/** Who is told of spans and texts that change. */
public class SpanWatching {
    public static void main(String[] args) throws Exception {
        final SpannableStringBuilder b = new SpannableStringBuilder("hello");
        class Watch implements TextWatcher, SpanWatcher {
            public void beforeTextChanged(CharSequence s, int at, int before, int after) {
                say("before", s, at, before, after);
            }

            public void onTextChanged(CharSequence s, int at, int before, int after) {
                say("on", s, at, before, after);
            }

            public void afterTextChanged(Editable s) {
                say("after", s);
            }

            public void onSpanAdded(Spannable t, Object w, int s, int e) {
                say("added", w.getClass().getSimpleName(), s, e);
            }

            public void onSpanRemoved(Spannable t, Object w, int s, int e) {
                say("removed", w.getClass().getSimpleName(), s, e);
            }

            public void onSpanChanged(Spannable t, Object w, int s, int e, int ns, int ne) {
                say("changed", w.getClass().getSimpleName(), s, e, ns, ne);
            }
        }
        Watch w = new Watch();
        b.setSpan(w, 0, b.length(), Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        UnderlineSpan u = new UnderlineSpan();
        b.setSpan(u, 1, 3, 0);
        b.setSpan(u, 2, 4, 0);
        b.insert(2, "XY");
        b.replace(0, 2, "Z");
        b.delete(0, b.length());
        b.append("end");
        b.removeSpan(u);
        Selection.setSelection(b, 1);
        Selection.setSelection(b, 1, 2);
        Selection.selectAll(b);
        Selection.removeSelection(b);
        say(Selection.getSelectionStart(b));
        b.removeSpan(w);
        b.append("unheard");
    }
}
