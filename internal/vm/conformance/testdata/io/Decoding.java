import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Readers over bytes of several encodings, in pieces, malformed, with byte order marks. */
public class Decoding {
    /** One byte at a time, so that sequences are cut. */
    static class Slow extends ByteArrayInputStream {
        Slow(byte[] b) {
            super(b);
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) {
            return super.read(b, off, Math.min(len, 1));
        }
    }

    static byte[] bytes(int... values) {
        byte[] b = new byte[values.length];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) values[i];
        }
        return b;
    }

    static String all(InputStream in, String charset) throws IOException {
        StringBuilder s = new StringBuilder();
        try (InputStreamReader r = new InputStreamReader(in, charset)) {
            for (int c; (c = r.read()) >= 0;) {
                s.append(c > 32 && c < 127 ? "" + (char) c : "<" + Integer.toHexString(c) + ">");
            }
        }
        return s.toString();
    }

    static void show(String charset, int... values) throws IOException {
        byte[] b = bytes(values);
        String fast = all(new ByteArrayInputStream(b), charset);
        String slow = all(new Slow(b), charset);
        System.out.println(charset + " " + fast + (fast.equals(slow) ? "" : " slow " + slow));
    }

    public static void main(String[] args) throws IOException {
        show("UTF-8", 0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0x7a);
        show("UTF-8", 0xef, 0xbb, 0xbf, 0x61);
        show("UTF-8", 0x61, 0xc3, 0x62, 0xe2, 0x82, 0x63, 0xf0, 0x9f, 0x98, 0x64, 0x80, 0x65, 0xff);
        show("UTF-8", 0xc0, 0x80, 0xe0, 0x80, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0xf8, 0x88);
        show("UTF-8", 0x61, 0xf0, 0x9f, 0x98);
        show("US-ASCII", 0x61, 0x80, 0xff, 0x7f);
        show("ISO-8859-1", 0x61, 0x80, 0xff);
        show("UTF-16", 0xfe, 0xff, 0x00, 0x61, 0xd8, 0x3d, 0xde, 0x00);
        show("UTF-16", 0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde);
        show("UTF-16", 0x00, 0x61, 0xfe, 0xff, 0x00);
        show("UTF-16BE", 0xfe, 0xff, 0x00, 0x61, 0xd8, 0x3d, 0x00, 0x62);
        show("UTF-16LE", 0x61, 0x00, 0x00, 0xde, 0x62, 0x00);
        show("windows-1252", 0x80, 0x99, 0xe9, 0x8a);
        show("ISO-8859-15", 0xa4, 0xe9);
        InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(bytes(0xe2, 0x82, 0xac, 0x61)), StandardCharsets.UTF_8);
        System.out.println(r.getEncoding() + " " + r.ready() + " " + r.read() + " " + r.read() + " " + r.read() + " " + r.read());
        r.close();
        System.out.println(r.getEncoding());
        try {
            r.read();
        } catch (IOException e) {
            System.out.println("closed");
        }
        try {
            new InputStreamReader(new ByteArrayInputStream(new byte[0]), "no such");
        } catch (IOException e) {
            System.out.println(e.getClass().getName());
        }
        System.out.println(new InputStreamReader(new ByteArrayInputStream(new byte[0]), "latin1").getEncoding()
            + " " + Charset.forName("latin1"));
    }
}
