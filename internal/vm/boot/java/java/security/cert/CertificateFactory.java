package java.security.cert;

import esdroid.security.Pem;
import esdroid.security.X509;
import java.io.IOException;
import java.io.InputStream;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.ArrayList;
import java.util.Collection;

/** Reads certificates of a kind, of which X.509 is the only one. */
public class CertificateFactory {
    private final String type;

    private CertificateFactory(String type) throws CertificateException {
        if (type == null) {
            throw new NullPointerException("null type name");
        }
        if (!type.equalsIgnoreCase("X.509") && !type.equalsIgnoreCase("X509")) {
            throw new CertificateException(type + " not found");
        }
        this.type = type;
    }

    public static final CertificateFactory getInstance(String type) throws CertificateException {
        return new CertificateFactory(type);
    }

    public static final CertificateFactory getInstance(String type, String provider)
            throws CertificateException, NoSuchProviderException {
        if (provider == null || provider.isEmpty()) {
            throw new IllegalArgumentException("missing provider");
        }
        if (Security.getProvider(provider) == null) {
            throw new NoSuchProviderException("no such provider: " + provider);
        }
        return new CertificateFactory(type);
    }

    public static final CertificateFactory getInstance(String type, Provider provider) throws CertificateException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return new CertificateFactory(type);
    }

    public final Provider getProvider() {
        return Security.getProvider("AndroidOpenSSL");
    }

    public final String getType() {
        return type;
    }

    /** Reads one certificate, as DER or as text between its BEGIN and END. */
    public final Certificate generateCertificate(InputStream in) throws CertificateException {
        byte[] der = read(in);
        if (der == null) {
            throw new CertificateException("Could not parse certificate: java.io.IOException: Empty input");
        }
        return new X509(der);
    }

    public final Collection<? extends Certificate> generateCertificates(InputStream in) throws CertificateException {
        ArrayList<Certificate> all = new ArrayList<Certificate>();
        for (byte[] der = read(in); der != null; der = read(in)) {
            all.add(new X509(der));
        }
        return all;
    }

    private static byte[] read(InputStream in) throws CertificateException {
        if (in == null) {
            throw new CertificateException("Missing input stream");
        }
        try {
            return Pem.next(in, "CERTIFICATE");
        } catch (IOException e) {
            throw new CertificateException("Could not parse certificate: " + e, e);
        }
    }
}
