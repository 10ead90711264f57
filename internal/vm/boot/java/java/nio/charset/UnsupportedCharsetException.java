package java.nio.charset;

/** A charset that there is not. */
public class UnsupportedCharsetException extends IllegalArgumentException {
    private static final long serialVersionUID = 1490765524727386367L;
    private final String charsetName;

    public UnsupportedCharsetException(String name) {
        super(String.valueOf(name));
        charsetName = name;
    }

    public String getCharsetName() {
        return charsetName;
    }
}
