package java.nio.file;

/** Links in the file system form a circle. */
public class FileSystemLoopException extends FileSystemException {
    public FileSystemLoopException(String file) {
        super(file);
    }
}
