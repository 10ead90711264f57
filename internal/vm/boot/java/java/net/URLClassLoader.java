package java.net;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarFile;
import libcore.net.Handlers;

/**
 * Resources of folders and jar files. Classes it finds nowhere but in its parent: a class file cannot be
 * loaded on Android, which is said when one is there.
 */
public class URLClassLoader extends SecureClassLoader implements Closeable {
    private final List<URL> path = new ArrayList<>();
    private final URLStreamHandlerFactory factory;
    private boolean closed;

    public URLClassLoader(URL[] urls, ClassLoader parent) {
        this(urls, parent, null);
    }

    public URLClassLoader(URL[] urls) {
        this(urls, getSystemClassLoader(), null);
    }

    public URLClassLoader(URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(parent);
        this.factory = factory;
        for (URL u : urls) {
            addURL(u);
        }
    }

    public static URLClassLoader newInstance(URL[] urls, ClassLoader parent) {
        return new URLClassLoader(urls, parent);
    }

    public static URLClassLoader newInstance(URL[] urls) {
        return new URLClassLoader(urls);
    }

    protected void addURL(URL url) {
        if (url != null && !closed && !path.contains(url)) {
            path.add(url);
        }
    }

    public URL[] getURLs() {
        return path.toArray(new URL[path.size()]);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (findResource(name.replace('.', '/').concat(".class")) == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, null, 0, 0);
    }

    @Override
    public URL findResource(String name) {
        List<URL> found = resources(name, true);
        return found.isEmpty() ? null : found.get(0);
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        return Collections.enumeration(resources(name, false));
    }

    private List<URL> resources(String name, boolean first) {
        List<URL> found = new ArrayList<>();
        for (URL base : path) {
            if (closed || first && !found.isEmpty()) {
                break;
            }
            try {
                URL url = base.getFile().endsWith("/") ? inFolder(base, name) : inJar(base, name);
                if (url != null) {
                    found.add(url);
                }
            } catch (IOException e) {
                // A place that cannot be read has nothing.
            }
        }
        return found;
    }

    private static String encoded(String name) throws IOException {
        try {
            return new URI(null, null, name, null).getRawPath();
        } catch (URISyntaxException e) {
            throw new MalformedURLException(name);
        }
    }

    private static URL inFolder(URL base, String name) throws IOException {
        URL url = new URL(base, encoded(name));
        if (!url.getFile().startsWith(base.getFile())) {
            return null; // outside of the folder
        }
        if (base.getProtocol().equals("file")) {
            return Handlers.pathOf(url).exists() ? url : null;
        }
        try (InputStream in = url.openStream()) {
            return url;
        }
    }

    private URL inJar(URL base, String name) throws IOException {
        if (base.getProtocol().equals("file")) {
            File f = Handlers.pathOf(base);
            if (!f.isFile()) {
                return null;
            }
        }
        URLStreamHandler handler = factory == null ? null : factory.createURLStreamHandler("jar");
        JarFile jar = ((JarURLConnection) new URL("jar", "", -1, base + "!/", handler).openConnection()).getJarFile();
        try {
            return jar.getEntry(name) == null ? null : new URL("jar", "", -1, base + "!/" + encoded(name), handler);
        } finally {
            jar.close();
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        URL url = getResource(name);
        try {
            return url == null ? null : url.openStream();
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
    }
}
