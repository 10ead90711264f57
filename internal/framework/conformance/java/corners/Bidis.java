import android.text.BidiFormatter;
import android.text.TextDirectionHeuristics;
import android.text.TextUtils;
import esdroid.conformance.Out.Code;
import java.util.Locale;
import static esdroid.conformance.Out.*;

/** Directions of texts. */
public class Bidis {
    public static void main(String[] args) throws Exception {
        BidiFormatter b = BidiFormatter.getInstance(false);
        for (String s : new String[] {"abc", "\u05d0\u05d1", "a\u05d0", "12", "", "\u05d0 1"}) say(s.length(), b.isRtl(s), TextDirectionHeuristics.FIRSTSTRONG_LTR.isRtl(s, 0, s.length()), TextDirectionHeuristics.ANYRTL_LTR.isRtl(s, 0, s.length()), b.unicodeWrap(s).length(), BidiFormatter.getInstance(true).unicodeWrap(s).length());
        say(TextUtils.getLayoutDirectionFromLocale(Locale.US), TextUtils.getLayoutDirectionFromLocale(new Locale("ar")), TextUtils.getLayoutDirectionFromLocale(null), b.isRtlContext(), b.getStereoReset());
        fails("TextDirectionHeuristics.LTR.isRtl(\"a\", 0, 2)", new Code() {
            public void run() throws Exception {
                TextDirectionHeuristics.LTR.isRtl("a", 0, 2);
            }
        });
        fails("TextDirectionHeuristics.LTR.isRtl((CharSequence) null, 0, 1)", new Code() {
            public void run() throws Exception {
                TextDirectionHeuristics.LTR.isRtl((CharSequence) null, 0, 1);
            }
        });
    }
}
