import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Walking trees, listing folders, attributes. */
public class FileTrees {
    static Path dir;

    static String sorted(Stream<Path> s) {
        try (Stream<Path> t = s) {
            return t.map(p -> dir.relativize(p).toString()).sorted().collect(Collectors.toList()).toString();
        }
    }

    public static void main(String[] args) throws IOException {
        dir = Files.createTempDirectory("tree");
        for (String d : new String[] {"a/b/c", "d", "skip/x"}) {
            Files.createDirectories(dir.resolve(d));
        }
        for (String f : new String[] {"1.txt", "a/2.txt", "a/b/3.log", "a/b/c/4.txt", "skip/5.txt", "skip/x/6.txt"}) {
            Files.write(dir.resolve(f), f.getBytes());
        }
        System.out.println(sorted(Files.walk(dir)));
        System.out.println(sorted(Files.walk(dir, 1)) + sorted(Files.walk(dir, 0)) + sorted(Files.walk(dir.resolve("1.txt"))));
        System.out.println(sorted(Files.find(dir, 9, (p, at) -> at.isRegularFile() && p.toString().endsWith(".txt") && at.size() > 5)));
        System.out.println(sorted(Files.list(dir)));
        List<String> log = new ArrayList<>();
        Path r = Files.walkFileTree(dir, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path p, BasicFileAttributes at) {
                log.add("+" + dir.relativize(p));
                return p.endsWith("skip") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path p, BasicFileAttributes at) {
                log.add(dir.relativize(p) + ":" + at.size());
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path p, IOException e) {
                log.add("-" + dir.relativize(p) + e);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(log.get(0) + " " + log.get(log.size() - 1) + " " + r.equals(dir));
        Collections.sort(log);
        System.out.println(log);
        try (DirectoryStream<Path> s = Files.newDirectoryStream(dir.resolve("a"), "*.txt")) {
            for (Path p : s) {
                System.out.println(p.getFileName());
            }
        }
        try {
            Files.newDirectoryStream(dir.resolve("1.txt"));
        } catch (NotDirectoryException e) {
            System.out.println("not a directory");
        }
        try {
            Files.walkFileTree(dir.resolve("none"), new SimpleFileVisitor<Path>() { });
        } catch (java.nio.file.NoSuchFileException e) {
            System.out.println("no such file");
        }
        BasicFileAttributes at = Files.readAttributes(dir.resolve("1.txt"), BasicFileAttributes.class);
        System.out.println(at.size() + " " + at.isRegularFile() + at.isDirectory() + at.isSymbolicLink() + at.isOther());
        Files.setLastModifiedTime(dir.resolve("1.txt"), FileTime.fromMillis(1000000000000L));
        System.out.println(Files.getLastModifiedTime(dir.resolve("1.txt")) + " " + Files.getAttribute(dir.resolve("1.txt"), "size") + " " + dir.resolve("1.txt").toFile().lastModified());
        System.out.println(Files.readAttributes(dir.resolve("1.txt"), "isDirectory,size").size() + " " + Files.readAttributes(dir, "basic:*").get("isDirectory"));
        for (String bad : new String[] {"none", "size,none", "nosuch:size"}) {
            try {
                Files.readAttributes(dir, bad);
            } catch (IllegalArgumentException | UnsupportedOperationException e) {
                System.out.println(bad + " " + e.getClass().getName());
            }
        }
        System.out.println(FileTime.fromMillis(-1) + " " + FileTime.fromMillis(1500).compareTo(FileTime.fromMillis(1499)) + " " + FileTime.fromMillis(5).toMillis());
        try (Stream<Path> w = Files.walk(dir)) {
            w.sorted(Comparator.reverseOrder()).forEach(p -> {
                try {
                    Files.delete(p);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
        }
        System.out.println(Files.exists(dir));
    }
}
