package java.io;

/** Primitive data lay in the stream where an object was asked for. */
public class OptionalDataException extends ObjectStreamException {
    public boolean eof;
    public int length;

    OptionalDataException(int length) {
        this.length = length;
    }

    OptionalDataException(boolean eof) {
        this.eof = eof;
    }
}
