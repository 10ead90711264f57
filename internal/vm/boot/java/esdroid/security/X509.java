package esdroid.security;

import java.io.IOException;
import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Principal;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import javax.security.auth.x500.X500Principal;

/** A certificate read from its encoding (RFC 5280, section 4.1). */
public final class X509 extends X509Certificate {
    private static final String[][] ALGORITHMS = {
        {"1.2.840.113549.1.1.4", "MD5withRSA"}, {"1.2.840.113549.1.1.5", "SHA1withRSA"}, {"1.2.840.113549.1.1.14", "SHA224withRSA"},
        {"1.2.840.113549.1.1.11", "SHA256withRSA"}, {"1.2.840.113549.1.1.12", "SHA384withRSA"},
        {"1.2.840.113549.1.1.13", "SHA512withRSA"}, {"1.2.840.10045.4.1", "SHA1withECDSA"}, {"1.2.840.10045.4.3.2", "SHA256withECDSA"},
        {"1.2.840.10045.4.3.3", "SHA384withECDSA"}, {"1.2.840.10045.4.3.4", "SHA512withECDSA"}, {"1.2.840.10040.4.3", "SHA1withDSA"},
    };
    private static final String KEY_USAGE = "2.5.29.15";
    private static final String SUBJECT_NAMES = "2.5.29.17";
    private static final String ISSUER_NAMES = "2.5.29.18";
    private static final String CONSTRAINTS = "2.5.29.19";
    private static final String PURPOSES = "2.5.29.37";
    private static final Set<String> UNDERSTOOD = new LinkedHashSet<String>(Arrays.asList(KEY_USAGE, SUBJECT_NAMES,
            CONSTRAINTS, PURPOSES, "2.5.29.30", "2.5.29.31", "2.5.29.32", "2.5.29.33", "2.5.29.35", "2.5.29.36", "2.5.29.54"));

    private final byte[] encoded;
    private final byte[] signed;
    private final byte[] signature;
    private final String algorithm;
    private final byte[] parameters;
    private final int version;
    private final BigInteger serial;
    private final X500Principal issuer;
    private final X500Principal subject;
    private final Date notBefore;
    private final Date notAfter;
    private final PublicKey key;
    private boolean[] issuerId;
    private boolean[] subjectId;
    /** The extensions by number: whether critical, and the octets. */
    private final Map<String, Object[]> extensions = new LinkedHashMap<String, Object[]>();

    public X509(byte[] der) throws CertificateException {
        encoded = der.clone();
        try {
            List<Der> all = new Der(encoded).as(Der.SEQUENCE).parts(3);
            signed = all.get(0).encoded();
            List<Der> how = all.get(1).parts(1);
            algorithm = how.get(0).oid();
            parameters = how.size() > 1 && how.get(1).tag != Der.NULL ? how.get(1).encoded() : null;
            signature = all.get(2).bits();
            List<Der> fields = all.get(0).as(Der.SEQUENCE).parts(6);
            int at = fields.get(0).tag == 0xa0 ? 1 : 0;
            version = at == 0 ? 1 : fields.get(0).parts(1).get(0).integer().intValue() + 1;
            serial = fields.get(at).integer();
            issuer = new X500Principal(fields.get(at + 2).encoded());
            List<Der> validity = fields.get(at + 3).parts(2);
            notBefore = time(validity.get(0));
            notAfter = time(validity.get(1));
            subject = new X500Principal(fields.get(at + 4).encoded());
            key = key(fields.get(at + 5).encoded());
            for (Der more : fields.subList(at + 6, fields.size())) {
                if (more.tag == 0xa3) {
                    readExtensions(more.parts(1).get(0));
                } else if (more.tag == 0x81 || more.tag == 0x82) {
                    byte[] bits = Der.make(Der.BITS, more.content());
                    boolean[] id = new Der(bits).flags(0);
                    issuerId = more.tag == 0x81 ? id : issuerId;
                    subjectId = more.tag == 0x82 ? id : subjectId;
                }
            }
        } catch (IOException e) {
            throw new CertificateException("Unable to initialize, " + e, e);
        } catch (IndexOutOfBoundsException e) {
            throw new CertificateException("Unable to initialize, " + e, e);
        } catch (IllegalArgumentException e) {
            throw new CertificateException("Unable to initialize, " + e, e);
        }
    }

