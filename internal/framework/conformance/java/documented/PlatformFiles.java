import android.os.FileUtils;
import android.system.Os;
import esdroid.conformance.Runner;
import java.io.ByteArrayInputStream;
import java.io.File;
import static esdroid.conformance.Out.*;

/** What apps use of the platform's own functions on files, which are not in the SDK. */
public class PlatformFiles {
    public static void main(String[] args) throws Exception {
        File dir = new File(Runner.activity.getFilesDir(), "platform");
        File a = new File(dir, "a"), b = new File(dir, "b");
        say(dir.mkdir(), FileUtils.copyToFile(new ByteArrayInputStream(new byte[5000]), a), a.length(), FileUtils.copyFile(a, b), b.length());
        FileUtils.stringToFile(b, "short");
        say(b.length(), FileUtils.copyFile(new File(dir, "none"), b), b.length());
        say(FileUtils.setPermissions(a, 0640, -1, -1), Integer.toOctalString(Os.stat(a.getPath()).st_mode & 0777));
        say(FileUtils.setPermissions(new File(dir, "none"), 0640, -1, -1), FileUtils.setPermissions(a, 0600, 0, 0));
        say(FileUtils.isFilenameSafe(new File("a-b_c.txt")), FileUtils.isFilenameSafe(new File("a b")), FileUtils.sync(null));
        File below = new File(dir, "below");
        say(below.mkdir(), FileUtils.deleteContentsAndDir(below), below.exists(), FileUtils.deleteContentsAndDir(below));
        say(FileUtils.deleteContents(dir), dir.list().length, FileUtils.deleteContents(new File(dir, "none")));
    }
}
