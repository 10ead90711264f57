import java.util.*;

/** Locales: codes, tags, builders, equality, defaults. */
public class LocaleParts {
    static void show(Locale l) {
        System.out.println("[" + l + "] " + l.getLanguage() + "|" + l.getCountry() + "|" + l.getVariant() + "|" + l.getScript() + "|" + l.toLanguageTag() + "|" + l.hashCode() + "|" + l.getExtensionKeys());
    }

    public static void main(String[] args) {
        show(Locale.US);
        show(Locale.ENGLISH);
        show(Locale.ROOT);
        show(Locale.TRADITIONAL_CHINESE);
        show(new Locale("EN", "us"));
        show(new Locale("", "DE"));
        show(new Locale("de", "", "POSIX"));
        show(new Locale("es", "ES", "Traditional_WIN"));
        show(new Locale("xx", "YY"));
        for (String t : new String[] {"en", "en-US", "EN-us", "zh-Hans-CN", "de-POSIX", "sr-Latn-RS", "und", "", "x-private", "en-x-a-b", "en-u-ca-gregory-nu-latn", "th-TH-u-nu-thai", "es-419", "a", "en_US", "en-US-", "zh-cmn-Hans", "de-DE-1996", "en-a-bbb-b-ccc", "i-klingon", "no-NO-NY", "abcdefghi", "en-12"}) {
            show(Locale.forLanguageTag(t));
        }
        Locale b = new Locale.Builder().setLanguage("sr").setScript("latn").setRegion("rs").build();
        show(b);
        show(new Locale.Builder().setLocale(Locale.US).setExtension('x', "foo-bar").setUnicodeLocaleKeyword("ca", "buddhist").build());
        show(new Locale.Builder().setLanguageTag("pt-BR").setVariant("abcde").build());
        String[] bad = {"language", "region", "script", "variant", "tag"};
        for (String what : bad) {
            try {
                Locale.Builder x = new Locale.Builder();
                switch (what) {
                    case "language": x.setLanguage("e1"); break;
                    case "region": x.setRegion("USA"); break;
                    case "script": x.setScript("La"); break;
                    case "variant": x.setVariant("ab"); break;
                    default: x.setLanguageTag("en-!");
                }
                System.out.println(what + " ok");
            } catch (IllformedLocaleException e) {
                System.out.println(what + " ill-formed");
            }
        }
        System.out.println(Locale.US.equals(new Locale("en", "US")) + " " + (Locale.US == Locale.forLanguageTag("en-US")) + " " + Locale.US.equals(Locale.UK) + " " + Locale.US.getISO3Country() + " " + Locale.US.getISO3Language() + " " + Locale.GERMANY.getISO3Language());
        try {
            new Locale("xx", "QQ").getISO3Country();
        } catch (MissingResourceException e) {
            System.out.println("no ISO3");
        }
        System.out.println(Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT) + " " + Locale.CHINA.equals(Locale.SIMPLIFIED_CHINESE));
        System.out.println(Locale.US.getDisplayCountry(Locale.US) + " " + Locale.GERMANY.getDisplayLanguage(Locale.US) + " " + Locale.GERMANY.getDisplayName(Locale.US) + " " + Locale.FRANCE.getDisplayLanguage(Locale.FRANCE) + " " + Locale.JAPAN.getDisplayCountry(Locale.US) + " " + Locale.ENGLISH.getDisplayName(Locale.ENGLISH));
        Locale u = Locale.forLanguageTag("en-u-ca-gregory-nu-latn");
        System.out.println(u.getUnicodeLocaleKeys() + " " + u.getUnicodeLocaleType("ca") + " " + u.getUnicodeLocaleType("zz") + " " + u.getExtension('u') + " " + u.stripExtensions() + " " + u.hasExtensions());
        System.out.println("TITLE".toLowerCase(new Locale("tr")) + " " + "title".toUpperCase(new Locale("tr")) + " " + "I\u0307".toLowerCase(Locale.ROOT).length() + " " + "\u03a3\u03a3".toLowerCase(Locale.ROOT));
        System.out.println(Arrays.asList(Locale.getISOCountries()).contains("US") + " " + Arrays.asList(Locale.getISOLanguages()).contains("en") + " " + Arrays.asList(Locale.getAvailableLocales()).contains(Locale.US));
        try {
            new Locale(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
