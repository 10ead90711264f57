import android.text.Editable;
import android.text.Html;
import android.text.Spanned;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Marked text becomes styled text, broken markup too. */
public class HtmlReading {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"<b>a<i>b</b>c</i>", "<p>one<p>two</p>three", "a<br>b<br/>c", "<h1>t</h1>x", "<ul><li>1</li><li>2</li></ul>", "<a href='u'>l</a>", "<font color='red' face='serif'>r</font>", "<font color='#00ff00'>g</font>", "<blockquote>q</blockquote>", "&lt;&amp;&nbsp;&#65;&#x42;&unknown;", "a  b\n c", "<unknown>u</unknown>", "<sub>1</sub><sup>2</sup><small>3</small><big>4</big><tt>5</tt><u>6</u><s>7</s><del>8</del>", "", "<b></b>", "<!-- c -->d", "<p style='text-align:center;color:blue'>c</p>", "<span style='background-color:#112233;text-decoration:line-through'>s</span>", "<div>a</div><div>b</div>", "<em>e</em><strong>s</strong><cite>c</cite><dfn>d</dfn>", "<script>x</script>", "<img src='none'/>after"}) {
            for (int flags : new int[] {Html.FROM_HTML_MODE_LEGACY, Html.FROM_HTML_MODE_COMPACT}) {
                Spanned t = Html.fromHtml(s, flags);
                StringBuilder b = new StringBuilder();
                for (Object o : t.getSpans(0, t.length(), Object.class)) b.append(' ').append(o.getClass().getSimpleName()).append(t.getSpanStart(o)).append('-').append(t.getSpanEnd(o));
                say(s, flags, "'" + t.toString().replace("\n", "|").replace('\u00a0', '_').replace('\ufffc', '#') + "'", b);
            }
        }
        fails("Html.fromHtml(null)", new Code() {
            public void run() throws Exception {
                Html.fromHtml(null);
            }
        });
        Spanned g = Html.fromHtml("x<img src='s'/><own>y</own>", new Html.ImageGetter() {
            public android.graphics.drawable.Drawable getDrawable(String s) {
                say("get", s);
                return null;
            }
        }, new Html.TagHandler() {
            public void handleTag(boolean open, String tag, Editable out, org.xml.sax.XMLReader r) {
                say(open, tag, out.length());
            }
        });
        say(g.length());
    }
}
