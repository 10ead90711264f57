package java.security;

/** Guards access to an object. */
public interface Guard {
    void checkGuard(Object object) throws SecurityException;
}
