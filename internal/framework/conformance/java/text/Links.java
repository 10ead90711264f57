import android.text.SpannableString;
import android.text.style.URLSpan;
import android.text.util.Linkify;
import android.text.util.Rfc822Token;
import android.text.util.Rfc822Tokenizer;
import android.util.Patterns;
import android.widget.TextView;
import esdroid.conformance.Show;
import java.util.regex.Pattern;

/** Linkify, patterns and mail addresses. */
public class Links extends Show {
    private static void links(String name, CharSequence text) {
        StringBuilder b = new StringBuilder(name);
        if (text instanceof android.text.Spanned) {
            android.text.Spanned s = (android.text.Spanned) text;
            for (URLSpan u : s.getSpans(0, s.length(), URLSpan.class)) b.append(" [").append(s.getSpanStart(u)).append('-').append(s.getSpanEnd(u)).append(' ').append(u.getURL()).append(']');
        }
        p(b);
    }

    public static void main(String[] args) {
        String[] texts = {"see www.example.com or http://a.b/c?d=e#f, please", "mail to someone@example.org now", "HTTPS://Upper.Case.com/Path", "no links here", "end.with dot.com. and (http://par.en/x)", "rtsp://stream.tv/1 ftp://old.net", "1.2.3.4 and 127.0.0.1:8080/x", "a@b", "x.y@sub.domain.co.uk;q@w.e"};
        for (String t : texts) {
            SpannableString web = new SpannableString(t), mail = new SpannableString(t), both = new SpannableString(t);
            p(t, Linkify.addLinks(web, Linkify.WEB_URLS), Linkify.addLinks(mail, Linkify.EMAIL_ADDRESSES), Linkify.addLinks(both, Linkify.WEB_URLS | Linkify.EMAIL_ADDRESSES));
            links(" web", web);
            links(" mail", mail);
            links(" both", both);
        }
        SpannableString wiki = new SpannableString("WikiWord and OtherWord but not plain");
        p(Linkify.addLinks(wiki, Pattern.compile("\\b[A-Z]+[a-z0-9]+[A-Z][A-Za-z0-9]+\\b"), "wiki://"));
        links("wiki", wiki);
        SpannableString custom = new SpannableString("#12 and #345");
        Linkify.addLinks(custom, Pattern.compile("#([0-9]+)"), "bug:", new Linkify.MatchFilter() {
            @Override public boolean acceptMatch(CharSequence s, int start, int end) { p("accept", start, end); return end - start > 3; }
        }, new Linkify.TransformFilter() {
            @Override public String transformUrl(java.util.regex.Matcher m, String url) { return m.group(1) + "!"; }
        });
        links("custom", custom);
        TextView v = new TextView(context());
        v.setAutoLinkMask(Linkify.WEB_URLS);
        v.setText("go to www.x.com");
        links("view", v.getText());
        p(v.getMovementMethod() != null, v.getLinksClickable(), v.getUrls().length, v.isClickable(), v.getAutoLinkMask());
        v.setText("none");
        p(v.getMovementMethod() != null, v.getUrls().length);
        String[] tries = {"a@b.com", "a.b+c@d-e.org", "@x", "a@b", "user@localhost"};
        for (String t : tries) p(t, Patterns.EMAIL_ADDRESS.matcher(t).matches());
        String[] urls = {"http://a.com", "a.com", "a", "a.notatld", "http://1.2.3.4:80/x", "b.museum/path?x=y"};
        for (String t : urls) p(t, Patterns.WEB_URL.matcher(t).matches(), Patterns.DOMAIN_NAME.matcher(t).matches(), Patterns.IP_ADDRESS.matcher(t).matches());
        String[] phones = {"+1 (650) 555-1234", "555-1234", "12", "abc", "+44 20 7946 0958"};
        for (String t : phones) p(t, Patterns.PHONE.matcher(t).matches(), Patterns.digitsAndPlusOnly(matched(t)));
        Rfc822Token[] tokens = Rfc822Tokenizer.tokenize("Ann Lee <ann@x.org>, bob@y.org, \"Quoted, Name\" (comment) <q@z.org>; bare");
        for (Rfc822Token t : tokens) p(t.getName(), "|", t.getAddress(), "|", t.getComment(), "|", t);
        Rfc822Tokenizer z = new Rfc822Tokenizer();
        p(z.findTokenStart("ann@x.org, bo", 13), z.findTokenEnd("ann@x.org, bo", 2), "'" + z.terminateToken("bo") + "'", Rfc822Token.quoteNameIfNecessary("a.b"), Rfc822Token.quoteNameIfNecessary("ab c"), Rfc822Token.quoteName("a\"b"), Rfc822Token.quoteComment("(x)"));
    }

    private static java.util.regex.Matcher matched(String t) {
        java.util.regex.Matcher m = Pattern.compile("([0-9+]*)(.*)").matcher(t);
        m.matches();
        return m;
    }
}
