// Writes locales.txt from the CLDR data of ICU 58.2 (CLDR 30), which is what Android 8.0
// has, and the names of zones, the codes of ISO and the weeks of countries from the JDK:
//
//	java -cp icu4j-58.2.jar generate/Locales.java > locales.txt
//
// The library is com.ibm.icu:icu4j:58.2 of Maven Central.
//
// A section is a language tag in brackets; its keys hold values separated by
// '|'. A locale holds only what differs from its language, a language only what
// differs from the root section.
import com.ibm.icu.text.*;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.VersionInfo;
import java.util.*;

public class Locales {
    static final String[] TAGS = ("en en-GB en-AU en-CA en-IN en-NZ en-IE en-ZA de de-AT de-CH fr fr-CA fr-CH fr-BE es es-MX es-US es-AR es-419 it it-CH pt pt-PT nl nl-BE sv da nb fi is pl cs sk "
            + "hu ro bg hr sr sl el tr ru uk be he ar fa hi bn ta th vi id ms ja ko zh zh-TW zh-HK lt lv et ca eu gl").split(" ");
    static final String[] CURRENCIES = ("USD EUR GBP JPY CNY INR AUD CAD CHF BRL MXN KRW RUB TRY SEK NOK DKK PLN CZK HUF ILS THB VND IDR NZD ZAR HKD TWD SGD UAH RON BGN HRK ARS CLP COP EGP PHP MYR NGN PKR AED SAR XXX").split(" ");
    static final Set<String> ZONED = new HashSet<>(Arrays.asList("en de fr es it pt ja zh ru ko nl pl".split(" ")));
    static Map<String, Map<String, String>> all = new HashMap<>();

    public static void main(String[] args) throws Exception {
        System.setOut(new java.io.PrintStream(System.out, false, "UTF-8"));
        System.out.println("# Written by generate/Locales.java from CLDR " + com.ibm.icu.util.LocaleData.getCLDRVersion().getVersionString(2, 3) + " of ICU4J " + VersionInfo.ICU_VERSION.getVersionString(2, 2)
                + "; zones, codes and weeks from OpenJDK " + System.getProperty("java.version") + " (CLDR 39); do not edit.");
        List<String[]> groups = zoneGroups();
        Map<String, String> root = locale(Locale.ROOT, groups, false);
        System.out.println("[root]");
        print(root, new HashMap<>());
        StringBuilder cc = new StringBuilder();
        for (String c : Locale.getISOCountries()) {
            try {
                Currency cur = Currency.getInstance(new Locale("", c));
                if (cur != null) cc.append(cc.length() > 0 ? "|" : "").append(c).append(cur.getCurrencyCode());
            } catch (Exception e) { }
        }
        System.out.println("countryCurrency=" + cc);
        StringBuilder cs = new StringBuilder();
        List<Currency> sorted = new ArrayList<>(Currency.getAvailableCurrencies());
        sorted.sort(Comparator.comparing(Currency::getCurrencyCode));
        for (Currency c : sorted)
            cs.append(cs.length() > 0 ? "|" : "").append(c.getCurrencyCode()).append(',').append(c.getDefaultFractionDigits()).append(',').append(c.getNumericCode());
        System.out.println("currencies=" + cs);
        System.out.println("isoCountries=" + String.join("|", Locale.getISOCountries()));
        System.out.println("isoLanguages=" + String.join("|", Locale.getISOLanguages()));
        StringBuilder i3 = new StringBuilder();
        for (String c : Locale.getISOCountries()) i3.append(i3.length() > 0 ? "|" : "").append(new Locale("", c).getISO3Country());
        System.out.println("iso3Countries=" + i3);
        i3 = new StringBuilder();
        for (String c : Locale.getISOLanguages()) i3.append(i3.length() > 0 ? "|" : "").append(new Locale(c).getISO3Language());
        System.out.println("iso3Languages=" + i3);
        StringBuilder first = new StringBuilder();
        for (String c : Locale.getISOCountries()) {
            Calendar cal = new GregorianCalendar(new Locale("", c));
            first.append(first.length() > 0 ? "|" : "").append(c).append(cal.getFirstDayOfWeek()).append(cal.getMinimalDaysInFirstWeek());
        }
        System.out.println("week=" + first);
        for (int i = 0; i < groups.size(); i++) System.out.println("zones." + i + "=" + String.join("|", groups.get(i)));
        for (String tag : TAGS) {
            Locale l = Locale.forLanguageTag(tag.equals("en") ? "en-US" : tag);
            Map<String, String> m = locale(l, groups, ZONED.contains(tag));
            names(m, l, tag);
            all.put(tag, m);
            int dash = tag.indexOf('-');
            Map<String, String> parent = new HashMap<>(root);
            if (dash > 0) parent.putAll(all.get(tag.substring(0, dash)));
            System.out.println("[" + tag + "]");
            print(m, parent);
        }
        System.out.flush();
    }

