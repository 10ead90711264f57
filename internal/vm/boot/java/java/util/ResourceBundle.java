package java.util;

import java.io.IOException;
import java.io.InputStream;

/** Values by key, for a locale and its parents. */
public abstract class ResourceBundle {
    /** By base name, locale and loader; null where there is none. */
    private static final HashMap<List<Object>, ResourceBundle> kept = new HashMap<List<Object>, ResourceBundle>();

    protected ResourceBundle parent;
    private String name;
    private Locale locale;

    public ResourceBundle() {
    }

    public static final ResourceBundle getBundle(String baseName) {
        return getBundle(baseName, Locale.getDefault(), null, Control.DEFAULT);
    }

    public static final ResourceBundle getBundle(String baseName, Control control) {
        return getBundle(baseName, Locale.getDefault(), null, control);
    }

    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        return getBundle(baseName, locale, null, Control.DEFAULT);
    }

    public static final ResourceBundle getBundle(String baseName, Locale locale, Control control) {
        return getBundle(baseName, locale, null, control);
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        return getBundle(baseName, locale, loader, Control.DEFAULT);
    }

    /** With null for the loader the program's is asked: all that a program calls from is there. */
    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader, Control control) {
        if (baseName == null || locale == null || control == null) {
            throw new NullPointerException(baseName == null ? "bundleName == null" : locale == null ? "locale == null"
                    : "control == null");
        }
        ClassLoader where = loader != null ? loader : ClassLoader.getSystemClassLoader();
        Exception[] failure = new Exception[1];
        ResourceBundle root = null;
        for (Locale wanted = locale; wanted != null; wanted = control.getFallbackLocale(baseName, wanted)) {
            List<Locale> candidates = control.getCandidateLocales(baseName, wanted);
            ResourceBundle found = find(baseName, candidates, where, control, failure);
            if (found == null) {
                continue;
            }
            if (!found.locale.equals(Locale.ROOT) || wanted.equals(Locale.ROOT)
                    || candidates.size() == 1 && candidates.get(0).equals(found.locale)) {
                return found;
            }
            if (root == null) {
                root = found;
            }
        }
        if (root == null) {
            throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + locale,
                    baseName + "_" + locale, "", failure[0]);
        }
        return root;
    }

    /** The bundle of the first of the locales that has one, with those of the others as its parents; or null. */
    private static ResourceBundle find(String baseName, List<Locale> candidates, ClassLoader loader, Control control,
            Exception[] failure) {
        ResourceBundle above = null;
        for (int i = candidates.size() - 1; i >= 0; i--) {
            Locale l = candidates.get(i);
            List<Object> key = Arrays.asList(baseName, l, loader);
            ResourceBundle b;
            synchronized (kept) {
                b = kept.get(key);
                if (b == null && kept.containsKey(key)) {
                    continue; // there is none
                }
            }
            if (b == null || b.parent != above) {
                b = load(baseName, l, loader, control, failure);
                if (b != null && b.parent == null && above != null) {
                    b.setParent(above);
                }
                if (control.getTimeToLive(baseName, l) == Control.TTL_NO_EXPIRATION_CONTROL) {
                    synchronized (kept) {
                        kept.put(key, b);
                    }
                }
            }
            if (b != null) {
                above = b;
            }
        }
        return above;
    }

    private static ResourceBundle load(String baseName, Locale l, ClassLoader loader, Control control, Exception[] failure) {
        for (String format : control.getFormats(baseName)) {
            try {
                ResourceBundle b = control.newBundle(baseName, l, format, loader, false);
                if (b != null) {
                    b.name = baseName;
                    b.locale = l;
                    return b;
                }
            } catch (Exception e) {
                failure[0] = e;
            }
        }
        return null;
    }

    /** How bundles are looked for. */
    public static class Control {
        public static final List<String> FORMAT_DEFAULT = Collections.unmodifiableList(Arrays.asList("java.class", "java.properties"));
        public static final List<String> FORMAT_CLASS = Collections.unmodifiableList(Arrays.asList("java.class"));
        public static final List<String> FORMAT_PROPERTIES = Collections.unmodifiableList(Arrays.asList("java.properties"));
        public static final long TTL_DONT_CACHE = -1;
        public static final long TTL_NO_EXPIRATION_CONTROL = -2;

        static final Control DEFAULT = new Control();

        protected Control() {
        }

        public static final Control getControl(List<String> formats) {
            return new Fixed(check(formats), true);
        }

        public static final Control getNoFallbackControl(List<String> formats) {
            return new Fixed(check(formats), false);
        }

        private static List<String> check(List<String> formats) {
            for (List<String> known : Arrays.asList(FORMAT_PROPERTIES, FORMAT_CLASS, FORMAT_DEFAULT)) {
                if (known.equals(formats)) {
                    return known;
                }
            }
            if (formats == null) {
                throw new NullPointerException("formats == null");
            }
            throw new IllegalArgumentException();
        }

        public List<String> getFormats(String baseName) {
            need(baseName, "baseName");
            return FORMAT_DEFAULT;
        }

        /** The locale and those above it: without its variant, its country, its script, and the root. */
        public List<Locale> getCandidateLocales(String baseName, Locale locale) {
            need(baseName, "baseName");
            ArrayList<Locale> out = new ArrayList<Locale>();
            String script = locale.getScript();
            while (true) {
                String variant = locale.getVariant();
                while (!variant.isEmpty()) {
                    add(out, locale.getLanguage(), script, locale.getCountry(), variant);
                    variant = variant.substring(0, Math.max(0, variant.lastIndexOf('_')));
                }
                if (!locale.getCountry().isEmpty()) {
                    add(out, locale.getLanguage(), script, locale.getCountry(), "");
                }
                if (script.isEmpty()) {
                    break;
                }
                add(out, locale.getLanguage(), script, "", "");
                script = "";
            }
            if (!locale.getLanguage().isEmpty()) {
                add(out, locale.getLanguage(), "", "", "");
            }
            out.add(Locale.ROOT);
            return out;
        }

        private static void add(List<Locale> to, String language, String script, String country, String variant) {
            if (script.isEmpty()) {
                to.add(new Locale(language, country, variant));
            } else {
                to.add(new Locale.Builder().setLanguage(language).setScript(script).setRegion(country).setVariant(variant).build());
            }
        }

        public Locale getFallbackLocale(String baseName, Locale locale) {
            need(baseName, "baseName");
            Locale usual = Locale.getDefault();
            return locale.equals(usual) ? null : usual;
        }

        public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload)
                throws IllegalAccessException, InstantiationException, IOException {
            String name = toBundleName(baseName, locale);
            if (format.equals("java.class")) {
                try {
                    Class<?> c = Class.forName(name, true, loader);
                    if (!ResourceBundle.class.isAssignableFrom(c)) {
                        throw new ClassCastException(c.getName() + " cannot be cast to ResourceBundle");
                    }
                    return (ResourceBundle) c.newInstance();
                } catch (ClassNotFoundException e) {
                    return null;
                }
            }
            if (!format.equals("java.properties")) {
                throw new IllegalArgumentException("unknown format: " + format);
            }
            if (name.contains("://")) {
                return null;
            }
            InputStream in = loader.getResourceAsStream(toResourceName(name, "properties"));
            if (in == null) {
                return null;
            }
            try {
                return new PropertyResourceBundle(in);
            } finally {
                in.close();
            }
        }

        public long getTimeToLive(String baseName, Locale locale) {
            need(baseName, "baseName");
            need(locale, "locale");
            return TTL_NO_EXPIRATION_CONTROL;
        }

        /** What may expire is not kept: it is never asked for again. */
        public boolean needsReload(String baseName, Locale locale, String format, ClassLoader loader,
                ResourceBundle bundle, long loadTime) {
            need(bundle, "bundle");
            return false;
        }

        public String toBundleName(String baseName, Locale locale) {
            String suffix = locale.getScript().isEmpty() ? locale.toString()
                    : locale.getLanguage() + "_" + locale.getScript()
                    + (locale.getCountry().isEmpty() && locale.getVariant().isEmpty() ? "" : "_" + locale.getCountry())
                    + (locale.getVariant().isEmpty() ? "" : "_" + locale.getVariant());
            return suffix.isEmpty() ? baseName : baseName + "_" + suffix;
        }

        public final String toResourceName(String bundleName, String suffix) {
            need(suffix, "suffix");
            return bundleName.replace('.', '/') + "." + suffix;
        }

        private static void need(Object o, String name) {
            if (o == null) {
                throw new NullPointerException(name + " == null");
            }
        }
    }

    /** Looks for some formats, and for the default locale perhaps. */
    private static final class Fixed extends Control {
        private final List<String> formats;
        private final boolean fallback;

        Fixed(List<String> formats, boolean fallback) {
            this.formats = formats;
            this.fallback = fallback;
        }

        @Override
        public List<String> getFormats(String baseName) {
            super.getFormats(baseName);
            return formats;
        }

        @Override
        public Locale getFallbackLocale(String baseName, Locale locale) {
            Locale next = super.getFallbackLocale(baseName, locale);
            return fallback ? next : null;
        }
    }

    public String getBaseBundleName() {
        return name;
    }

    public Locale getLocale() {
        return locale;
    }

    protected void setParent(ResourceBundle bundle) {
        parent = bundle;
    }

    protected abstract Object handleGetObject(String key);

    public abstract Enumeration<String> getKeys();

    public final Object getObject(String key) {
        Object o = handleGetObject(key);
        if (o != null) {
            return o;
        }
        if (parent != null) {
            return parent.getObject(key); // the last one is who complains
        }
        throw new MissingResourceException("Can't find resource for bundle " + getClass().getName() + ", key " + key,
                getClass().getName(), key);
    }

    public final String getString(String key) {
        return (String) getObject(key);
    }

    public final String[] getStringArray(String key) {
        return (String[]) getObject(key);
    }

    public boolean containsKey(String key) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        for (ResourceBundle b = this; b != null; b = b.parent) {
            if (b.handleKeySet().contains(key)) {
                return true;
            }
        }
        return false;
    }

    public Set<String> keySet() {
        HashSet<String> keys = new HashSet<String>(handleKeySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return keys;
    }

    protected Set<String> handleKeySet() {
        HashSet<String> keys = new HashSet<String>();
        for (Enumeration<String> e = getKeys(); e.hasMoreElements();) {
            String key = e.nextElement();
            if (handleGetObject(key) != null) {
                keys.add(key);
            }
        }
        return keys;
    }

    public static final void clearCache() {
        synchronized (kept) {
            kept.clear();
        }
    }

    public static final void clearCache(ClassLoader loader) {
        synchronized (kept) {
            for (Iterator<List<Object>> i = kept.keySet().iterator(); i.hasNext();) {
                if (i.next().get(2) == loader) {
                    i.remove();
                }
            }
        }
    }

    Enumeration<String> keysWithParents(Set<String> own) {
        LinkedHashSet<String> all = new LinkedHashSet<String>(own);
        if (parent != null) {
            for (Enumeration<String> e = parent.getKeys(); e.hasMoreElements();) {
                all.add(e.nextElement());
            }
        }
        return Collections.enumeration(all);
    }
}
