package javax.xml.xpath;

/** A factory cannot be had as wanted. */
public class XPathFactoryConfigurationException extends XPathException {
    private static final long serialVersionUID = -1837080260374986980L;

    public XPathFactoryConfigurationException(String message) {
        super(message);
    }

    public XPathFactoryConfigurationException(Throwable cause) {
        super(cause);
    }
}
