package libcore.io;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ProviderMismatchException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A path on the virtual disk. */
public final class DiskPath implements Path {
    private final String path;
    private final boolean absolute;
    private final String[] names; // of the empty path one empty name, of the root none

    public DiskPath(String text) {
        if (text.indexOf('\0') >= 0) {
            throw new InvalidPathException(text, "Nul character not allowed");
        }
        absolute = text.startsWith("/");
        List<String> list = new ArrayList<String>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '/') {
                if (i > start) {
                    list.add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
        if (list.isEmpty() && !absolute) {
            list.add("");
        }
        names = list.toArray(new String[list.size()]);
        path = join(absolute, names, 0, names.length);
    }

    private static String join(boolean absolute, String[] names, int from, int to) {
        StringBuilder b = new StringBuilder();
        for (int i = from; i < to; i++) {
            if (absolute || i > from) {
                b.append('/');
            }
            b.append(names[i]);
        }
        return absolute && from == to ? "/" : b.toString();
    }

    /** Turns the disk's failure into the exception of java.nio.file that says the same. */
    public static IOException translate(IOException e, String file, String other) {
        String reason = e.getMessage();
        if (reason == null) {
            return e;
        } else if (reason.equals("No such file or directory")) {
            return new NoSuchFileException(file, other, null);
        } else if (reason.equals("File exists")) {
            return new FileAlreadyExistsException(other != null ? other : file);
        } else if (reason.equals("Directory not empty")) {
            return new DirectoryNotEmptyException(file);
        } else if (reason.equals("Permission denied") || reason.equals("Operation not permitted")) {
            return new AccessDeniedException(file, other, null);
        }
        return new FileSystemException(file, other, reason);
    }

    private static DiskPath own(Path p) {
        if (p == null) {
            throw new NullPointerException();
        }
        if (!(p instanceof DiskPath)) {
            throw new ProviderMismatchException();
        }
        return (DiskPath) p;
    }

    @Override
    public FileSystem getFileSystem() {
        return DiskFileSystem.INSTANCE;
    }

    @Override
    public boolean isAbsolute() {
        return absolute;
    }

    @Override
    public Path getRoot() {
        return absolute ? new DiskPath("/") : null;
    }

    @Override
    public Path getFileName() {
        if (names.length == 0) {
            return null;
        }
        return names.length == 1 && !absolute ? this : new DiskPath(names[names.length - 1]);
    }

    @Override
    public Path getParent() {
        if (names.length == 0 || names.length == 1 && !absolute) {
            return null;
        }
        return new DiskPath(join(absolute, names, 0, names.length - 1));
    }

    @Override
    public int getNameCount() {
        return names.length;
    }

    @Override
    public Path getName(int index) {
        if (index < 0 || index >= names.length) {
            throw new IllegalArgumentException();
        }
        return new DiskPath(names[index]);
    }

    @Override
    public Path subpath(int from, int to) {
        if (from < 0 || from >= names.length || to > names.length || from >= to) {
            throw new IllegalArgumentException();
        }
        return new DiskPath(join(false, names, from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        if (!(other instanceof DiskPath)) {
            return false;
        }
        DiskPath o = (DiskPath) other;
        if (o.absolute != absolute || o.names.length > names.length || o.path.isEmpty() != path.isEmpty()) {
            return false;
        }
        for (int i = 0; i < o.names.length; i++) {
            if (!o.names[i].equals(names[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean startsWith(String other) {
        return startsWith(new DiskPath(other));
    }

    @Override
    public boolean endsWith(Path other) {
        if (!(other instanceof DiskPath)) {
            return false;
        }
        DiskPath o = (DiskPath) other;
        int shift = names.length - o.names.length;
        if (shift < 0 || o.absolute && (!absolute || shift != 0) || o.path.isEmpty() != path.isEmpty()) {
            return false;
        }
        for (int i = 0; i < o.names.length; i++) {
            if (!o.names[i].equals(names[i + shift])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean endsWith(String other) {
        return endsWith(new DiskPath(other));
    }

    @Override
    public Path normalize() {
        List<String> kept = new ArrayList<String>();
        for (int i = 0; i < names.length; i++) {
            String n = names[i];
            if (n.equals(".") || n.isEmpty()) {
                continue;
            }
            if (n.equals("..")) {
                int last = kept.size() - 1;
                if (last >= 0 && !kept.get(last).equals("..")) {
                    kept.remove(last);
                    continue;
                }
                if (absolute) {
                    continue;
                }
            }
            kept.add(n);
        }
        return new DiskPath(join(absolute, kept.toArray(new String[kept.size()]), 0, kept.size()));
    }

    @Override
    public Path resolve(Path other) {
        DiskPath o = own(other);
        if (o.absolute || path.isEmpty()) {
            return o;
        }
        return o.path.isEmpty() ? this : new DiskPath(path + "/" + o.path);
    }

    @Override
    public Path resolve(String other) {
        return resolve(new DiskPath(other));
    }

    @Override
    public Path resolveSibling(Path other) {
        Path parent = getParent();
        return parent == null ? other : parent.resolve(other);
    }

    @Override
    public Path resolveSibling(String other) {
        return resolveSibling(new DiskPath(other));
    }

    @Override
    public Path relativize(Path other) {
        DiskPath o = own(other);
        if (o.equals(this)) {
            return new DiskPath("");
        }
        if (absolute != o.absolute) {
            throw new IllegalArgumentException("'other' is different type of Path");
        }
        if (path.isEmpty()) {
            return o;
        }
        int common = 0;
        int most = Math.min(names.length, o.names.length);
        while (common < most && names[common].equals(o.names[common])) {
            common++;
        }
        StringBuilder b = new StringBuilder();
        for (int i = common; i < names.length; i++) {
            b.append(b.length() == 0 ? ".." : "/..");
        }
        for (int i = common; i < o.names.length; i++) {
            if (!o.names[i].isEmpty()) {
                b.append(b.length() == 0 ? "" : "/").append(o.names[i]);
            }
        }
        return new DiskPath(b.toString());
    }

    @Override
    public URI toUri() {
        return URI.create("file://" + toFile().toURI().getRawPath());
    }

    @Override
    public Path toAbsolutePath() {
        return absolute ? this : new DiskPath(toFile().getAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        if (Disk.stat(path, true) == null) {
            throw new NoSuchFileException(path);
        }
        return new DiskPath(toFile().getCanonicalPath());
    }

    @Override
    public File toFile() {
        return new File(path);
    }

    @Override
    public Iterator<Path> iterator() {
        List<Path> list = new ArrayList<Path>(names.length);
        for (int i = 0; i < names.length; i++) {
            list.add(new DiskPath(names[i]));
        }
        return list.iterator();
    }

    @Override
    public int compareTo(Path other) {
        return path.compareTo(own(other).path);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiskPath && path.equals(((DiskPath) other).path);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return path;
    }
}
