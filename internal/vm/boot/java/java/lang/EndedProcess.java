package java.lang;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** A program that ran at once: what it printed lies ready, and what is written to it goes nowhere. */
final class EndedProcess extends Process {
    private final InputStream printed;
    private final InputStream errors = new ByteArrayInputStream(new byte[0]);
    private final OutputStream input = new ByteArrayOutputStream();
    private final int code;

    EndedProcess(byte[] printed, int code) {
        this.printed = new ByteArrayInputStream(printed);
        this.code = code;
    }

    @Override
    public OutputStream getOutputStream() {
        return input;
    }

    @Override
    public InputStream getInputStream() {
        return printed;
    }

    @Override
    public InputStream getErrorStream() {
        return errors;
    }

    @Override
    public int waitFor() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return code;
    }

    @Override
    public int exitValue() {
        return code;
    }

    @Override
    public void destroy() {
    }
}
