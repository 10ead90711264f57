package java.nio.file;

/** Tells whether paths match a pattern. */
public interface PathMatcher {
    boolean matches(Path path);
}