    static void print(Map<String, String> m, Map<String, String> parent) {
        for (Map.Entry<String, String> e : m.entrySet())
            if (!e.getValue().equals(parent.get(e.getKey()))) System.out.println(e.getKey() + "=" + e.getValue().replace("\n", " "));
    }

    static List<String[]> zoneGroups() {
        Map<String, List<String>> by = new TreeMap<>();
        for (String id : TimeZone.getAvailableIDs()) {
            TimeZone z = TimeZone.getTimeZone(id);
            String k = z.getDisplayName(false, TimeZone.LONG, Locale.US) + "|" + z.getDisplayName(true, TimeZone.LONG, Locale.US);
            by.computeIfAbsent(k, x -> new ArrayList<>()).add(id);
        }
        List<String[]> out = new ArrayList<>();
        for (List<String> l : by.values()) { Collections.sort(l); out.add(l.toArray(new String[0])); }
        return out;
    }

    static String join(String... a) { return String.join("|", a); }

    /** The pattern as CLDR has it: toPattern adds what follows from the signs. */
    abstract static class Patterns extends NumberFormat {
        static String of(ULocale u, int style) { return getPattern(u, style); }
    }

    /** n names from the first: the days of the week stand from 1 on. */
    static String names(String[] a, int first, int n) { return String.join("|", Arrays.copyOfRange(a, first, first + n)); }

    /** The Android platform's java.text holds a sign in one character: that without marks of direction. */
    static char sign(String s, char otherwise) {
        String bare = s.replaceAll("[\\u200e\\u200f\\u061c]", "");
        return bare.length() == 1 ? bare.charAt(0) : otherwise;
    }

