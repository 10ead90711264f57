package java.security;

import esdroid.security.Pkcs12;
import esdroid.security.Services;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Keys and certificates under names. It keeps them in memory, under Android's names of the kinds; of files it reads and
 * writes PKCS #12, and refuses others as of an unknown version.
 */
public class KeyStore {
    private static final String[] TYPES = {"BKS", "BouncyCastle", "PKCS12", "AndroidKeyStore", "AndroidCAStore"};

    private final String type;
    private final boolean ignoresCase;
    private TreeMap<String, Item> items;

    /** What is kept under a name: a key with its certificates, or a certificate alone. */
    private static final class Item {
        final Date created = new Date();
        final String alias;
        final Key key;
        final char[] password;
        final Certificate[] chain;

        Item(String alias, Key key, char[] password, Certificate[] chain) {
            this.alias = alias;
            this.key = key;
            this.password = password == null ? null : password.clone();
            this.chain = chain == null ? null : chain.clone();
        }
    }

    private KeyStore(String type) {
        this.type = type;
        ignoresCase = !type.startsWith("Android");
    }

    public static KeyStore getInstance(String type) throws KeyStoreException {
        if (type == null) {
            throw new NullPointerException("null type name");
        }
        for (String t : TYPES) {
            if (t.equalsIgnoreCase(type)) {
                return new KeyStore(t);
            }
        }
        throw new KeyStoreException(type + " not found", new NoSuchAlgorithmException(type + " KeyStore not available"));
    }

    public static KeyStore getInstance(String type, String provider) throws KeyStoreException, NoSuchProviderException {
        Services.provider(provider);
        return getInstance(type);
    }

