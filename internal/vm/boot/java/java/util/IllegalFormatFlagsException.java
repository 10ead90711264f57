package java.util;

/** Flags that do not go together. */
public class IllegalFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 790824L;
    private final String flags;

    public IllegalFormatFlagsException(String flags) {
        if (flags == null) {
            throw new NullPointerException();
        }
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
