package javax.xml.xpath;

/** Something is wrong with XPath. */
public class XPathException extends Exception {
    private static final long serialVersionUID = -1837080260374986980L;

    public XPathException(String message) {
        super(required(message, "message"));
    }

    public XPathException(Throwable cause) {
        super(required(cause, "cause"));
    }

    private static <T> T required(T value, String name) {
        if (value == null) {
            throw new NullPointerException(name + " == null");
        }
        return value;
    }
}
