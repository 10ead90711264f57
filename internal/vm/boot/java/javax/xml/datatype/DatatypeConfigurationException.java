package javax.xml.datatype;

/** No implementation of the types of XML Schema could be had. */
public class DatatypeConfigurationException extends Exception {
    private static final long serialVersionUID = -1699373159027047238L;

    public DatatypeConfigurationException() {
    }

    public DatatypeConfigurationException(String message) {
        super(message);
    }

    public DatatypeConfigurationException(String message, Throwable cause) {
        super(message, cause);
    }

    public DatatypeConfigurationException(Throwable cause) {
        super(cause);
    }
}
