package java.util;

import java.io.IOException;
import java.io.InputStream;

/** Values by key, for a locale and its parents. */
public abstract class ResourceBundle {
    protected ResourceBundle parent;
    private String name;
    private Locale locale;

    public ResourceBundle() {
    }

    public static final ResourceBundle getBundle(String baseName) {
        return getBundle(baseName, Locale.getDefault(), null);
    }

    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        return getBundle(baseName, locale, null);
    }

    /** With null for the loader the program's is asked: all that a program calls from is there. */
    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        if (baseName == null || locale == null) {
            throw new NullPointerException(baseName == null ? "bundleName == null" : "locale == null");
        }
        ClassLoader where = loader != null ? loader : ClassLoader.getSystemClassLoader();
        ResourceBundle found = chain(baseName, locale, where);
        if (found == null && !locale.equals(Locale.getDefault())) {
            found = chain(baseName, Locale.getDefault(), where);
        }
        if (found == null) {
            found = load(baseName, Locale.ROOT, where);
        }
        if (found == null) {
            throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + locale,
                    baseName + "_" + locale, "");
        }
        return found;
    }

    /** The bundle of a locale with its parents; null if there is none but the root's. */
    private static ResourceBundle chain(String baseName, Locale l, ClassLoader loader) {
        Locale[] candidates = {new Locale(l.getLanguage(), l.getCountry(), l.getVariant()),
            new Locale(l.getLanguage(), l.getCountry()), new Locale(l.getLanguage())};
        ResourceBundle first = null;
        ResourceBundle last = null;
        String previous = "";
        for (Locale c : candidates) {
            String suffix = c.toString();
            if (suffix.isEmpty() || suffix.equals(previous)) {
                continue;
            }
            previous = suffix;
            ResourceBundle b = load(baseName, c, loader);
            if (b == null) {
                continue;
            }
            if (first == null) {
                first = b;
            } else {
                last.setParent(b);
            }
            last = b;
        }
        if (last != null) {
            ResourceBundle root = load(baseName, Locale.ROOT, loader);
            if (root != null) {
                last.setParent(root);
            }
        }
        return first;
    }

    private static ResourceBundle load(String baseName, Locale l, ClassLoader loader) {
        String name = l.toString().isEmpty() ? baseName : baseName + "_" + l;
        ResourceBundle b = null;
        try {
            Class<?> c = Class.forName(name, true, loader);
            if (ResourceBundle.class.isAssignableFrom(c)) {
                b = (ResourceBundle) c.newInstance();
            }
        } catch (ClassNotFoundException e) {
            b = null; // perhaps there is a file
        } catch (InstantiationException e) {
            throw new MissingResourceException(e.toString(), name, "", e);
        } catch (IllegalAccessException e) {
            throw new MissingResourceException(e.toString(), name, "", e);
        }
        if (b == null) {
            InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".properties");
            if (in == null) {
                return null;
            }
            try {
                try {
                    b = new PropertyResourceBundle(in);
                } finally {
                    in.close();
                }
            } catch (IOException e) {
                return null;
            }
        }
        b.name = baseName;
        b.locale = l;
        return b;
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
        // Bundles are not kept.
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
