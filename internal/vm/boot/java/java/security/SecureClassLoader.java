package java.security;

/** A class loader of a program that knows where its classes came from. */
public class SecureClassLoader extends ClassLoader {
    protected SecureClassLoader(ClassLoader parent) {
        super(parent);
    }

    protected SecureClassLoader() {
    }
}
