import java.util.*;

/** Letters in languages where case is not what it seems. */
public class LocaleCases {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        String[] words = {"title", "TITLE", "\u0130\u0131", "stra\u00dfe", "\u1e9e", "\u03a3\u03a3\u03a3", "\u039f\u0394\u039f\u03a3 \u03a3", "\ufb03", "\u01c4\u01c5\u01c6", "\u0149", "\u00ff\u0178", "\uD801\uDC00\uD801\uDC28", "i\u0307", "\u00cc", "\u1f80\u1f88", "\u0587"};
        Locale[] locales = {Locale.ROOT, new Locale("tr"), new Locale("lt"), new Locale("az"), Locale.GERMANY, new Locale("el")};
        for (String w : words) {
            StringBuilder sb = new StringBuilder(w + ":");
            for (Locale l : locales) {
                sb.append(' ').append(w.toUpperCase(l)).append('/').append(w.toLowerCase(l));
            }
            System.out.println(sb);
        }
        System.out.println("TITLE".equalsIgnoreCase("t\u0130tle") + " " + "\u0131".equalsIgnoreCase("I") + " " + "\u03c2".equalsIgnoreCase("\u03c3") + " " + "stra\u00dfe".equalsIgnoreCase("STRASSE") + " " + "a".compareToIgnoreCase("B") + " " + "[".compareToIgnoreCase("a") + " " + "Z".compareTo("a") + " " + "\u212a".equalsIgnoreCase("k") + " " + "HELLO".regionMatches(true, 1, "xell", 1, 3));
        for (int c : new int[] {'a', '\u00df', '\u01c5', '\u0130', '\u0131', '\u02b0', '\u2167', '\u24b6', 0x10400, 0x1d400, '\u00aa', '\u0345', '_', '$', '\u00ad', 0x20, 0xa0, 0x2003, 0x200b, 0x3000, 0x85, 0x1c}) {
            System.out.println(Integer.toHexString(c) + " " + Character.isLetter(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isTitleCase(c) + Character.isAlphabetic(c) + Character.isDigit(c) + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + " " + Character.getType(c) + " " + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isIdentifierIgnorable(c) + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + " " + Character.getDirectionality(c) + Character.isMirrored(c));
        }
        for (String tag : new String[] {"en", "en-US", "zh-Hans-CN", "de-DE-u-co-phonebk", "x-private", "und", "sr_Latn", "no-NO-NY", "en-a-bbb-x-y", "i-klingon", "", "toolonglanguage", "en-u-ca-buddhist-nu-thai", "sl-rozaj"}) {
            attempt(tag, () -> {
                Locale l = Locale.forLanguageTag(tag);
                return "[" + l + "] " + l.toLanguageTag() + " " + l.getLanguage() + "," + l.getScript() + "," + l.getCountry() + "," + l.getVariant() + " " + l.getExtensionKeys() + l.getUnicodeLocaleKeys();
            });
        }
        attempt("builder", () -> new Locale.Builder().setLanguage("pt").setRegion("br").setScript("latn").setVariant("polyton").build().toLanguageTag());
        attempt("builder", () -> new Locale.Builder().setLanguage("x1"));
        attempt("strict", () -> new Locale.Builder().setLanguageTag("en_US"));
        System.out.println(new Locale("EN", "us") + " " + new Locale("en", "US", "POSIX") + " " + new Locale("", "US") + " " + new Locale("en", "US").equals(Locale.US) + " " + Locale.US.getDisplayCountry(Locale.US) + " " + Locale.FRANCE.getDisplayName(Locale.US) + " " + Locale.GERMANY.getISO3Country() + Locale.GERMANY.getISO3Language());
        attempt("iso3", () -> new Locale("xx", "YY").getISO3Country());
    }
}
