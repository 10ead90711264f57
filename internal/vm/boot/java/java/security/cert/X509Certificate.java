package java.security.cert;

import java.math.BigInteger;
import java.security.Principal;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import javax.security.auth.x500.X500Principal;

/** A certificate as X.509 has it (RFC 5280). */
public abstract class X509Certificate extends Certificate implements X509Extension {
    private static final long serialVersionUID = -2491127588187038216L;

    protected X509Certificate() {
        super("X.509");
    }

    public abstract void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException;

    public abstract int getVersion();

    public abstract BigInteger getSerialNumber();

    public abstract Principal getIssuerDN();

    public X500Principal getIssuerX500Principal() {
        return new X500Principal(getIssuerDN().getName());
    }

    public abstract Principal getSubjectDN();

    public X500Principal getSubjectX500Principal() {
        return new X500Principal(getSubjectDN().getName());
    }

    public abstract Date getNotBefore();

    public abstract Date getNotAfter();

    public abstract byte[] getTBSCertificate() throws CertificateEncodingException;

    public abstract byte[] getSignature();

    public abstract String getSigAlgName();

    public abstract String getSigAlgOID();

    public abstract byte[] getSigAlgParams();

    public abstract boolean[] getIssuerUniqueID();

    public abstract boolean[] getSubjectUniqueID();

    public abstract boolean[] getKeyUsage();

    public abstract int getBasicConstraints();

    public List<String> getExtendedKeyUsage() throws CertificateParsingException {
        return null;
    }

    public Collection<List<?>> getSubjectAlternativeNames() throws CertificateParsingException {
        return null;
    }

    public Collection<List<?>> getIssuerAlternativeNames() throws CertificateParsingException {
        return null;
    }
}
