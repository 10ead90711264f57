package javax.net.ssl;

import esdroid.security.ChainTrust;
import esdroid.security.Services;
import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes trust managers that trust the certificates of a key store. */
public class TrustManagerFactory {
    private final String algorithm;
    private TrustManager[] managers;

    private TrustManagerFactory(String algorithm) {
        this.algorithm = algorithm;
    }

    public static final String getDefaultAlgorithm() {
        String chosen = Security.getProperty("ssl.TrustManagerFactory.algorithm");
        return chosen == null ? "PKIX" : chosen;
    }

    public static final TrustManagerFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) {
            throw new NullPointerException("null algorithm name");
        }
        if (!algorithm.equalsIgnoreCase("PKIX") && !algorithm.equalsIgnoreCase("X509") && !algorithm.equalsIgnoreCase("X.509")) {
            throw new NoSuchAlgorithmException(algorithm + " TrustManagerFactory not available");
        }
        return new TrustManagerFactory(algorithm);
    }

    public static final TrustManagerFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Services.provider(provider);
        return getInstance(algorithm);
    }

    public static final TrustManagerFactory getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return getInstance(algorithm);
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final Provider getProvider() {
        return Security.getProvider("AndroidOpenSSL");
    }

    /** Without a store the device's own counts, which has no certificates. */
    public final void init(KeyStore ks) throws KeyStoreException {
        List<X509Certificate> trusted = new ArrayList<X509Certificate>();
        if (ks != null) {
            for (String alias : Collections.list(ks.aliases())) {
                Certificate c = ks.getCertificate(alias);
                if (c instanceof X509Certificate) {
                    trusted.add((X509Certificate) c);
                }
            }
        }
        managers = new TrustManager[] {new ChainTrust(trusted)};
    }

    public final void init(ManagerFactoryParameters spec) throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException("ManagerFactoryParameters not supported");
    }

    public final TrustManager[] getTrustManagers() {
        if (managers == null) {
            throw new IllegalStateException("TrustManagerFactory is not initialized");
        }
        return managers.clone();
    }
}
