package android.os;

/** A parcel's contents are not what was expected. */
public class ParcelFormatException extends RuntimeException {
    public ParcelFormatException() {
        super();
    }

    public ParcelFormatException(String reason) {
        super(reason);
    }
}
