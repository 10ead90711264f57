package android.net.http;

import java.security.cert.X509Certificate;
import java.util.Date;

/** A certificate of a server. */
public class SslCertificate {
    private final String mTo;
    private final String mBy;
    private final Date mFrom;
    private final Date mUntil;

    public SslCertificate(String issuedTo, String issuedBy, Date validNotBefore, Date validNotAfter) {
        mTo = issuedTo;
        mBy = issuedBy;
        mFrom = validNotBefore;
        mUntil = validNotAfter;
    }

    public SslCertificate(X509Certificate certificate) {
        this(certificate.getSubjectDN().getName(), certificate.getIssuerDN().getName(), certificate.getNotBefore(),
                certificate.getNotAfter());
    }

    public Date getValidNotBeforeDate() {
        return mFrom;
    }

    public Date getValidNotAfterDate() {
        return mUntil;
    }

    @Override
    public String toString() {
        return "Issued to: " + mTo + ";\nIssued by: " + mBy + ";\n";
    }
}
