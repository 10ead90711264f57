package java.security;

import esdroid.security.BuiltInProvider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;

/** The providers there are, the preferred first. */
public final class Security {
    private static final ArrayList<Provider> PROVIDERS = new ArrayList<Provider>();
    private static final Map<String, String> PROPERTIES = new LinkedHashMap<String, String>();

    static {
        PROVIDERS.add(new BuiltInProvider());
    }

    private Security() {
    }

    public static synchronized Provider[] getProviders() {
        return PROVIDERS.toArray(new Provider[PROVIDERS.size()]);
    }

    public static synchronized Provider getProvider(String name) {
        for (Provider p : PROVIDERS) {
            if (p.getName().equals(name)) {
                return p;
            }
        }
        return null;
    }

    public static int addProvider(Provider provider) {
        return insertProviderAt(provider, 0);
    }

    /** Positions count from 1; others than those in the list mean its end. */
    public static synchronized int insertProviderAt(Provider provider, int position) {
        if (getProvider(provider.getName()) != null) {
            return -1;
        }
        int at = position < 1 || position > PROVIDERS.size() ? PROVIDERS.size() : position - 1;
        PROVIDERS.add(at, provider);
        return at + 1;
    }

    public static synchronized void removeProvider(String name) {
        PROVIDERS.remove(getProvider(name));
    }

    public static synchronized String getProperty(String key) {
        return PROPERTIES.get(key);
    }

    public static synchronized void setProperty(String key, String value) {
        PROPERTIES.put(key, value);
    }

    public static Set<String> getAlgorithms(String serviceName) {
        TreeSet<String> names = new TreeSet<String>();
        if (serviceName != null) {
            String prefix = serviceName.toUpperCase(java.util.Locale.ENGLISH) + ".";
            for (Provider p : getProviders()) {
                for (Object key : p.keySet()) {
                    String s = key.toString().toUpperCase(java.util.Locale.ENGLISH);
                    if (s.startsWith(prefix) && s.indexOf(' ') < 0) {
                        names.add(s.substring(prefix.length()));
                    }
                }
            }
        }
        return names;
    }
}
