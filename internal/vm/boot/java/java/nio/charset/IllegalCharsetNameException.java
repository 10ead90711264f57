package java.nio.charset;

/** A text that cannot be the name of a charset. */
public class IllegalCharsetNameException extends IllegalArgumentException {
    private static final long serialVersionUID = 1457525358470002989L;
    private final String charsetName;

    public IllegalCharsetNameException(String name) {
        super(String.valueOf(name));
        charsetName = name;
    }

    public String getCharsetName() {
        return charsetName;
    }
}
