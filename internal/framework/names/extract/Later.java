import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Prints the public classes of java.* that this JDK has and Java 8, by the symbols that javac keeps of it, has not. */
public class Later {
    public static void main(String[] args) throws Exception {
        TreeSet<String> names = new TreeSet<>();
        FileSystem runtime = FileSystems.getFileSystem(URI.create("jrt:/"));
        try (var all = Files.walk(runtime.getPath("/modules/java.base/java"))) {
            all.map(Path::toString).filter(p -> p.endsWith(".class")).forEach(p -> {
                String name = p.substring("/modules/java.base/".length(), p.length() - ".class".length());
                if (isPublic(name)) names.add(name);
            });
        }
        try (ZipFile symbols = new ZipFile(Paths.get(System.getProperty("java.home"), "lib", "ct.sym").toFile())) {
            for (ZipEntry e : (Iterable<ZipEntry>) symbols.stream().map(e -> (ZipEntry) e)::iterator) {
                int at = e.getName().indexOf("java/");
                if (at > 0 && e.getName().endsWith(".sig") && e.getName().substring(0, e.getName().indexOf('/')).contains("8")) {
                    names.remove(e.getName().substring(at, e.getName().length() - ".sig".length()));
                }
            }
        }
        names.forEach(System.out::println);
    }

    private static boolean isPublic(String name) {
        try {
            Class<?> c = Class.forName(name.replace('/', '.'), false, null);
            if (c.isAnonymousClass() || c.isLocalClass()) return false;
            for (; c != null; c = c.getDeclaringClass()) {
                if (!Modifier.isPublic(c.getModifiers())) return false;
            }
            return true;
        } catch (Throwable unusable) {
            return false;
        }
    }
}
