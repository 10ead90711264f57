package javax.xml.transform;

/** No transformer can be made as asked. */
public class TransformerConfigurationException extends TransformerException {
    private static final long serialVersionUID = 1285547467942875745L;

    public TransformerConfigurationException() {
        super("Configuration Error");
    }

    public TransformerConfigurationException(String msg) {
        super(msg);
    }

    public TransformerConfigurationException(Throwable e) {
        super(e);
    }

    public TransformerConfigurationException(String msg, Throwable e) {
        super(msg, e);
    }
}
