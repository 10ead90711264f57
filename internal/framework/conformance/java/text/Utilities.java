import android.text.SpannableString;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.StyleSpan;
import esdroid.conformance.Show;
import java.util.Arrays;

/** TextUtils. */
public class Utilities extends Show {
    public static void main(String[] args) {
        p(TextUtils.isEmpty(null), TextUtils.isEmpty(""), TextUtils.isEmpty(" "), TextUtils.equals("a", new StringBuilder("a")), TextUtils.equals(null, null), TextUtils.equals("a", null));
        p(TextUtils.join(", ", new Object[] {1, "b", null}), TextUtils.join("-", Arrays.asList("x", "y")), TextUtils.join("|", new Object[0]));
        String[] texts = {"a,b,c", "", ",", "a,,b,", "abc"};
        for (String t : texts) {
            p(Arrays.toString(TextUtils.split(t, ",")), Arrays.toString(TextUtils.split(t, java.util.regex.Pattern.compile("[,b]"))));
            TextUtils.StringSplitter s = new TextUtils.SimpleStringSplitter(',');
            s.setString(t);
            StringBuilder b = new StringBuilder();
            for (String part : s) b.append('[').append(part).append(']');
            p(b);
        }
        p(TextUtils.indexOf("hello", 'l'), TextUtils.indexOf("hello", 'l', 4), TextUtils.indexOf("hello", "lo"), TextUtils.lastIndexOf("hello", 'l'), TextUtils.lastIndexOf("hello", 'l', 2), TextUtils.indexOf("hello", "z", 1), TextUtils.indexOf("hello", 'l', 0, 2));
        p(TextUtils.isDigitsOnly("0123"), TextUtils.isDigitsOnly("12a"), TextUtils.isDigitsOnly(""), TextUtils.isGraphic("  "), TextUtils.isGraphic(" x"), TextUtils.isGraphic('\n'));
        p(TextUtils.getTrimmedLength("  ab \n"), TextUtils.htmlEncode("<a href=\"x\">'&'</a>"), TextUtils.substring("abcdef", 2, 4), TextUtils.concat("a", "b", "c"), TextUtils.regionMatches("abcdef", 2, "xcd", 1, 2));
        p(TextUtils.replace("$1 and $2", new String[] {"$1", "$2"}, new CharSequence[] {"one", "two"}), TextUtils.expandTemplate("^1 of ^2 ^^", "3", "5"));
        attempt("template", new Runnable() { public void run() { TextUtils.expandTemplate("^3", "x"); } });
        attempt("templates", new Runnable() { public void run() { p(TextUtils.expandTemplate("^1", new CharSequence[10])); } });
        p(TextUtils.getReverse("abc", 0, 3), TextUtils.getOffsetBefore("ab", 1), TextUtils.getOffsetAfter("a\ud83d\ude00b", 1), TextUtils.getOffsetBefore("a\ud83d\ude00b", 3));
        int[] modes = {TextUtils.CAP_MODE_CHARACTERS, TextUtils.CAP_MODE_WORDS, TextUtils.CAP_MODE_SENTENCES, 0x7000};
        for (int m : modes) {
            StringBuilder b = new StringBuilder();
            String t = "One two. Three \"four\"? five\n(six) e.g. seven";
            for (int i = 0; i <= t.length(); i++) b.append(TextUtils.getCapsMode(t, i, m) >> 12);
            p(m, b);
        }
        SpannableString s = new SpannableString("bold plain");
        s.setSpan(new StyleSpan(1), 0, 4, 0);
        CharSequence joined = TextUtils.concat(s, " and ", s);
        p(joined, joined instanceof Spanned, ((Spanned) joined).getSpans(0, joined.length(), StyleSpan.class).length, TextUtils.stringOrSpannedString(s).getClass().getSimpleName(), TextUtils.stringOrSpannedString(new StringBuilder("x")).getClass().getSimpleName());
        SpannableString target = new SpannableString("0123456789");
        TextUtils.copySpansFrom(s, 1, 8, Object.class, target, 2);
        p(target.getSpanStart(target.getSpans(0, 9, Object.class)[0]), target.getSpanEnd(target.getSpans(0, 9, Object.class)[0]));
        p(TextUtils.getLayoutDirectionFromLocale(new java.util.Locale("ar")), TextUtils.getLayoutDirectionFromLocale(java.util.Locale.US));
    }
}
