package java.nio.file;

/** A file that should be a folder is none. */
public class NotDirectoryException extends FileSystemException {
    private static final long serialVersionUID = -9011457427178200199L;

    public NotDirectoryException(String file) {
        super(file);
    }
}
