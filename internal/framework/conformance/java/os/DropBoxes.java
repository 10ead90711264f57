import android.os.DropBoxManager;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.zip.GZIPOutputStream;
import static esdroid.conformance.Out.*;

/** Entries of the system's log. */
public class DropBoxes {
    static String all(InputStream in) throws Exception {
        StringBuilder s = new StringBuilder();
        for (int c; (c = in.read()) >= 0; ) {
            s.append((char) c);
        }
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        DropBoxManager.Entry text = new DropBoxManager.Entry("tag", 5, "some text");
        say(text.getTag(), text.getTimeMillis(), text.getFlags(), text.getText(4), text.getText(100), all(text.getInputStream()));
        DropBoxManager.Entry empty = new DropBoxManager.Entry("none", 6);
        say(empty.getFlags(), empty.getText(4), empty.getInputStream());
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        GZIPOutputStream zip = new GZIPOutputStream(packed);
        zip.write("packed".getBytes());
        zip.close();
        DropBoxManager.Entry zipped = new DropBoxManager.Entry("zip", 7, packed.toByteArray(), DropBoxManager.IS_GZIPPED);
        say(zipped.getFlags(), zipped.getText(4), all(zipped.getInputStream()));
        zipped.close();
        fails("a null tag", new Code() {
            public void run() throws Exception {
                new DropBoxManager.Entry(null, 1);
            }
        });
        fails("data that is said to be empty", new Code() {
            public void run() throws Exception {
                new DropBoxManager.Entry("x", 1, new byte[1], DropBoxManager.IS_EMPTY);
            }
        });
        fails("no data", new Code() {
            public void run() throws Exception {
                new DropBoxManager.Entry("x", 1, (byte[]) null, DropBoxManager.IS_TEXT);
            }
        });
    }
}
