package javax.xml.transform;

/** No factory can be made. */
public class TransformerFactoryConfigurationError extends Error {
    private static final long serialVersionUID = -6527718720676281516L;

    private final Exception exception;

    public TransformerFactoryConfigurationError() {
        exception = null;
    }

    public TransformerFactoryConfigurationError(String msg) {
        super(msg);
        exception = null;
    }

    public TransformerFactoryConfigurationError(Exception e) {
        super(e.toString());
        exception = e;
    }

    public TransformerFactoryConfigurationError(Exception e, String msg) {
        super(msg);
        exception = e;
    }

    public Exception getException() {
        return exception;
    }
}
