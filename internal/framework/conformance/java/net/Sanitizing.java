import android.net.UrlQuerySanitizer;
import static esdroid.conformance.Out.*;

/** What is read out of queries. */
public class Sanitizing {
    public static void main(String[] args) throws Exception {
        UrlQuerySanitizer s = new UrlQuerySanitizer();
        s.setAllowUnregisteredParamaters(true);
        s.parseUrl("http://h/p?name=Joe+User&age=12&bad=<script>&empty=&name=Second&sp=a%20b&un=a_b");
        say(s.getValue("name"), s.getValue("age"), s.getValue("bad"), s.getValue("empty"), s.getValue("none"), s.hasParameter("age"), s.getParameterSet().size(), s.getValue("sp"), s.getValue("un"));
        for (UrlQuerySanitizer.ParameterValuePair p : s.getParameterList()) say(p.mParameter, p.mValue);
        UrlQuerySanitizer t = new UrlQuerySanitizer();
        t.registerParameter("a", UrlQuerySanitizer.getSpaceLegal());
        t.registerParameters(new String[] {"b", "c"}, UrlQuerySanitizer.getUrlLegal());
        t.setPreferFirstRepeatedParameter(true);
        t.parseQuery("a=x+y<z&b=http://q&c=1&d=no&a=2");
        say(t.getValue("a"), t.getValue("b"), t.getValue("c"), t.getValue("d"), t.getPreferFirstRepeatedParameter(), t.getAllowUnregisteredParamaters(), t.getEffectiveValueSanitizer("a") == UrlQuerySanitizer.getSpaceLegal(), t.getValueSanitizer("zz"));
        String x = "a b\"c<d>e&f\u0000\u0001";
        say(UrlQuerySanitizer.getAllIllegal().sanitize(x), UrlQuerySanitizer.getAllButNulLegal().sanitize(x).replace("\u0001", "<1>"), UrlQuerySanitizer.getAllButWhitespaceLegal().sanitize(x).replace("\u0001", "<1>"), UrlQuerySanitizer.getSpaceLegal().sanitize(x), UrlQuerySanitizer.getAmpLegal().sanitize(x), UrlQuerySanitizer.getAmpAndSpaceLegal().sanitize(x), UrlQuerySanitizer.getUrlLegal().sanitize(x), UrlQuerySanitizer.getUrlAndSpaceLegal().sanitize(x), UrlQuerySanitizer.getAllButNulAndAngleBracketsLegal().sanitize(x).replace("\u0001", "<1>"));
        say(t.unescape("a%20b+c%zz%4"), new UrlQuerySanitizer("http://h?z=1").getValue("z"));
        say(UrlQuerySanitizer.getAllButNulLegal().sanitize("javascript:x"), UrlQuerySanitizer.getUrlLegal().sanitize("JAVASCRIPT:x"), UrlQuerySanitizer.getAllButNulLegal().sanitize("vbscript:y"));
    }
}
