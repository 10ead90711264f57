package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** What can be thrown: a message, a cause, the calls at the time of creation and suppressed throwables. */
public class Throwable implements Serializable {
    private static final long serialVersionUID = -3042686055658047285L;
    private static final StackTraceElement[] NO_CALLS = new StackTraceElement[0];
    private static final Throwable[] NONE = new Throwable[0];

    private String detailMessage;
    private Throwable cause = this;
    /** Null as long as only the machine has a record of the calls. */
    private StackTraceElement[] stackTrace = NO_CALLS;
    private transient Throwable[] suppressed = NONE;
    private transient boolean suppresses = true;
    private transient boolean recordsCalls = true;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        detailMessage = message;
        fillInStackTrace();
    }

    public Throwable(String message, Throwable cause) {
        detailMessage = message;
        this.cause = cause;
        fillInStackTrace();
    }

    public Throwable(Throwable cause) {
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        fillInStackTrace();
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        detailMessage = message;
        this.cause = cause;
        suppresses = enableSuppression;
        recordsCalls = writableStackTrace;
        if (writableStackTrace) {
            fillInStackTrace();
        }
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause == this ? null : cause;
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            throw new IllegalStateException("Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public String toString() {
        String message = getLocalizedMessage();
        String name = getClass().getName();
        return message == null ? name : name + ": " + message;
    }

    public synchronized Throwable fillInStackTrace() {
        if (recordsCalls) {
            recordCalls();
            stackTrace = null;
        }
        return this;
    }

    /** Records the calls of this thread, without those of fillInStackTrace and of the constructors of this object. */
    private native Object recordCalls();

    private native StackTraceElement[] elements();

    /** The elements themselves, made from the record at the first call. */
    private synchronized StackTraceElement[] calls() {
        if (stackTrace == null) {
            stackTrace = elements();
        }
        return stackTrace;
    }

    public StackTraceElement[] getStackTrace() {
        return calls().clone();
    }

    public void setStackTrace(StackTraceElement[] elements) {
        StackTraceElement[] copy = elements.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        synchronized (this) {
            if (recordsCalls) {
                stackTrace = copy;
            }
        }
    }

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppresses) {
            int n = suppressed.length;
            Throwable[] more = new Throwable[n + 1];
            System.arraycopy(suppressed, 0, more, 0, n);
            more[n] = exception;
            suppressed = more;
        }
    }

    public final synchronized Throwable[] getSuppressed() {
        return suppressed.length == 0 ? suppressed : suppressed.clone();
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream out) {
        synchronized (out) {
            out.print(report());
        }
    }

    public void printStackTrace(PrintWriter out) {
        synchronized (out) {
            out.print(report());
        }
    }

    private String report() {
        StringBuilder out = new StringBuilder();
        report(out, "", "", null, new Throwable[0]);
        return out.toString();
    }

    /** Appends this throwable; calls shared with the enclosing one are counted, not repeated, and cycles are cut. */
    private void report(StringBuilder out, String caption, String indent, StackTraceElement[] enclosing, Throwable[] seen) {
        for (int i = 0; i < seen.length; i++) {
            if (seen[i] == this) {
                out.append("\t[CIRCULAR REFERENCE:").append(this).append("]\n");
                return;
            }
        }
        Throwable[] known = new Throwable[seen.length + 1];
        System.arraycopy(seen, 0, known, 0, seen.length);
        known[seen.length] = this;

        StackTraceElement[] calls = calls();
        int last = calls.length - 1;
        if (enclosing != null) {
            for (int e = enclosing.length - 1; last >= 0 && e >= 0 && calls[last].equals(enclosing[e]); e--) {
                last--;
            }
        }
        out.append(indent).append(caption).append(this).append('\n');
        for (int i = 0; i <= last; i++) {
            out.append(indent).append("\tat ").append(calls[i]).append('\n');
        }
        int common = calls.length - 1 - last;
        if (common != 0) {
            out.append(indent).append("\t... ").append(common).append(" more\n");
        }
        Throwable[] hidden = getSuppressed();
        for (int i = 0; i < hidden.length; i++) {
            hidden[i].report(out, "Suppressed: ", indent + "\t", calls, known);
        }
        Throwable why = getCause();
        if (why != null) {
            why.report(out, "Caused by: ", indent, calls, known);
        }
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        calls();
        out.defaultWriteObject();
        out.writeBoolean(suppresses);
        out.writeObject(suppressed);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        recordsCalls = true;
        suppresses = in.readBoolean();
        suppressed = (Throwable[]) in.readObject();
        if (stackTrace == null) {
            stackTrace = NO_CALLS;
        }
    }
}
