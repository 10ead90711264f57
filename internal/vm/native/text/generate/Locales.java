// Writes locales.txt from the CLDR data of the JDK it runs on:
//
//	java generate/Locales.java > locales.txt
//
// A section is a language tag in brackets; its keys hold values separated by
// '|'. A locale holds only what differs from its language, a language only what
// differs from the root section.
import java.text.*;
import java.util.*;

public class Locales {
    static final String[] TAGS = ("en en-GB en-AU en-CA en-IN en-NZ en-IE en-ZA de de-AT de-CH fr fr-CA fr-CH fr-BE es es-MX es-US es-AR es-419 it it-CH pt pt-PT nl nl-BE sv da nb fi is pl cs sk "
            + "hu ro bg hr sr sl el tr ru uk be he ar fa hi bn ta th vi id ms ja ko zh zh-TW zh-HK lt lv et ca eu gl").split(" ");
    static final String[] CURRENCIES = ("USD EUR GBP JPY CNY INR AUD CAD CHF BRL MXN KRW RUB TRY SEK NOK DKK PLN CZK HUF ILS THB VND IDR NZD ZAR HKD TWD SGD UAH RON BGN HRK ARS CLP COP EGP PHP MYR NGN PKR AED SAR XXX").split(" ");
    static final Set<String> ZONED = new HashSet<>(Arrays.asList("en de fr es it pt ja zh ru ko nl pl".split(" ")));
    static Map<String, Map<String, String>> all = new HashMap<>();

    public static void main(String[] args) throws Exception {
        System.setOut(new java.io.PrintStream(System.out, false, "UTF-8"));
        System.out.println("# Written by generate/Locales.java from the CLDR data of OpenJDK " + System.getProperty("java.version") + " (OpenJDK 17 has CLDR 39); do not edit.");
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


    static String names(Locale l, String pattern, int n, boolean month) {
        java.time.format.DateTimeFormatter f = java.time.format.DateTimeFormatter.ofPattern(pattern, l);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            java.time.LocalDate d = month ? java.time.LocalDate.of(2020, i + 1, 1) : java.time.LocalDate.of(2020, 3, 1 + i);
            sb.append(i > 0 ? "|" : "").append(f.format(d));
        }
        return sb.toString();
    }

    static Map<String, String> locale(Locale l, List<String[]> groups, boolean zoned) {
        Map<String, String> m = new LinkedHashMap<>();
        DateFormatSymbols s = DateFormatSymbols.getInstance(l);
        m.put("months", names(l, "MMMM", 12, true));
        m.put("monthsShort", names(l, "MMM", 12, true));
        m.put("monthsNarrow", names(l, "MMMMM", 12, true));
        m.put("monthsAlone", names(l, "LLLL", 12, true));
        m.put("monthsShortAlone", names(l, "LLL", 12, true));
        m.put("days", names(l, "EEEE", 7, false));
        m.put("daysShort", names(l, "EEE", 7, false));
        m.put("daysNarrow", names(l, "EEEEE", 7, false));
        m.put("daysAlone", names(l, "cccc", 7, false));
        m.put("daysShortAlone", names(l, "ccc", 7, false));
        m.put("ampm", join(s.getAmPmStrings()));
        m.put("eras", join(s.getEras()));
        String[] style = {"Full", "Long", "Medium", "Short"};
        for (int i = 0; i < 4; i++) {
            String d = ((SimpleDateFormat) DateFormat.getDateInstance(i, l)).toPattern();
            String t = ((SimpleDateFormat) DateFormat.getTimeInstance(i, l)).toPattern();
            String both = ((SimpleDateFormat) DateFormat.getDateTimeInstance(i, i, l)).toPattern();
            m.put("date" + style[i], d);
            m.put("time" + style[i], t);
            int at = both.indexOf(d);
            if (at >= 0) both = both.substring(0, at) + "{1}" + both.substring(at + d.length());
            at = both.indexOf(t);
            if (at >= 0) both = both.substring(0, at) + "{0}" + both.substring(at + t.length());
            m.put("join" + style[i], both);
        }
        DecimalFormatSymbols n = DecimalFormatSymbols.getInstance(l);
        m.put("number", join("" + n.getDecimalSeparator(), "" + n.getGroupingSeparator(), n.getMinusSign() + "", "" + n.getPercent(), "" + n.getPerMill(),
                n.getExponentSeparator(), n.getInfinity(), n.getNaN(), "" + n.getZeroDigit(), "" + n.getMonetaryDecimalSeparator()));
        m.put("numberPattern", ((DecimalFormat) NumberFormat.getNumberInstance(l)).toPattern());
        m.put("currencyPattern", ((DecimalFormat) NumberFormat.getCurrencyInstance(l)).toPattern());
        m.put("percentPattern", ((DecimalFormat) NumberFormat.getPercentInstance(l)).toPattern());
        StringBuilder cs = new StringBuilder();
        for (String c : CURRENCIES) {
            String sym = Currency.getInstance(c).getSymbol(l);
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
            String d = new Locale(s).getDisplayLanguage(l);
            if (!d.equals(s)) sb.append(sb.length() > 0 ? "|" : "").append(s).append(',').append(d);
        }
        m.put("languageNames", sb.toString());
        sb = new StringBuilder();
        for (String s : countries) {
            String d = new Locale("", s).getDisplayCountry(l);
            if (!d.equals(s)) sb.append(sb.length() > 0 ? "|" : "").append(s).append(d);
        }
        m.put("countryNames", sb.toString());
        sb = new StringBuilder();
        Set<String> codes = new TreeSet<>();
        if (en) for (Currency c : Currency.getAvailableCurrencies()) codes.add(c.getCurrencyCode());
        else codes.addAll(Arrays.asList(CURRENCIES));
        for (String c : codes) {
            String d = Currency.getInstance(c).getDisplayName(l);
            if (!d.equals(c)) sb.append(sb.length() > 0 ? "|" : "").append(c).append(d);
        }
        m.put("currencyNames", sb.toString());
    }
}
