import android.icu.text.DecimalFormatSymbols;
import esdroid.conformance.Show;
import java.util.Locale;

/** The characters that languages write numbers with, as ICU gives them. */
public class NumberSymbols extends Show {
    private static String codes(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) b.append(b.length() > 0 ? " " : "").append(Integer.toHexString(s.charAt(i)));
        return b.toString();
    }

    private static String codes(char... all) {
        return codes(new String(all));
    }

    private static void show(String name, DecimalFormatSymbols s) {
        p("digits(" + name + "):", codes(s.getZeroDigit()), codes(s.getDigits()));
        p("separators(" + name + "):", codes(s.getGroupingSeparator(), s.getDecimalSeparator(), s.getMonetaryDecimalSeparator()));
        p("signs(" + name + "):", codes(s.getMinusSign(), s.getPlusSign(), s.getPercent(), s.getPerMill()));
        p("pattern(" + name + "):", codes(s.getDigit(), s.getSignificantDigit(), s.getPatternSeparator(), s.getPadEscape()));
        p("texts(" + name + "):", codes(s.getInfinity()), "/", codes(s.getNaN()), "/", codes(s.getExponentSeparator()));
        p("hash(" + name + "):", s.hashCode(), s.getLocale());
    }

    public static void main(String[] args) throws Exception {
        for (String tag : new String[] {"en-US", "en", "de-DE", "de-CH", "fr-FR", "es-ES", "pt-BR", "it-IT", "ru-RU", "ja-JP", "zh-CN", "ko-KR", "hi-IN", "ar-EG", "fa-IR", "sv-SE", "pl-PL", "tr-TR", "th-TH", "bn-BD"}) {
            show(tag, DecimalFormatSymbols.getInstance(Locale.forLanguageTag(tag)));
        }
        show("default", DecimalFormatSymbols.getInstance());
        show("root", new DecimalFormatSymbols(Locale.ROOT));

        DecimalFormatSymbols s = new DecimalFormatSymbols(Locale.US);
        p("strings", java.util.Arrays.toString((String[]) DecimalFormatSymbols.class.getMethod("getDigitStrings").invoke(s)));
        DecimalFormatSymbols c = (DecimalFormatSymbols) s.clone();
        p("clone", c.equals(s), c.hashCode() == s.hashCode(), c == s, s.equals(null), s.equals("s"));
        c.setZeroDigit('\u0660');
        show("zero", c);
        p("changed", c.equals(s));
        c.setZeroDigit('0');
        p("back", c.equals(s));
        c.setPlusSign('p');
        p("plus", c.getPlusSign(), c.equals(s));
        c.setGroupingSeparator('_');
        c.setDecimalSeparator('d');
        c.setMonetaryDecimalSeparator('m');
        c.setMinusSign('n');
        c.setPercent('c');
        c.setPerMill('k');
        c.setDigit('D');
        c.setSignificantDigit('S');
        c.setPatternSeparator('/');
        c.setPadEscape('x');
        c.setInfinity("inf");
        c.setNaN("nan");
        c.setExponentSeparator("ex");
        show("set", c);
        try {
            DecimalFormatSymbols.getInstance((Locale) null);
            p("no locale passes");
        } catch (NullPointerException e) {
            p("no locale", e.getClass().getName());
        }
    }
}
