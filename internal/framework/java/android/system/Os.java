package android.system;

import android.os.Process;
import android.util.MutableLong;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import libcore.io.Disk;

/** Functions of the operating system: those of files, and of the process itself. */
public final class Os {
    private static final int FILE = 1, FOLDER = 2, LINK = 3;

    private static int mask = 077;

    private Os() {}

    public static FileDescriptor open(String path, int flags, int mode) throws ErrnoException {
        try {
            boolean existed = Disk.stat(path, true) != null;
            int access = flags & OsConstants.O_ACCMODE;
            int how = access == OsConstants.O_RDONLY ? Disk.READ : access == OsConstants.O_WRONLY ? Disk.WRITE : Disk.READ | Disk.WRITE;
            how |= when(flags, OsConstants.O_CREAT, Disk.CREATE) | when(flags, OsConstants.O_TRUNC, Disk.TRUNCATE) | when(flags, OsConstants.O_APPEND, Disk.APPEND);
            if (when(flags, OsConstants.O_CREAT, 1) != 0) {
                how |= when(flags, OsConstants.O_EXCL, Disk.EXCLUSIVE);
            }
            FileDescriptor fd = new FileDescriptor();
            fd.setInt$(Disk.open(path, how));
            if (!existed) {
                Disk.setMode(path, mode & ~mask);
            }
            return fd;
        } catch (IOException e) {
            throw Errors.of("open", e);
        }
    }

    private static int when(int flags, int flag, int then) {
        return (flags & flag) != 0 ? then : 0;
    }

    private static int handle(String function, FileDescriptor fd) throws ErrnoException {
        if (fd.getInt$() < 0) {
            throw new ErrnoException(function, OsConstants.EBADF);
        }
        return fd.getInt$();
    }

    public static void close(FileDescriptor fd) throws ErrnoException {
        int handle = handle("close", fd);
        fd.setInt$(-1);
        try {
            Disk.close(handle);
        } catch (IOException e) {
            throw Errors.of("close", e);
        }
    }

    public static int read(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount) throws ErrnoException, InterruptedIOException {
        return transfer("read", fd, bytes, byteOffset, byteCount, -1);
    }

    public static int read(FileDescriptor fd, ByteBuffer buffer) throws ErrnoException, InterruptedIOException {
        return transfer("read", fd, buffer, -1);
    }

    public static int pread(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount, long offset) throws ErrnoException, InterruptedIOException {
        return transfer("pread", fd, bytes, byteOffset, byteCount, position("pread", offset));
    }

    public static int pread(FileDescriptor fd, ByteBuffer buffer, long offset) throws ErrnoException, InterruptedIOException {
        return transfer("pread", fd, buffer, position("pread", offset));
    }

    public static int write(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount) throws ErrnoException, InterruptedIOException {
        return transfer("write", fd, bytes, byteOffset, byteCount, -1);
    }

    public static int write(FileDescriptor fd, ByteBuffer buffer) throws ErrnoException, InterruptedIOException {
        return transfer("write", fd, buffer, -1);
    }

    public static int pwrite(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount, long offset) throws ErrnoException, InterruptedIOException {
        return transfer("pwrite", fd, bytes, byteOffset, byteCount, position("pwrite", offset));
    }

    public static int pwrite(FileDescriptor fd, ByteBuffer buffer, long offset) throws ErrnoException, InterruptedIOException {
        return transfer("pwrite", fd, buffer, position("pwrite", offset));
    }

    private static long position(String function, long offset) throws ErrnoException {
        if (offset < 0) {
            throw new ErrnoException(function, OsConstants.EINVAL);
        }
        return offset;
    }

    /** Moves bytes as the function says, at a position, or at the descriptor's own if that is negative. */
    private static int transfer(String function, FileDescriptor fd, byte[] bytes, int from, int count, long position) throws ErrnoException {
        if ((from | count) < 0 || from > bytes.length - count) {
            throw new ArrayIndexOutOfBoundsException("length=" + bytes.length + "; regionStart=" + from + "; regionLength=" + count);
        }
        int handle = handle(function, fd);
        try {
            return function.endsWith("read") ? Math.max(Disk.read(handle, bytes, from, count, position), 0) : Disk.write(handle, bytes, from, count, position);
        } catch (IOException e) {
            throw Errors.of(function, e);
        }
    }

