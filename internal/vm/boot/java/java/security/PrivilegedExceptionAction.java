package java.security;

/** Work done with its own rights that may fail. */
public interface PrivilegedExceptionAction<T> {
    T run() throws Exception;
}
