package java.nio.file;

/** How to walk a file tree. */
public enum FileVisitOption {
    FOLLOW_LINKS
}
