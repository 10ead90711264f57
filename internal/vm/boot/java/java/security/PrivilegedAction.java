package java.security;

/** Work done with its own rights. */
public interface PrivilegedAction<T> {
    T run();
}
