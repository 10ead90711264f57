package java.io;

/** Chooses files by folder and name. */
public interface FilenameFilter {
    boolean accept(File dir, String name);
}
