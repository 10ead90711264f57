import android.graphics.Paint;
import android.text.Layout;
import android.text.SpannableString;
import android.text.style.AbsoluteSizeSpan;
import android.text.style.BulletSpan;
import android.text.style.DrawableMarginSpan;
import android.text.style.ImageSpan;
import android.text.style.LineHeightSpan;
import android.text.style.QuoteSpan;
import android.text.style.RelativeSizeSpan;
import android.text.style.StyleSpan;
import android.text.style.SubscriptSpan;
import android.text.style.SuperscriptSpan;
import android.text.style.TypefaceSpan;
import android.widget.TextView;
import esdroid.conformance.Show;

/** How high lines become by spans, in text of one line and of two. */
public class SpanHeights extends Show {
    public static void main(String[] args) {
        for (String text : new String[] {"before inside after", "before inside after\nnext", "before inside after\n"}) {
            p(text.replace('\n', '/'));
            show(text, new SuperscriptSpan());
            show(text, new SubscriptSpan());
            show(text, new RelativeSizeSpan(2f));
            show(text, new RelativeSizeSpan(2f), new SuperscriptSpan());
            show(text, new SuperscriptSpan(), new RelativeSizeSpan(.5f));
            show(text, new AbsoluteSizeSpan(10, true));
            show(text, new ImageSpan(context(), android.R.drawable.ic_menu_camera));
            show(text, new ImageSpan(context(), android.R.drawable.ic_menu_camera, ImageSpan.ALIGN_BASELINE), new SubscriptSpan());
            show(text, new BulletSpan(20));
            show(text, new QuoteSpan());
            show(text, new TypefaceSpan("monospace"));
            show(text, new StyleSpan(3));
            show(text, new DrawableMarginSpan(context().getDrawable(android.R.drawable.ic_menu_camera), 5));
            show(text, new LineHeightSpan() {
                @Override public void chooseHeight(CharSequence t, int start, int end, int spanStart, int v, Paint.FontMetricsInt fm) {
                    fm.ascent -= 20;
                    fm.descent += 7;
                }
            });
        }
    }

    private static void show(String text, Object... spans) {
        for (int part = 0; part < 2; part++) {
            SpannableString s = new SpannableString(text);
            for (Object span : spans) s.setSpan(span, part == 0 ? 0 : 7, part == 0 ? text.length() : 13, 0);
            TextView t = new TextView(context());
            t.setText(s);
            place(t, 0, UNSPECIFIED, 0, UNSPECIFIED);
            StringBuilder lines = new StringBuilder();
            Layout l = t.getLayout();
            for (int i = 0; i < l.getLineCount(); i++) lines.append(" [").append(l.getLineTop(i)).append(' ').append(l.getLineAscent(i)).append(' ').append(l.getLineDescent(i)).append(' ').append(l.getLineBottom(i)).append(']');
            p(spans.length, spans[0] instanceof LineHeightSpan ? "LineHeightSpan" : spans[0].getClass().getSimpleName(), t.getMeasuredHeight() + lines.toString());
        }
    }
}
