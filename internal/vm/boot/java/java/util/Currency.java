package java.util;

import esdroid.locale.LocaleData;
import java.io.Serializable;

/** A currency of ISO 4217. */
public final class Currency implements Serializable {
    private static final long serialVersionUID = -158308464356906721L;

    private static final HashMap<String, Currency> KNOWN = new HashMap<String, Currency>();

    private final String currencyCode;
    private final transient int digits;
    private final transient int number;

    private Currency(String code, int digits, int number) {
        this.currencyCode = code;
        this.digits = digits;
        this.number = number;
    }

    public static synchronized Currency getInstance(String code) {
        Currency c = KNOWN.get(code);
        if (c == null) {
            String rest = code.length() == 3 ? LocaleData.entry("", "currencies", code + ",") : null;
            if (rest == null) {
                throw new IllegalArgumentException("Unsupported ISO 4217 currency code: " + code);
            }
            int comma = rest.indexOf(',');
            c = new Currency(code, Integer.parseInt(rest.substring(0, comma)), Integer.parseInt(rest.substring(comma + 1)));
            KNOWN.put(code, c);
        }
        return c;
    }

    public static Currency getInstance(Locale locale) {
        String country = locale.getCountry();
        if (country.length() != 2) {
            throw new IllegalArgumentException("Unsupported ISO 3166 country: " + locale);
        }
        String code = LocaleData.entry("", "countryCurrency", country);
        if (code == null) {
            for (String c : Locale.getISOCountries()) {
                if (c.equals(country)) {
                    return null;
                }
            }
            throw new IllegalArgumentException("Unsupported ISO 3166 country: " + locale);
        }
        return getInstance(code);
    }

    public static Set<Currency> getAvailableCurrencies() {
        LinkedHashSet<Currency> all = new LinkedHashSet<Currency>();
        for (String s : LocaleData.list("", "currencies")) {
            all.add(getInstance(s.substring(0, 3)));
        }
        return all;
    }

    public String getCurrencyCode() {
        return currencyCode;
    }

    public String getSymbol() {
        return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getSymbol(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
        String s = LocaleData.entry(locale.toLanguageTag(), "currencySymbols", currencyCode);
        return s == null ? currencyCode : s;
    }

    public String getDisplayName() {
        return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(Locale locale) {
        String s = LocaleData.entry(locale.toLanguageTag(), "currencyNames", currencyCode);
        return s == null ? currencyCode : s;
    }

    public int getDefaultFractionDigits() {
        return digits;
    }

    public int getNumericCode() {
        return number;
    }

    @Override
    public String toString() {
        return currencyCode;
    }

    private Object readResolve() {
        return getInstance(currencyCode);
    }
}
