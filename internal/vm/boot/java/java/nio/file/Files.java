package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import libcore.io.Disk;
import libcore.io.DiskPath;

/** What can be done with files. */
public final class Files {
    private Files() {
    }

    private static Set<OpenOption> set(OpenOption[] options) {
        return new HashSet<OpenOption>(Arrays.asList(options));
    }

    private static long[] stat(Path path, LinkOption[] options) throws IOException {
        return Disk.stat(path.toString(), options == null || options.length == 0);
    }

    private static long[] need(Path path, LinkOption... options) throws IOException {
        long[] s;
        try {
            s = stat(path, options);
        } catch (IOException e) {
            throw DiskPath.translate(e, path.toString(), null);
        }
        if (s == null) {
            throw new NoSuchFileException(path.toString());
        }
        return s;
    }

    // Streams and channels.

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        for (int i = 0; i < options.length; i++) {
            if (options[i] == StandardOpenOption.APPEND || options[i] == StandardOpenOption.WRITE) {
                throw new UnsupportedOperationException("'" + options[i] + "' not allowed");
            }
        }
        return Channels.newInputStream(newByteChannel(path, options));
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> set = set(options);
        if (options.length == 0) {
            set.add(StandardOpenOption.CREATE);
            set.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        if (set.contains(StandardOpenOption.READ)) {
            throw new IllegalArgumentException("READ not allowed");
        }
        set.add(StandardOpenOption.WRITE);
        return Channels.newOutputStream(newByteChannel(path, set));
    }

    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return FileChannel.open(path, options, attributes);
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
        return newByteChannel(path, set(options));
    }

    public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), charset.newDecoder()));
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption... options) throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), charset.newEncoder()));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    // Folders.

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return newDirectoryStream(dir, (DirectoryStream.Filter<? super Path>) null);
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob) throws IOException {
        final PathMatcher matcher = dir.getFileSystem().getPathMatcher("glob:" + glob);
        return newDirectoryStream(dir, new DirectoryStream.Filter<Path>() {
            @Override
            public boolean accept(Path entry) {
                return matcher.matches(entry.getFileName());
            }
        });
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter) throws IOException {
        if (need(dir)[0] != 2) {
            throw new NotDirectoryException(dir.toString());
        }
        String[] names = Disk.list(dir.toString());
        if (names == null) {
            throw new AccessDeniedException(dir.toString());
        }
        final List<Path> entries = new ArrayList<Path>();
        for (int i = 0; i < names.length; i++) {
            Path p = dir.resolve(names[i]);
            try {
                if (filter == null || filter.accept(p)) {
                    entries.add(p);
                }
            } catch (IOException e) {
                throw new DirectoryIteratorException(e);
            }
        }
        return new DirectoryStream<Path>() {
            private boolean used;

            @Override
            public Iterator<Path> iterator() {
                if (used) {
                    throw new IllegalStateException("Iterator already obtained");
                }
                used = true;
                return entries.iterator();
            }

            @Override
            public void close() {
                used = true;
            }
        };
    }

    public static Path createFile(Path path, FileAttribute<?>... attributes) throws IOException {
        newByteChannel(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attributes) throws IOException {
        try {
            Disk.mkdir(dir.toString());
        } catch (IOException e) {
            throw DiskPath.translate(e, dir.toString(), null);
        }
        return dir;
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attributes) throws IOException {
        if (isDirectory(dir)) {
            return dir;
        }
        Path parent = dir.toAbsolutePath().getParent();
        if (parent != null && !exists(parent)) {
            createDirectories(parent);
        }
        return createDirectory(dir);
    }

    public static Path createTempFile(Path dir, String prefix, String suffix, FileAttribute<?>... attributes) throws IOException {
        while (true) {
            Path p = dir.resolve((prefix == null ? "" : prefix) + (Disk.random() >>> 1) + (suffix == null ? ".tmp" : suffix));
            if (!exists(p)) {
                return createFile(p);
            }
        }
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attributes) throws IOException {
        return createTempFile(Paths.get(System.getProperty("java.io.tmpdir")), prefix, suffix, attributes);
    }

    public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attributes) throws IOException {
        while (true) {
            Path p = dir.resolve((prefix == null ? "" : prefix) + (Disk.random() >>> 1));
            if (!exists(p)) {
                return createDirectory(p);
            }
        }
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attributes) throws IOException {
        return createTempDirectory(Paths.get(System.getProperty("java.io.tmpdir")), prefix, attributes);
    }

    public static Path createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes) throws IOException {
        try {
            Disk.link(link.toString(), target.toString());
        } catch (IOException e) {
            throw DiskPath.translate(e, link.toString(), null);
        }
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
        if (need(link, LinkOption.NOFOLLOW_LINKS)[0] != 3) {
            throw new NotLinkException(link.toString());
        }
        return Paths.get(Disk.readLink(link.toString()));
    }

    public static void delete(Path path) throws IOException {
        try {
            Disk.remove(path.toString());
        } catch (IOException e) {
            throw DiskPath.translate(e, path.toString(), null);
        }
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        if (Disk.stat(path.toString(), false) == null) {
            return false;
        }
        delete(path);
        return true;
    }

    private static boolean has(Object[] options, Object option) {
        for (int i = 0; i < options.length; i++) {
            if (options[i] == null) {
                throw new NullPointerException();
            }
            if (options[i] == option) {
                return true;
            }
        }
        return false;
    }

    public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
        long[] s = need(source);
        if (isSameFile(source, target)) {
            return target;
        }
        makeRoom(target, has(options, StandardCopyOption.REPLACE_EXISTING));
        if (s[0] == 2) {
            createDirectory(target);
        } else {
            InputStream in = newInputStream(source);
            try {
                copy(in, target);
            } finally {
                in.close();
            }
        }
        if (has(options, StandardCopyOption.COPY_ATTRIBUTES)) {
            Disk.setModified(target.toString(), s[2]);
            Disk.setMode(target.toString(), (int) s[3]);
        }
        return target;
    }

    private static void makeRoom(Path target, boolean replace) throws IOException {
        if (Disk.stat(target.toString(), false) != null) {
            if (!replace) {
                throw new FileAlreadyExistsException(target.toString());
            }
            delete(target);
        }
    }

    public static Path move(Path source, Path target, CopyOption... options) throws IOException {
        need(source, LinkOption.NOFOLLOW_LINKS);
        if (isSameFile(source, target)) {
            return target;
        }
        makeRoom(target, has(options, StandardCopyOption.REPLACE_EXISTING) || has(options, StandardCopyOption.ATOMIC_MOVE));
        try {
            Disk.rename(source.toString(), target.toString());
        } catch (IOException e) {
            throw DiskPath.translate(e, source.toString(), target.toString());
        }
        return target;
    }

    public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
        makeRoom(target, has(options, StandardCopyOption.REPLACE_EXISTING));
        OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            return in.transferTo(out);
        } finally {
            out.close();
        }
    }

    public static long copy(Path source, OutputStream out) throws IOException {
        InputStream in = newInputStream(source);
        try {
            return in.transferTo(out);
        } finally {
            in.close();
        }
    }

    // What files are.

    public static boolean isSameFile(Path a, Path b) throws IOException {
        if (a.equals(b)) {
            return true;
        }
        long[] x = need(a);
        long[] y = Disk.stat(b.toString(), true);
        return y != null && x[4] == y[4];
    }

    public static boolean isHidden(Path path) throws IOException {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    public static boolean exists(Path path, LinkOption... options) {
        try {
            return stat(path, options) != null;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean notExists(Path path, LinkOption... options) {
        return !exists(path, options);
    }

    private static boolean isKind(Path path, LinkOption[] options, int kind) {
        try {
            long[] s = stat(path, options);
            return s != null && s[0] == kind;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        return isKind(path, options, 1);
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        return isKind(path, options, 2);
    }

    public static boolean isSymbolicLink(Path path) {
        return isKind(path, new LinkOption[] {LinkOption.NOFOLLOW_LINKS}, 3);
    }

    public static boolean isReadable(Path path) {
        return path.toFile().canRead();
    }

    public static boolean isWritable(Path path) {
        return path.toFile().canWrite();
    }

    public static boolean isExecutable(Path path) {
        return path.toFile().canExecute();
    }

    public static long size(Path path) throws IOException {
        return need(path)[1];
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        return FileTime.fromMillis(need(path, options)[2]);
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        need(path);
        Disk.setModified(path.toString(), time.toMillis());
        return path;
    }

    /** The view of a type; null if there is none. */
    @SuppressWarnings("unchecked")
    public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        return type == BasicFileAttributeView.class ? (V) new View(path, options) : null;
    }

    @SuppressWarnings("unchecked")
    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options) throws IOException {
        if (type != BasicFileAttributes.class) {
            throw new UnsupportedOperationException();
        }
        return (A) new Attributes(need(path, options));
    }

    /** The attributes of a list like "size,isDirectory" or "*", with the view's name before a colon if it is not the basic one. */
    public static Map<String, Object> readAttributes(Path path, String names, LinkOption... options) throws IOException {
        int colon = names.indexOf(':');
        if (colon >= 0 && !names.startsWith("basic:")) {
            throw new UnsupportedOperationException("View '" + names.substring(0, colon) + "' not available");
        }
        String[] list = names.substring(colon + 1).split(",");
        BasicFileAttributes a = readAttributes(path, BasicFileAttributes.class, options);
        Map<String, Object> all = new HashMap<String, Object>();
        all.put("size", a.size());
        all.put("creationTime", a.creationTime());
        all.put("lastAccessTime", a.lastAccessTime());
        all.put("lastModifiedTime", a.lastModifiedTime());
        all.put("isDirectory", a.isDirectory());
        all.put("isRegularFile", a.isRegularFile());
        all.put("isSymbolicLink", a.isSymbolicLink());
        all.put("isOther", a.isOther());
        all.put("fileKey", a.fileKey());
        Map<String, Object> asked = new HashMap<String, Object>();
        for (int i = 0; i < list.length; i++) {
            if (list[i].equals("*")) {
                asked.putAll(all);
            } else if (all.containsKey(list[i])) {
                asked.put(list[i], all.get(list[i]));
            } else {
                throw new IllegalArgumentException("'" + list[i] + "' not recognized");
            }
        }
        return asked;
    }

    public static Object getAttribute(Path path, String name, LinkOption... options) throws IOException {
        if (name.indexOf('*') >= 0 || name.indexOf(',') >= 0) {
            throw new IllegalArgumentException(name);
        }
        return readAttributes(path, name, options).get(name.substring(name.indexOf(':') + 1));
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path, LinkOption... options) throws IOException {
        long mode = need(path, options)[3];
        Set<PosixFilePermission> set = EnumSet.noneOf(PosixFilePermission.class);
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < 9; i++) {
            if ((mode & 0400 >> i) != 0) {
                set.add(all[i]);
            }
        }
        return set;
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> permissions) throws IOException {
        need(path);
        int mode = 0;
        for (PosixFilePermission p : permissions) {
            mode |= 0400 >> p.ordinal();
        }
        Disk.setMode(path.toString(), mode);
        return path;
    }

    // Whole files.

    public static byte[] readAllBytes(Path path) throws IOException {
        InputStream in = newInputStream(path);
        try {
            return in.readAllBytes();
        } catch (IOException e) {
            throw DiskPath.translate(e, path.toString(), null);
        } finally {
            in.close();
        }
    }

    public static List<String> readAllLines(Path path, Charset charset) throws IOException {
        BufferedReader in = newBufferedReader(path, charset);
        try {
            List<String> lines = new ArrayList<String>();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
            return lines;
        } finally {
            in.close();
        }
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset charset) throws IOException {
        return readAllLines(path, charset).stream();
    }

    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
        OutputStream out = newOutputStream(path, options);
        try {
            out.write(bytes);
        } finally {
            out.close();
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset charset, OpenOption... options) throws IOException {
        BufferedWriter out = newBufferedWriter(path, charset, options);
        try {
            for (CharSequence line : lines) {
                out.append(line);
                out.newLine();
            }
        } finally {
            out.close();
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options) throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    // Trees.

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        return walkFileTree(start, EnumSet.noneOf(FileVisitOption.class), Integer.MAX_VALUE, visitor);
    }

    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int depth, FileVisitor<? super Path> visitor) throws IOException {
        if (depth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        visit(start, options.contains(FileVisitOption.FOLLOW_LINKS), depth, visitor);
        return start;
    }

    private static FileVisitResult visit(Path path, boolean follow, int depth, FileVisitor<? super Path> visitor) throws IOException {
        Attributes attributes;
        try {
            attributes = new Attributes(follow ? need(path) : need(path, LinkOption.NOFOLLOW_LINKS));
        } catch (IOException e) {
            return visitor.visitFileFailed(path, e);
        }
        if (!attributes.isDirectory() || depth == 0) {
            return visitor.visitFile(path, attributes);
        }
        FileVisitResult r = visitor.preVisitDirectory(path, attributes);
        if (r != FileVisitResult.CONTINUE) {
            return r == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : r;
        }
        DirectoryStream<Path> entries;
        try {
            entries = newDirectoryStream(path);
        } catch (IOException e) {
            return visitor.visitFileFailed(path, e);
        }
        for (Path p : entries) {
            r = visit(p, follow, depth - 1, visitor);
            if (r == FileVisitResult.TERMINATE) {
                return r;
            }
            if (r == FileVisitResult.SKIP_SIBLINGS) {
                break;
            }
        }
        return visitor.postVisitDirectory(path, null);
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    public static Stream<Path> walk(Path start, int depth, FileVisitOption... options) throws IOException {
        List<Path> all = new ArrayList<Path>();
        need(start);
        collect(start, has(options, FileVisitOption.FOLLOW_LINKS), depth, all);
        return all.stream();
    }

    private static void collect(Path path, boolean follow, int depth, List<Path> to) throws IOException {
        to.add(path);
        if (depth > 0 && (follow ? isDirectory(path) : isDirectory(path, LinkOption.NOFOLLOW_LINKS))) {
            for (Path p : newDirectoryStream(path)) {
                collect(p, follow, depth - 1, to);
            }
        }
    }

    public static Stream<Path> find(Path start, int depth, BiPredicate<Path, BasicFileAttributes> matcher, FileVisitOption... options) throws IOException {
        List<Path> all = new ArrayList<Path>();
        need(start);
        boolean follow = has(options, FileVisitOption.FOLLOW_LINKS);
        collect(start, follow, depth, all);
        List<Path> found = new ArrayList<Path>();
        for (Path p : all) {
            if (matcher.test(p, new Attributes(follow ? need(p) : need(p, LinkOption.NOFOLLOW_LINKS)))) {
                found.add(p);
            }
        }
        return found.stream();
    }

    public static Stream<Path> list(Path dir) throws IOException {
        List<Path> all = new ArrayList<Path>();
        for (Path p : newDirectoryStream(dir)) {
            all.add(p);
        }
        return all.stream();
    }

    private static final class View implements BasicFileAttributeView {
        private final Path path;
        private final LinkOption[] options;

        View(Path path, LinkOption[] options) {
            this.path = path;
            this.options = options;
        }

        @Override
        public String name() {
            return "basic";
        }

        @Override
        public BasicFileAttributes readAttributes() throws IOException {
            return Files.readAttributes(path, BasicFileAttributes.class, options);
        }

        @Override
        public void setTimes(FileTime modified, FileTime access, FileTime created) throws IOException {
            if (modified != null) {
                setLastModifiedTime(path, modified);
            }
        }
    }

    private static final class Attributes implements BasicFileAttributes {
        private final long[] stat;

        Attributes(long[] stat) {
            this.stat = stat;
        }

        @Override
        public FileTime lastModifiedTime() {
            return FileTime.fromMillis(stat[2]);
        }

        @Override
        public FileTime lastAccessTime() {
            return FileTime.fromMillis(stat[2]);
        }

        @Override
        public FileTime creationTime() {
            return FileTime.fromMillis(stat[2]);
        }

        @Override
        public boolean isRegularFile() {
            return stat[0] == 1;
        }

        @Override
        public boolean isDirectory() {
            return stat[0] == 2;
        }

        @Override
        public boolean isSymbolicLink() {
            return stat[0] == 3;
        }

        @Override
        public boolean isOther() {
            return stat[0] == 4;
        }

        @Override
        public long size() {
            return stat[1];
        }

        @Override
        public Object fileKey() {
            return stat[4];
        }
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset charset) throws IOException {
        return charset.newDecoder().decode(java.nio.ByteBuffer.wrap(readAllBytes(path))).toString();
    }

    public static Path writeString(Path path, CharSequence text, OpenOption... options) throws IOException {
        return writeString(path, text, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, Charset charset, OpenOption... options) throws IOException {
        java.nio.ByteBuffer bytes = charset.newEncoder().encode(java.nio.CharBuffer.wrap(text));
        return write(path, java.util.Arrays.copyOf(bytes.array(), bytes.limit()), options);
    }

    /** The kind of content that a file's name tells of; null if it tells of none. */
    public static String probeContentType(Path path) throws IOException {
        Path name = path.getFileName();
        return name == null ? null : java.net.URLConnection.guessContentTypeFromName(name.toString());
    }
}
