import android.text.TextUtils;
import java.util.ArrayList;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Texts that are looked at. */
public class Texts {
    public static void main(String[] args) throws Exception {
        say(TextUtils.isEmpty(null), TextUtils.isEmpty(""), TextUtils.isEmpty(" "), TextUtils.equals("a", "a"), TextUtils.equals(null, "a"), TextUtils.equals(new StringBuilder("x"), "x"), TextUtils.join(", ", new Object[] {1, "b", null}), TextUtils.join("-", Arrays.asList("x", "y")), TextUtils.join(",", new ArrayList<String>()));
        say((Object) TextUtils.split("a,b,,c,", ","));
        say((Object) TextUtils.split("", ","));
        say(TextUtils.htmlEncode("<a href=\"x\">'&'</a>"), TextUtils.isDigitsOnly("123"), TextUtils.isDigitsOnly("12a"), TextUtils.isDigitsOnly(""), TextUtils.isGraphic(" x"), TextUtils.isGraphic("  \n"), TextUtils.getTrimmedLength("  ab "), TextUtils.indexOf("hello", 'l'), TextUtils.lastIndexOf("hello", 'l'), TextUtils.indexOf("hello", "lo"), TextUtils.substring("hello", 1, 3), TextUtils.regionMatches("hello", 1, "well", 1, 3));
        say(TextUtils.concat("a", "b", "c"), TextUtils.replace("a %x b %y", new String[] {"%x", "%y"}, new CharSequence[] {"1", "2"}), TextUtils.expandTemplate("^1 and ^2 ^^", "x", "y"), TextUtils.commaEllipsize("a, b, c", new android.text.TextPaint(), 1000, "1 more", "%d more"), TextUtils.getReverse("abc", 0, 3), TextUtils.stringOrSpannedString("q"));
        fails("TextUtils.expandTemplate(\"^3\", \"x\")", new Code() {
            public void run() throws Exception {
                TextUtils.expandTemplate("^3", "x");
            }
        });
        fails("TextUtils.expandTemplate(\"^1\", new CharSequence[10])", new Code() {
            public void run() throws Exception {
                TextUtils.expandTemplate("^1", new CharSequence[10]);
            }
        });
        TextUtils.SimpleStringSplitter s = new TextUtils.SimpleStringSplitter(':');
        s.setString("a::b:");
        for (String x : s) say("[" + x + "]");
        say(TextUtils.getCapsMode("Hello. world", 7, TextUtils.CAP_MODE_SENTENCES | TextUtils.CAP_MODE_WORDS), TextUtils.getCapsMode("Hello world", 6, TextUtils.CAP_MODE_SENTENCES), TextUtils.getOffsetBefore("a\uD83D\uDE00b", 3), TextUtils.getOffsetAfter("a\uD83D\uDE00b", 1));
    }
}
