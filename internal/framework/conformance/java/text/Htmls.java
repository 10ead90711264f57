import android.text.Html;
import android.text.Spanned;
import android.text.SpannableString;
import android.text.style.*;
import esdroid.conformance.Show;
import java.util.Arrays;

/** Html both ways. */
public class Htmls extends Show {
    private static String describe(Object o) {
        if (o instanceof StyleSpan) return "Style" + ((StyleSpan) o).getStyle();
        if (o instanceof URLSpan) return "URL(" + ((URLSpan) o).getURL() + ")";
        if (o instanceof ForegroundColorSpan) return "Fg" + Integer.toHexString(((ForegroundColorSpan) o).getForegroundColor());
        if (o instanceof BackgroundColorSpan) return "Bg" + Integer.toHexString(((BackgroundColorSpan) o).getBackgroundColor());
        if (o instanceof RelativeSizeSpan) return "Size" + round(((RelativeSizeSpan) o).getSizeChange());
        if (o instanceof TypefaceSpan) return "Face" + ((TypefaceSpan) o).getFamily();
        if (o instanceof AlignmentSpan) return "Align" + ((AlignmentSpan) o).getAlignment();
        return o.getClass().getSimpleName();
    }

    public static void main(String[] args) {
        String[] sources = {"plain", "<b>bold</b> <i>italic</i> <u>under</u> <s>gone</s>", "<p>one</p><p>two</p>", "a<br>b<br/>c", "<h1>Head</h1>text<h3>Third</h3>", "<a href=\"http://x.org/?a=1&amp;b=2\">link</a>",
                "<font color=\"red\">red</font> <font color='#00ff00' face=\"serif\">green</font>", "x<sup>2</sup> y<sub>i</sub>", "<big>B</big><small>s</small><tt>mono</tt>", "<ul><li>one</li><li>two</li></ul>", "<blockquote>quoted</blockquote>after",
                "&lt;tag&gt; &amp; &quot;x&quot; &nbsp;&copy; &#65;&#x42;", "  many   spaces \n and lines  ", "<div>div</div><div align=\"center\">mid</div>", "<b><i>nested</b></i> wrong", "<strong>s</strong><em>e</em><cite>c</cite><dfn>d</dfn><strike>k</strike><del>l</del>",
                "<span style=\"color:#ff0000;background-color:blue;text-decoration:line-through\">styled</span>", "<p style=\"text-align:center\">c</p>", "<img src=\"a.png\">", "<unknown>tag</unknown><script>no()</script>", "", "<p></p>", "text &unknown; &amp", "<!-- comment -->shown", "<B>UPPER</B>"};
        for (String source : sources) {
            Spanned s = Html.fromHtml(source);
            Object[] spans = s.getSpans(0, s.length(), Object.class);
            String[] names = new String[spans.length];
            for (int i = 0; i < spans.length; i++) names[i] = describe(spans[i]) + s.getSpanStart(spans[i]) + "-" + s.getSpanEnd(spans[i]);
            Arrays.sort(names);
            p("'" + s.toString().replace("\n", "\\n").replace('\ufffc', '#').replace('\u00a0', '~') + "'", Arrays.toString(names));
            p(" ", Html.toHtml(s).replace("\n", "\\n"));
        }
        for (int mode = 0; mode <= 63; mode += 21) p(mode, Html.fromHtml("<p>a</p><div>b</div><ul><li>c</li></ul><h2>d</h2><blockquote>e</blockquote>f", mode).toString().replace("\n", "\\n"));
        SpannableString s = new SpannableString("mixed text\n\nnext é \u20ac <>");
        s.setSpan(new StyleSpan(3), 0, 5, 0);
        s.setSpan(new AbsoluteSizeSpan(20), 2, 8, 0);
        s.setSpan(new TypefaceSpan("monospace"), 6, 10, 0);
        s.setSpan(new ForegroundColorSpan(0xff102030), 6, 16, 0);
        p(Html.toHtml(s).replace("\n", "\\n"));
        p(Html.toHtml(s, Html.TO_HTML_PARAGRAPH_LINES_INDIVIDUAL).replace("\n", "\\n"));
        p(Html.escapeHtml("<a b='c'> & \"d\" é  x"));
        Html.fromHtml("<x>one</x> <img src='i.png'/>", new Html.ImageGetter() {
            @Override public android.graphics.drawable.Drawable getDrawable(String source) { p("image", source); return null; }
        }, new Html.TagHandler() {
            @Override public void handleTag(boolean open, String tag, android.text.Editable out, org.xml.sax.XMLReader reader) { p("tag", open, tag, out.length()); }
        });
    }
}
