import java.net.*;
import java.util.*;
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.*;
import java.io.*;
import java.text.*;

/** URIs, encoders, digests, ciphers, XML, normal forms. */
public class WebThings {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String n, Try t) {
        try {
            p(n + " = " + t.get());
        } catch (Exception e) {
            p(n + " ! " + e.getClass().getName());
        }
    }

    static String hex(byte[] b) {
        return new java.math.BigInteger(1, b).toString(16);
    }

    public static void main(String[] args) throws Exception {
        URI b = URI.create("http://user@ex.com:80/a/b/c?q=1#f");
        for (String r : new String[]{"../d", "./e", "/f", "g?x", "#h", "//h2/i", "http://o/", "../../../z", "a/./b/../c",
                "mailto:x@y"}) p(r + " " + b.resolve(r) + " "
                + URI.create("http://ex.com/a/").relativize(b.resolve(r)).toString().length());
        p(b.getUserInfo() + b.getHost() + b.getPort() + b.getPath() + b.getQuery() + b.getFragment() + b.getAuthority()
                + b.isAbsolute() + b.isOpaque() + " " + new URI("http", "h", "/p q/ü", "a=b c", "f g") + " "
                + new URI("http", "h", "/p q/ü", "a=b c", null).toASCIIString() + " " + URI.create("a/../b/./c").normalize()
                + " " + URI.create("urn:x:y").getSchemeSpecificPart() + " "
                + b.equals(URI.create("HTTP://user@EX.com:80/a/b/c?q=1#f")));
        for (String u : new String[]{"http://a b", "%zz", "http://[::1]:80/", "://x", "http://h:99999/", "file:///a",
                "a:b:c", ""}) t(u, () -> { URI x = new URI(u); return x.getHost() + "|" + x.getPath() + "|" + x.getScheme();
                });
        p(URLEncoder.encode("a b&c=ü/+*~", "UTF-8") + " " + URLDecoder.decode("a+b%26%C3%BC", "UTF-8"));
        t("dec", () -> URLDecoder.decode("%4", "UTF-8"));
        URL l = new URL("https://h.org:8443/p/f.txt?q#r");
        p(l.getProtocol() + l.getPort() + l.getDefaultPort() + l.getFile() + l.getRef() + l.getHost() + " "
                + new URL(l, "../x") + " " + l.toURI());
        t("proto", () -> new URL("zip://x"));
        t("noproto", () -> new URL("/x"));
        for (String a : new String[]{"127.0.0.1", "192.168.1.1", "10.0.0.1", "224.0.0.1", "1.2.3"}) {
            if (a.equals("1.2.3")) continue;
            InetAddress i = InetAddress.getByName(a);
            p(a + " " + i.getHostAddress() + i.isLoopbackAddress() + i.isSiteLocalAddress() + i.isMulticastAddress()
                    + i.isAnyLocalAddress() + i.getAddress().length);
        }
        p(new InetSocketAddress("127.0.0.1", 80) + " "
                + HttpCookie.parse("Set-Cookie: a=b; Path=/; Secure; Max-Age=60").get(0).getMaxAge());
        for (String a : new String[]{"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest d = MessageDigest.getInstance(a);
            d.update("abc".getBytes());
            p(a + " " + hex(d.digest()) + " " + d.getDigestLength() + MessageDigest.isEqual(d.digest(),
                    d.digest(new byte[0])));
        }
        SecretKeySpec k = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        for (String m : new String[]{"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding",
                "AES/GCM/NoPadding", "AES/CBC/NoPadding"}) {
            Cipher c = Cipher.getInstance(m);
            java.security.spec.AlgorithmParameterSpec s = m.contains("ECB") ? null : m.contains("GCM") ? new GCMParameterSpec(128, new byte[12]) : new IvParameterSpec(new byte[16]);
            if (s == null) c.init(Cipher.ENCRYPT_MODE, k);
            else c.init(Cipher.ENCRYPT_MODE, k, s);
            byte[] e = c.doFinal("sixteen bytes!!!".getBytes());
            p(m + " " + hex(e));
            if (s == null) c.init(Cipher.DECRYPT_MODE, k);
            else c.init(Cipher.DECRYPT_MODE, k, s);
            p(new String(c.doFinal(e)));
            e[3] ^= 1;
            t("tamper", () -> { if (s == null) c.init(Cipher.DECRYPT_MODE, k); else c.init(Cipher.DECRYPT_MODE, k, s);
                    return c.doFinal(e).length; });
        }
        t("key", () -> { Cipher c = Cipher.getInstance("AES"); c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5],
                "AES")); return 1; });
        t("noinit", () -> Cipher.getInstance("AES").doFinal());
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(k);
        p(hex(mac.doFinal("x".getBytes())) + " " + hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(new PBEKeySpec("pw".toCharArray(), "salt".getBytes(), 10, 128)).getEncoded()) + " " + new SecureRandom().generateSeed(4).length + Base64.getEncoder().encodeToString("a?>".getBytes()) + Base64.getUrlEncoder().withoutPadding().encodeToString("a?>b".getBytes()) + new String(Base64.getMimeDecoder().decode("YW\r\nJj")));
        t("b64", () -> Base64.getDecoder().decode("a"));
        t("alg", () -> MessageDigest.getInstance("nope"));
        StringBuilder ev = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader("<a x='1'><b>t&amp;u</b><!--c--><c/>&#65;<![CDATA[<z>]]></a>")), new DefaultHandler() { @Override public void startElement(String u, String ln, String q, Attributes at) { ev.append('<').append(q).append(at.getLength()); } @Override public void endElement(String u, String ln, String q) { ev.append('>').append(q); } @Override public void characters(char[] ch, int s, int n) { ev.append(ch, s, n); } });
        p(ev);
        t("bad", () -> DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream("<a><b></a>".getBytes())));
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        Element r = d.createElement("r");
        d.appendChild(r);
        r.setAttribute("k", "v\"<");
        r.appendChild(d.createTextNode("t<&>"));
        r.appendChild(d.createComment("c"));
        r.appendChild(d.createCDATASection("cd"));
        Node cl = r.cloneNode(true);
        p(r.getChildNodes().getLength() + cl.getTextContent() + r.getFirstChild().getNextSibling().getNodeType()
                + r.isEqualNode(cl) + r.hasAttributes() + d.getElementsByTagName("*").getLength()
                + r.getAttributeNode("k").getValue() + cl.getParentNode());
        t("two roots", () -> d.appendChild(d.createElement("q")));
        t("name", () -> d.createElement("1x"));
        t("wrongdoc", () -> r.insertBefore(d.createElement("z"), d.createElement("y")));
        javax.xml.transform.Transformer tr = javax.xml.transform.TransformerFactory.newInstance().newTransformer();
        tr.setOutputProperty("omit-xml-declaration", "yes");
        StringWriter sw = new StringWriter();
        tr.transform(new javax.xml.transform.dom.DOMSource(r), new javax.xml.transform.stream.StreamResult(sw));
        p(sw);
        p(Normalizer.normalize("e\u0301\ufb01", Normalizer.Form.NFC).length() + " " + Normalizer.normalize("\u00e9\ufb01",
                Normalizer.Form.NFKD).length() + Normalizer.isNormalized("\u00e9", Normalizer.Form.NFC));
        String[] w = {"z\u00e4h", "zah", "Zeh", "zab"};
        Arrays.sort(w, Collator.getInstance(Locale.GERMAN));
        p(Arrays.toString(w));
        BreakIterator bi = BreakIterator.getWordInstance(Locale.US);
        bi.setText("Hi you, ok.");
        StringBuilder bs = new StringBuilder();
        for (int i = bi.first(); i != BreakIterator.DONE; i = bi.next()) bs.append(i).append(' ');
        p(bs);
        UUID u = UUID.nameUUIDFromBytes("x".getBytes());
        p(u + " " + u.version() + u.variant() + UUID.fromString("1-2-3-4-5"));
    }
}
