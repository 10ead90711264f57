import android.util.AtomicFile;
import esdroid.conformance.Runner;
import java.io.File;
import java.io.FileOutputStream;
import static esdroid.conformance.Out.*;

/** A file that is written whole or not at all. */
public class AtomicFiles {
    public static void main(String[] args) throws Exception {
        File f = new File(Runner.activity.getFilesDir(), "atomic.txt");
        AtomicFile a = new AtomicFile(f);
        say(a.getBaseFile().getName(), f.exists());
        say(new File(Runner.activity.getFilesDir(), "none.txt").exists());
        FileOutputStream out = a.startWrite();
        out.write("first".getBytes("UTF-8"));
        a.finishWrite(out);
        say(new String(a.readFully(), "UTF-8"));
        out = a.startWrite();
        out.write("broken".getBytes("UTF-8"));
        a.failWrite(out);
        say(new String(a.readFully(), "UTF-8"));
        out = a.startWrite();
        out.write("second one".getBytes("UTF-8"));
        a.finishWrite(out);
        say(new String(a.readFully(), "UTF-8"), f.length());
        a.delete();
        say(f.exists());
    }
}
