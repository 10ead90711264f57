package java.util.zip;

/** Compressed data breaks its format. */
public class DataFormatException extends Exception {
    public DataFormatException() {
    }

    public DataFormatException(String message) {
        super(message);
    }
}
