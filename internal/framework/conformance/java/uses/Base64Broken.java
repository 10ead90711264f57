import android.util.Base64;
import android.util.Base64InputStream;
import android.util.Base64OutputStream;
import esdroid.conformance.Out.Code;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Bytes as text and back, with broken text. */
public class Base64Broken {
    public static void main(String[] args) throws Exception {
        for (int flags : new int[] {Base64.DEFAULT, Base64.NO_PADDING, Base64.NO_WRAP, Base64.URL_SAFE | Base64.NO_WRAP, Base64.CRLF}) {
            for (int n : new int[] {0, 1, 2, 3, 58}) {
                byte[] b = new byte[n];
                for (int i = 0; i < n; i++) b[i] = (byte) (0xf8 + i * 7);
                String s = Base64.encodeToString(b, flags);
                say(flags, n, s.replace("\r", "<r>").replace("\n", "<n>"), Arrays.equals(Base64.decode(s, flags), b));
            }
        }
        for (final String s : new String[] {"", "a", "aa", "aaa", "aaaa", "aa=", "aa==", "aa=a", "a=", "=", "aa==aa", "a a a a", "a\na*aa", "-_-_", "YWJj\n", "\u00e9"}) fails(s, new Code() {
            public void run() throws Exception {
                say(Base64.decode(s, 0));
            }
        });
        fails("Base64.decode((String) null, 0)", new Code() {
            public void run() throws Exception {
                Base64.decode((String) null, 0);
            }
        });
        fails("Base64.encode(null, 0)", new Code() {
            public void run() throws Exception {
                Base64.encode(null, 0);
            }
        });
        fails("Base64.encodeToString(new byte[3], 1, 5, 0)", new Code() {
            public void run() throws Exception {
                Base64.encodeToString(new byte[3], 1, 5, 0);
            }
        });
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        Base64OutputStream b = new Base64OutputStream(o, Base64.NO_CLOSE);
        b.write("stream".getBytes());
        b.close();
        say(o.toString().trim());
        InputStream in = new Base64InputStream(new ByteArrayInputStream("c3RyZWFt!".getBytes()), 0);
        final InputStream i = in;
        fails("a broken stream", new Code() {
            public void run() throws Exception {
                while (i.read() >= 0) {};
            }
        });
        fails("i.mark(1)", new Code() {
            public void run() throws Exception {
                i.mark(1);
            }
        });
        fails("i.reset()", new Code() {
            public void run() throws Exception {
                i.reset();
            }
        });
        say(i.markSupported(), i.available() >= 0);
    }
}