    private static PublicKey key(byte[] info) throws IOException {
        String oid = new Der(info).parts(2).get(0).parts(1).get(0).oid();
        switch (oid) {
            case RsaKeys.OID:
                return RsaKeys.publicKey(info);
            case EcKeys.OID:
                try {
                    return EcKeys.publicKey(info);
                } catch (IOException e) {
                    return new OtherKey("EC", info); // a curve without a name
                }
            case "1.2.840.10040.4.1":
                return new OtherKey("DSA", info);
            default:
                return new OtherKey(oid, info);
        }
    }

    private void readExtensions(Der all) throws IOException {
        for (Der one : all.as(Der.SEQUENCE).parts(0)) {
            List<Der> parts = one.parts(2);
            boolean critical = parts.size() > 2 && parts.get(1).content()[0] != 0;
            extensions.put(parts.get(0).oid(), new Object[] {critical, parts.get(parts.size() - 1).as(Der.OCTETS)});
        }
    }

    private static Date time(Der d) throws IOException {
        String s = d.text();
        if (d.tag == 23 && s.length() >= 2) {
            s = (s.charAt(0) >= '5' ? "19" : "20") + s;
        }
        if (!s.matches("\\d{14}Z")) {
            throw new IOException("Parse time, unsupported format: " + s);
        }
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.clear();
        c.set(Integer.parseInt(s.substring(0, 4)), Integer.parseInt(s.substring(4, 6)) - 1, Integer.parseInt(s.substring(6, 8)),
                Integer.parseInt(s.substring(8, 10)), Integer.parseInt(s.substring(10, 12)), Integer.parseInt(s.substring(12, 14)));
        return c.getTime();
    }

    @Override
    public byte[] getEncoded() {
        return encoded.clone();
    }

    @Override
    public void verify(PublicKey key) throws CertificateException, NoSuchAlgorithmException, InvalidKeyException,
            SignatureException {
        if (key == null) {
            throw new InvalidKeyException("null key");
        }
        verify(Signature.getInstance(algorithm), key);
    }

    @Override
    public void verify(PublicKey key, String provider) throws CertificateException, NoSuchAlgorithmException,
            InvalidKeyException, NoSuchProviderException, SignatureException {
        verify(Signature.getInstance(algorithm, provider), key);
    }

    private void verify(Signature s, PublicKey key) throws InvalidKeyException, SignatureException {
        s.initVerify(key);
        s.update(signed);
        if (!s.verify(signature)) {
            throw new SignatureException("Signature does not match.");
        }
    }

    @Override
    public PublicKey getPublicKey() {
        return key;
    }

    @Override
    public void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException {
        checkValidity(new Date());
    }

    @Override
    public void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException {
        if (date.before(notBefore)) {
            throw new CertificateNotYetValidException("NotBefore: " + notBefore);
        }
        if (date.after(notAfter)) {
            throw new CertificateExpiredException("NotAfter: " + notAfter);
        }
    }

    @Override
    public int getVersion() {
        return version;
    }

    @Override
    public BigInteger getSerialNumber() {
        return serial;
    }

    @Override
    public Principal getIssuerDN() {
        return issuer;
    }

    @Override
    public X500Principal getIssuerX500Principal() {
        return issuer;
    }

    @Override
    public Principal getSubjectDN() {
        return subject;
    }

    @Override
    public X500Principal getSubjectX500Principal() {
        return subject;
    }

    @Override
    public Date getNotBefore() {
        return (Date) notBefore.clone();
    }

    @Override
    public Date getNotAfter() {
        return (Date) notAfter.clone();
    }

    @Override
    public byte[] getTBSCertificate() {
        return signed.clone();
    }

    @Override
    public byte[] getSignature() {
        return signature.clone();
    }

    @Override
    public String getSigAlgName() {
        for (String[] a : ALGORITHMS) {
            if (a[0].equals(algorithm)) {
                return a[1];
            }
        }
        return algorithm;
    }

    @Override
    public String getSigAlgOID() {
        return algorithm;
    }

    @Override
    public byte[] getSigAlgParams() {
        return parameters == null ? null : parameters.clone();
    }

    @Override
    public boolean[] getIssuerUniqueID() {
        return issuerId == null ? null : issuerId.clone();
    }

    @Override
    public boolean[] getSubjectUniqueID() {
        return subjectId == null ? null : subjectId.clone();
    }

