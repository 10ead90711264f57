package android.os;

/** A file reference was given to another app. */
public class FileUriExposedException extends RuntimeException {
    public FileUriExposedException(String message) {
        super(message);
    }
}