    private static int transfer(String function, FileDescriptor fd, ByteBuffer buffer, long position) throws ErrnoException {
        byte[] bytes = new byte[buffer.remaining()];
        int at = buffer.position();
        boolean reads = function.endsWith("read");
        if (!reads) {
            buffer.duplicate().get(bytes);
        }
        int n = transfer(function, fd, bytes, 0, bytes.length, position);
        if (reads) {
            buffer.put(bytes, 0, n);
        } else {
            buffer.position(at + n);
        }
        return n;
    }

    public static long lseek(FileDescriptor fd, long offset, int whence) throws ErrnoException {
        int handle = handle("lseek", fd);
        try {
            long base = whence == OsConstants.SEEK_SET ? 0 : whence == OsConstants.SEEK_CUR ? Disk.seek(handle, -1) : whence == OsConstants.SEEK_END ? Disk.size(handle) : -1;
            if (base < 0 || base + offset < 0) {
                throw new ErrnoException("lseek", OsConstants.EINVAL);
            }
            return Disk.seek(handle, base + offset);
        } catch (IOException e) {
            throw Errors.of("lseek", e);
        }
    }

    public static void ftruncate(FileDescriptor fd, long length) throws ErrnoException {
        int handle = handle("ftruncate", fd);
        try {
            Disk.truncate(handle, position("ftruncate", length));
        } catch (IOException e) {
            throw Errors.of("ftruncate", e);
        }
    }

    public static void fsync(FileDescriptor fd) throws ErrnoException {
        sync("fsync", fd);
    }

    public static void fdatasync(FileDescriptor fd) throws ErrnoException {
        sync("fdatasync", fd);
    }

    private static void sync(String function, FileDescriptor fd) throws ErrnoException {
        int handle = handle(function, fd);
        try {
            Disk.sync(handle);
        } catch (IOException e) {
            throw Errors.of(function, e);
        }
    }

    public static long sendfile(FileDescriptor outFd, FileDescriptor inFd, MutableLong inOffset, long byteCount) throws ErrnoException {
        byte[] bytes = new byte[(int) Math.min(byteCount, 1 << 16)];
        long done = 0;
        while (done < byteCount) {
            int n = transfer("read", inFd, bytes, 0, (int) Math.min(bytes.length, byteCount - done), inOffset == null ? -1 : inOffset.value + done);
            if (n == 0) {
                break;
            }
            transfer("write", outFd, bytes, 0, n, -1);
            done += n;
        }
        if (inOffset != null) {
            inOffset.value += done;
        }
        return done;
    }

    public static StructStat stat(String path) throws ErrnoException {
        return stat("stat", path, true);
    }

    public static StructStat lstat(String path) throws ErrnoException {
        return stat("lstat", path, false);
    }

    public static StructStat fstat(FileDescriptor fd) throws ErrnoException {
        int handle = handle("fstat", fd);
        if (handle <= 2) {
            return new StructStat(0, 0, OsConstants.S_IFCHR | 0666, 1, 0, 0, 0, 0, 0, 0, 0, 4096, 0);
        }
        try {
            return stat(FILE, Disk.size(handle), 0, 0600, handle);
        } catch (IOException e) {
            throw Errors.of("fstat", e);
        }
    }

    private static StructStat stat(String function, String path, boolean follow) throws ErrnoException {
        try {
            long[] s = Disk.stat(path, follow);
            if (s == null) {
                throw new ErrnoException(function, OsConstants.ENOENT);
            }
            return stat((int) s[0], s[1], s[2] / 1000, (int) s[3] & 07777, s[4]);
        } catch (IOException e) {
            throw Errors.of(function, e);
        }
    }

    private static StructStat stat(int kind, long size, long seconds, int bits, long inode) {
        int type = kind == FILE ? OsConstants.S_IFREG : kind == FOLDER ? OsConstants.S_IFDIR : kind == LINK ? OsConstants.S_IFLNK : OsConstants.S_IFCHR;
        return new StructStat(64768, inode, type | bits, kind == FOLDER ? 2 : 1, getuid(), getgid(), 0, size, seconds, seconds, seconds, 4096, (size + 511) / 512);
    }

    public static StructStatVfs statvfs(String path) throws ErrnoException {
        stat("statvfs", path, true);
        long[] space = Disk.space();
        long free = space[0] / 4096, all = space[1] / 4096;
        return new StructStatVfs(4096, 4096, all, free, free, all, free, free, 0, OsConstants.ST_NOSUID | OsConstants.ST_NODEV | OsConstants.ST_NOATIME, 255);
    }

