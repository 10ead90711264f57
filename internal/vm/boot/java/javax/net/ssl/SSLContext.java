package javax.net.ssl;

import esdroid.security.Services;
import esdroid.security.TlsSockets;
import java.security.KeyManagementException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.util.Arrays;

/** What secure connections share: keys, whom to trust, sessions. */
public class SSLContext {
    private static final String[] NAMES = {"Default", "SSL", "TLS", "TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"};
    private static SSLContext chosen;

    private final String protocol;
    private boolean ready;

    private SSLContext(String protocol) {
        this.protocol = protocol;
        ready = protocol.equalsIgnoreCase("Default");
    }

    public static synchronized SSLContext getDefault() throws NoSuchAlgorithmException {
        if (chosen == null) {
            chosen = new SSLContext("Default");
        }
        return chosen;
    }

    public static synchronized void setDefault(SSLContext context) {
        if (context == null) {
            throw new NullPointerException();
        }
        chosen = context;
    }

    public static SSLContext getInstance(String protocol) throws NoSuchAlgorithmException {
        if (protocol == null) {
            throw new NullPointerException("null protocol name");
        }
        for (String name : NAMES) {
            if (name.equalsIgnoreCase(protocol)) {
                return new SSLContext(protocol);
            }
        }
        throw new NoSuchAlgorithmException(protocol + " SSLContext not available");
    }

    public static SSLContext getInstance(String protocol, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Services.provider(provider);
        return getInstance(protocol);
    }

    public static SSLContext getInstance(String protocol, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return getInstance(protocol);
    }

    public final String getProtocol() {
        return protocol;
    }

    public final Provider getProvider() {
        return Security.getProvider("AndroidOpenSSL");
    }

    /** Without a network neither keys nor trust are ever asked for. */
    public final void init(KeyManager[] km, TrustManager[] tm, SecureRandom random) throws KeyManagementException {
        if (protocol.equalsIgnoreCase("Default")) {
            throw new KeyManagementException("Default SSLContext is initialized automatically");
        }
        ready = true;
    }

    public final SSLSocketFactory getSocketFactory() {
        if (!ready) {
            throw new IllegalStateException("SSLContext is not initialized.");
        }
        return new TlsSockets();
    }

    public final SSLParameters getDefaultSSLParameters() {
        return new SSLParameters(TlsSockets.SUITES.clone(), TlsSockets.PROTOCOLS.clone());
    }

    public final SSLParameters getSupportedSSLParameters() {
        return getDefaultSSLParameters();
    }
}
