package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;

/** Prints text; failures set a flag instead of being thrown. */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    private final Charset charset;
    private boolean trouble;
    private boolean closing;
    private Formatter formatter;
    private String half; // first half of a surrogate pair whose second half is still to come
    private boolean marked; // the byte order mark is written

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        this.autoFlush = autoFlush;
        charset = Charset.defaultCharset();
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        this.autoFlush = autoFlush;
        charset = InputStreamReader.lookup(encoding);
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        super(out);
        this.autoFlush = autoFlush;
        this.charset = charset;
    }

    public PrintStream(String path, Charset charset) throws IOException {
        this(new FileOutputStream(path), false, charset);
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(new FileOutputStream(file), false, charset);
    }

    public PrintStream(String path) throws FileNotFoundException {
        this(new FileOutputStream(path), false);
    }

    public PrintStream(String path, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(InputStreamReader.lookup(encoding), new FileOutputStream(path));
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file), false);
    }

    public PrintStream(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(InputStreamReader.lookup(encoding), new FileOutputStream(file));
    }

    private PrintStream(Charset charset, OutputStream out) {
        super(out);
        autoFlush = false;
        this.charset = charset;
    }

    private OutputStream open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
        return out;
    }

    @Override
    public void flush() {
        synchronized (this) {
            try {
                open().flush();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closing) {
                return;
            }
            closing = true;
            try {
                if (out != null) {
                    if (half != null) {
                        byte[] bytes = half.getBytes(charset);
                        half = null;
                        write(bytes, 0, bytes.length);
                    }
                    out.flush();
                    out.close();
                }
            } catch (IOException e) {
                trouble = true;
            }
            out = null;
        }
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        if (out instanceof PrintStream) {
            return trouble || ((PrintStream) out).checkError();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    private void failed(IOException e) {
        if (e instanceof InterruptedIOException) {
            Thread.currentThread().interrupt();
        } else {
            trouble = true;
        }
    }

    @Override
    public void write(int value) {
        try {
            synchronized (this) {
                open().write(value);
                if (value == '\n' && autoFlush) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(byte[] buffer, int offset, int count) {
        try {
            synchronized (this) {
                open().write(buffer, offset, count);
                if (autoFlush) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    private void text(String s) {
        try {
            synchronized (this) {
                open();
                encode(s);
                if (autoFlush && s.indexOf('\n') >= 0) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    /** Writes what all the text so far gives, so that marks come once and pairs stay together. */
    private void encode(String s) {
        if (half != null) {
            s = half + s;
            half = null;
        }
        int n = s.length();
        if (n > 0 && Character.isHighSurrogate(s.charAt(n - 1))) {
            half = s.substring(n - 1);
            s = s.substring(0, n - 1);
        }
        byte[] bytes = s.getBytes(charset);
        int from = marked && bytes.length > 0 ? 2 : 0;
        if (bytes.length > 0 && charset == StandardCharsets.UTF_16) {
            marked = true;
        }
        write(bytes, from, bytes.length - from); // where subclasses see it
    }

    /** Writes a line in one piece, unless a subclass wants to see what is printed. */
    private void line(String s) {
        if (getClass() == PrintStream.class) {
            text(s + System.lineSeparator());
            return;
        }
        synchronized (this) {
            print(s);
            println();
        }
    }

    public void print(boolean value) {
        text(value ? "true" : "false");
    }

    public void print(char value) {
        text(String.valueOf(value));
    }

    public void print(int value) {
        text(String.valueOf(value));
    }

    public void print(long value) {
        text(String.valueOf(value));
    }

    public void print(float value) {
        text(String.valueOf(value));
    }

    public void print(double value) {
        text(String.valueOf(value));
    }

    public void print(char[] value) {
        text(new String(value));
    }

    public void print(String value) {
        text(value == null ? "null" : value);
    }

    public void print(Object value) {
        text(String.valueOf(value));
    }

    public void println() {
        text(System.lineSeparator());
    }

    public void println(boolean value) {
        line(value ? "true" : "false");
    }

    public void println(char value) {
        line(String.valueOf(value));
    }

    public void println(int value) {
        line(String.valueOf(value));
    }

    public void println(long value) {
        line(String.valueOf(value));
    }

    public void println(float value) {
        line(String.valueOf(value));
    }

    public void println(double value) {
        line(String.valueOf(value));
    }

    public void println(char[] value) {
        line(new String(value));
    }

    public void println(String value) {
        line(String.valueOf(value));
    }

    public void println(Object value) {
        line(String.valueOf(value));
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public PrintStream format(String format, Object... args) {
        return format(Locale.getDefault(), format, args);
    }

    public PrintStream format(Locale locale, String format, Object... args) {
        try {
            synchronized (this) {
                open();
                if (formatter == null || formatter.locale() != locale) {
                    formatter = new Formatter((Appendable) this, locale);
                }
                formatter.format(locale, format, args);
            }
        } catch (IOException e) {
            failed(e);
        }
        return this;
    }

    @Override
    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        print((text == null ? "null" : text).subSequence(start, end).toString());
        return this;
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
