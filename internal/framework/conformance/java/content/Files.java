import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import esdroid.conformance.Runner;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Files of an app. */
public class Files {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        FileOutputStream o = c.openFileOutput("a.txt", Context.MODE_PRIVATE);
        o.write("one".getBytes("UTF-8"));
        o.close();
        o = c.openFileOutput("a.txt", Context.MODE_APPEND);
        o.write("two".getBytes("UTF-8"));
        o.close();
        FileInputStream in = c.openFileInput("a.txt");
        byte[] b = new byte[20];
        int n = in.read(b);
        in.close();
        say(n, new String(b, 0, n, "UTF-8"), c.getFileStreamPath("a.txt").exists(), Arrays.asList(c.fileList()).contains("a.txt"));
        say(c.deleteFile("a.txt"), c.deleteFile("a.txt"), c.getFileStreamPath("a.txt").getName());
        fails("c.openFileInput(\"x/y\")", new Code() {
            public void run() throws Exception {
                c.openFileInput("x/y");
            }
        });
        fails("c.openFileOutput(\"x/y\", 0)", new Code() {
            public void run() throws Exception {
                c.openFileOutput("x/y", 0);
            }
        });
        fails("c.getFileStreamPath(\"/x\")", new Code() {
            public void run() throws Exception {
                c.getFileStreamPath("/x");
            }
        });
        say(c.getFilesDir().getName(), c.getCacheDir().getName(), c.getDir("own", 0).getName(), c.getDir("own", 0).isDirectory(), c.getDatabasePath("d.db").getName(), c.getDatabasePath("d.db").getParentFile().getName(), c.getNoBackupFilesDir().getName(), c.getCodeCacheDir().getName());
        say(Arrays.asList(c.databaseList()).contains("d.db"));
        SQLiteDatabase d = c.openOrCreateDatabase("d.db", 0, null);
        d.close();
        say(Arrays.asList(c.databaseList()).contains("d.db"), c.deleteDatabase("d.db"), c.deleteDatabase("d.db"));
    }
}