    static Map<String, String> locale(Locale l, List<String[]> groups, boolean zoned) {
        ULocale u = ULocale.forLocale(l).setKeywordValue("calendar", "gregorian");
        Map<String, String> m = new LinkedHashMap<>();
        DateFormatSymbols s = new DateFormatSymbols(new com.ibm.icu.util.GregorianCalendar(u), u);
        int format = DateFormatSymbols.FORMAT, alone = DateFormatSymbols.STANDALONE;
        int wide = DateFormatSymbols.WIDE, few = DateFormatSymbols.ABBREVIATED, narrow = DateFormatSymbols.NARROW;
        m.put("months", names(s.getMonths(format, wide), 0, 12));
        m.put("monthsShort", names(s.getMonths(format, few), 0, 12));
        m.put("monthsNarrow", names(s.getMonths(format, narrow), 0, 12));
        m.put("monthsAlone", names(s.getMonths(alone, wide), 0, 12));
        m.put("monthsShortAlone", names(s.getMonths(alone, few), 0, 12));
        m.put("days", names(s.getWeekdays(format, wide), 1, 7));
        m.put("daysShort", names(s.getWeekdays(format, few), 1, 7));
        m.put("daysNarrow", names(s.getWeekdays(format, narrow), 1, 7));
        m.put("daysAlone", names(s.getWeekdays(alone, wide), 1, 7));
        m.put("daysShortAlone", names(s.getWeekdays(alone, few), 1, 7));
        m.put("ampm", join(s.getAmPmStrings()));
        m.put("eras", join(s.getEras()));
        String[] style = {"Full", "Long", "Medium", "Short"};
        for (int i = 0; i < 4; i++) {
            String d = ((SimpleDateFormat) DateFormat.getDateInstance(i, u)).toPattern();
            String t = ((SimpleDateFormat) DateFormat.getTimeInstance(i, u)).toPattern();
            String both = ((SimpleDateFormat) DateFormat.getDateTimeInstance(i, i, u)).toPattern();
            m.put("date" + style[i], d);
            m.put("time" + style[i], t.replace('v', 'z'));
            int at = both.indexOf(d);
            if (at >= 0) both = both.substring(0, at) + "{1}" + both.substring(at + d.length());
            at = both.indexOf(t);
            if (at >= 0) both = both.substring(0, at) + "{0}" + both.substring(at + t.length());
            m.put("join" + style[i], both);
        }
        DecimalFormatSymbols n = DecimalFormatSymbols.getInstance(u);
        m.put("number", join("" + n.getDecimalSeparator(), "" + n.getGroupingSeparator(), "" + sign(n.getMinusSignString(), '-'), "" + sign(n.getPercentString(), '%'), "" + n.getPerMill(),
                n.getExponentSeparator(), n.getInfinity(), n.getNaN(), "" + n.getZeroDigit(), "" + n.getMonetaryDecimalSeparator()));
        m.put("numberPattern", Patterns.of(u, NumberFormat.NUMBERSTYLE));
        m.put("currencyPattern", Patterns.of(u, NumberFormat.CURRENCYSTYLE));
        m.put("percentPattern", Patterns.of(u, NumberFormat.PERCENTSTYLE));
        StringBuilder cs = new StringBuilder();
        for (String c : CURRENCIES) {
            String sym = com.ibm.icu.util.Currency.getInstance(c).getSymbol(u);
            if (!sym.equals(c)) cs.append(cs.length() > 0 ? "|" : "").append(c).append(sym);
        }
        m.put("currencySymbols", cs.toString());
        if (zoned) {
            for (int i = 0; i < groups.size(); i++) {
                TimeZone z = TimeZone.getTimeZone(groups.get(i)[0]);
                m.put("zone." + i, z.getDisplayName(false, TimeZone.LONG, l) + "|" + z.getDisplayName(true, TimeZone.LONG, l));
            }
        }
        return m;
    }

    static void names(Map<String, String> m, Locale l, String tag) {
        boolean en = tag.equals("en");
        ULocale u = ULocale.forLocale(l);
        StringBuilder sb = new StringBuilder();
        List<String> langs = new ArrayList<>(), countries = new ArrayList<>();
        if (en) {
            langs.addAll(Arrays.asList(Locale.getISOLanguages()));
            countries.addAll(Arrays.asList(Locale.getISOCountries()));
        } else {
            for (String t : TAGS) if (t.indexOf('-') < 0) langs.add(t);
            countries.addAll(Arrays.asList("US GB AU CA IN NZ IE ZA DE AT CH FR BE LU ES MX AR CO CL IT PT BR NL SE DK NO FI IS PL CZ SK HU RO BG HR RS SI GR TR RU UA BY IL EG SA IR BD TH VN ID MY JP KR CN TW HK SG LT LV EE PH".split(" ")));
        }
        for (String s : langs) {
            String d = ULocale.forLocale(new Locale(s)).getDisplayLanguage(u);
            if (!d.equals(s)) sb.append(sb.length() > 0 ? "|" : "").append(s).append(',').append(d);
        }
        m.put("languageNames", sb.toString());
        sb = new StringBuilder();
        for (String s : countries) {
            String d = ULocale.forLocale(new Locale("", s)).getDisplayCountry(u);
            if (!d.equals(s)) sb.append(sb.length() > 0 ? "|" : "").append(s).append(d);
        }
        m.put("countryNames", sb.toString());
        sb = new StringBuilder();
        Set<String> codes = new TreeSet<>();
        if (en) for (Currency c : Currency.getAvailableCurrencies()) codes.add(c.getCurrencyCode());
        else codes.addAll(Arrays.asList(CURRENCIES));
        for (String c : codes) {
            String d = com.ibm.icu.util.Currency.getInstance(c).getDisplayName(l);
            if (!d.equals(c)) sb.append(sb.length() > 0 ? "|" : "").append(c).append(d);
        }
        m.put("currencyNames", sb.toString());
    }
}