    public static boolean access(String path, int mode) throws ErrnoException {
        int bits = stat("access", path, true).st_mode;
        if (mode != OsConstants.F_OK && ((bits >> 6 | bits) & mode) != mode) {
            throw new ErrnoException("access", OsConstants.EACCES);
        }
        return true;
    }

    public static void chmod(String path, int mode) throws ErrnoException {
        stat("chmod", path, true);
        if (!Disk.setMode(path, mode)) {
            throw new ErrnoException("chmod", OsConstants.EPERM);
        }
    }

    public static void chown(String path, int uid, int gid) throws ErrnoException {
        own("chown", stat("chown", path, true), uid, gid);
    }

    public static void lchown(String path, int uid, int gid) throws ErrnoException {
        own("lchown", stat("lchown", path, false), uid, gid);
    }

    private static void own(String function, StructStat s, int uid, int gid) throws ErrnoException {
        if (uid != -1 && uid != s.st_uid || gid != -1 && gid != s.st_gid) {
            throw new ErrnoException(function, OsConstants.EPERM);
        }
    }

    public static void mkdir(String path, int mode) throws ErrnoException {
        try {
            Disk.mkdir(path);
            Disk.setMode(path, mode & ~mask);
        } catch (IOException e) {
            throw Errors.of("mkdir", e);
        }
    }

    public static void remove(String path) throws ErrnoException {
        try {
            Disk.remove(path);
        } catch (IOException e) {
            throw Errors.of("remove", e);
        }
    }

    public static void rename(String oldPath, String newPath) throws ErrnoException {
        try {
            Disk.rename(oldPath, newPath);
        } catch (IOException e) {
            throw Errors.of("rename", e);
        }
    }

    public static void symlink(String oldPath, String newPath) throws ErrnoException {
        try {
            Disk.link(newPath, oldPath);
        } catch (IOException e) {
            throw Errors.of("symlink", e);
        }
    }

    /** Apps may not link files: the policy of the system forbids it. */
    public static void link(String oldPath, String newPath) throws ErrnoException {
        stat("link", oldPath, true);
        throw new ErrnoException("link", OsConstants.EACCES);
    }

    public static String readlink(String path) throws ErrnoException {
        try {
            return Disk.readLink(path);
        } catch (IOException e) {
            throw Errors.of("readlink", e);
        }
    }

    public static boolean isatty(FileDescriptor fd) {
        return false;
    }

    public static int umask(int mode) {
        if ((mode & 0777) != mode) {
            throw new IllegalArgumentException("Invalid umask: " + mode);
        }
        int old = mask;
        mask = mode;
        return old;
    }

    public static int getpid() {
        return Process.myPid();
    }

    public static int gettid() {
        return Process.myTid();
    }

    public static int getuid() {
        return Process.myUid();
    }

    public static int geteuid() {
        return Process.myUid();
    }

    public static int getgid() {
        return Process.myUid();
    }

    public static int getegid() {
        return Process.myUid();
    }

    public static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        return System.getenv(name);
    }

    public static String[] environ() {
        List<String> all = new ArrayList<String>();
        for (Map.Entry<String, String> e : System.getenv().entrySet()) {
            all.add(e.getKey() + "=" + e.getValue());
        }
        return all.toArray(new String[all.size()]);
    }

    public static long sysconf(int name) {
        if (name == OsConstants._SC_PAGESIZE || name == OsConstants._SC_PAGE_SIZE) {
            return 4096;
        }
        if (name == OsConstants._SC_NPROCESSORS_CONF || name == OsConstants._SC_NPROCESSORS_ONLN) {
            return Runtime.getRuntime().availableProcessors();
        }
        return name == OsConstants._SC_CLK_TCK ? 100 : name == OsConstants._SC_OPEN_MAX ? 1024 : -1;
    }

    public static StructUtsname uname() {
        return new StructUtsname("Linux", "localhost", "3.18.71", "#1 SMP PREEMPT", "armv7l");
    }

    public static InetAddress inet_pton(int family, String address) {
        if (address.isEmpty() || !address.matches(family == OsConstants.AF_INET ? "\\d{1,3}(\\.\\d{1,3}){3}" : "[0-9a-fA-F:.]*:[0-9a-fA-F:.]*")) {
            return null;
        }
        try {
            return InetAddress.getByName(address);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    public static String strerror(int errno) {
        return Errors.text(errno);
    }
}