    // ---- extensions

    /** What an extension holds; null if the certificate has none such or it cannot be read. */
    private Der extension(String oid) {
        try {
            return extensions.containsKey(oid) ? ((Der) extensions.get(oid)[1]).inside() : null;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public boolean[] getKeyUsage() {
        try {
            Der d = extension(KEY_USAGE);
            return d == null ? null : d.flags(9);
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public int getBasicConstraints() {
        try {
            Der d = extension(CONSTRAINTS);
            if (d == null) {
                return -1;
            }
            List<Der> parts = d.parts(0);
            if (parts.isEmpty() || parts.get(0).tag != 1 || parts.get(0).content()[0] == 0) {
                return -1;
            }
            return parts.size() > 1 ? parts.get(1).integer().intValue() : Integer.MAX_VALUE;
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public List<String> getExtendedKeyUsage() throws CertificateParsingException {
        Der d = extension(PURPOSES);
        if (d == null) {
            return null;
        }
        try {
            List<String> all = new ArrayList<String>();
            for (Der part : d.parts(0)) {
                all.add(part.oid());
            }
            return Collections.unmodifiableList(all);
        } catch (IOException e) {
            throw new CertificateParsingException(e);
        }
    }

    @Override
    public Collection<List<?>> getSubjectAlternativeNames() throws CertificateParsingException {
        return names(extension(SUBJECT_NAMES));
    }

    @Override
    public Collection<List<?>> getIssuerAlternativeNames() throws CertificateParsingException {
        return names(extension(ISSUER_NAMES));
    }

    /** Names of several kinds, each with the number of its kind. */
    private static Collection<List<?>> names(Der d) throws CertificateParsingException {
        if (d == null) {
            return null;
        }
        try {
            List<List<?>> all = new ArrayList<List<?>>();
            for (Der name : d.parts(0)) {
                int kind = name.tag & 0x1f;
                Object value;
                if (kind == 1 || kind == 2 || kind == 6) {
                    value = name.text();
                } else if (kind == 4) {
                    value = new X500Principal(name.parts(1).get(0).encoded()).getName();
                } else if (kind == 7) {
                    value = java.net.InetAddress.getByAddress(name.content()).getHostAddress();
                } else if (kind == 8) {
                    value = new Der(Der.make(Der.OID, name.content())).oid();
                } else {
                    value = name.encoded();
                }
                all.add(Collections.unmodifiableList(Arrays.asList((Object) kind, value)));
            }
            return Collections.unmodifiableCollection(all);
        } catch (IOException e) {
            throw new CertificateParsingException(e);
        }
    }

    @Override
    public boolean hasUnsupportedCriticalExtension() {
        return extensions.size() > 0 && !UNDERSTOOD.containsAll(numbers(true));
    }

    private Set<String> numbers(boolean critical) {
        Set<String> found = new java.util.TreeSet<String>();
        for (Map.Entry<String, Object[]> e : extensions.entrySet()) {
            if (e.getValue()[0].equals(critical)) {
                found.add(e.getKey());
            }
        }
        return found;
    }

    @Override
    public Set<String> getCriticalExtensionOIDs() {
        return extensions.isEmpty() ? null : numbers(true);
    }

    @Override
    public Set<String> getNonCriticalExtensionOIDs() {
        return extensions.isEmpty() ? null : numbers(false);
    }

    @Override
    public byte[] getExtensionValue(String oid) {
        Object[] e = extensions.get(oid);
        return e == null ? null : ((Der) e[1]).encoded();
    }

    @Override
    public String toString() {
        return "Certificate:\n    Version: " + version + "\n    Serial Number: " + serial + "\n    Signature Algorithm: "
                + getSigAlgName() + "\n    Issuer: " + issuer + "\n    Validity: " + notBefore + " to " + notAfter
                + "\n    Subject: " + subject + "\n    Public Key: " + key.getAlgorithm() + "\n";
    }

    /** A public key of an algorithm that is only carried along. */
    private static final class OtherKey extends EncodedKey implements PublicKey {
        private final byte[] info;

        OtherKey(String algorithm, byte[] info) {
            super(algorithm);
            this.info = info;
        }

        @Override
        public String getFormat() {
            return "X.509";
        }

        @Override
        public byte[] getEncoded() {
            return info.clone();
        }
    }
}
