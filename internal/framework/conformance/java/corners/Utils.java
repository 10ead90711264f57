import android.text.SpannableString;
import android.text.TextPaint;
import android.text.TextUtils;
import esdroid.conformance.Out.Code;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Small things done to texts. */
public class Utils {
    public static void main(String[] args) throws Exception {
        say(TextUtils.isEmpty(""), TextUtils.isEmpty(null), TextUtils.isEmpty(" "), TextUtils.equals("a", new StringBuilder("a")), TextUtils.equals(null, null), TextUtils.equals("a", null), TextUtils.getTrimmedLength("  a b "), TextUtils.isDigitsOnly(""), TextUtils.isDigitsOnly("12"), TextUtils.isDigitsOnly("1a"), TextUtils.isGraphic(" \n"), TextUtils.isGraphic("a"));
        say(TextUtils.join(",", new Object[] {1, null, "x"}), TextUtils.join("-", Arrays.asList()), TextUtils.split("", ","), TextUtils.split("a,,b,", ","), TextUtils.split("x", ""), TextUtils.htmlEncode("<a b=\"c\">'&"), TextUtils.concat("a", "b", ""), TextUtils.concat());
        say(TextUtils.expandTemplate("^1 and ^2 ^^ ^1", "A", "B"), TextUtils.replace("abc b", new String[] {"b", "c"}, new CharSequence[] {"X", "YY"}), TextUtils.indexOf("hello", 'l'), TextUtils.indexOf("hello", "l", 3, 4), TextUtils.lastIndexOf("hello", 'l'), TextUtils.substring("hello", 1, 3), TextUtils.regionMatches("abc", 1, "xbc", 1, 2), TextUtils.stringOrSpannedString("x"), TextUtils.getReverse("abc", 0, 3), TextUtils.getOffsetAfter("a\ud83d\ude00b", 1), TextUtils.getOffsetBefore("a\ud83d\ude00b", 3), TextUtils.delimitedStringContains("a,b", ',', "b"));
        fails("TextUtils.expandTemplate(\"^3\", \"A\")", new Code() {
            public void run() throws Exception {
                TextUtils.expandTemplate("^3", "A");
            }
        });
        fails("TextUtils.expandTemplate(\"x\", \"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"9\", \"10\")", new Code() {
            public void run() throws Exception {
                TextUtils.expandTemplate("x", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
            }
        });
        fails("TextUtils.join(null, (Iterable) null)", new Code() {
            public void run() throws Exception {
                TextUtils.join(null, (Iterable) null);
            }
        });
        fails("TextUtils.getTrimmedLength(null)", new Code() {
            public void run() throws Exception {
                TextUtils.getTrimmedLength(null);
            }
        });
        fails("TextUtils.isDigitsOnly(null)", new Code() {
            public void run() throws Exception {
                TextUtils.isDigitsOnly(null);
            }
        });
        fails("TextUtils.htmlEncode(null)", new Code() {
            public void run() throws Exception {
                TextUtils.htmlEncode(null);
            }
        });
        fails("TextUtils.split(null, \",\")", new Code() {
            public void run() throws Exception {
                TextUtils.split(null, ",");
            }
        });
        fails("TextUtils.concat((CharSequence[]) null)", new Code() {
            public void run() throws Exception {
                TextUtils.concat((CharSequence[]) null);
            }
        });
        fails("TextUtils.replace(\"a\", new String[] {\"a\"}, new CharSequence[0])", new Code() {
            public void run() throws Exception {
                TextUtils.replace("a", new String[] {"a"}, new CharSequence[0]);
            }
        });
        TextPaint p = new TextPaint();
        say(TextUtils.commaEllipsize("a, b, c", p, 1000, "one more", "%d more"), TextUtils.ellipsize("abc", p, 1000, TextUtils.TruncateAt.END), TextUtils.ellipsize("abcdefghij", p, 0, TextUtils.TruncateAt.END).length(), TextUtils.getCapsMode("a. b", 3, TextUtils.CAP_MODE_SENTENCES), TextUtils.getCapsMode("a b", 2, TextUtils.CAP_MODE_WORDS));
        for (String t : new TextUtils.SimpleStringSplitter(',') {{setString("p,,q,");}}) say("part", t);
        TextUtils.dumpSpans(new SpannableString("x"), new android.util.StringBuilderPrinter(new StringBuilder()), "");
        char[] c = new char[5];
        fails("TextUtils.getChars(\"abcdef\", 0, 6, new char[5], 0)", new Code() {
            public void run() throws Exception {
                TextUtils.getChars("abcdef", 0, 6, new char[5], 0);
            }
        });
    }
}
