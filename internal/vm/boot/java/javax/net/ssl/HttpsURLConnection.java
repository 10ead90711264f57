package javax.net.ssl;

import java.net.HttpURLConnection;
import java.net.URL;

/** A connection by HTTP over TLS. */
public abstract class HttpsURLConnection extends HttpURLConnection {
    private static HostnameVerifier defaultVerifier;
    private static SSLSocketFactory defaultFactory;

    protected HostnameVerifier hostnameVerifier = defaultVerifier;

    private SSLSocketFactory factory;

    protected HttpsURLConnection(URL url) {
        super(url);
    }

    public static void setDefaultHostnameVerifier(HostnameVerifier verifier) {
        if (verifier == null) {
            throw new IllegalArgumentException("HostnameVerifier is null");
        }
        defaultVerifier = verifier;
    }

    public void setHostnameVerifier(HostnameVerifier verifier) {
        if (verifier == null) {
            throw new IllegalArgumentException("HostnameVerifier is null");
        }
        hostnameVerifier = verifier;
    }

    public HostnameVerifier getHostnameVerifier() {
        return hostnameVerifier;
    }

    public static HostnameVerifier getDefaultHostnameVerifier() {
        return defaultVerifier;
    }

    public static void setDefaultSSLSocketFactory(SSLSocketFactory factory) {
        if (factory == null) {
            throw new IllegalArgumentException("no default SSLSocketFactory specified");
        }
        defaultFactory = factory;
    }

    public static SSLSocketFactory getDefaultSSLSocketFactory() {
        if (defaultFactory == null) {
            defaultFactory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        }
        return defaultFactory;
    }

    public void setSSLSocketFactory(SSLSocketFactory factory) {
        if (factory == null) {
            throw new IllegalArgumentException("no SSLSocketFactory specified");
        }
        this.factory = factory;
    }

    public SSLSocketFactory getSSLSocketFactory() {
        return factory == null ? getDefaultSSLSocketFactory() : factory;
    }
}
