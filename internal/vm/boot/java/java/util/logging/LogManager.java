package java.util.logging;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Properties;
import java.util.TreeMap;

/** All named loggers, as a tree by their names' dots. */
public class LogManager {
    private static final LogManager MANAGER = new LogManager();

    private final TreeMap<String, Logger> loggers = new TreeMap<String, Logger>();
    private Properties properties = new Properties();

    static {
        Logger root = new Logger("", null);
        root.setLevel(Level.INFO);
        root.addHandler(new ConsoleHandler());
        MANAGER.addLogger(root);
    }

    protected LogManager() {
    }

    public static LogManager getLogManager() {
        return MANAGER;
    }

    /** The logger of that name, made if there is none. */
    synchronized Logger demand(String name, String resourceBundleName) {
        Logger l = loggers.get(name);
        if (l == null) {
            l = new Logger(name, resourceBundleName);
            addLogger(l);
        } else {
            l.setBundleName(resourceBundleName);
        }
        return l;
    }

    public synchronized boolean addLogger(Logger logger) {
        String name = logger.getName();
        if (name == null) {
            throw new NullPointerException();
        }
        if (loggers.containsKey(name)) {
            return false;
        }
        loggers.put(name, logger);
        if (!name.isEmpty()) {
            configure(logger);
            logger.place(nearest(name));
        }
        // Loggers below it that hung from farther up hang from it now.
        String prefix = name + ".";
        for (Logger l : loggers.tailMap(prefix).values()) {
            if (!l.getName().startsWith(prefix)) {
                break;
            }
            l.place(nearest(l.getName()));
        }
        return true;
    }

    private Logger nearest(String name) {
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger l = loggers.get(name.substring(0, dot));
            if (l != null) {
                return l;
            }
        }
        return loggers.get("");
    }

    private void configure(Logger logger) {
        String level = getProperty(logger.getName() + ".level");
        if (level != null) {
            try {
                logger.setLevel(Level.parse(level.trim()));
            } catch (IllegalArgumentException ignored) {
                return; // a level that is none leaves the logger as it is
            }
        }
    }

    public synchronized Logger getLogger(String name) {
        return loggers.get(name);
    }

    public synchronized Enumeration<String> getLoggerNames() {
        return Collections.enumeration(new java.util.ArrayList<String>(loggers.keySet()));
    }

    public void readConfiguration() throws IOException, SecurityException {
        reset();
        Logger root = getLogger("");
        root.setLevel(Level.INFO);
        root.addHandler(new ConsoleHandler());
    }

    public void readConfiguration(InputStream in) throws IOException, SecurityException {
        reset();
        Properties p = new Properties();
        p.load(in);
        synchronized (this) {
            properties = p;
            for (Logger l : loggers.values()) {
                String level = p.getProperty(l.getName() + ".level");
                if (level != null) {
                    configure(l);
                }
            }
        }
        String handlers = p.getProperty("handlers", "").trim();
        for (String name : handlers.isEmpty() ? new String[0] : handlers.split("[\\s,]+")) {
            try {
                getLogger("").addHandler((Handler) Class.forName(name, true, ClassLoader.getSystemClassLoader()).newInstance());
            } catch (Exception e) {
                System.err.println("Can't load log handler \"" + name + "\"");
            }
        }
    }

    public synchronized void reset() throws SecurityException {
        properties = new Properties();
        for (Logger l : loggers.values()) {
            for (Handler h : l.getHandlers()) {
                l.removeHandler(h);
                h.close();
            }
            l.setLevel(l.getName().isEmpty() ? Level.INFO : null);
        }
    }

    public String getProperty(String name) {
        return properties.getProperty(name);
    }

    public void checkAccess() throws SecurityException {
    }
}
