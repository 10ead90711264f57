import android.graphics.Rect;
import android.graphics.Typeface;
import android.text.Layout;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.style.*;
import esdroid.conformance.Show;

/** How spans change the metrics of lines. */
public class Styled extends Show {
    public static void main(String[] args) {
        TextPaint paint = new TextPaint();
        paint.setTextSize(28);
        Object[] spans = {new StyleSpan(Typeface.BOLD), new StyleSpan(Typeface.ITALIC), new RelativeSizeSpan(1.7f), new AbsoluteSizeSpan(40), new AbsoluteSizeSpan(12, true), new ScaleXSpan(2), new TypefaceSpan("monospace"), new TypefaceSpan("serif"),
                new SuperscriptSpan(), new SubscriptSpan(), new UnderlineSpan(), new StrikethroughSpan(), new ForegroundColorSpan(7), new BulletSpan(), new BulletSpan(20, 3), new QuoteSpan(), new QuoteSpan(5),
                new LeadingMarginSpan.Standard(40), new LeadingMarginSpan.Standard(10, 60), new AlignmentSpan.Standard(Layout.Alignment.ALIGN_CENTER), new AlignmentSpan.Standard(Layout.Alignment.ALIGN_OPPOSITE), new TabStopSpan.Standard(150),
                new TextAppearanceSpan(null, Typeface.BOLD_ITALIC, 33, null, null), new DrawableMarginSpan(square(50)), new ImageSpan(square(60)), new ImageSpan(square(20), ImageSpan.ALIGN_BASELINE)};
        for (Object span : spans) {
            boolean paragraph = span instanceof ParagraphStyle;
            SpannableStringBuilder b = new SpannableStringBuilder("First words of\ta paragraph that wraps\nand second");
            b.setSpan(span, paragraph ? 0 : 6, paragraph ? 38 : 14, paragraph ? Spanned.SPAN_PARAGRAPH : 0);
            StaticLayout l = new StaticLayout(b, paint, 320, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
            StringBuilder s = new StringBuilder(span.getClass().getSimpleName() + " " + l.getHeight() + " " + round(Layout.getDesiredWidth(b, paint)) + ":");
            for (int i = 0; i < l.getLineCount(); i++) {
                s.append(" [").append(l.getLineStart(i)).append(' ').append(l.getLineTop(i)).append(' ').append(l.getLineBaseline(i)).append(' ').append(round(l.getLineLeft(i))).append(' ').append(round(l.getLineRight(i)));
                s.append(' ').append(l.getParagraphLeft(i)).append(' ').append(l.getParagraphAlignment(i) == Layout.Alignment.ALIGN_NORMAL).append(']');
            }
            p(s);
            p(" ", l.getPrimaryHorizontal(6), l.getPrimaryHorizontal(10), l.getPrimaryHorizontal(14), l.getPrimaryHorizontal(15), l.getLineForOffset(20));
        }
        for (Object span : spans) {
            if (!(span instanceof CharacterStyle)) continue;
            TextPaint t = new TextPaint(paint);
            ((CharacterStyle) span).updateDrawState(t);
            p(span.getClass().getSimpleName(), t.getTextSize(), t.isFakeBoldText(), t.getTextSkewX(), t.getTextScaleX(), t.isUnderlineText(), t.isStrikeThruText(), t.baselineShift, t.getColor(), t.getTypeface() == null ? -1 : t.getTypeface().getStyle());
        }
        CharacterStyle wrapped = CharacterStyle.wrap(new StyleSpan(1));
        p(wrapped.getClass() == StyleSpan.class, wrapped.getUnderlying() instanceof StyleSpan, CharacterStyle.wrap(new UnderlineSpan()).getUnderlying().getClass().getSimpleName());
        p(new BackgroundColorSpan(3).getBackgroundColor(), new URLSpan("u").getURL(), new StyleSpan(2).getStyle(), new QuoteSpan().getColor(), new BulletSpan(4).getLeadingMargin(true), new RelativeSizeSpan(3).getSizeChange(), new AbsoluteSizeSpan(4, true).getDip());
        Rect r = new Rect();
        paint.getTextBounds("gypsum", 0, 6, r);
        p(r.width() > 0, paint.measureText("gypsum"));
    }

    private static android.graphics.drawable.Drawable square(int size) {
        android.graphics.drawable.ColorDrawable d = new android.graphics.drawable.ColorDrawable(1) {
            @Override public int getIntrinsicWidth() { return 50; }
            @Override public int getIntrinsicHeight() { return 50; }
        };
        d.setBounds(0, 0, size, size);
        return d;
    }
}
