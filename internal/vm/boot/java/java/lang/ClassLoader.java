package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;

/**
 * Finds classes by name. All classes of the platform and the program are in one space, which the
 * platform's two loaders show; a program's own loader can only delegate to them, for there is no class
 * in any other file.
 */
public abstract class ClassLoader {
    private final ClassLoader parent;

    /** The loaders that there are, made when first asked for. */
    private static final class Platform {
        static final ClassLoader BOOT = new BootClassLoader();
        static final ClassLoader SYSTEM = new dalvik.system.PathClassLoader("", null, BOOT);
    }

    protected ClassLoader() {
        this(getSystemClassLoader());
    }

    protected ClassLoader(ClassLoader parent) {
        this.parent = parent;
    }

    /** The loader of the platform's classes, or of the program's. */
    static ClassLoader of(boolean boot) {
        return boot ? Platform.BOOT : Platform.SYSTEM;
    }

    public static ClassLoader getSystemClassLoader() {
        return Platform.SYSTEM;
    }

    /** Whether the loader finds the classes of the one space itself. */
    final boolean isPlatformLoader() {
        return this == Platform.BOOT || this == Platform.SYSTEM || getClass() == dalvik.system.PathClassLoader.class;
    }

    /** The exception that the program's loader throws. */
    static ClassNotFoundException notFound(String name) {
        return new ClassNotFoundException(notFoundText(name));
    }

    private static native String notFoundText(String name);

    /** The class of a name, null if there is none. */
    private static native Class<?> find(String name, boolean bootOnly);

    public final ClassLoader getParent() {
        return parent;
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (isPlatformLoader()) {
            Class<?> c = find(name, this == Platform.BOOT);
            if (c == null) {
                throw this == Platform.BOOT ? new ClassNotFoundException(name) : notFound(name);
            }
            return c;
        }
        Class<?> c = findLoadedClass(name);
        if (c != null) {
            return c;
        }
        if (parent != null) {
            try {
                return parent.loadClass(name, false);
            } catch (ClassNotFoundException e) {
                return findClass(name);
            }
        }
        c = find(name, true);
        return c != null ? c : findClass(name);
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected final Class<?> findLoadedClass(String name) {
        return null;
    }

    protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
        return Class.forName(name, false, getSystemClassLoader());
    }

    protected final void resolveClass(Class<?> c) {
    }

    protected final Class<?> defineClass(String name, byte[] bytes, int offset, int length) throws ClassFormatError {
        throw new UnsupportedOperationException("can't load this type of class file");
    }

    protected final Class<?> defineClass(String name, byte[] bytes, int offset, int length, ProtectionDomain domain) throws ClassFormatError {
        return defineClass(name, bytes, offset, length);
    }

    protected Package getPackage(String name) {
        return Package.getPackage(name);
    }

    public URL getResource(String name) {
        if (parent != null) {
            URL url = parent.getResource(name);
            if (url != null) {
                return url;
            }
        }
        return findResource(name);
    }

    public Enumeration<URL> getResources(String name) throws IOException {
        URL url = getResource(name);
        return url == null ? Collections.<URL>emptyEnumeration() : Collections.enumeration(Collections.singleton(url));
    }

    protected URL findResource(String name) {
        return null;
    }

    protected Enumeration<URL> findResources(String name) throws IOException {
        return Collections.emptyEnumeration();
    }

    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    public InputStream getResourceAsStream(String name) {
        try {
            URL url = getResource(name);
            return url == null ? null : url.openStream();
        } catch (IOException e) {
            return null;
        }
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    public void setDefaultAssertionStatus(boolean enabled) {
    }

    public void setPackageAssertionStatus(String name, boolean enabled) {
    }

    public void setClassAssertionStatus(String name, boolean enabled) {
    }

    public void clearAssertionStatus() {
    }
}
