package java.util.logging;

import java.io.Serializable;
import java.util.ResourceBundle;
import java.util.concurrent.atomic.AtomicLong;

/** One message on its way to the handlers. */
public class LogRecord implements Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static final AtomicLong NEXT = new AtomicLong();

    private Level level;
    private long sequenceNumber;
    private String sourceClassName;
    private String sourceMethodName;
    private String message;
    private int threadID;
    private long millis;
    private Throwable thrown;
    private String loggerName;
    private String resourceBundleName;
    private transient boolean callerKnown;
    private transient Object[] parameters;
    private transient ResourceBundle resourceBundle;

    public LogRecord(Level level, String msg) {
        level.getClass();
        this.level = level;
        this.message = msg;
        this.sequenceNumber = NEXT.getAndIncrement();
        this.threadID = (int) Thread.currentThread().getId();
        this.millis = System.currentTimeMillis();
    }

    /** Finds the method that called the logger. */
    private void findCaller() {
        if (callerKnown) {
            return;
        }
        callerKnown = true;
        boolean inLogger = false;
        for (StackTraceElement e : new Throwable().getStackTrace()) {
            boolean logger = e.getClassName().equals("java.util.logging.Logger");
            if (logger) {
                inLogger = true;
            } else if (inLogger && !e.getClassName().startsWith("java.lang.reflect.")) {
                sourceClassName = e.getClassName();
                sourceMethodName = e.getMethodName();
                return;
            }
        }
    }

    public String getLoggerName() {
        return loggerName;
    }

    public void setLoggerName(String name) {
        loggerName = name;
    }

    public ResourceBundle getResourceBundle() {
        return resourceBundle;
    }

    public void setResourceBundle(ResourceBundle bundle) {
        resourceBundle = bundle;
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public void setResourceBundleName(String name) {
        resourceBundleName = name;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        if (level == null) {
            throw new NullPointerException();
        }
        this.level = level;
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long seq) {
        sequenceNumber = seq;
    }

    public String getSourceClassName() {
        findCaller();
        return sourceClassName;
    }

    public void setSourceClassName(String name) {
        sourceClassName = name;
        callerKnown = true;
    }

    public String getSourceMethodName() {
        findCaller();
        return sourceMethodName;
    }

    public void setSourceMethodName(String name) {
        sourceMethodName = name;
        callerKnown = true;
    }

    public String getMessage() {
        return message;
    }

    public void setMessage(String message) {
        this.message = message;
    }

    public Object[] getParameters() {
        return parameters;
    }

    public void setParameters(Object[] parameters) {
        this.parameters = parameters;
    }

    public int getThreadID() {
        return threadID;
    }

    public void setThreadID(int id) {
        threadID = id;
    }

    public long getMillis() {
        return millis;
    }

    public void setMillis(long millis) {
        this.millis = millis;
    }

    public Throwable getThrown() {
        return thrown;
    }

    public void setThrown(Throwable thrown) {
        this.thrown = thrown;
    }
}
