package android.net.http;

import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.X509TrustManager;

/** Checks certificates for a host with a trust manager that knows more than its interface tells. */
public class X509TrustManagerExtensions {
    private final X509TrustManager mManager;

    public X509TrustManagerExtensions(X509TrustManager tm) throws IllegalArgumentException {
        if (tm == null) {
            throw new IllegalArgumentException("Required method checkServerTrusted(X509Certificate[], String, String, String) missing");
        }
        mManager = tm;
    }

    public List<X509Certificate> checkServerTrusted(X509Certificate[] chain, String authType, String host) throws CertificateException {
        mManager.checkServerTrusted(chain, authType);
        return Arrays.asList(chain);
    }

    public boolean isUserAddedCertificate(X509Certificate cert) {
        return false;
    }

    public boolean isSameTrustConfiguration(String hostname1, String hostname2) {
        return true;
    }
}
