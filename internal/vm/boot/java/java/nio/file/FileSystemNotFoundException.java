package java.nio.file;

/** No file system has the URI asked for. */
public class FileSystemNotFoundException extends RuntimeException {
    public FileSystemNotFoundException() {
    }

    public FileSystemNotFoundException(String message) {
        super(message);
    }
}
