package java.util;

/** A provider of a service cannot be used. */
public class ServiceConfigurationError extends Error {
    public ServiceConfigurationError(String message) {
        super(message);
    }

    public ServiceConfigurationError(String message, Throwable cause) {
        super(message, cause);
    }
}
