package java.security;

/** Keys could not be managed. */
public class KeyManagementException extends KeyException {
    private static final long serialVersionUID = 947674216157062695L;

    public KeyManagementException() {
    }

    public KeyManagementException(String message) {
        super(message);
    }

    public KeyManagementException(String message, Throwable cause) {
        super(message, cause);
    }

    public KeyManagementException(Throwable cause) {
        super(cause);
    }
}
