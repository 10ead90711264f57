package java.io;

/** A terminal, which an app never has: System.console() is null. */
public final class Console implements Flushable {
    private Console() {
    }

    public PrintWriter writer() {
        return null;
    }

    public Reader reader() {
        return null;
    }

    public Console format(String format, Object... args) {
        return this;
    }

    public Console printf(String format, Object... args) {
        return this;
    }

    public String readLine(String format, Object... args) {
        return null;
    }

    public String readLine() {
        return null;
    }

    public char[] readPassword(String format, Object... args) {
        return null;
    }

    public char[] readPassword() {
        return null;
    }

    @Override
    public void flush() {
    }
}
