import java.io.File;
import java.net.URI;
import java.util.Arrays;

/** File as a name: parents, normalization, comparison; nothing touches the disk. */
public class FileNames {
    static void show(String path) {
        File f = new File(path);
        System.out.println("[" + path + "] " + f.getPath() + " | " + f.getName() + " | " + f.getParent() + " | " + f.isAbsolute() + " | " + f.getParentFile());
    }

    public static void main(String[] args) throws Exception {
        for (String p : new String[] {"", "/", "//", "a", "a/", "/a", "/a/", "a//b", "a/b/", "/a/b", ".", "..", "a/../b", "./a", "/..", "a b", "a\\b", "///a///b///", ".hidden", "x.tar.gz"}) {
            show(p);
        }
        System.out.println(new File("a", "b") + " " + new File("a/", "/b") + " " + new File("", "b") + " " + new File((String) null, "b")
            + " " + new File("/", "b") + " " + new File(new File("x"), "y/z") + " " + new File((File) null, "q") + " " + new File("a", "") + " " + new File(new File(""), "c"));
        try {
            new File((String) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            new File("a", null);
        } catch (NullPointerException e) {
            System.out.println("null child");
        }
        System.out.println(new File("/a/b").equals(new File("/a//b/")) + " " + new File("/a/b").hashCode() + " " + new File("a").compareTo(new File("b")) + " " + new File("A").equals(new File("a")));
        System.out.println(new File("/x/../y").getAbsolutePath() + " " + new File("/x/./y").getAbsoluteFile() + " " + new File("/").getCanonicalPath() + " " + new File("/tmp/../tmp/./q/..").getCanonicalPath());
        System.out.println(File.separator + File.separatorChar + File.pathSeparator + File.pathSeparatorChar);
        System.out.println(new File("/a b/ü%").toURI() + " " + new File(new URI("file:///a%20b/c")) + " " + new File("/a").toURI().getPath());
        for (String u : new String[] {"http://x/y", "file:rel", "file://host/x", "file:///x?q", "file:///x#f", "/plain"}) {
            try {
                System.out.println(new File(new URI(u)));
            } catch (IllegalArgumentException e) {
                System.out.println(u + " refused");
            }
        }
        System.out.println(new File("/no/such/thing").exists() + " " + new File("/no/such/thing").length() + new File("/no/such").isDirectory()
            + new File("/no/such").lastModified() + Arrays.toString(new File("/no/such").list()) + new File("/no/such").canRead() + new File("/no/such/x").mkdir()
            + new File("/no/such").delete());
        System.out.println(new File("/nul\0byte").exists() + " " + new File("x").toPath() + " " + new File("/a/./b").toPath());
        File[] sorted = {new File("b"), new File("a/c"), new File("a"), new File("B")};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
    }
}
