import java.util.*;

/** Case and formatting by locale, locales as keys, defaults changed and put back. */
public class LocaleTexts {
    public static void main(String[] args) {
        Locale[] ls = {Locale.ROOT, Locale.US, new Locale("tr"), Locale.GERMANY};
        String[] texts = {"Istanbul", "\u0130", "i\u0307", "\u00df", "\ufb01", "\u03a3\u03b1\u03c2", "\u1f88", "\u01c5"};
        for (Locale l : ls) {
            StringBuilder sb = new StringBuilder(l.toString()).append(':');
            for (String t : texts) {
                sb.append(' ').append(t.toLowerCase(l)).append('/').append(t.toUpperCase(l));
            }
            System.out.println(sb);
        }
        Map<Locale, Integer> m = new HashMap<Locale, Integer>();
        m.put(new Locale("en", "US"), 1);
        m.put(Locale.forLanguageTag("en-US"), 2);
        m.put(new Locale("en", "us"), 3);
        m.put(new Locale("EN"), 4);
        System.out.println(m.size() + " " + m.get(Locale.US) + " " + m.get(Locale.ENGLISH));
        Locale old = Locale.getDefault();
        try {
            Locale.setDefault(new Locale("tr", "TR"));
            System.out.println("TITLE".toLowerCase() + " " + "title".toUpperCase() + " " + String.format("%.1f", 1.5) + " " + Locale.getDefault());
            Locale.setDefault(Locale.Category.FORMAT, Locale.US);
            System.out.println(String.format("%.1f", 1.5) + " " + Locale.getDefault(Locale.Category.DISPLAY) + " " + Locale.getDefault(Locale.Category.FORMAT));
        } finally {
            Locale.setDefault(old);
        }
        System.out.println("I".equalsIgnoreCase("\u0131") + " " + "\u0130".equalsIgnoreCase("i") + " " + "STRASSE".equalsIgnoreCase("stra\u00dfe") + " " + "TITLE".toLowerCase().equals("title"));
        for (String tag : new String[] {"zh-Hant-TW", "sr-Cyrl", "de-CH-1901", "en-US-x-twain", "ja-JP-u-ca-japanese", "pt"}) {
            Locale l = Locale.forLanguageTag(tag);
            System.out.println(l + " " + l.toLanguageTag() + " " + l.equals(Locale.forLanguageTag(l.toLanguageTag())) + " " + l.getScript() + " " + l.getVariant() + " " + new Locale.Builder().setLocale(l.stripExtensions()).setRegion("XK").build().toLanguageTag());
        }
        try {
            Locale.setDefault(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Locale.US.clone().equals(Locale.US));
    }
}
