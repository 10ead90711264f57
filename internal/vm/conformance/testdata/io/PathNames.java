import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.TreeSet;

/** Path as a name. */
public class PathNames {
    static void show(String s) {
        Path p = Paths.get(s);
        StringBuilder names = new StringBuilder();
        for (Path n : p) {
            names.append(n).append(',');
        }
        System.out.println("[" + s + "] " + p + " | " + p.getFileName() + " | " + p.getParent() + " | " + p.getRoot() + " | " + p.getNameCount() + " | " + names + " | " + p.normalize() + " | " + p.isAbsolute());
    }

    interface Action {
        Object run();
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "/", "a", "/a", "a/b/c", "/a/b/c", "a//b/", "//a", ".", "..", "./a", "../a/../b", "/../a", "a/./b/../../c", "/a/..", "a/..", "x y", "é"}) {
            show(s);
        }
        Path p = Paths.get("/a/b/c/d");
        System.out.println(p.getName(0) + " " + p.getName(3) + " " + p.subpath(1, 3) + " " + p.startsWith("/a") + p.startsWith("a") + p.startsWith("/a/b/") + p.endsWith("d") + p.endsWith("c/d") + p.endsWith("/d") + p.endsWith("/a/b/c/d"));
        attempt("name", () -> p.getName(4));
        attempt("subpath", () -> p.subpath(2, 2));
        attempt("zero", () -> Paths.get("a\0b"));
        attempt("null", () -> Paths.get(null));
        System.out.println(p.resolve("x") + " " + p.resolve("/x") + " " + p.resolve("") + " " + p.resolveSibling("y") + " " + Paths.get("/").resolve("z") + " " + Paths.get("").resolve("z") + " " + Paths.get("q").resolveSibling("r") + " " + p.resolve(Paths.get("../s")).normalize());
        String[][] pairs = {{"/a/b", "/a/b/c/d"}, {"/a/b", "/a/c"}, {"a", "b/c"}, {"/a", "/a"}, {"/a/b/c", "/"}, {"", "x"}, {"a/b", "a"}};
        for (String[] r : pairs) {
            System.out.print("[" + Paths.get(r[0]).relativize(Paths.get(r[1])) + "] ");
        }
        System.out.println();
        attempt("relativize", () -> Paths.get("/a").relativize(Paths.get("b")));
        System.out.println(Paths.get("a", "b", "", "c/d") + " " + Paths.get("/", "x") + " " + Paths.get("", "y") + " " + Paths.get("a/").equals(Paths.get("a")) + " " + Paths.get("a").compareTo(Paths.get("b")) + " " + (Paths.get("a/b").hashCode() == Paths.get("a//b").hashCode()));
        System.out.println(new TreeSet<>(Arrays.asList(Paths.get("b"), Paths.get("/a"), Paths.get("a/b"), Paths.get("a"), Paths.get("B"))));
        System.out.println(Paths.get("/a/b c").toUri() + " " + Paths.get(java.net.URI.create("file:///x/y%20z")) + " " + p.toFile() + " " + p.getFileSystem().getSeparator() + " " + Paths.get("/x/./y").toAbsolutePath());
        for (String glob : new String[] {"*.java", "*.{java,class}", "a?c", "[a-c]*", "**/x", "/a/*/c", "[!a]b", "\\*", "{a,b/c}"}) {
            java.nio.file.PathMatcher m = p.getFileSystem().getPathMatcher("glob:" + glob);
            System.out.print(glob + ":");
            for (String s : new String[] {"A.java", "A.class", "abc", "b/c", "q/x", "x", "/a/b/c", "/a/b/b/c", "bb", "*", "a"}) {
                System.out.print(m.matches(Paths.get(s)) ? " " + s : "");
            }
            System.out.println();
        }
        System.out.println(p.getFileSystem().getPathMatcher("regex:.*/c/.").matches(p));
        attempt("syntax", () -> p.getFileSystem().getPathMatcher("other:x"));
        attempt("glob", () -> p.getFileSystem().getPathMatcher("glob:{a"));
    }
}
