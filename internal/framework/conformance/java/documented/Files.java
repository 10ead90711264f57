import android.os.ParcelFileDescriptor;
import android.system.ErrnoException;
import android.system.Os;
import android.system.OsConstants;
import android.system.StructStat;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.io.File;
import java.io.FileDescriptor;
import java.nio.ByteBuffer;
import static esdroid.conformance.Out.*;

/** Functions of the operating system on files: what they do and how they fail. */
public class Files {
    public static void main(String[] args) throws Exception {
        final String path = new File(Runner.activity.getFilesDir(), "os").getPath();
        final FileDescriptor fd = Os.open(path, OsConstants.O_RDWR | OsConstants.O_CREAT | OsConstants.O_EXCL, 0644);
        say(Os.write(fd, "hello world".getBytes(), 0, 11), Os.lseek(fd, 6, OsConstants.SEEK_SET));
        byte[] b = new byte[20];
        say(Os.read(fd, b, 0, 20), new String(b, 0, 5), Os.read(fd, b, 0, 20), Os.pread(fd, b, 1, 4, 1), new String(b, 1, 4));
        ByteBuffer buffer = ByteBuffer.wrap("HE".getBytes());
        say(Os.pwrite(fd, buffer, 0), buffer.position(), Os.lseek(fd, -2, OsConstants.SEEK_END));
        Os.ftruncate(fd, 4);
        StructStat s = Os.stat(path);
        say(s.st_size, OsConstants.S_ISREG(s.st_mode), OsConstants.S_ISDIR(s.st_mode), Integer.toOctalString(s.st_mode & 0777), s.st_uid == Os.getuid(), Os.fstat(fd).st_size);
        say(OsConstants.S_ISDIR(Os.stat("/").st_mode), Os.access(path, OsConstants.R_OK));
        fails("open again", new Code() {
            public void run() throws Exception {
                Os.open(path, OsConstants.O_RDWR | OsConstants.O_CREAT | OsConstants.O_EXCL, 0600);
            }
        });
        fails("open none", new Code() {
            public void run() throws Exception {
                Os.open(path + "/none", OsConstants.O_RDONLY, 0);
            }
        });
        fails("stat none", new Code() {
            public void run() throws Exception {
                Os.stat("/none");
            }
        });
        fails("seek before", new Code() {
            public void run() throws Exception {
                Os.lseek(fd, -1, OsConstants.SEEK_SET);
            }
        });
        Os.symlink(path, path + ".link");
        say(Os.readlink(path + ".link").equals(path), OsConstants.S_ISLNK(Os.lstat(path + ".link").st_mode), OsConstants.S_ISREG(Os.stat(path + ".link").st_mode));
        Os.close(fd);
        fails("close again", new Code() {
            public void run() throws Exception {
                Os.close(fd);
            }
        });
        Os.rename(path, path + "2");
        Os.remove(path + "2");
        fails("remove again", new Code() {
            public void run() throws Exception {
                Os.remove(path + "2");
            }
        });
        ErrnoException e = new ErrnoException("f", OsConstants.ENOSPC);
        say(e.getMessage(), e.errno, OsConstants.errnoName(OsConstants.EACCES), OsConstants.errnoName(-5), OsConstants.gaiName(OsConstants.EAI_NODATA), Os.strerror(OsConstants.EPERM));
        say(OsConstants.WIFEXITED(0x300), OsConstants.WEXITSTATUS(0x300), OsConstants.WIFSIGNALED(9), OsConstants.WTERMSIG(9));
        final ParcelFileDescriptor p = ParcelFileDescriptor.open(new File(path), ParcelFileDescriptor.MODE_CREATE | ParcelFileDescriptor.MODE_READ_WRITE);
        say(p.getFd() > 2, p.getFd() == p.getFd());
        p.close();
        fails("fd of what is closed", new Code() {
            public void run() throws Exception {
                p.getFd();
            }
        });
    }
}
