package java.util.logging;

import java.util.ArrayList;
import java.util.List;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/** Takes messages and hands them to its handlers and those of the loggers above it. */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";
    @Deprecated
    public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null);

    private final String name;
    private final List<Handler> handlers = new ArrayList<Handler>();
    private volatile Level level;
    private volatile Filter filter;
    private volatile Logger parent;
    private volatile boolean useParentHandlers = true;
    private String bundleName;
    private ResourceBundle bundle;

    protected Logger(String name, String resourceBundleName) {
        this.name = name;
        setBundleName(resourceBundleName);
    }

    public static final Logger getGlobal() {
        LogManager.getLogManager().addLogger(global);
        return global;
    }

    public static Logger getLogger(String name) {
        name.length();
        return GLOBAL_LOGGER_NAME.equals(name) ? getGlobal() : LogManager.getLogManager().demand(name, null);
    }

    public static Logger getLogger(String name, String resourceBundleName) {
        name.length();
        return LogManager.getLogManager().demand(name, resourceBundleName);
    }

    public static Logger getAnonymousLogger() {
        return getAnonymousLogger(null);
    }

    public static Logger getAnonymousLogger(String resourceBundleName) {
        Logger l = new Logger(null, resourceBundleName);
        l.parent = LogManager.getLogManager().getLogger("");
        return l;
    }

    final void setBundleName(String wanted) {
        if (wanted == null) {
            return;
        }
        if (bundleName != null && !bundleName.equals(wanted)) {
            throw new IllegalArgumentException(bundleName + " != " + wanted);
        }
        bundle = ResourceBundle.getBundle(wanted);
        bundleName = wanted;
    }

    public ResourceBundle getResourceBundle() {
        return bundle;
    }

    public String getResourceBundleName() {
        return bundleName;
    }

    public void setResourceBundle(ResourceBundle newBundle) {
        String base = newBundle.getBaseBundleName();
        if (base == null || base.isEmpty()) {
            throw new IllegalArgumentException("resource bundle must have a name");
        }
        if (bundle != null && !base.equals(bundleName)) {
            throw new IllegalArgumentException("can't replace resource bundle");
        }
        bundle = newBundle;
        bundleName = base;
    }

    public String getName() {
        return name;
    }

    public void setFilter(Filter newFilter) throws SecurityException {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public void setLevel(Level newLevel) throws SecurityException {
        level = newLevel;
    }

    public Level getLevel() {
        return level;
    }

    private int effectiveLevel() {
        for (Logger l = this; l != null; l = l.parent) {
            if (l.level != null) {
                return l.level.intValue();
            }
        }
        return Level.INFO.intValue();
    }

    public boolean isLoggable(Level level) {
        int least = effectiveLevel();
        return level.intValue() >= least && least != Level.OFF.intValue();
    }

    public void addHandler(Handler handler) throws SecurityException {
        handler.getClass();
        synchronized (handlers) {
            handlers.add(handler);
        }
    }

    public void removeHandler(Handler handler) throws SecurityException {
        synchronized (handlers) {
            handlers.remove(handler);
        }
    }

    public Handler[] getHandlers() {
        synchronized (handlers) {
            return handlers.toArray(new Handler[handlers.size()]);
        }
    }

    public void setUseParentHandlers(boolean use) {
        useParentHandlers = use;
    }

    public boolean getUseParentHandlers() {
        return useParentHandlers;
    }

    public Logger getParent() {
        return parent;
    }

    public void setParent(Logger parent) {
        if (parent == null) {
            throw new NullPointerException();
        }
        this.parent = parent;
    }

    final void place(Logger above) {
        parent = above;
    }

    public void log(LogRecord record) {
        if (!isLoggable(record.getLevel())) {
            return;
        }
        Filter f = filter;
        if (f != null && !f.isLoggable(record)) {
            return;
        }
        for (Logger l = this; l != null; l = l.parent) {
            for (Handler h : l.getHandlers()) {
                h.publish(record);
            }
            if (!l.useParentHandlers) {
                return;
            }
        }
    }

    private void send(LogRecord r) {
        r.setLoggerName(name);
        for (Logger l = this; l != null; l = l.parent) {
            if (l.bundle != null) {
                r.setResourceBundleName(l.bundleName);
                r.setResourceBundle(l.bundle);
                break;
            }
        }
        log(r);
    }

    private void send(Level level, String msg, Object[] params, Throwable thrown) {
        LogRecord r = new LogRecord(level, msg);
        r.setParameters(params);
        r.setThrown(thrown);
        send(r);
    }

    private void send(Level level, String cls, String method, String msg, Object[] params, Throwable thrown) {
        LogRecord r = new LogRecord(level, msg);
        r.setSourceClassName(cls);
        r.setSourceMethodName(method);
        r.setParameters(params);
        r.setThrown(thrown);
        send(r);
    }

    public void log(Level level, String msg) {
        if (isLoggable(level)) {
            send(level, msg, null, null);
        }
    }

    public void log(Level level, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(level, msgSupplier.get(), null, null);
        }
    }

    public void log(Level level, String msg, Object param1) {
        if (isLoggable(level)) {
            send(level, msg, new Object[] {param1}, null);
        }
    }

    public void log(Level level, String msg, Object[] params) {
        if (isLoggable(level)) {
            send(level, msg, params, null);
        }
    }

    public void log(Level level, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(level, msg, null, thrown);
        }
    }

    public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(level, msgSupplier.get(), null, thrown);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msg, null, null);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msgSupplier.get(), null, null);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msg, new Object[] {param1}, null);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msg, params, null);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msg, null, thrown);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(level, sourceClass, sourceMethod, msgSupplier.get(), null, thrown);
        }
    }

    private void sendTranslated(Level level, String cls, String method, ResourceBundle b, String bundle, String msg,
            Object[] params, Throwable thrown) {
        LogRecord r = new LogRecord(level, msg);
        r.setSourceClassName(cls);
        r.setSourceMethodName(method);
        r.setParameters(params);
        r.setThrown(thrown);
        r.setLoggerName(name);
        if (bundle != null) {
            r.setResourceBundleName(bundle);
            try {
                r.setResourceBundle(ResourceBundle.getBundle(bundle));
            } catch (MissingResourceException untranslated) {
                r.setResourceBundle(null);
            }
        } else if (b != null) {
            r.setResourceBundleName(b.getBaseBundleName());
            r.setResourceBundle(b);
        }
        log(r);
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, null, bundleName, msg, null, null);
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Object param1) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, null, bundleName, msg, new Object[] {param1}, null);
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Object[] params) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, null, bundleName, msg, params, null);
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, null, bundleName, msg, null, thrown);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg, Object... params) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, bundle, null, msg, params, null);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            sendTranslated(level, sourceClass, sourceMethod, bundle, null, msg, null, thrown);
        }
    }

    public void entering(String sourceClass, String sourceMethod) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, sourceClass, sourceMethod, "ENTRY", null, null);
        }
    }

    public void entering(String sourceClass, String sourceMethod, Object param1) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", new Object[] {param1}, null);
        }
    }

    public void entering(String sourceClass, String sourceMethod, Object[] params) {
        if (isLoggable(Level.FINER)) {
            StringBuilder msg = new StringBuilder("ENTRY");
            for (int i = 0; params != null && i < params.length; i++) {
                msg.append(" {").append(i).append('}');
            }
            send(Level.FINER, sourceClass, sourceMethod, msg.toString(), params, null);
        }
    }

    public void exiting(String sourceClass, String sourceMethod) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, sourceClass, sourceMethod, "RETURN", null, null);
        }
    }

    public void exiting(String sourceClass, String sourceMethod, Object result) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", new Object[] {result}, null);
        }
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, sourceClass, sourceMethod, "THROW", null, thrown);
        }
    }

    public void severe(String msg) {
        if (isLoggable(Level.SEVERE)) {
            send(Level.SEVERE, msg, null, null);
        }
    }

    public void severe(Supplier<String> msgSupplier) {
        if (isLoggable(Level.SEVERE)) {
            send(Level.SEVERE, msgSupplier.get(), null, null);
        }
    }

    public void warning(String msg) {
        if (isLoggable(Level.WARNING)) {
            send(Level.WARNING, msg, null, null);
        }
    }

    public void warning(Supplier<String> msgSupplier) {
        if (isLoggable(Level.WARNING)) {
            send(Level.WARNING, msgSupplier.get(), null, null);
        }
    }

    public void info(String msg) {
        if (isLoggable(Level.INFO)) {
            send(Level.INFO, msg, null, null);
        }
    }

    public void info(Supplier<String> msgSupplier) {
        if (isLoggable(Level.INFO)) {
            send(Level.INFO, msgSupplier.get(), null, null);
        }
    }

    public void config(String msg) {
        if (isLoggable(Level.CONFIG)) {
            send(Level.CONFIG, msg, null, null);
        }
    }

    public void config(Supplier<String> msgSupplier) {
        if (isLoggable(Level.CONFIG)) {
            send(Level.CONFIG, msgSupplier.get(), null, null);
        }
    }

    public void fine(String msg) {
        if (isLoggable(Level.FINE)) {
            send(Level.FINE, msg, null, null);
        }
    }

    public void fine(Supplier<String> msgSupplier) {
        if (isLoggable(Level.FINE)) {
            send(Level.FINE, msgSupplier.get(), null, null);
        }
    }

    public void finer(String msg) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, msg, null, null);
        }
    }

    public void finer(Supplier<String> msgSupplier) {
        if (isLoggable(Level.FINER)) {
            send(Level.FINER, msgSupplier.get(), null, null);
        }
    }

    public void finest(String msg) {
        if (isLoggable(Level.FINEST)) {
            send(Level.FINEST, msg, null, null);
        }
    }

    public void finest(Supplier<String> msgSupplier) {
        if (isLoggable(Level.FINEST)) {
            send(Level.FINEST, msgSupplier.get(), null, null);
        }
    }
}
