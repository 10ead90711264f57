package esdroid.security;

import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;

/** Looks services up among the providers. */
public final class Services {
    private Services() {
    }

    /** The first service of a kind and name; null if no provider has it. */
    public static Provider.Service find(String type, String algorithm) {
        if (algorithm == null) {
            throw new NullPointerException("algorithm == null");
        }
        for (Provider p : Security.getProviders()) {
            Provider.Service s = p.getService(type, algorithm);
            if (s != null) {
                return s;
            }
        }
        Lacking.ask(type, algorithm);
        return null;
    }

    public static Provider provider(String name) throws NoSuchProviderException {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("missing provider");
        }
        Provider p = Security.getProvider(name);
        if (p == null) {
            throw new NoSuchProviderException("no such provider: " + name);
        }
        return p;
    }
}
