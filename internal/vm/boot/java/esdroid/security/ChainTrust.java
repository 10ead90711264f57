package esdroid.security;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.X509ExtendedTrustManager;

/** Trusts chains of certificates that end with one it trusts. */
public final class ChainTrust extends X509ExtendedTrustManager {
    private final List<X509Certificate> trusted;

    public ChainTrust(List<X509Certificate> trusted) {
        this.trusted = trusted;
    }

    private void check(X509Certificate[] chain, String authType) throws CertificateException {
        if (chain == null || chain.length == 0 || authType == null || authType.isEmpty()) {
            throw new IllegalArgumentException("null or zero-length parameter");
        }
        for (int i = 0; i < chain.length; i++) {
            X509Certificate c = chain[i];
            if (trusted.contains(c)) {
                return;
            }
            c.checkValidity();
            for (X509Certificate anchor : trusted) {
                if (signed(c, anchor)) {
                    return;
                }
            }
            if (i + 1 == chain.length || !signed(c, chain[i + 1]) || chain[i + 1].getBasicConstraints() < 0) {
                break;
            }
        }
        String why = "Trust anchor for certification path not found.";
        throw new CertificateException("java.security.cert.CertPathValidatorException: " + why, new CertPathValidatorException(why));
    }

    private static boolean signed(X509Certificate c, X509Certificate by) {
        if (!c.getIssuerX500Principal().equals(by.getSubjectX500Principal())) {
            return false;
        }
        try {
            c.verify(by.getPublicKey());
            return true;
        } catch (GeneralSecurityException e) {
            return false;
        }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        check(chain, authType);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        check(chain, authType);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket) throws CertificateException {
        check(chain, authType);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket) throws CertificateException {
        check(chain, authType);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return trusted.toArray(new X509Certificate[trusted.size()]);
    }
}
