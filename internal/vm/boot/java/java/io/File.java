package java.io;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import libcore.io.Disk;

/** A path in the file system. */
public class File implements Serializable, Comparable<File> {
    private static final long serialVersionUID = 301077366599181567L;

    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private final String path;

    public File(String path) {
        this.path = normalize(path);
    }

    public File(String parent, String child) {
        if (child == null) {
            throw new NullPointerException();
        }
        this.path = parent == null || parent.isEmpty() ? normalize(child) : join(normalize(parent), normalize(child));
    }

    public File(File parent, String child) {
        if (child == null) {
            throw new NullPointerException();
        }
        if (parent == null) {
            this.path = normalize(child);
        } else if (parent.path.isEmpty()) {
            this.path = join("/", normalize(child));
        } else {
            this.path = join(parent.path, normalize(child));
        }
    }

    public File(URI uri) {
        if (!uri.isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        if (uri.isOpaque()) {
            throw new IllegalArgumentException("URI is not hierarchical");
        }
        if (!"file".equalsIgnoreCase(uri.getScheme())) {
            throw new IllegalArgumentException("URI scheme is not \"file\"");
        }
        if (uri.getRawAuthority() != null) {
            throw new IllegalArgumentException("URI has an authority component");
        }
        if (uri.getRawFragment() != null) {
            throw new IllegalArgumentException("URI has a fragment component");
        }
        if (uri.getRawQuery() != null) {
            throw new IllegalArgumentException("URI has a query component");
        }
        String p = uri.getPath();
        if (p.isEmpty()) {
            throw new IllegalArgumentException("URI path component is empty");
        }
        path = normalize(p);
    }

    private static String normalize(String p) {
        int n = p.length();
        boolean clean = true;
        for (int i = 0; i < n && clean; i++) {
            clean = p.charAt(i) != '/' || i + 1 < n && p.charAt(i + 1) != '/' || n == 1;
        }
        if (clean) {
            return p;
        }
        StringBuilder b = new StringBuilder(n);
        char last = 0;
        for (int i = 0; i < n; i++) {
            char c = p.charAt(i);
            if (c != '/' || last != '/') {
                b.append(c);
            }
            last = c;
        }
        if (b.length() > 1 && b.charAt(b.length() - 1) == '/') {
            b.setLength(b.length() - 1);
        }
        return b.toString();
    }

    private static String join(String parent, String child) {
        if (child.isEmpty()) {
            return parent;
        }
        if (child.charAt(0) == '/') {
            return parent.equals("/") ? child : parent + child;
        }
        return parent.equals("/") ? parent + child : parent + "/" + child;
    }

    boolean isInvalid() {
        return path.indexOf('\0') >= 0;
    }

    void checkName() throws FileNotFoundException {
        if (isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getParent() {
        int i = path.lastIndexOf('/');
        if (i <= 0) {
            return i == 0 && path.length() > 1 ? "/" : null;
        }
        return path.substring(0, i);
    }

    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public String getAbsolutePath() {
        if (isAbsolute()) {
            return path;
        }
        String here = System.getProperty("user.dir");
        return path.isEmpty() ? here : join(here, path);
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    public String getCanonicalPath() throws IOException {
        if (isInvalid()) {
            throw new IOException("Invalid file path");
        }
        return Disk.canonical(getAbsolutePath());
    }

    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    @Deprecated
    public URL toURL() throws MalformedURLException {
        if (isInvalid()) {
            throw new MalformedURLException("Invalid file path");
        }
        String p = getAbsolutePath();
        return new URL("file", "", isDirectory() && !p.endsWith("/") ? p + "/" : p);
    }

    public URI toURI() {
        String p = getAbsolutePath();
        if (isDirectory() && !p.endsWith("/")) {
            p += "/";
        }
        if (p.startsWith("//")) {
            p = "//" + p;
        }
        try {
            return new URI("file", null, p, null);
        } catch (URISyntaxException e) {
            throw new Error(e);
        }
    }

    public Path toPath() {
        return FileSystems.getDefault().getPath(path);
    }

    private long[] stat() {
        if (isInvalid()) {
            return null;
        }
        try {
            return Disk.stat(path, true);
        } catch (IOException e) {
            return null;
        }
    }

    private boolean mayDo(int bits) {
        long[] s = stat();
        return s != null && (s[3] & bits) != 0;
    }

    public boolean canRead() {
        return mayDo(0444);
    }

    public boolean canWrite() {
        return mayDo(0222);
    }

    public boolean canExecute() {
        return mayDo(0111);
    }

    public boolean exists() {
        return stat() != null;
    }

    public boolean isDirectory() {
        long[] s = stat();
        return s != null && s[0] == 2;
    }

    public boolean isFile() {
        long[] s = stat();
        return s != null && s[0] == 1;
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public long lastModified() {
        long[] s = stat();
        return s == null ? 0 : s[2];
    }

    public long length() {
        long[] s = stat();
        return s == null ? 0 : s[1];
    }

    public boolean createNewFile() throws IOException {
        if (isInvalid()) {
            throw new IOException("Invalid file path");
        }
        if (Disk.stat(path, false) != null) {
            return false;
        }
        Disk.close(Disk.open(path, Disk.WRITE | Disk.CREATE | Disk.EXCLUSIVE));
        return true;
    }

    public boolean delete() {
        if (isInvalid()) {
            return false;
        }
        try {
            Disk.remove(path);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Nothing runs after an app, so that nothing can be deleted then. */
    public void deleteOnExit() {
    }

    public String[] list() {
        return isInvalid() ? null : Disk.list(path);
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        List<String> kept = new ArrayList<String>();
        for (int i = 0; i < names.length; i++) {
            if (filter.accept(this, names[i])) {
                kept.add(names[i]);
            }
        }
        return kept.toArray(new String[kept.size()]);
    }

    private File below(String name) {
        return path.isEmpty() ? new File(name) : new File(this, name);
    }

    public File[] listFiles() {
        String[] names = list();
        if (names == null) {
            return null;
        }
        File[] files = new File[names.length];
        for (int i = 0; i < names.length; i++) {
            files[i] = below(names[i]);
        }
        return files;
    }

    public File[] listFiles(FilenameFilter filter) {
        String[] names = list();
        if (names == null) {
            return null;
        }
        List<File> kept = new ArrayList<File>();
        for (int i = 0; i < names.length; i++) {
            if (filter == null || filter.accept(this, names[i])) {
                kept.add(below(names[i]));
            }
        }
        return kept.toArray(new File[kept.size()]);
    }

    public File[] listFiles(FileFilter filter) {
        String[] names = list();
        if (names == null) {
            return null;
        }
        List<File> kept = new ArrayList<File>();
        for (int i = 0; i < names.length; i++) {
            File f = below(names[i]);
            if (filter == null || filter.accept(f)) {
                kept.add(f);
            }
        }
        return kept.toArray(new File[kept.size()]);
    }

    public boolean mkdir() {
        if (isInvalid()) {
            return false;
        }
        try {
            Disk.mkdir(path);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public boolean mkdirs() {
        if (exists()) {
            return false;
        }
        if (mkdir()) {
            return true;
        }
        File parent = getParentFile();
        return parent != null && (parent.mkdirs() || parent.exists()) && mkdir();
    }

    public boolean renameTo(File to) {
        if (to == null) {
            throw new NullPointerException();
        }
        if (isInvalid() || to.isInvalid()) {
            return false;
        }
        try {
            Disk.rename(path, to.path);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public boolean setLastModified(long time) {
        if (time < 0) {
            throw new IllegalArgumentException("Negative time");
        }
        return !isInvalid() && Disk.setModified(path, time);
    }

    private boolean change(int bits, boolean set) {
        long[] s = stat();
        return s != null && Disk.setMode(path, (int) (set ? s[3] | bits : s[3] & ~bits));
    }

    public boolean setReadOnly() {
        return change(0222, false);
    }

    public boolean setWritable(boolean writable, boolean ownerOnly) {
        return change(ownerOnly ? 0200 : 0222, writable);
    }

    public boolean setWritable(boolean writable) {
        return setWritable(writable, true);
    }

    public boolean setReadable(boolean readable, boolean ownerOnly) {
        return change(ownerOnly ? 0400 : 0444, readable);
    }

    public boolean setReadable(boolean readable) {
        return setReadable(readable, true);
    }

    public boolean setExecutable(boolean executable, boolean ownerOnly) {
        return change(ownerOnly ? 0100 : 0111, executable);
    }

    public boolean setExecutable(boolean executable) {
        return setExecutable(executable, true);
    }

    public static File[] listRoots() {
        return new File[] {new File("/")};
    }

    public long getTotalSpace() {
        return exists() ? Disk.space()[1] : 0;
    }

    public long getFreeSpace() {
        return exists() ? Disk.space()[0] : 0;
    }

    public long getUsableSpace() {
        return getFreeSpace();
    }

    public static File createTempFile(String prefix, String suffix, File folder) throws IOException {
        if (prefix.length() < 3) {
            throw new IllegalArgumentException("Prefix string too short");
        }
        File dir = folder != null ? folder : new File(System.getProperty("java.io.tmpdir", "."));
        while (true) {
            File f = new File(dir, prefix + (Disk.random() >>> 1) + (suffix == null ? ".tmp" : suffix));
            if (f.createNewFile()) {
                return f;
            }
        }
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    @Override
    public int compareTo(File other) {
        return path.compareTo(other.path);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof File && path.equals(((File) other).path);
    }

    @Override
    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    @Override
    public String toString() {
        return path;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeChar(separatorChar);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readChar();
    }
}
