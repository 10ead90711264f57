import java.io.*;
import java.security.*;
import java.security.cert.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** A key store of PKCS #12 written and read back. */
public class KeyStores {
    static void p(Object o) {
        System.out.println(o);
    }
    static final String PEM = "-----BEGIN CERTIFICATE-----\nMIICIDCCAYmgAwIBAgIUVeEzxBS0+1zgMvBCOrjREdEjWdgwDQYJKoZIhvcNAQEL\nBQAwITEQMA4GA1UEAwwHRXNkcm9pZDENMAsGA1UECgwEVGVzdDAgFw0yNjExMjIx\nNTQwNTBaGA8yMDgxMDgyNTE1NDA1MFowITEQMA4GA1UEAwwHRXNkcm9pZDENMAsG\nA1UECgwEVGVzdDCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA1VixODinUVF9\napJaJ0XQP+wnfEjv3nzKuXbAwZzBQwW5B+SFTl/0SEb2cq3AuLJs5KeBlpP1W79i\nLru/qgn6dlsc0g4GTskp92GNPvjdvyGzRekCu1en/KeTs/ul/sOUtgOgkKHiBVKR\nnwV5v3F5qQ1k4Z/Njx9lM8J+cBeO/usCAwEAAaNTMFEwHQYDVR0OBBYEFNDh9puK\nA6HgWQcgfY2zOyoKLy8oMB8GA1UdIwQYMBaAFNDh9puKA6HgWQcgfY2zOyoKLy8o\nMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEAfHTbEi+1HQg0x4dp\noWRLDiJpcWTsBVYUCNMBe1iy0NQMn9P1eFXzqZ2h5Cz211h21j5PfRVQdaOtq8ly\nmqgAdCV5dQHHa9HLWKHHhL6fxSwGPP5FbvkmydBRVIbvAe3D4OZGHMlEkiEA167q\n8IeLlML1X2vidJhB8V9wdpZr6eE=\n-----END CERTIFICATE-----\n";

    public static void main(String[] args) throws Exception {
        KeyStore ks = KeyStore.getInstance("PKCS12");
        p(ks.getType());
        try {
            ks.size();
        } catch (KeyStoreException e) {
            p(e.getMessage() != null);
        }
        ks.load(null, null);
        p(ks.size() + " " + ks.aliases().hasMoreElements() + " " + ks.containsAlias("none") + " " + ks.getKey("none", null)
                + " " + ks.getCertificate("none"));
        CertificateFactory cf = CertificateFactory.getInstance("X.509");
        X509Certificate cert = (X509Certificate) cf.generateCertificate(new ByteArrayInputStream(PEM.getBytes()));
        char[] pw = "changeit".toCharArray();
        ks.setCertificateEntry("Root", cert);
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        g.initialize(1024);
        KeyPair pair = g.generateKeyPair();
        ks.setKeyEntry("signer", pair.getPrivate(), pw, new java.security.cert.Certificate[]{cert});
        p(ks.size() + " " + new TreeSet<>(Collections.list(ks.aliases())) + " " + ks.isKeyEntry("signer") + " "
                + ks.isCertificateEntry("root") + " " + ks.getCertificateAlias(cert));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ks.store(out, pw);
        KeyStore two = KeyStore.getInstance("PKCS12");
        two.load(new ByteArrayInputStream(out.toByteArray()), pw);
        p(two.size() + " " + two.isKeyEntry("signer") + " " + two.isKeyEntry("SIGNER") + " "
                + two.isCertificateEntry("signer"));
        p(two.getKey("signer", pw).equals(pair.getPrivate()) + " " + two.getCertificateChain("signer").length + " "
                + two.getCertificate("signer").equals(cert));
        try {
            two.getKey("signer", "wrong".toCharArray());
            p("?");
        } catch (UnrecoverableKeyException e) {
            p("unrecoverable");
        }
        try {
            KeyStore.getInstance("PKCS12").load(new ByteArrayInputStream(out.toByteArray()), "wrong".toCharArray());
            p("?");
        } catch (IOException e) {
            p("wrong password " + e.getClass().getName());
        }
        try {
            KeyStore.getInstance("PKCS12").load(new ByteArrayInputStream(new byte[]{1, 2, 3}), pw);
            p("?");
        } catch (IOException e) {
            p("not a store");
        }
        KeyStore.PrivateKeyEntry entry = (KeyStore.PrivateKeyEntry) two.getEntry("signer",
                new KeyStore.PasswordProtection(pw));
        p(entry.getPrivateKey().getAlgorithm() + " " + entry.getCertificateChain().length + " "
                + entry.getCertificate().equals(cert) + " " + two.entryInstanceOf("signer", KeyStore.PrivateKeyEntry.class));
        two.setEntry("again", new KeyStore.PrivateKeyEntry(pair.getPrivate(), new java.security.cert.Certificate[]{cert}),
                new KeyStore.PasswordProtection(pw));
        p(two.size() + " " + two.isKeyEntry("again"));
        two.deleteEntry("again");
        p(two.size() + " " + two.isKeyEntry("again"));
        try {
            KeyStore.getInstance("Nothing");
        } catch (KeyStoreException e) {
            p(e.getMessage());
        }
        ByteArrayOutputStream empty = new ByteArrayOutputStream();
        KeyStore e = KeyStore.getInstance("PKCS12");
        e.load(null, pw);
        e.store(empty, pw);
        KeyStore e2 = KeyStore.getInstance("PKCS12");
        e2.load(new ByteArrayInputStream(empty.toByteArray()), pw);
        p(e2.size() + " " + cert.getSubjectX500Principal());
    }
}
