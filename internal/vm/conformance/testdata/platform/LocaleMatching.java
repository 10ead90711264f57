import java.util.*;
import java.util.stream.*;

/** Language ranges, tags, builders, currency and control of bundles. */
public class LocaleMatching {
    static void p(Object o) {
        System.out.println(o);
    }

    public static class Words extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][]{{"hello", "Hello"}, {"n", 3}, {"list", new String[]{"a", "b"}}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][]{{"hello", "Hallo"}};
        }
    }

    public static void main(String[] args) {
        List<Locale.LanguageRange> r = Locale.LanguageRange.parse("de-CH;q=0.8,fr;q=0.9,*;q=0.1,en-US");
        for (Locale.LanguageRange x : r) p(x.getRange() + " " + x.getWeight() + " " + x);
        List<Locale> have = Arrays.asList(Locale.forLanguageTag("de"), Locale.forLanguageTag("fr-CA"),
                Locale.forLanguageTag("en-GB"), Locale.forLanguageTag("en-US"), Locale.forLanguageTag("de-CH-1996"));
        p(Locale.lookup(r, have));
        p(Locale.lookupTag(Locale.LanguageRange.parse("de-CH-1996,en"), Arrays.asList("de", "en")));
        p(Locale.filter(Locale.LanguageRange.parse("de"), have));
        p(Locale.filter(Locale.LanguageRange.parse("en,fr"), have));
        p(Locale.filterTags(Locale.LanguageRange.parse("de-*-1996"), Arrays.asList("de-CH-1996", "de-CH", "de-1996"),
                Locale.FilteringMode.EXTENDED_FILTERING));
        p(Locale.filterTags(Locale.LanguageRange.parse("en-*"), Arrays.asList("en-GB", "en", "fr")));
        Locale.Builder b = new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").setVariant("ekavsk").setExtension('x', "priv-ate").setUnicodeLocaleKeyword("nu", "latn");
        Locale l = b.build();
        p(l + " | " + l.toLanguageTag() + " | " + l.getScript() + " " + l.getExtensionKeys() + " "
                + l.getUnicodeLocaleKeys() + " " + l.getUnicodeLocaleType("nu"));
        p(b.clearExtensions().build().toLanguageTag() + " " + l.stripExtensions());
        for (String t : new String[]{"zh-Hans-CN", "en-a-bbb-x-y", "i-klingon", "x-whatever", "en_US", "de-DE-u-co-phonebk",
                "no-NO-NY", "toolonglanguage", "en-", "ja-JP-u-ca-japanese", "sl-rozaj-biske"}) {
            Locale k = Locale.forLanguageTag(t);
            p(t + " -> " + k + " [" + k.toLanguageTag() + "] " + k.getLanguage() + "/" + k.getScript() + "/"
                    + k.getCountry() + "/" + k.getVariant());
        }
        try {
            new Locale.Builder().setLanguage("x1y");
        } catch (IllformedLocaleException e) {
            p(e.getMessage() + " " + e.getErrorIndex());
        }
        try {
            Locale.LanguageRange.parse("en;q=2");
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        p(new Locale("en", "us", "Var") + " " + new Locale("EN").getLanguage() + " " + Locale.ROOT.toLanguageTag() + " ["
                + Locale.ROOT + "] " + new Locale("", "DE"));
        p(Locale.GERMANY.getDisplayName() + " " + Locale.US.getDisplayLanguage(Locale.FRENCH) + " "
                + Locale.JAPAN.getISO3Country() + " " + Locale.JAPAN.getISO3Language());
        ResourceBundle x = ResourceBundle.getBundle("LocaleMatching$Words", Locale.GERMANY);
        p(x.getString("hello") + " " + x.getObject("n") + " " + x.getStringArray("list").length + " " + x.getLocale() + " "
                + new TreeSet<>(x.keySet()) + " " + x.containsKey("zip"));
        try {
            x.getString("zip");
        } catch (MissingResourceException e) {
            p(e.getMessage() + " " + e.getKey());
        }
        try {
            x.getString("n");
        } catch (ClassCastException e) {
            p("not text");
        }
        try {
            ResourceBundle.getBundle("no.such", Locale.ROOT);
        } catch (MissingResourceException e) {
            p(e.getMessage() + " " + e.getClassName() + " [" + e.getKey() + "]");
        }
        p(Currency.getInstance("JPY").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.GERMANY) + " "
                + Currency.getInstance("CHF").getNumericCode() + " " + Currency.getInstance("USD").getSymbol(Locale.US));
        p(Stream.of(Locale.getISOCountries()).filter(c -> c.startsWith("D")).collect(Collectors.toList()));
    }
}
