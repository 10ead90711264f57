import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.Typeface;
import esdroid.conformance.Show;

/** Paint: what it holds, and widths of texts. */
public class Paints extends Show {
    public static void main(String[] args) {
        Paint p = new Paint();
        p(p.getFlags(), p.getColor(), p.getStyle(), p.getTextSize(), p.getStrokeWidth(), p.getStrokeCap(), p.getStrokeJoin(), p.getStrokeMiter(), p.getTextAlign(), p.getTextScaleX(), p.getTextSkewX(), p.isAntiAlias(), p.getAlpha(), p.getHinting(), p.getTypeface(), p.getShader(), p.getLetterSpacing());
        p.set(new Paint(Paint.ANTI_ALIAS_FLAG | Paint.DITHER_FLAG));
        p.setUnderlineText(true);
        p.setStrikeThruText(true);
        p.setFakeBoldText(true);
        p.setSubpixelText(true);
        p.setLinearText(true);
        p.setFilterBitmap(true);
        p(p.getFlags(), p.isDither(), p.isUnderlineText(), p.isLinearText());
        p.setARGB(1, 2, 3, 4);
        p.setAlpha(77);
        p(Integer.toHexString(p.getColor()), p.getAlpha());
        p.reset();
        float[] sizes = {8, 12.5f, 16, 21.7f, 30, 34, 48, 100};
        String[] texts = {"a", "The quick brown fox", "WAVE To AVOID", "1234567890.,-+", " ", "\n", "\t", "fi ffl", "\u00e9\u00df\u20ac", "iiii", "\u2026", "x\ny"};
        for (float size : sizes) {
            p.setTextSize(size);
            StringBuilder b = new StringBuilder();
            for (String t : texts) b.append(round(p.measureText(t))).append(' ');
            Paint.FontMetrics m = p.getFontMetrics();
            Paint.FontMetricsInt n = p.getFontMetricsInt();
            p(size, b, m.top, m.ascent, m.descent, m.bottom, m.leading, n.top, n.ascent, n.descent, n.bottom, n.leading, p.getFontSpacing(), p.ascent(), p.descent());
        }
        p.setTextSize(30);
        Typeface[] faces = {Typeface.DEFAULT, Typeface.DEFAULT_BOLD, Typeface.SANS_SERIF, Typeface.SERIF, Typeface.MONOSPACE, Typeface.create("sans-serif-light", 0), Typeface.create("sans-serif-condensed", 0), Typeface.create("sans-serif-medium", 0), Typeface.create("sans-serif-thin", 2), Typeface.create("nothing", 3)};
        for (Typeface f : faces) {
            p.setTypeface(f);
            p(f.getStyle(), f.isBold(), f.isItalic(), p.measureText("The quick brown fox"), p.ascent(), p.descent());
        }
        p.setTypeface(null);
        float[] widths = new float[11];
        p(p.getTextWidths("Hello AVATo", widths));
        StringBuilder b = new StringBuilder();
        for (float w : widths) b.append(round(w)).append(' ');
        p(b);
        float[] measured = new float[1];
        int[] limits = {0, 10, 50, 100, 1000};
        for (int l : limits) p(l, p.breakText("The quick brown", true, l, measured), measured[0], p.breakText("The quick brown", false, l, measured), measured[0]);
        Rect r = new Rect();
        String[] bounded = {"a", "gy", "Ag", ".", " ", "", "WWW"};
        for (String t : bounded) {
            p.getTextBounds(t, 0, t.length(), r);
            p("'" + t + "'", r.isEmpty());
        }
        p.setTextScaleX(2);
        p(p.measureText("abc"));
        p.setTextScaleX(1);
        p.setLetterSpacing(0.1f);
        p(p.measureText("abc"), p.measureText("office"));
        p.setLetterSpacing(0);
        p.setTextSkewX(-0.25f);
        p.setFakeBoldText(true);
        p(p.measureText("abc"), p.hasGlyph("a"), p.hasGlyph("\u20ac"));
        p.setFakeBoldText(false);
        p.setTextSkewX(0);
        p(p.getRunAdvance("fox", 0, 3, 0, 3, false, 2), p.getOffsetForAdvance("foxes", 0, 5, 0, 5, false, 40), p.getTextRunCursor("a\u0301b", 0, 3, 0, 0, Paint.CURSOR_AFTER));
        attempt("bounds", new Runnable() { public void run() { new Paint().measureText("abc", 2, 9); } });
        attempt("null", new Runnable() { public void run() { new Paint().measureText((String) null); } });
        p(new Paint(p).getTextSkewX(), p.getTextLocale(), p.isElegantTextHeight(), p.getFontFeatureSettings());
    }
}
