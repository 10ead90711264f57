package java.io;

import java.util.Formatter;
import java.util.Locale;

/** Prints text; failures set a flag instead of being thrown. */
public class PrintWriter extends Writer {
    protected Writer out;
    private final boolean autoFlush;
    private boolean trouble;
    private Formatter formatter;
    private PrintStream stream; // what it was made for, asked in checkError

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean autoFlush) {
        super(out);
        this.out = out;
        this.autoFlush = autoFlush;
    }

    public PrintWriter(OutputStream out) {
        this(out, false);
    }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
        if (out instanceof PrintStream) {
            stream = (PrintStream) out;
        }
    }

    public PrintWriter(String path) throws FileNotFoundException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(path))), false);
    }

    public PrintWriter(String path, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(path), InputStreamReader.lookup(encoding))), false);
    }

    public PrintWriter(File file) throws FileNotFoundException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(file))), false);
    }

    public PrintWriter(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(file), InputStreamReader.lookup(encoding))), false);
    }

    private Writer open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
        return out;
    }

    private void failed(IOException e) {
        if (e instanceof InterruptedIOException) {
            Thread.currentThread().interrupt();
        } else {
            trouble = true;
        }
    }

    @Override
    public void flush() {
        try {
            synchronized (lock) {
                open().flush();
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void close() {
        try {
            synchronized (lock) {
                if (out == null) {
                    return;
                }
                out.close();
                out = null;
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        if (out instanceof PrintWriter) {
            return ((PrintWriter) out).checkError();
        } else if (stream != null) {
            return stream.checkError();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int c) {
        try {
            synchronized (lock) {
                open().write(c);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(char[] buffer, int offset, int count) {
        try {
            synchronized (lock) {
                open().write(buffer, offset, count);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(char[] buffer) {
        write(buffer, 0, buffer.length);
    }

    @Override
    public void write(String text, int offset, int count) {
        try {
            synchronized (lock) {
                open().write(text, offset, count);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(String text) {
        write(text, 0, text.length());
    }

    public void print(boolean value) {
        write(value ? "true" : "false");
    }

    public void print(char value) {
        write(value);
    }

    public void print(int value) {
        write(String.valueOf(value));
    }

    public void print(long value) {
        write(String.valueOf(value));
    }

    public void print(float value) {
        write(String.valueOf(value));
    }

    public void print(double value) {
        write(String.valueOf(value));
    }

    public void print(char[] value) {
        write(value);
    }

    public void print(String value) {
        write(String.valueOf(value));
    }

    public void print(Object value) {
        write(String.valueOf(value));
    }

    public void println() {
        try {
            synchronized (lock) {
                open().write(System.lineSeparator());
                if (autoFlush) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    public void println(boolean value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(char value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(int value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(long value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(float value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(double value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(char[] value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(String value) {
        synchronized (lock) {
            print(value);
            println();
        }
    }

    public void println(Object value) {
        String text = String.valueOf(value);
        synchronized (lock) {
            print(text);
            println();
        }
    }

    public PrintWriter printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintWriter printf(Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public PrintWriter format(String format, Object... args) {
        return format(Locale.getDefault(), format, args);
    }

    public PrintWriter format(Locale locale, String format, Object... args) {
        try {
            synchronized (lock) {
                open();
                if (formatter == null || formatter.locale() != locale) {
                    formatter = new Formatter(this, locale);
                }
                formatter.format(locale, format, args);
                if (autoFlush) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
        return this;
    }

    @Override
    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public PrintWriter append(CharSequence text, int start, int end) {
        write((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }

    @Override
    public PrintWriter append(char c) {
        write(c);
        return this;
    }

    public PrintWriter(OutputStream out, boolean autoFlush, java.nio.charset.Charset charset) {
        this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
    }

    public PrintWriter(String path, java.nio.charset.Charset charset) throws IOException {
        this(new FileOutputStream(path), false, charset);
    }

    public PrintWriter(File file, java.nio.charset.Charset charset) throws IOException {
        this(new FileOutputStream(file), false, charset);
    }
}
