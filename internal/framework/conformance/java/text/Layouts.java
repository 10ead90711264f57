import android.text.BoringLayout;
import android.text.DynamicLayout;
import android.text.Layout;
import android.text.SpannableStringBuilder;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.TextUtils;
import esdroid.conformance.Show;

/** StaticLayout, BoringLayout, DynamicLayout. */
public class Layouts extends Show {
    private static final String TEXT = "The quick brown fox jumps over the lazy dog.\nAnother paragraph is here, with averyverylongwordthatdoesnotfit anywhere\n\nlast";

    private static void show(String name, Layout l) {
        p(name, l.getWidth() + "x" + l.getHeight(), "lines", l.getLineCount(), l.getEllipsizedWidth(), l.getTopPadding(), l.getBottomPadding());
        for (int i = 0; i < l.getLineCount(); i++) {
            p(" " + i, l.getLineStart(i) + "-" + l.getLineEnd(i), l.getLineVisibleEnd(i), l.getLineTop(i), l.getLineBottom(i), l.getLineBaseline(i), l.getLineAscent(i), l.getLineDescent(i),
                    l.getLineLeft(i), l.getLineRight(i), l.getLineWidth(i), l.getLineMax(i), l.getParagraphDirection(i), l.getEllipsisStart(i), l.getEllipsisCount(i), l.getLineContainsTab(i));
        }
    }

    public static void main(String[] args) {
        TextPaint paint = new TextPaint();
        paint.setTextSize(30);
        for (Layout.Alignment a : Layout.Alignment.values()) show(a.toString(), new StaticLayout(TEXT, paint, 300, a, 1, 0, true));
        show("spaced", new StaticLayout(TEXT, paint, 400, Layout.Alignment.ALIGN_NORMAL, 1.5f, 4, false));
        int[] strategies = {Layout.BREAK_STRATEGY_SIMPLE, Layout.BREAK_STRATEGY_HIGH_QUALITY, Layout.BREAK_STRATEGY_BALANCED};
        for (int s : strategies) {
            StaticLayout l = StaticLayout.Builder.obtain(TEXT, 0, TEXT.length(), paint, 260).setBreakStrategy(s).setIncludePad(false).build();
            show("strategy " + s, l);
        }
        for (TextUtils.TruncateAt where : TextUtils.TruncateAt.values()) {
            StaticLayout l = StaticLayout.Builder.obtain(TEXT, 4, 44, paint, 200).setMaxLines(2).setEllipsize(where).setEllipsizedWidth(180).build();
            show(where.toString(), l);
            p(l.getText());
        }
        Layout l = new StaticLayout(TEXT, paint, 300, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
        int[] offsets = {0, 5, 18, 19, 44, 45, 80, 116, 117, TEXT.length()};
        for (int o : offsets) p(o, l.getLineForOffset(o), l.getPrimaryHorizontal(o), l.getSecondaryHorizontal(o), l.getOffsetToLeftOf(o), l.getOffsetToRightOf(o), l.isRtlCharAt(o));
        int[] ys = {-5, 0, 34, 35, 36, 100, 9999};
        for (int y : ys) p(y, l.getLineForVertical(y), l.getOffsetForHorizontal(l.getLineForVertical(y), 50), l.getOffsetForHorizontal(l.getLineForVertical(y), 9999));
        p(Layout.getDesiredWidth(TEXT, paint), Layout.getDesiredWidth("abc", paint), l.getSpacingMultiplier(), l.getSpacingAdd(), l.getAlignment());
        BoringLayout.Metrics m = BoringLayout.isBoring("Boring text", paint);
        p(m.width, m.ascent, m.descent, m.top, m.bottom, m.leading, BoringLayout.isBoring("two\nlines", paint), BoringLayout.isBoring("tab\t", paint));
        for (Layout.Alignment a : Layout.Alignment.values()) show("boring " + a, BoringLayout.make("Boring text", paint, 400, a, 1, 0, m, true));
        show("cut", BoringLayout.make("Boring text that is long", paint, 100, Layout.Alignment.ALIGN_NORMAL, 1, 0, m, false, TextUtils.TruncateAt.END, 100));
        SpannableStringBuilder b = new SpannableStringBuilder("dynamic");
        DynamicLayout d = new DynamicLayout(b, paint, 200, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
        show("dynamic", d);
        b.append(" and grows to several lines of text");
        show("grown", d);
        b.delete(0, 20);
        show("shrunk", d);
        b.insert(3, "\n\n");
        show("broken", d);
    }
}
