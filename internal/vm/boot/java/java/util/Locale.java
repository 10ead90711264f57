package java.util;

import esdroid.locale.LocaleData;
import java.io.Serializable;

/** A language, a script, a country and a variant. */
public final class Locale implements Cloneable, Serializable {
    private static final long serialVersionUID = 9149081749638150636L;

    /** The constants and every locale a builder made without extensions, by text. */
    private static final HashMap<String, Locale> MADE = new HashMap<String, Locale>();

    public static final Locale ENGLISH = constant("en", "");
    public static final Locale FRENCH = constant("fr", "");
    public static final Locale GERMAN = constant("de", "");
    public static final Locale ITALIAN = constant("it", "");
    public static final Locale JAPANESE = constant("ja", "");
    public static final Locale KOREAN = constant("ko", "");
    public static final Locale CHINESE = constant("zh", "");
    public static final Locale SIMPLIFIED_CHINESE = constant("zh", "CN");
    public static final Locale TRADITIONAL_CHINESE = constant("zh", "TW");
    public static final Locale FRANCE = constant("fr", "FR");
    public static final Locale GERMANY = constant("de", "DE");
    public static final Locale ITALY = constant("it", "IT");
    public static final Locale JAPAN = constant("ja", "JP");
    public static final Locale KOREA = constant("ko", "KR");
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;
    public static final Locale UK = constant("en", "GB");
    public static final Locale US = constant("en", "US");
    public static final Locale CANADA = constant("en", "CA");
    public static final Locale CANADA_FRENCH = constant("fr", "CA");
    public static final Locale ROOT = constant("", "");

    public static final char PRIVATE_USE_EXTENSION = 'x';
    public static final char UNICODE_LOCALE_EXTENSION = 'u';

    /** What a default is used for. */
    public enum Category {
        DISPLAY, FORMAT
    }

    private static Locale defaultLocale;
    private static Locale displayLocale;
    private static Locale formatLocale;

    private String language;
    private String country;
    private String variant;
    private String script;
    /** Extensions by their letter, in order. */
    private TreeMap<Character, String> extensions;
    private transient String tag;

    public Locale(String language) {
        this(language, "", "");
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language, String country, String variant) {
        if (language == null || country == null || variant == null) {
            throw new NullPointerException();
        }
        this.language = oldCode(lower(language));
        this.country = upper(country);
        this.variant = variant;
        this.script = "";
    }

    private static Locale constant(String language, String country) {
        Locale l = new Locale(language, country);
        MADE.put(l.toString(), l);
        return l;
    }

    private static String oldCode(String language) {
        if (language.equals("he")) {
            return "iw";
        }
        if (language.equals("id")) {
            return "in";
        }
        return language.equals("yi") ? "ji" : language;
    }

    private static String newCode(String language) {
        if (language.equals("iw")) {
            return "he";
        }
        if (language.equals("in")) {
            return "id";
        }
        return language.equals("ji") ? "yi" : language;
    }

