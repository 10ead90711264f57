package java.nio.file;

/** A folder to be removed is not empty. */
public class DirectoryNotEmptyException extends FileSystemException {
    public DirectoryNotEmptyException(String file) {
        super(file);
    }
}
