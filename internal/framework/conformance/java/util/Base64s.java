import android.util.Base64;
import android.util.Base64InputStream;
import android.util.Base64OutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Base 64 in its kinds. */
public class Base64s {
    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[70];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (i * 37);
        say(Base64.encodeToString(bytes, Base64.DEFAULT));
        say(Base64.encodeToString(bytes, Base64.NO_WRAP));
        say(Base64.encodeToString(bytes, Base64.URL_SAFE | Base64.NO_WRAP | Base64.NO_PADDING));
        say(Base64.encodeToString(bytes, Base64.CRLF).replace("\r", "<CR>"));
        for (int n = 0; n < 5; n++) {
            String s = Base64.encodeToString(Arrays.copyOf(bytes, n), Base64.NO_WRAP);
            say(n, s, Base64.decode(s, Base64.DEFAULT), Base64.encodeToString(bytes, 1, n, Base64.NO_PADDING | Base64.NO_WRAP));
        }
        say(Base64.decode("SGVs\nbG8", 0), new String(Base64.decode("SGVsbG8=", 0), "UTF-8"), Base64.decode("_-8", Base64.URL_SAFE));
        say(Base64.encode("any".getBytes("UTF-8"), Base64.DEFAULT));
        fails("Base64.decode(\"SGVsbG8\", 0)", new Code() {
            public void run() throws Exception {
                Base64.decode("SGVsbG8", 0);
            }
        });
        fails("Base64.decode(\"SGVsbG8=x\", 0)", new Code() {
            public void run() throws Exception {
                Base64.decode("SGVsbG8=x", 0);
            }
        });
        fails("Base64.decode(\"A\", 0)", new Code() {
            public void run() throws Exception {
                Base64.decode("A", 0);
            }
        });
        fails("Base64.decode(\"====\", 0)", new Code() {
            public void run() throws Exception {
                Base64.decode("====", 0);
            }
        });
        fails("Base64.decode(\"AB=C\", 0)", new Code() {
            public void run() throws Exception {
                Base64.decode("AB=C", 0);
            }
        });
        say(Base64.decode("A!", 0).length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Base64OutputStream b = new Base64OutputStream(out, Base64.NO_WRAP);
        b.write('x');
        b.write("yz and more".getBytes("UTF-8"));
        b.close();
        say(out.toString("UTF-8"));
        Base64InputStream in = new Base64InputStream(new ByteArrayInputStream(out.toByteArray()), Base64.DEFAULT);
        byte[] read = new byte[40];
        int n = in.read(read);
        say(n, new String(read, 0, n, "UTF-8"), in.read());
    }
}
