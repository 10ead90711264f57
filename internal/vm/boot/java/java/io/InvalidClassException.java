package java.io;

/** The class of a deserialized object does not fit the stream. */
public class InvalidClassException extends ObjectStreamException {
    public String classname;

    public InvalidClassException(String reason) {
        super(reason);
    }

    public InvalidClassException(String className, String reason) {
        super(reason);
        classname = className;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return classname == null ? message : classname + "; " + message;
    }
}
