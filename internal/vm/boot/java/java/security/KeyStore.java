package java.security;

import esdroid.security.Services;
import java.io.IOException;
import java.io.InputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Keys and certificates under names. It keeps them in memory, under Android's names of the kinds; files of
 * other devices, whose keys are encrypted, it does not read and refuses as of an unknown version.
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
        if (stream != null) {
            throw new IOException("Wrong version of key store.");
        }
        items = new TreeMap<String, Item>();
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
        return Collections.enumeration(new java.util.ArrayList<String>(items().keySet()));
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
}