    // Case mapping of codes is ASCII only; String's own asks for a locale.
    private static String lower(String s) {
        StringBuilder sb = new StringBuilder(s);
        for (int i = 0; i < sb.length(); i++) {
            char c = sb.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                sb.setCharAt(i, (char) (c + 32));
            }
        }
        return sb.toString();
    }

    private static String upper(String s) {
        StringBuilder sb = new StringBuilder(s);
        for (int i = 0; i < sb.length(); i++) {
            char c = sb.charAt(i);
            if (c >= 'a' && c <= 'z') {
                sb.setCharAt(i, (char) (c - 32));
            }
        }
        return sb.toString();
    }

    private static String title(String s) {
        return upper(s.substring(0, 1)) + lower(s.substring(1));
    }

    public static synchronized Locale getDefault() {
        if (defaultLocale == null) {
            defaultLocale = forLanguageTag(LocaleData.deviceLocale());
            displayLocale = defaultLocale;
            formatLocale = defaultLocale;
        }
        return defaultLocale;
    }

    public static Locale getDefault(Category category) {
        getDefault();
        return category == Category.DISPLAY ? displayLocale : formatLocale;
    }

    public static synchronized void setDefault(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
        defaultLocale = locale;
        displayLocale = locale;
        formatLocale = locale;
        LocaleData.caseLanguage = locale.language;
    }

    public static synchronized void setDefault(Category category, Locale locale) {
        if (category == null || locale == null) {
            throw new NullPointerException(category == null ? "category == null" : "newLocale == null");
        }
        getDefault();
        if (category == Category.DISPLAY) {
            displayLocale = locale;
        } else {
            formatLocale = locale;
        }
    }

    public static Locale[] getAvailableLocales() {
        String[] tags = LocaleData.tags();
        Locale[] all = new Locale[tags.length];
        for (int i = 0; i < tags.length; i++) {
            all[i] = forLanguageTag(tags[i]);
        }
        return all;
    }

    public static String[] getISOCountries() {
        return LocaleData.list("", "isoCountries");
    }

    public static String[] getISOLanguages() {
        return LocaleData.list("", "isoLanguages");
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public String getScript() {
        return script;
    }

    public boolean hasExtensions() {
        return extensions != null;
    }

    public Locale stripExtensions() {
        if (extensions == null) {
            return this;
        }
        Locale plain = new Locale(language, country, variant);
        plain.script = script;
        return plain;
    }

    public String getExtension(char key) {
        return extensions == null ? null : extensions.get(Character.valueOf(Character.toLowerCase(key)));
    }

    public Set<Character> getExtensionKeys() {
        return extensions == null ? Collections.<Character>emptySet() : Collections.unmodifiableSet(extensions.keySet());
    }

    public Set<String> getUnicodeLocaleAttributes() {
        TreeSet<String> out = new TreeSet<String>();
        String u = getExtension('u');
        if (u != null) {
            for (String part : pieces(u)) {
                if (part.length() == 2) {
                    break;
                }
                out.add(part);
            }
        }
        return Collections.unmodifiableSet(out);
    }

    public Set<String> getUnicodeLocaleKeys() {
        TreeSet<String> out = new TreeSet<String>();
        String u = getExtension('u');
        if (u != null) {
            for (String part : pieces(u)) {
                if (part.length() == 2) {
                    out.add(part);
                }
            }
        }
        return Collections.unmodifiableSet(out);
    }

    public String getUnicodeLocaleType(String key) {
        if (key.length() != 2) {
            throw new IllegalArgumentException("Invalid Unicode locale key: " + key);
        }
        String u = getExtension('u');
        if (u == null) {
            return null;
        }
        StringBuilder type = null;
        for (String part : pieces(u)) {
            if (part.length() == 2) {
                if (type != null) {
                    break;
                }
                if (part.equals(lower(key))) {
                    type = new StringBuilder();
                }
            } else if (type != null) {
                type.append(type.length() > 0 ? "-" : "").append(part);
            }
        }
        return type == null ? null : type.toString();
    }

    private static List<String> pieces(String s) {
        ArrayList<String> out = new ArrayList<String>();
        int from = 0;
        for (int i = 0; i <= s.length(); i++) {
            if (i == s.length() || s.charAt(i) == '-' || s.charAt(i) == '_') {
                out.add(s.substring(from, i));
                from = i + 1;
            }
        }
        return out;
    }

    @Override
    public String toString() {
        boolean named = !language.isEmpty() || !country.isEmpty();
        boolean more = !variant.isEmpty() || !script.isEmpty() || extensions != null;
        StringBuilder sb = new StringBuilder(language);
        if (!country.isEmpty() || !language.isEmpty() && more) {
            sb.append('_').append(country);
        }
        if (named && !variant.isEmpty()) {
            sb.append('_').append(variant);
        }
        if (named && !script.isEmpty()) {
            sb.append("_#").append(script);
        }
        if (named && extensions != null) {
            sb.append(script.isEmpty() ? "_#" : "_");
            appendExtensions(sb);
        }
        return sb.toString();
    }

    private void appendExtensions(StringBuilder sb) {
        boolean first = true;
        for (Map.Entry<Character, String> e : extensions.entrySet()) {
            if (!first) {
                sb.append('-');
            }
            first = false;
            sb.append(e.getKey().charValue()).append('-').append(e.getValue());
        }
    }

    public String toLanguageTag() {
        if (tag == null) {
            tag = makeTag();
        }
        return tag;
    }

    private String makeTag() {
        StringBuilder sb = new StringBuilder();
        String lang = newCode(language);
        if (!letters(lang, 2, 8)) {
            lang = "und";
        }
        if (lang.equals("no") && country.equals("NO") && variant.equals("NY")) {
            return "nn-NO";
        }
        sb.append(lang);
        if (!script.isEmpty()) {
            sb.append('-').append(script);
        }
        if (letters(country, 2, 2) || digits(country)) {
            sb.append('-').append(country);
        }
        StringBuilder lost = new StringBuilder();
        if (!variant.isEmpty()) {
            for (String v : pieces(variant)) {
                if (lost.length() == 0 && isVariant(v)) {
                    sb.append('-').append(v);
                } else if (alphanumeric(v, 1, 8)) {
                    lost.append('-').append(v);
                } else {
                    break;
                }
            }
        }
        if (extensions != null) {
            for (Map.Entry<Character, String> e : extensions.entrySet()) {
                if (e.getKey().charValue() != 'x') {
                    sb.append('-').append(e.getKey().charValue()).append('-').append(e.getValue());
                }
            }
        }
        String x = getExtension('x');
        if (x != null || lost.length() > 0) {
            sb.append("-x");
            if (x != null) {
                sb.append('-').append(x);
            }
            if (lost.length() > 0) {
                sb.append("-lvariant").append(lost);
            }
        }
        String s = sb.toString();
        return s.startsWith("und-x-") ? s.substring(4) : s;
    }

    private static boolean letters(String s, int min, int max) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return s.length() >= min && s.length() <= max;
    }

    private static boolean digits(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                return false;
            }
        }
        return s.length() == 3;
    }

    private static boolean alphanumeric(String s, int min, int max) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9')) {
                return false;
            }
        }
        return s.length() >= min && s.length() <= max;
    }

    private static boolean isVariant(String s) {
        return alphanumeric(s, 5, 8) || alphanumeric(s, 4, 4) && s.charAt(0) >= '0' && s.charAt(0) <= '9';
    }

    public static Locale forLanguageTag(String languageTag) {
        if (languageTag == null) {
            throw new NullPointerException("languageTag == null");
        }
        Builder builder = new Builder();
        builder.parse(languageTag, false);
        return builder.build();
    }

    public String getISO3Language() {
        if (language.isEmpty()) {
            return "";
        }
        if (language.length() == 3) {
            return language;
        }
        String[] two = LocaleData.list("", "isoLanguages");
        for (int i = 0; i < two.length; i++) {
            if (oldCode(two[i]).equals(language)) {
                return LocaleData.list("", "iso3Languages")[i];
            }
        }
        throw new MissingResourceException("Couldn't find 3-letter language code for " + language,
                "FormatData_" + this, "ShortLanguage");
    }

    public String getISO3Country() {
        if (country.isEmpty()) {
            return "";
        }
        String[] two = LocaleData.list("", "isoCountries");
        for (int i = 0; i < two.length; i++) {
            if (two[i].equals(country)) {
                return LocaleData.list("", "iso3Countries")[i];
            }
        }
        throw new MissingResourceException("Couldn't find 3-letter country code for " + country,
                "FormatData_" + this, "ShortCountry");
    }

    public String getDisplayLanguage() {
        return getDisplayLanguage(getDefault(Category.DISPLAY));
    }

    public String getDisplayLanguage(Locale locale) {
        if (language.isEmpty()) {
            return "";
        }
        String s = LocaleData.entry(locale.toLanguageTag(), "languageNames", newCode(language) + ",");
        if (s == null) {
            s = LocaleData.entry(locale.toLanguageTag(), "languageNames", language + ",");
        }
        return s == null ? language : s;
    }

    public String getDisplayCountry() {
        return getDisplayCountry(getDefault(Category.DISPLAY));
    }

    public String getDisplayCountry(Locale locale) {
        if (country.isEmpty()) {
            return "";
        }
        String s = LocaleData.entry(locale.toLanguageTag(), "countryNames", country);
        return s == null ? country : s;
    }

    public String getDisplayVariant() {
        return variant;
    }

    public String getDisplayVariant(Locale locale) {
        if (locale == null) {
            throw new NullPointerException();
        }
        return variant;
    }

    public String getDisplayScript() {
        return getDisplayScript(getDefault(Category.DISPLAY));
    }

    public String getDisplayScript(Locale locale) {
        if (script.equals("Latn")) {
            return "Latin";
        }
        if (script.equals("Cyrl")) {
            return "Cyrillic";
        }
        if (script.equals("Arab")) {
            return "Arabic";
        }
        if (script.equals("Hans")) {
            return "Simplified Han";
        }
        return script.equals("Hant") ? "Traditional Han" : script;
    }

    public String getDisplayName() {
        return getDisplayName(getDefault(Category.DISPLAY));
    }

    public String getDisplayName(Locale locale) {
        StringBuilder sb = new StringBuilder(getDisplayLanguage(locale));
        StringBuilder rest = new StringBuilder();
        String[] more = {getDisplayScript(locale), getDisplayCountry(locale), getDisplayVariant(locale)};
        for (String s : more) {
            if (!s.isEmpty()) {
                rest.append(rest.length() > 0 ? ", " : "").append(s);
            }
        }
        if (sb.length() == 0) {
            return rest.toString();
        }
        if (rest.length() > 0) {
            sb.append(" (").append(rest).append(')');
        }
        return sb.toString();
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Locale)) {
            return false;
        }
        Locale l = (Locale) o;
        return language.equals(l.language) && country.equals(l.country) && variant.equals(l.variant)
                && script.equals(l.script)
                && (extensions == null ? l.extensions == null : extensions.equals(l.extensions));
    }

    @Override
    public int hashCode() {
        int h = language.hashCode();
        h = 31 * h + script.hashCode();
        h = 31 * h + country.hashCode();
        h = 31 * h + variant.hashCode();
        if (extensions == null) {
            return h;
        }
        StringBuilder sb = new StringBuilder();
        appendExtensions(sb);
        return h ^ sb.toString().hashCode();
    }

    /** Puts a locale together from checked parts. */
    public static final class Builder {
        private String language = "";
        private String script = "";
        private String region = "";
        private String variant = "";
        private TreeMap<Character, String> extensions;

        /** Tags that were registered before there was a grammar, and what they mean now (RFC 5646, 2.2.8). */
        private static final String[] GRANDFATHERED = {"art-lojban", "jbo", "cel-gaulish", "xtg-x-cel-gaulish",
            "en-GB-oed", "en-GB-x-oed", "i-ami", "ami", "i-bnn", "bnn", "i-default", "en-x-i-default", "i-enochian",
            "und-x-i-enochian", "i-hak", "hak", "i-klingon", "tlh", "i-lux", "lb", "i-mingo", "see-x-i-mingo", "i-navajo", "nv",
            "i-pwn", "pwn", "i-tao", "tao", "i-tay", "tay", "i-tsu", "tsu", "no-bok", "nb", "no-nyn", "nn", "sgn-BE-FR", "sfb",
            "sgn-BE-NL", "vgt", "sgn-CH-DE", "sgg", "zh-guoyu", "cmn", "zh-hakka", "hak", "zh-min", "nan-x-zh-min",
            "zh-min-nan", "nan", "zh-xiang", "hsn"};

        public Builder() {
        }

        public Builder setLanguage(String s) {
            if (s == null || s.isEmpty()) {
                language = "";
                return this;
            }
            if (!letters(s, 2, 8)) {
                throw new IllformedLocaleException("Ill-formed language: " + s, 0);
            }
            language = lower(s);
            return this;
        }

        public Builder setScript(String s) {
            if (s == null || s.isEmpty()) {
                script = "";
                return this;
            }
            if (!letters(s, 4, 4)) {
                throw new IllformedLocaleException("Ill-formed script: " + s, 0);
            }
            script = title(s);
            return this;
        }

        public Builder setRegion(String s) {
            if (s == null || s.isEmpty()) {
                region = "";
                return this;
            }
            if (!letters(s, 2, 2) && !digits(s)) {
                throw new IllformedLocaleException("Ill-formed region: " + s, 0);
            }
            region = upper(s);
            return this;
        }

        public Builder setVariant(String s) {
            if (s == null || s.isEmpty()) {
                variant = "";
                return this;
            }
            for (String part : pieces(s)) {
                if (!isVariant(part)) {
                    throw new IllformedLocaleException("Ill-formed variant: " + s, s.indexOf(part));
                }
            }
            variant = s.replace('-', '_');
            return this;
        }

        public Builder setLocale(Locale locale) {
            language = newCode(locale.language);
            script = locale.script;
            region = locale.country;
            variant = locale.variant;
            extensions = locale.extensions == null ? null : new TreeMap<Character, String>(locale.extensions);
            return this;
        }

        public Builder setLanguageTag(String languageTag) {
            clear();
            if (languageTag != null && !languageTag.isEmpty()) {
                parse(languageTag, true);
            }
            return this;
        }

        public Builder setExtension(char key, String value) {
            char k = Character.toLowerCase(key);
            if (value == null || value.isEmpty()) {
                if (extensions != null) {
                    extensions.remove(Character.valueOf(k));
                }
                return this;
            }
            for (String part : pieces(value)) {
                if (!alphanumeric(part, k == 'x' ? 1 : 2, 8)) {
                    throw new IllformedLocaleException("Ill-formed extension value: " + part, value.indexOf(part));
                }
            }
            if (extensions == null) {
                extensions = new TreeMap<Character, String>();
            }
            extensions.put(Character.valueOf(k), lower(value).replace('_', '-'));
            return this;
        }

        public Builder setUnicodeLocaleKeyword(String key, String type) {
            if (!alphanumeric(key, 2, 2)) {
                throw new IllformedLocaleException("Ill-formed Unicode locale keyword key: " + key, 0);
            }
            TreeMap<String, String> words = new TreeMap<String, String>();
            String u = extensions == null ? null : extensions.get(Character.valueOf('u'));
            StringBuilder head = new StringBuilder();
            String current = null;
            if (u != null) {
                for (String part : pieces(u)) {
                    if (part.length() == 2) {
                        current = part;
                        words.put(current, "");
                    } else if (current == null) {
                        head.append(head.length() > 0 ? "-" : "").append(part);
                    } else {
                        String old = words.get(current);
                        words.put(current, old.isEmpty() ? part : old + "-" + part);
                    }
                }
            }
            if (type == null) {
                words.remove(lower(key));
            } else {
                words.put(lower(key), lower(type));
            }
            for (Map.Entry<String, String> e : words.entrySet()) {
                head.append(head.length() > 0 ? "-" : "").append(e.getKey());
                if (!e.getValue().isEmpty()) {
                    head.append('-').append(e.getValue());
                }
            }
            return setExtension('u', head.toString());
        }

        public Builder clear() {
            language = "";
            script = "";
            region = "";
            variant = "";
            return clearExtensions();
        }

        public Builder clearExtensions() {
            extensions = null;
            return this;
        }

        /** Reads a tag as far as it is well-formed, or to its end if strict. */
        void parse(String tag, boolean strict) {
            for (int k = 0; k < GRANDFATHERED.length; k += 2) {
                if (tag.equalsIgnoreCase(GRANDFATHERED[k])) {
                    tag = GRANDFATHERED[k + 1];
                }
            }
            List<String> parts = new ArrayList<String>();
            for (StringTokenizer t = new StringTokenizer(tag, "-", true); t.hasMoreTokens();) {
                String part = t.nextToken();
                parts.add(part.equals("-") ? "" : part);
                if (!part.equals("-") && t.hasMoreTokens()) {
                    t.nextToken();
                    if (!t.hasMoreTokens()) {
                        parts.add("");
                    }
                }
            }
            int n = parts.size();
            int i = 0;
            if (i < n && letters(parts.get(i), 2, 8)) {
                String s = lower(parts.get(i++));
                language = s.equals("und") ? "" : s;
            } else if (n == 0 || !lower(parts.get(0)).equals("x")) {
                if (strict) {
                    throw new IllformedLocaleException("Invalid subtag: " + (n == 0 ? "" : parts.get(0)), 0);
                }
                return;
            }
            if (i < n && i > 0 && letters(parts.get(i), 3, 3)) {
                language = lower(parts.get(i++));
            }
            if (i < n && i > 0 && letters(parts.get(i), 4, 4)) {
                script = title(parts.get(i++));
            }
            if (i < n && i > 0 && (letters(parts.get(i), 2, 2) || digits(parts.get(i)))) {
                region = upper(parts.get(i++));
            }
            StringBuilder v = new StringBuilder();
            while (i < n && i > 0 && isVariant(parts.get(i))) {
                v.append(v.length() > 0 ? "_" : "").append(parts.get(i++));
            }
            variant = v.toString();
            while (i < n && alphanumeric(parts.get(i), 1, 1)) {
                char key = lower(parts.get(i++)).charAt(0);
                StringBuilder value = new StringBuilder();
                while (i < n && alphanumeric(parts.get(i), key == 'x' ? 1 : 2, 8)) {
                    if (key == 'x' && lower(parts.get(i)).equals("lvariant")) {
                        StringBuilder lost = new StringBuilder(variant);
                        for (i++; i < n; i++) {
                            lost.append(lost.length() > 0 ? "_" : "").append(parts.get(i));
                        }
                        variant = lost.toString();
                        break;
                    }
                    value.append(value.length() > 0 ? "-" : "").append(lower(parts.get(i++)));
                }
                if (value.length() == 0) {
                    break;
                }
                if (extensions == null) {
                    extensions = new TreeMap<Character, String>();
                }
                extensions.put(Character.valueOf(key), value.toString());
            }
            if (strict && i < n) {
                throw new IllformedLocaleException("Invalid subtag: " + parts.get(i), tag.indexOf(parts.get(i)));
            }
        }

        public Locale build() {
            Locale l = new Locale(language, region, variant);
            l.script = script;
            if (extensions != null && !extensions.isEmpty()) {
                l.extensions = new TreeMap<Character, String>(extensions);
                return l;
            }
            synchronized (MADE) {
                Locale old = MADE.get(l.toString());
                if (old == null || !old.equals(l)) {
                    MADE.put(l.toString(), l);
                    return l;
                }
                return old;
            }
        }
    }

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales, FilteringMode mode) {
        LinkedHashMap<String, Locale> byTag = new LinkedHashMap<String, Locale>();
        for (Locale l : locales) {
            byTag.put(l.toLanguageTag(), l);
        }
        List<Locale> found = new ArrayList<Locale>();
        for (String tag : LocaleMatch.filter(priorityList, byTag.keySet(), mode)) {
            found.add(byTag.get(tag));
        }
        return found;
    }

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales) {
        return filter(priorityList, locales, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags, FilteringMode mode) {
        return LocaleMatch.filter(priorityList, tags, mode);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags) {
        return filterTags(priorityList, tags, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
        List<String> tags = new ArrayList<String>();
        for (Locale l : locales) {
            tags.add(l.toLanguageTag());
        }
        String tag = LocaleMatch.lookup(priorityList, tags);
        return tag == null ? null : forLanguageTag(tag);
    }

    public static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
        return LocaleMatch.lookup(priorityList, tags);
    }

    /** What to do with ranges that have a star in them. */
    public enum FilteringMode {
        AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES, REJECT_EXTENDED_RANGES
    }

    /** Languages that someone wants, and how much. */
    public static final class LanguageRange {
        public static final double MAX_WEIGHT = 1.0;
        public static final double MIN_WEIGHT = 0.0;
        private final String range;
        private final double weight;

        public LanguageRange(String range) {
            this(range, MAX_WEIGHT);
        }

        public LanguageRange(String range, double weight) {
            if (range == null) {
                throw new NullPointerException();
            }
            if (weight < MIN_WEIGHT || weight > MAX_WEIGHT) {
                throw new IllegalArgumentException("weight=" + weight);
            }
            String low = range.toLowerCase(ROOT);
            boolean fine = !low.endsWith("-");
            String[] parts = low.split("-");
            for (int i = 0; i < parts.length; i++) {
                fine &= parts[i].equals("*") || parts[i].matches(i == 0 ? "[a-z]{1,8}" : "[a-z0-9]{1,8}");
            }
            if (!fine) {
                throw new IllegalArgumentException("range=" + low);
            }
            this.range = low;
            this.weight = weight;
        }

        public String getRange() {
            return range;
        }

        public double getWeight() {
            return weight;
        }

        public static List<LanguageRange> parse(String ranges) {
            return LocaleMatch.parse(ranges);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof LanguageRange && range.equals(((LanguageRange) o).range) && weight == ((LanguageRange) o).weight;
        }

        @Override
        public int hashCode() {
            long bits = Double.doubleToLongBits(weight);
            return 37 * (37 * 17 + range.hashCode()) + (int) (bits ^ bits >>> 32);
        }

        @Override
        public String toString() {
            return weight == MAX_WEIGHT ? range : range + ";q=" + weight;
        }
    }
}
