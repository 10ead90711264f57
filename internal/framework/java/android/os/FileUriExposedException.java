package android.os;

/** A file of the app was shown to another app. */
public class FileUriExposedException extends RuntimeException {
    public FileUriExposedException(String message) {
        super(message);
    }
}
