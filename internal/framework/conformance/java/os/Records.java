import android.os.ParcelFileDescriptor;
import esdroid.conformance.Runner;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import static esdroid.conformance.Out.*;

/** Files by descriptors. */
public class Records {
    public static void main(String[] args) throws Exception {
        File f = new File(Runner.activity.getCacheDir(), "d.txt");
        ParcelFileDescriptor d = ParcelFileDescriptor.open(f, ParcelFileDescriptor.MODE_READ_WRITE | ParcelFileDescriptor.MODE_CREATE | ParcelFileDescriptor.MODE_TRUNCATE);
        OutputStream o = new ParcelFileDescriptor.AutoCloseOutputStream(d);
        o.write("hello".getBytes("UTF-8"));
        o.close();
        say(f.length());
        ParcelFileDescriptor r = ParcelFileDescriptor.open(f, ParcelFileDescriptor.MODE_READ_ONLY);
        say(r.getStatSize());
        InputStream in = new ParcelFileDescriptor.AutoCloseInputStream(r);
        byte[] b = new byte[10];
        int n = in.read(b);
        say(n, new String(b, 0, n, "UTF-8"), in.read());
        in.close();
        say(ParcelFileDescriptor.parseMode("r") == ParcelFileDescriptor.MODE_READ_ONLY, Integer.toHexString(ParcelFileDescriptor.parseMode("rw")), Integer.toHexString(ParcelFileDescriptor.parseMode("wt")), Integer.toHexString(ParcelFileDescriptor.parseMode("wa")));
        fails("ParcelFileDescriptor.parseMode(\"z\")", new Code() {
            public void run() throws Exception {
                ParcelFileDescriptor.parseMode("z");
            }
        });
        say(new File("/no/such/file").exists());
        f.delete();
    }
}
