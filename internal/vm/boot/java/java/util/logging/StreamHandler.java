package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;

/** Writes records to a stream. */
public class StreamHandler extends Handler {
    private OutputStream output;
    private Writer writer;
    private boolean headDone;

    public StreamHandler() {
        setLevel(Level.INFO);
        setFormatter(new SimpleFormatter());
    }

    public StreamHandler(OutputStream out, Formatter formatter) {
        setLevel(Level.INFO);
        setFormatter(formatter);
        setOutputStream(out);
    }

    protected synchronized void setOutputStream(OutputStream out) throws SecurityException {
        if (out == null) {
            throw new NullPointerException();
        }
        end();
        output = out;
        headDone = false;
        open();
    }

    private void open() {
        try {
            writer = getEncoding() == null ? new OutputStreamWriter(output)
                    : new OutputStreamWriter(output, getEncoding());
        } catch (UnsupportedEncodingException checkedBefore) {
            throw new Error(checkedBefore);
        }
    }

    public synchronized void setEncoding(String encoding) throws SecurityException, UnsupportedEncodingException {
        super.setEncoding(encoding);
        if (output != null) {
            flush();
            open();
        }
    }

    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        String text;
        try {
            text = getFormatter().format(record);
        } catch (Exception e) {
            reportError(null, e, ErrorManager.FORMAT_FAILURE);
            return;
        }
        try {
            if (!headDone) {
                writer.write(getFormatter().getHead(this));
                headDone = true;
            }
            writer.write(text);
        } catch (Exception e) {
            reportError(null, e, ErrorManager.WRITE_FAILURE);
        }
    }

    public boolean isLoggable(LogRecord record) {
        return writer != null && record != null && super.isLoggable(record);
    }

    public synchronized void flush() {
        if (writer != null) {
            try {
                writer.flush();
            } catch (IOException e) {
                reportError(null, e, ErrorManager.FLUSH_FAILURE);
            }
        }
    }

    private void end() {
        if (writer == null) {
            return;
        }
        try {
            if (!headDone) {
                writer.write(getFormatter().getHead(this));
                headDone = true;
            }
            writer.write(getFormatter().getTail(this));
            writer.flush();
            writer.close();
        } catch (IOException e) {
            reportError(null, e, ErrorManager.CLOSE_FAILURE);
        }
        writer = null;
        output = null;
    }

    public synchronized void close() throws SecurityException {
        end();
    }
}
