package java.lang;

import java.io.BufferedInputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The machine around the program: streams, clocks, properties, arrays. */
public final class System {
    public static final InputStream in;
    public static final PrintStream out;
    public static final PrintStream err;

    private static Properties properties;
    private static SecurityManager security;

    static {
        in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        out = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        err = new PrintStream(new FileOutputStream(FileDescriptor.err), true);
    }

    private System() {
    }

    public static void setIn(InputStream stream) {
        setStream("in", stream);
    }

    public static void setOut(PrintStream stream) {
        setStream("out", stream);
    }

    public static void setErr(PrintStream stream) {
        setStream("err", stream);
    }

    /** Sets one of the final fields. */
    private static native void setStream(String field, Object stream);

    public static SecurityManager getSecurityManager() {
        return security;
    }

    public static void setSecurityManager(SecurityManager manager) {
        if (manager != null) {
            throw new SecurityException();
        }
    }

    public static native void arraycopy(Object source, int sourceStart, Object target, int targetStart, int length);

    public static native int identityHashCode(Object object);

    public static Console console() {
        return null;
    }

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static String lineSeparator() {
        return "\n";
    }

    public static synchronized Properties getProperties() {
        if (properties == null) {
            properties = defaults();
        }
        return properties;
    }

    private static Properties defaults() {
        Properties all = new Properties();
        String[] pairs = worldProperties();
        for (int i = 0; i < pairs.length; i += 2) {
            all.put(pairs[i], pairs[i + 1]);
        }
        return all;
    }

    /** Keys and values, in turn, that the world starts with. */
    private static native String[] worldProperties();

    public static synchronized void setProperties(Properties all) {
        properties = all == null ? defaults() : all;
    }

    public static String getProperty(String name) {
        return getProperties().getProperty(checked(name));
    }

    public static String getProperty(String name, String otherwise) {
        return getProperties().getProperty(checked(name), otherwise);
    }

    public static String setProperty(String name, String value) {
        return (String) getProperties().setProperty(checked(name), value);
    }

    public static String clearProperty(String name) {
        return (String) getProperties().remove(checked(name));
    }

    private static String checked(String name) {
        if (name == null) {
            throw new NullPointerException("key can't be null");
        }
        if (name.equals("")) {
            throw new IllegalArgumentException("key can't be empty");
        }
        return name;
    }

    public static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        return environmentValue(name);
    }

    private static native String environmentValue(String name);

    /** Keys and values in turn, sorted by key. */
    private static native String[] environment();

    public static Map<String, String> getenv() {
        Map<String, String> all = new TreeMap<String, String>();
        String[] pairs = environment();
        for (int i = 0; i < pairs.length; i += 2) {
            all.put(pairs[i], pairs[i + 1]);
        }
        return Collections.unmodifiableMap(all);
    }

    public static void exit(int code) {
        Runtime.getRuntime().exit(code);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }

    public static void runFinalization() {
    }

    public static void load(String path) {
        Runtime.getRuntime().load(path);
    }

    public static void loadLibrary(String name) {
        Runtime.getRuntime().loadLibrary(name);
    }

    public static String mapLibraryName(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return "lib" + name + ".so";
    }
}
