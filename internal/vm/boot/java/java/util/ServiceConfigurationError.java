package java.util;

/** A provider of a service cannot be used. */
public class ServiceConfigurationError extends Error {
    private static final long serialVersionUID = 74132770414881L;

    public ServiceConfigurationError(String message) {
        super(message);
    }

    public ServiceConfigurationError(String message, Throwable cause) {
        super(message, cause);
    }
}
