import java.io.*;
import java.security.*;
import java.security.cert.*;
import java.security.cert.Certificate;
import java.util.*;
import javax.net.ssl.*;
import javax.security.auth.x500.X500Principal;

/** Certificates read, asked, verified; names; key stores in memory; whom to trust. */
public class Certificates {
    static final String ROOT = "MIIDlDCCAnygAwIBAgIJAO8ErraRYavPMA0GCSqGSIb3DQEBCwUAMGUxCzAJBgNVBAYTAlVTMRMwEQYDVQQIEwpTb21lIFN0YXRlMRQwEgYDVQ"
        + "QHEwtTcHJpbmdmaWVsZDEXMBUGA1UEChMORXhhbXBsZSAsIEluYy4xEjAQBgNVBAMTCVRlc3QgUm9vdDAgFw0yMDAxMDEwMDAwMDBaGA8yMDc0"
        + "MTAwNDAwMDAwMFowZTELMAkGA1UEBhMCVVMxEzARBgNVBAgTClNvbWUgU3RhdGUxFDASBgNVBAcTC1NwcmluZ2ZpZWxkMRcwFQYDVQQKEw5FeG"
        + "FtcGxlICwgSW5jLjESMBAGA1UEAxMJVGVzdCBSb290MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAm8koepe4xOjq9MXGwvt3SvxD"
        + "2qIrd3y+SaiodLhrCdlz7rrqRosiJSsCf/x/phXEwwyfddXUKyvYodCd1x6Jq5Nr9RJ+70kyi2knXIlalaf58sSvFt9PRZl42ID4ortHMCNP3P"
        + "eSasYaIEAZR/1/Xip7xdPCCdaRUN7IWbdq8fFIOLVhKOUNS9lPflPvMxGrWF7My9vRSdPvxEIdsHiMGMV9ESQzfQzZwyQqV84GYRM031Cgz3qA"
        + "+iumgpZpys5PAYLzjzAGe6pfQOKDZO9iq0MhKJqHWGgbW1t/MRhW2vMwIbwNBW7FU+OdVOUZZaGHlrRF92lSu95tYj6osRoR6QIDAQABo0UwQz"
        + "AdBgNVHQ4EFgQUbC8CFLF3RXw8KFZdHlDPewQ9omQwDgYDVR0PAQH/BAQDAgEGMBIGA1UdEwEB/wQIMAYBAf8CAQEwDQYJKoZIhvcNAQELBQAD"
        + "ggEBAChdwT0ACtZg/bpg9XhIKGfGPaHPjhpWwOMnXBUWLn+RT2cSqCPkkSO9ozM/9+rEt7U+/rsMk8OiY4yJ45CWDeoYYwUwpmO2rUJ7B19V6c"
        + "y6AVKQKTY6mAdMI0vsHbT0ViDOpWvvOIJvFbRAyyfBxm1uR1BxVdm87GsddLXPo4cj4yAmTvWsX9nQZWEx0pnpQW4avhlVnf7i4a682eQNfPVR"
        + "LZ+wwfG9EFblb8eQQbtIDGDq5XdwUQRa0HfrQmf5peZ+sql8r3MJmpHAud2UV9ouniQjm7fUutbS9IaqtYuCvdKqJpBdiILfBoCqL34WXZhwhu"
        + "gei2LZCSI+XX6Z2jU=";
    static final String LEAF = "MIIEHDCCAwSgAwIBAgIIQyP9//oiRSMwDQYJKoZIhvcNAQELBQAwZTELMAkGA1UEBhMCVVMxEzARBgNVBAgTClNvbWUgU3RhdGUxFDASBgNVBA"
        + "cTC1NwcmluZ2ZpZWxkMRcwFQYDVQQKEw5FeGFtcGxlICwgSW5jLjESMBAGA1UEAxMJVGVzdCBSb290MB4XDTIxMDIwMzA0MDUwNloXDTI5MDQy"
        + "MjA0MDUwNlowcDEKMAgGA1UEBRMBNzEcMBoGCSqGSIb3DQEJARYNeEBleGFtcGxlLm9yZzEXMBUGCgmSJomT8ixkARkWB2V4YW1wbGUxFDAIBg"
        + "NVBAsTAWEwCAYDVQQLEwFiMRUwEwYDVQQDEwxob3N0LmV4YW1wbGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQC86jPruNVV0YAE"
        + "GBPH9NR5K/Ex7VmfKQsY2oJ1VluTTl2m3L5dNdsC2PEvIWkSlqif3/9tXVcZ0BmNnCP6QlshTgsaJoA6E9KdM4/XNOU1v6RQWEEsy1x1AxGc2s"
        + "MLUbYTbpXdi+TxzA+bH552gzCJe1SGxoHFn4qjMyWUtsO9Htt8LfJ8PerOyTX7GTlb6FlbOBF8T2lHIraDWfCfxZI1+RheAQC6zHxlGDflMdLv"
        + "DOmJ5oeVj24navQln4o64Hfg1Kgb0EPRiwfBxqW0py8g7bSQ2NfBeH8/xwLwNjd1HKEg4RiXb+aHtG2mAzq9vKC+jvEs7nGR0oLr/K85j+eFAg"
        + "MBAAGjgcQwgcEwHQYDVR0OBBYEFJd/rdV7xMfiRzqAeWYyC0Nt8qE8MAsGA1UdDwQEAwIHgDBTBgNVHREETDBKggxob3N0LmV4YW1wbGWCDiou"
        + "aG9zdC5leGFtcGxlhwQKAQIDgQ14QGV4YW1wbGUub3JnhhVodHRwczovL2hvc3QuZXhhbXBsZS8wHwYDVR0jBBgwFoAUbC8CFLF3RXw8KFZdHl"
        + "DPewQ9omQwHQYDVR0lBBYwFAYIKwYBBQUHAwEGCCsGAQUFBwMCMA0GCSqGSIb3DQEBCwUAA4IBAQAtdh5sgG1UM8hay/CIT1P1bsTUwAo3sE4N"
        + "NI+DY0sKwdJJFQRgukOC8MT+TrCcjYoL6h+vR7PTva2wZd6Ra90VsnCkNZYhuE3Fxs0H2x8ILWWLe1RIVR6uk40Bb351dCLP0kseZzVyfdeIfp"
        + "8ARNgVCTG1sLJnXAfMWzSK1FRal76VYj/cK0Z4Av/bWwcguR0KgM4TA2vqjRMXWsxcXzjEbkTj7zLU32ayijWZiUe1qGeay/7XHvlR/0No25eC"
        + "2qJuNFrOobYC3gsE+OUsXDMOOdbAXYMCKd2QGUoTTr2VKx5wKPbw80RrYx3jN79jrmwDr6OBzJPdZgYdDjwRnocg";
    static final String ELLIPTIC = "MIIBPDCB46ADAgECAggwcg4kDxydFjAKBggqhkjOPQQDAjATMREwDwYDVQQDEwhFbGxpcHRpYzAeFw0yMjAxMDEwMDAwMDBaFw00OTA1MTkwMD"
        + "AwMDBaMBMxETAPBgNVBAMTCEVsbGlwdGljMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEck59i4y12WVClgRkym1mDowleY/McYu1DaWh7cef"
        + "mjdRipZNSRoeZFXLuKvOK5H/UZvmP3j3UMYU+7mPSd9/BaMhMB8wHQYDVR0OBBYEFHuw557qbFI9f/Y3CgeFnALoLU3/MAoGCCqGSM49BAMCA0"
        + "gAMEUCIQDYb8wJZadd19E6CwGPAeCCyMks+6PLYblfQR7T5/ACjAIgVfT3RQ0t1mJKvrw7n7VzsVcea6Zxa1r+P4Lw3J4bHDk=";

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static X509Certificate read(String base64) throws Exception {
        return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(base64)));
    }

    static String hex(byte[] b) {
        if (b == null) {
            return "null";
        }
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(String.format("%02x", x));
        }
        return sb.length() > 80 ? sb.substring(0, 80) + "/" + b.length + "/" + Arrays.hashCode(b) : sb.toString();
    }

    static void show(X509Certificate c) throws Exception {
        System.out.println(c.getType() + " " + c.getVersion() + " " + c.getSerialNumber() + " " + c.getSigAlgName() + " " + c.getSigAlgOID() + " " + c.getBasicConstraints());
        System.out.println(c.getSubjectX500Principal().getName() + " | " + c.getSubjectX500Principal() + " | " + c.getIssuerX500Principal().getName(X500Principal.RFC1779));
        System.out.println(c.getSubjectX500Principal().getName(X500Principal.CANONICAL));
        System.out.println(c.getNotBefore().getTime() + " " + c.getNotAfter().getTime() + " " + Arrays.toString(c.getKeyUsage()) + " " + c.getExtendedKeyUsage());
        System.out.println(c.getSubjectAlternativeNames() + " " + c.getIssuerAlternativeNames() + " " + c.hasUnsupportedCriticalExtension());
        System.out.println(new TreeSet<>(c.getCriticalExtensionOIDs()) + " " + new TreeSet<>(c.getNonCriticalExtensionOIDs()));
        System.out.println(hex(c.getEncoded()) + " " + hex(c.getTBSCertificate()) + " " + hex(c.getSignature()) + " " + hex(c.getExtensionValue("2.5.29.14")) + " " + hex(c.getExtensionValue("1.2.3")));
        PublicKey k = c.getPublicKey();
        System.out.println(k.getAlgorithm() + " " + k.getFormat() + " " + hex(k.getEncoded()) + " " + Arrays.toString(c.getIssuerUniqueID()));
        System.out.println(hex(c.getSubjectX500Principal().getEncoded()));
    }

    public static void main(String[] args) throws Exception {
        X509Certificate root = read(ROOT), leaf = read(LEAF), elliptic = read(ELLIPTIC);
        show(root);
        show(leaf);
        System.out.println(elliptic.getSubjectX500Principal() + " " + elliptic.getSigAlgName() + " " + elliptic.getPublicKey().getAlgorithm() + " " + hex(elliptic.getPublicKey().getEncoded()));
        attempt("root by itself", () -> {
            root.verify(root.getPublicKey());
            return "verified";
        });
        attempt("leaf by root", () -> {
            leaf.verify(root.getPublicKey());
            return "verified";
        });
        attempt("root by leaf", () -> {
            root.verify(leaf.getPublicKey());
            return "verified";
        });
        attempt("root by elliptic", () -> {
            root.verify(elliptic.getPublicKey());
            return "verified";
        });
        attempt("early", () -> {
            leaf.checkValidity(new Date(leaf.getNotBefore().getTime() - 1));
            return "";
        });
        attempt("first", () -> {
            leaf.checkValidity(leaf.getNotBefore());
            return "valid";
        });
        attempt("last", () -> {
            leaf.checkValidity(leaf.getNotAfter());
            return "valid";
        });
        attempt("late", () -> {
            leaf.checkValidity(new Date(leaf.getNotAfter().getTime() + 1));
            return "";
        });
        System.out.println(root.equals(read(ROOT)) + " " + root.equals(leaf) + " " + (root.hashCode() == read(ROOT).hashCode()));

        StringBuilder pem = new StringBuilder("some text\n");
        for (String s : new String[] {ROOT, LEAF}) {
            pem.append("-----BEGIN CERTIFICATE-----\n").append(s.replaceAll("(.{64})", "$1\n")).append("\n-----END CERTIFICATE-----\n");
        }
        CertificateFactory f = CertificateFactory.getInstance("X.509");
        InputStream in = new ByteArrayInputStream(pem.toString().getBytes("US-ASCII"));
        System.out.println(f.generateCertificates(in).size() + " " + f.getType());
        attempt("empty", () -> f.generateCertificate(new ByteArrayInputStream(new byte[0])));
        attempt("none", () -> f.generateCertificates(new ByteArrayInputStream(new byte[0])));
        attempt("null", () -> f.generateCertificate(null));
        attempt("garbage", () -> f.generateCertificate(new ByteArrayInputStream(new byte[] {0x30, 3, 2, 1, 1})));
        attempt("cut", () -> f.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(ROOT.substring(0, 400)))));
        attempt("kind", () -> CertificateFactory.getInstance("PGP"));

        for (String name : new String[] {"CN=Duke, OU=Java, O=Sun, C=US", "cn=a\\,b,o=\"x, y\"", "O=#130141", "CN=\\C3\\A9t\\C3\\A9", "CN= spaced  out \\ ,C=DE", "OU=a+CN=b,C=US", "1.2.3.4=x,DC=example,DC=org", "", "OID.2.5.4.3=n",
                "UID=u,STREET=s,L=l,ST=t", "EMAILADDRESS=a@b,CN=c", "CN=\u00e9", "CN", "XX=1", "CN=a,", "CN=a\\"}) {
            attempt("[" + name + "]", () -> {
                X500Principal p = new X500Principal(name);
                return p.getName() + " | " + p.getName("RFC1779") + " | " + p + " | " + hex(p.getEncoded()) + " " + new X500Principal(p.getEncoded()).equals(p);
            });
        }
        System.out.println(new X500Principal("CN=Duke,  O=Sun").equals(new X500Principal("cn=DUKE,o=sun")) + " " + new X500Principal("CN=a").equals(new X500Principal("CN=b")) + " "
            + (new X500Principal("CN=Duke  X").hashCode() == new X500Principal("CN=duke x").hashCode()));
        attempt("format", () -> new X500Principal("CN=a").getName("X"));
        attempt("bytes", () -> new X500Principal(new byte[] {1, 2, 3}));

        KeyStore ks = KeyStore.getInstance("PKCS12");
        attempt("not loaded", () -> ks.size());
        ks.load(null, null);
        ks.setCertificateEntry("Root", root);
        ks.setCertificateEntry("other", elliptic);
        System.out.println(ks.size() + " " + new TreeSet<>(Collections.list(ks.aliases())) + " " + ks.containsAlias("ROOT") + " " + ks.isCertificateEntry("root") + " " + ks.isKeyEntry("root") + " " + ks.getCertificateAlias(root) + " "
            + ks.getCertificate("root").equals(root) + " " + ks.getCertificate("none") + " " + ks.getKey("root", null) + " " + ks.getCertificateChain("root") + " " + (ks.getCreationDate("root") != null) + " " + ks.getType());
        ks.deleteEntry("other");
        System.out.println(ks.size() + " " + ks.containsAlias("other"));
        attempt("type", () -> KeyStore.getInstance("NONE"));

        TrustManagerFactory tmf = TrustManagerFactory.getInstance("PKIX");
        attempt("not initialized", () -> tmf.getTrustManagers());
        tmf.init(ks);
        X509TrustManager tm = (X509TrustManager) tmf.getTrustManagers()[0];
        System.out.println(tmf.getTrustManagers().length + " " + tm.getAcceptedIssuers().length + " " + tm.getAcceptedIssuers()[0].equals(root));
        attempt("no chain", () -> {
            tm.checkServerTrusted(new X509Certificate[0], "RSA");
            return "";
        });
        attempt("elliptic", () -> {
            try {
                tm.checkServerTrusted(new X509Certificate[] {elliptic}, "EC");
                return "trusted";
            } catch (CertificateException e) {
                return "not trusted";
            }
        });
        attempt("root", () -> {
            tm.checkServerTrusted(new X509Certificate[] {root}, "RSA");
            return "trusted";
        });
        System.out.println(new TrustAnchor(root, null).getTrustedCert() == root);
        attempt("context", () -> SSLContext.getInstance("nothing"));
        SSLContext context = SSLContext.getInstance("TLS");
        attempt("early", () -> context.getSocketFactory());
        context.init(null, null, null);
        SSLSocket s = (SSLSocket) context.getSocketFactory().createSocket();
        System.out.println(context.getProtocol() + " " + s.isConnected() + " " + s.getUseClientMode() + s.getNeedClientAuth() + s.getWantClientAuth() + s.getEnableSessionCreation() + " " + Arrays.asList(s.getSupportedProtocols()).contains("TLSv1.2") + " "
            + Arrays.asList(s.getSupportedCipherSuites()).contains("TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"));
        s.setEnabledProtocols(new String[] {"TLSv1.2"});
        s.setEnabledCipherSuites(new String[] {"TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"});
        s.setWantClientAuth(true);
        s.setNeedClientAuth(true);
        System.out.println(Arrays.toString(s.getEnabledProtocols()) + Arrays.toString(s.getEnabledCipherSuites()) + s.getWantClientAuth() + Arrays.toString(s.getSSLParameters().getProtocols()) + s.getSSLParameters().getNeedClientAuth());
        attempt("suite", () -> {
            s.setEnabledCipherSuites(new String[] {"NONSENSE"});
            return "";
        });
        attempt("protocol", () -> {
            s.setEnabledProtocols(new String[] {"NONSENSE"});
            return "";
        });
        attempt("handshake", () -> {
            s.startHandshake();
            return "";
        });
        System.out.println(s.getSession().isValid() + " " + s.getSession().getCipherSuite() + " " + s.getSession().getProtocol());
        attempt("peer", () -> s.getSession().getPeerCertificates());
        attempt("unconnected", () -> context.getSocketFactory().createSocket(new java.net.Socket(), "h", 1, true));
    }
}
