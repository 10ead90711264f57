package java.nio.file;

/** How to copy or move a file. */
public interface CopyOption {
}
