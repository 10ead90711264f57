import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files: reading, writing, copying, moving, options. */
public class PathFiles {
    static Path dir;

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (FileSystemException e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + " " + (e.getFile() == null ? null : dir.relativize(java.nio.file.Paths.get(e.getFile()))) + " " + e.getReason());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static String list(Path d) throws IOException {
        try (Stream<Path> s = Files.list(d)) {
            return s.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList()).toString();
        }
    }

    public static void main(String[] args) throws IOException {
        dir = Files.createTempDirectory("path");
        Path a = dir.resolve("a.txt");
        Path b = dir.resolve("b.txt");
        Files.write(a, "one\ntwo\r\nthree\n".getBytes("UTF-8"));
        System.out.println(Files.size(a) + " " + Files.readAllLines(a) + " " + new String(Files.readAllBytes(a)).length() + " " + Files.exists(a) + Files.notExists(b) + Files.isDirectory(dir) + Files.isRegularFile(a) + Files.isReadable(a) + Files.isSymbolicLink(a) + Files.isHidden(a));
        Files.write(b, Arrays.asList("x", "ü"), StandardCharsets.UTF_8);
        Files.write(b, Arrays.asList("appended"), StandardOpenOption.APPEND);
        try (Stream<String> lines = Files.lines(b)) {
            System.out.println(lines.collect(Collectors.joining("|")));
        }
        attempt("malformed", () -> {
            Files.write(dir.resolve("bad"), new byte[] {97, -1});
            return Files.readAllLines(dir.resolve("bad"));
        });
        attempt("create new", () -> Files.write(a, new byte[0], StandardOpenOption.CREATE_NEW));
        attempt("write existing", () -> Files.write(dir.resolve("none"), new byte[0], StandardOpenOption.WRITE));
        attempt("create", () -> Files.createFile(a));
        attempt("missing", () -> Files.readAllBytes(dir.resolve("missing")));
        attempt("size", () -> Files.size(dir.resolve("missing")));
        attempt("delete", () -> {
            Files.delete(dir.resolve("missing"));
            return "";
        });
        System.out.println(Files.deleteIfExists(dir.resolve("bad")) + " " + Files.deleteIfExists(dir.resolve("bad")));
        attempt("directory", () -> Files.createDirectory(dir));
        attempt("directory below", () -> Files.createDirectory(dir.resolve("p/q")));
        System.out.println(Files.isDirectory(Files.createDirectories(dir.resolve("p/q/r"))) + " " + dir.relativize(Files.createDirectories(dir.resolve("p/q"))));
        attempt("directories over file", () -> Files.createDirectories(a.resolve("x")));
        attempt("delete full", () -> {
            Files.delete(dir.resolve("p"));
            return "";
        });
        attempt("copy", () -> dir.relativize(Files.copy(a, dir.resolve("c.txt"))));
        attempt("copy again", () -> Files.copy(a, dir.resolve("c.txt")));
        attempt("copy replace", () -> dir.relativize(Files.copy(b, dir.resolve("c.txt"), StandardCopyOption.REPLACE_EXISTING)) + " " + Files.size(dir.resolve("c.txt")));
        attempt("move", () -> dir.relativize(Files.move(dir.resolve("c.txt"), dir.resolve("p/d.txt"))));
        attempt("move missing", () -> Files.move(dir.resolve("c.txt"), dir.resolve("p/e.txt")));
        attempt("move over", () -> Files.move(a, b));
        attempt("move replace", () -> dir.relativize(Files.move(a, b, StandardCopyOption.REPLACE_EXISTING)) + " " + Files.readAllLines(b).size());
        attempt("copy directory", () -> list(Files.copy(dir.resolve("p"), dir.resolve("copied"))));
        attempt("move directory", () -> list(Files.move(dir.resolve("p"), dir.resolve("moved"))));
        try (OutputStream out = Files.newOutputStream(a)) {
            out.write("stream".getBytes());
        }
        try (InputStream in = Files.newInputStream(a)) {
            System.out.println(in.read() + " " + Files.copy(in, dir.resolve("in")) + " " + Files.copy(a, System.out));
        }
        try (BufferedWriter w = Files.newBufferedWriter(a, StandardOpenOption.TRUNCATE_EXISTING)) {
            w.write("short");
        }
        try (BufferedReader r = Files.newBufferedReader(a)) {
            System.out.println(r.readLine() + r.readLine() + Files.isSameFile(a, dir.resolve("./a.txt")));
        }
        System.out.println(list(dir));
        try (Stream<Path> w = Files.walk(dir)) {
            w.sorted((x, y) -> y.compareTo(x)).forEach(p -> p.toFile().delete());
        }
        System.out.println(Files.exists(dir));
    }
}
