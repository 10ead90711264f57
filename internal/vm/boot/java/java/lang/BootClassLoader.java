package java.lang;

/** The loader of the platform's classes. */
final class BootClassLoader extends ClassLoader {
    BootClassLoader() {
        super(null);
    }

    @Override
    public String toString() {
        return "java.lang.BootClassLoader@" + Integer.toHexString(hashCode());
    }
}
