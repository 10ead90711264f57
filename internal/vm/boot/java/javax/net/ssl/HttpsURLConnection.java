package javax.net.ssl;

import java.net.HttpURLConnection;
import java.net.URL;

/** A connection by HTTP over TLS. */
public abstract class HttpsURLConnection extends HttpURLConnection {
    private static HostnameVerifier defaultVerifier;

    protected HostnameVerifier hostnameVerifier = defaultVerifier;

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
}
