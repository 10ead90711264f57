import android.os.ParcelFileDescriptor;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import static esdroid.conformance.Out.*;

/** Descriptors of files, pipes and what is closed. */
public class FileEnds {
    public static void main(String[] args) throws Exception {
        final File f = new File(Runner.activity.getFilesDir(), "ends");
        FileOutputStream o = new FileOutputStream(f);
        o.write("some bytes".getBytes());
        o.close();
        final ParcelFileDescriptor d = ParcelFileDescriptor.open(f, ParcelFileDescriptor.MODE_READ_ONLY);
        say(d.getStatSize(), d.getFd() > 0, d.getFileDescriptor().valid(), d.canDetectErrors());
        InputStream in = new ParcelFileDescriptor.AutoCloseInputStream(d);
        say((char) in.read(), in.available());
        in.close();
        fails("d.getFd()", new Code() {
            public void run() throws Exception {
                d.getFd();
            }
        });
        say(d.getFileDescriptor().valid());
        d.close();
        fails("ParcelFileDescriptor.open(new File(\"/no/such\"), ParcelFileDescriptor.MODE_READ_ONLY)", new Code() {
            public void run() throws Exception {
                ParcelFileDescriptor.open(new File("/no/such"), ParcelFileDescriptor.MODE_READ_ONLY);
            }
        });
        fails("ParcelFileDescriptor.open(f, 5)", new Code() {
            public void run() throws Exception {
                ParcelFileDescriptor.open(f, 5);
            }
        });
        say(Integer.toHexString(ParcelFileDescriptor.parseMode("r")), Integer.toHexString(ParcelFileDescriptor.parseMode("rwt")), Integer.toHexString(ParcelFileDescriptor.parseMode("wa")));
        fails("ParcelFileDescriptor.parseMode(\"x\")", new Code() {
            public void run() throws Exception {
                ParcelFileDescriptor.parseMode("x");
            }
        });
        android.content.res.AssetFileDescriptor a = new android.content.res.AssetFileDescriptor(ParcelFileDescriptor.open(f, ParcelFileDescriptor.MODE_READ_ONLY), 5, 3);
        say(a.getStartOffset(), a.getLength(), a.getDeclaredLength());
        FileInputStream s = a.createInputStream();
        byte[] b = new byte[10];
        say(s.read(b), new String(b, 0, 3), s.read());
        a.close();
        say(f.delete(), f.delete());
    }
}
