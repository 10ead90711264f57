package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;

/**
 * Finds providers of a service: those that the files META-INF/services/NAME of a loader's archives
 * name, made one by one as they are asked for, each once.
 */
public final class ServiceLoader<S> implements Iterable<S> {
    private final Class<S> service;
    private final ClassLoader loader;
    private final ArrayList<S> made = new ArrayList<S>();
    private Search search;

    private ServiceLoader(Class<S> service, ClassLoader loader) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
        reload();
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<S>(service, loader);
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<S>(service, Thread.currentThread().getContextClassLoader());
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<S>(service, ClassLoader.getSystemClassLoader());
    }

    public void reload() {
        made.clear();
        search = new Search();
    }

    public Iterator<S> iterator() {
        return new Iterator<S>() {
            private final Iterator<S> known = new ArrayList<S>(made).iterator();

            public boolean hasNext() {
                return known.hasNext() || search.hasNext();
            }

            public S next() {
                return known.hasNext() ? known.next() : search.next();
            }

            public void remove() {
                throw new UnsupportedOperationException("remove");
            }
        };
    }

    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }

    private ServiceConfigurationError fail(String what, Throwable cause) {
        return new ServiceConfigurationError(service.getName() + ": " + what, cause);
    }

    /** Goes through the configuration files. */
    private final class Search {
        private Enumeration<URL> files;
        private Iterator<String> names = Collections.<String>emptyList().iterator();
        private final HashSet<String> seen = new HashSet<String>();
        private String next;

        boolean hasNext() {
            while (next == null) {
                if (names.hasNext()) {
                    next = names.next();
                    return true;
                }
                try {
                    if (files == null) {
                        files = loader.getResources("META-INF/services/" + service.getName());
                    }
                } catch (IOException e) {
                    throw fail("Error locating configuration files", e);
                }
                if (!files.hasMoreElements()) {
                    return false;
                }
                names = read(files.nextElement());
            }
            return true;
        }

        S next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            String name = next;
            next = null;
            Class<?> c;
            try {
                c = Class.forName(name, false, loader);
            } catch (ClassNotFoundException e) {
                throw fail("Provider " + name + " not found", e);
            }
            if (!service.isAssignableFrom(c)) {
                throw fail("Provider " + name + " not a subtype",
                        new ClassCastException(service.getCanonicalName() + " is not assignable from " + c.getCanonicalName()));
            }
            try {
                S one = service.cast(c.newInstance());
                made.add(one);
                return one;
            } catch (Throwable e) {
                throw fail("Provider " + name + " could not be instantiated", e);
            }
        }

        /** The names in a file that no file before had. */
        private Iterator<String> read(URL file) {
            ArrayList<String> found = new ArrayList<String>();
            try {
                BufferedReader in = new BufferedReader(new InputStreamReader(file.openStream(), "UTF-8"));
                try {
                    int n = 0;
                    for (String line; (line = in.readLine()) != null; ) {
                        n++;
                        int comment = line.indexOf('#');
                        String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                        if (name.isEmpty()) {
                            continue;
                        }
                        check(name, file, n);
                        if (seen.add(name)) {
                            found.add(name);
                        }
                    }
                } finally {
                    in.close();
                }
            } catch (IOException e) {
                throw fail("Error reading configuration file", e);
            }
            return found.iterator();
        }

        private void check(String name, URL file, int line) {
            if (name.indexOf(' ') >= 0 || name.indexOf('\t') >= 0) {
                throw fail(file + ":" + line + ": Illegal configuration-file syntax", null);
            }
            for (int i = 0; i < name.length(); i++) {
                char c = name.charAt(i);
                if (i == 0 ? !Character.isJavaIdentifierStart(c) : !Character.isJavaIdentifierPart(c) && c != '.') {
                    throw fail(file + ":" + line + ": Illegal provider-class name: " + name, null);
                }
            }
        }
    }
}
