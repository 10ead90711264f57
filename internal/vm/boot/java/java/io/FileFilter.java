package java.io;

/** Chooses files. */
public interface FileFilter {
    boolean accept(File pathname);
}
