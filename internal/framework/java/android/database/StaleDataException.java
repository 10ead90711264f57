package android.database;

/** A cursor was closed. */
public class StaleDataException extends RuntimeException {
    public StaleDataException() {
        super();
    }

    public StaleDataException(String description) {
        super(description);
    }
}