    public static KeyStore getInstance(String type, Provider provider) throws KeyStoreException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return getInstance(type);
    }

    public static final String getDefaultType() {
        String chosen = Security.getProperty("keystore.type");
        return chosen == null ? "BKS" : chosen;
    }

    public final String getType() {
        return type;
    }

    public final Provider getProvider() {
        return Security.getProvider("AndroidOpenSSL");
    }

    public final void load(InputStream stream, char[] password)
            throws IOException, NoSuchAlgorithmException, CertificateException {
        TreeMap<String, Item> found = new TreeMap<String, Item>();
        if (stream != null) {
            if (!type.equals("PKCS12")) {
                throw new IOException("Wrong version of key store.");
            }
            java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
            byte[] part = new byte[4096];
            for (int n = stream.read(part); n > 0; n = stream.read(part)) {
                all.write(part, 0, n);
            }
            fill(found, Pkcs12.read(all.toByteArray(), password), password);
        }
        items = found;
    }

    /** Keys with the certificates of the same number, then what certificates are left. */
    private void fill(TreeMap<String, Item> found, List<Pkcs12.Bag> bags, char[] password) {
        int unnamed = 0;
        for (Pkcs12.Bag k : bags) {
            if (k.key == null) {
                continue;
            }
            List<Certificate> chain = new ArrayList<Certificate>();
            for (Pkcs12.Bag c : bags) {
                if (c.certificate != null && k.id != null && Arrays.equals(k.id, c.id)) {
                    chain.add(c.certificate);
                }
            }
            String alias = k.alias != null ? k.alias : String.valueOf(++unnamed);
            found.put(name(alias), new Item(alias, k.key, password, chain.toArray(new Certificate[0])));
        }
        for (Pkcs12.Bag c : bags) {
            if (c.certificate != null && c.id == null) {
                String alias = c.alias != null ? c.alias : String.valueOf(++unnamed);
                found.put(name(alias), new Item(alias, null, null, new Certificate[] {c.certificate}));
            }
        }
    }

    /** Writes what is kept; only PKCS12 can be written. */
    public final void store(OutputStream stream, char[] password)
            throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
        if (!type.equals("PKCS12")) {
            throw new KeyStoreException(type + " cannot be written");
        }
        if (password == null) {
            throw new NullPointerException("No password supplied for PKCS#12 KeyStore.");
        }
        List<Pkcs12.Bag> bags = new ArrayList<Pkcs12.Bag>();
        int number = 0;
        for (Map.Entry<String, Item> e : items().entrySet()) {
            Item i = e.getValue();
            byte[] id = null;
            if (i.key != null) {
                Pkcs12.Bag b = new Pkcs12.Bag();
                b.alias = i.alias;
                b.key = (PrivateKey) i.key;
                b.id = id = ("Key " + ++number).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
                bags.add(b);
            }
            for (Certificate c : i.chain == null ? new Certificate[0] : i.chain) {
                Pkcs12.Bag b = new Pkcs12.Bag();
                b.alias = id == null ? i.alias : null;
                b.certificate = c;
                b.id = id;
                bags.add(b);
            }
        }
        stream.write(Pkcs12.write(bags, password));
        stream.flush();
    }

    public final void load(LoadStoreParameter param) throws IOException, NoSuchAlgorithmException, CertificateException {
        load(null, null);
    }

    private TreeMap<String, Item> items() throws KeyStoreException {
        if (items == null) {
            throw new KeyStoreException("Uninitialized keystore");
        }
        return items;
    }

    private String name(String alias) {
        return ignoresCase ? alias.toLowerCase(Locale.ENGLISH) : alias;
    }

    private Item item(String alias) throws KeyStoreException {
        return items().get(name(alias));
    }

    public final Key getKey(String alias, char[] password)
            throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException {
        Item i = item(alias);
        if (i == null || i.key == null) {
            return null;
        }
        if (i.password != null && !Arrays.equals(i.password, password)) {
            throw new UnrecoverableKeyException("no match");
        }
        return i.key;
    }

    public final Certificate[] getCertificateChain(String alias) throws KeyStoreException {
        Item i = item(alias);
        return i == null || i.key == null || i.chain == null ? null : i.chain.clone();
    }

    public final Certificate getCertificate(String alias) throws KeyStoreException {
        Item i = item(alias);
        return i == null || i.chain == null || i.chain.length == 0 ? null : i.chain[0];
    }

    public final Date getCreationDate(String alias) throws KeyStoreException {
        Item i = item(alias);
        return i == null ? null : (Date) i.created.clone();
    }

    public final void setKeyEntry(String alias, Key key, char[] password, Certificate[] chain) throws KeyStoreException {
        if (key instanceof PrivateKey && (chain == null || chain.length == 0)) {
            throw new IllegalArgumentException("Private key must be accompanied by certificate chain");
        }
        items().put(name(alias), new Item(alias, key, password, chain));
    }

    public final void setCertificateEntry(String alias, Certificate cert) throws KeyStoreException {
        Item old = item(alias);
        if (old != null && old.key != null) {
            throw new KeyStoreException("There is already a key entry with the name " + alias);
        }
        items.put(name(alias), new Item(alias, null, null, new Certificate[] {cert}));
    }

    public final void deleteEntry(String alias) throws KeyStoreException {
        items().remove(name(alias));
    }

    public final Enumeration<String> aliases() throws KeyStoreException {
        return Collections.enumeration(new ArrayList<String>(items().keySet()));
    }

    public final boolean containsAlias(String alias) throws KeyStoreException {
        return item(alias) != null;
    }

    public final int size() throws KeyStoreException {
        return items().size();
    }

    public final boolean isKeyEntry(String alias) throws KeyStoreException {
        Item i = item(alias);
        return i != null && i.key != null;
    }

    public final boolean isCertificateEntry(String alias) throws KeyStoreException {
        Item i = item(alias);
        return i != null && i.key == null;
    }

    public final String getCertificateAlias(Certificate cert) throws KeyStoreException {
        for (Map.Entry<String, Item> e : items().entrySet()) {
            Certificate[] chain = e.getValue().chain;
            if (chain != null && chain.length > 0 && chain[0].equals(cert)) {
                return e.getKey();
            }
        }
        return null;
    }

    /** How to load and store. */
    public interface LoadStoreParameter {
        ProtectionParameter getProtectionParameter();
    }

    /** How what is kept is protected. */
    public interface ProtectionParameter {
    }

    public final boolean entryInstanceOf(String alias, Class<? extends Entry> kind) throws KeyStoreException {
        Item i = item(java.util.Objects.requireNonNull(alias, "alias"));
        return i != null && (i.key == null ? kind == TrustedCertificateEntry.class : i.key instanceof PrivateKey && kind == PrivateKeyEntry.class);
    }

    public final Entry getEntry(String alias, ProtectionParameter protection)
            throws NoSuchAlgorithmException, UnrecoverableEntryException, KeyStoreException {
        Item i = item(java.util.Objects.requireNonNull(alias, "alias == null"));
        if (i == null) {
            return null;
        }
        if (i.key == null) {
            return new TrustedCertificateEntry(i.chain[0]);
        }
        char[] password = protection instanceof PasswordProtection ? ((PasswordProtection) protection).getPassword() : null;
        return new PrivateKeyEntry((PrivateKey) getKey(alias, password), i.chain);
    }

    public final void setEntry(String alias, Entry entry, ProtectionParameter protection) throws KeyStoreException {
        if (entry instanceof TrustedCertificateEntry) {
            setCertificateEntry(alias, ((TrustedCertificateEntry) entry).getTrustedCertificate());
            return;
        }
        if (!(entry instanceof PrivateKeyEntry)) {
            throw new KeyStoreException("Entry object is not recognized: " + entry);
        }
        PrivateKeyEntry k = (PrivateKeyEntry) entry;
        char[] password = protection instanceof PasswordProtection ? ((PasswordProtection) protection).getPassword() : null;
        setKeyEntry(alias, k.getPrivateKey(), password, k.getCertificateChain());
    }

    /** What can be kept. */
    public interface Entry {
    }

    /** Protects by a password. */
    public static class PasswordProtection implements ProtectionParameter {
        private final char[] password;

        public PasswordProtection(char[] password) {
            this.password = password == null ? null : password.clone();
        }

        public char[] getPassword() {
            return password;
        }
    }

    /** A private key and the certificates that say whose it is. */
    public static final class PrivateKeyEntry implements Entry {
        private final PrivateKey key;
        private final Certificate[] chain;

        public PrivateKeyEntry(PrivateKey privateKey, Certificate[] chain) {
            if (privateKey == null || chain == null) {
                throw new NullPointerException("invalid null input");
            }
            if (chain.length == 0) {
                throw new IllegalArgumentException("invalid zero-length input chain");
            }
            key = privateKey;
            this.chain = chain.clone();
        }

        public PrivateKey getPrivateKey() {
            return key;
        }

        public Certificate[] getCertificateChain() {
            return chain.clone();
        }

        public Certificate getCertificate() {
            return chain[0];
        }
    }

    /** A certificate that is trusted. */
    public static final class TrustedCertificateEntry implements Entry {
        private final Certificate certificate;

        public TrustedCertificateEntry(Certificate trustedCert) {
            if (trustedCert == null) {
                throw new NullPointerException("invalid null input");
            }
            certificate = trustedCert;
        }

        public Certificate getTrustedCertificate() {
            return certificate;
        }
    }
}
