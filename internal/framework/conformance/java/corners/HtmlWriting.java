import android.graphics.Typeface;
import android.text.Html;
import android.text.Layout;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.SpannedString;
import android.text.style.AbsoluteSizeSpan;
import android.text.style.AlignmentSpan;
import android.text.style.BackgroundColorSpan;
import android.text.style.ForegroundColorSpan;
import android.text.style.QuoteSpan;
import android.text.style.RelativeSizeSpan;
import android.text.style.StrikethroughSpan;
import android.text.style.StyleSpan;
import android.text.style.SubscriptSpan;
import android.text.style.TypefaceSpan;
import android.text.style.URLSpan;
import android.text.style.UnderlineSpan;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Styled text becomes marked text. */
public class HtmlWriting {
    public static void main(String[] args) throws Exception {
        SpannableStringBuilder b = new SpannableStringBuilder("one two\n\nthree <&> \u00e9\u4e00 \ud83d\ude00  end\n");
        b.setSpan(new StyleSpan(Typeface.BOLD), 0, 3, 0);
        b.setSpan(new StyleSpan(Typeface.BOLD_ITALIC), 4, 7, 0);
        b.setSpan(new UnderlineSpan(), 2, 6, 0);
        b.setSpan(new URLSpan("http://u?a=1&b=2"), 9, 12, 0);
        b.setSpan(new ForegroundColorSpan(0x80112233), 9, 11, 0);
        b.setSpan(new RelativeSizeSpan(1.25f), 0, 2, 0);
        b.setSpan(new AbsoluteSizeSpan(12, true), 2, 4, 0);
        b.setSpan(new StrikethroughSpan(), 12, 13, 0);
        b.setSpan(new SubscriptSpan(), 13, 14, 0);
        b.setSpan(new TypefaceSpan("monospace"), 0, 1, 0);
        b.setSpan(new BackgroundColorSpan(0xff00ff00), 5, 6, 0);
        b.setSpan(new AlignmentSpan.Standard(Layout.Alignment.ALIGN_CENTER), 0, 8, 0);
        b.setSpan(new QuoteSpan(), 9, b.length(), Spanned.SPAN_PARAGRAPH);
        say(Html.toHtml(b));
        say(Html.toHtml(b, Html.TO_HTML_PARAGRAPH_LINES_INDIVIDUAL));
        say(Html.escapeHtml("<a href=\"x\">it's & \u00e9 \ud83d\ude00  two  </a>\n\t"), Html.toHtml(new SpannedString("")), Html.toHtml(new SpannedString("a\nb\n\n\nc")));
        fails("Html.toHtml(null)", new Code() {
            public void run() throws Exception {
                Html.toHtml(null);
            }
        });
        fails("Html.escapeHtml(null)", new Code() {
            public void run() throws Exception {
                Html.escapeHtml(null);
            }
        });
    }
}
