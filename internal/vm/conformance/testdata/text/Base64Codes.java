import java.io.*;
import java.util.*;

/** Base64: three alphabets, padding, lines, streams, damage. */
public class Base64Codes {
    static void bad(Base64.Decoder d, String s) {
        try {
            System.out.println("[" + s.replace("\r", "~").replace("\n", "~") + "] " + new String(d.decode(s), java.nio.charset.StandardCharsets.ISO_8859_1));
        } catch (IllegalArgumentException e) {
            System.out.println("[" + s + "] " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        String[] texts = {"", "f", "fo", "foo", "foob", "fooba", "foobar"};
        for (String t : texts) {
            byte[] b = t.getBytes("US-ASCII");
            String e = Base64.getEncoder().encodeToString(b);
            System.out.println(t + " " + e + " " + Base64.getEncoder().withoutPadding().encodeToString(b) + " " + new String(Base64.getDecoder().decode(e)) + " " + new String(Base64.getDecoder().decode(Base64.getEncoder().withoutPadding().encodeToString(b))));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        System.out.println(Base64.getEncoder().encodeToString(all));
        System.out.println(Base64.getUrlEncoder().encodeToString(all));
        System.out.println(Base64.getMimeEncoder().encodeToString(all).replace("\r\n", "|"));
        System.out.println(Base64.getMimeEncoder(8, new byte[] {'-'}).encodeToString(texts[6].getBytes()) + " " + Base64.getMimeEncoder(3, new byte[] {'-'}).encodeToString(texts[6].getBytes()));
        System.out.println(Arrays.equals(all, Base64.getDecoder().decode(Base64.getEncoder().encode(all))) + " " + Arrays.equals(all, Base64.getUrlDecoder().decode(Base64.getUrlEncoder().encode(all))) + " " + Arrays.equals(all, Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(all))));
        bad(Base64.getDecoder(), "Zg=");
        bad(Base64.getDecoder(), "Z");
        bad(Base64.getDecoder(), "Zg===");
        bad(Base64.getDecoder(), "Zg==x");
        bad(Base64.getDecoder(), "Z*g=");
        bad(Base64.getDecoder(), "Zm9v\nYmFy");
        bad(Base64.getDecoder(), "Zm9vY");
        bad(Base64.getDecoder(), "=");
        bad(Base64.getDecoder(), "====");
        bad(Base64.getDecoder(), "-_-_");
        bad(Base64.getUrlDecoder(), "+/+/");
        bad(Base64.getMimeDecoder(), "Zm9v\r\nYm#Fy");
        bad(Base64.getMimeDecoder(), "Zg==\r\n");
        bad(Base64.getMimeDecoder(), "Zg=\r\n=");
        bad(Base64.getDecoder(), "Zh==");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OutputStream w = Base64.getEncoder().wrap(out);
        w.write("hello ".getBytes());
        w.write('w');
        w.write("orld".getBytes(), 0, 4);
        w.close();
        System.out.println(out);
        InputStream in = Base64.getDecoder().wrap(new ByteArrayInputStream(out.toByteArray()));
        StringBuilder sb = new StringBuilder();
        for (int c; (c = in.read()) >= 0;) {
            sb.append((char) c);
        }
        System.out.println(sb);
        byte[] dst = new byte[8];
        System.out.println(Base64.getEncoder().encode("foo".getBytes(), dst) + " " + new String(dst, 0, 4) + " " + Base64.getDecoder().decode("Zm9v".getBytes(), dst) + " " + new String(dst, 0, 3));
        try {
            Base64.getEncoder().encode(new byte[10], dst);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new String(Base64.getEncoder().encode(java.nio.ByteBuffer.wrap("bar".getBytes())).array()));
    }
}
