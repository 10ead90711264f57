package java.nio.file;

/** A file that should be a folder is none. */
public class NotDirectoryException extends FileSystemException {
    public NotDirectoryException(String file) {
        super(file);
    }
}
