package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;

/** Writes arguments as a format string says. */
public final class Formatter implements Closeable, Flushable {
    /** How BigDecimal is shown. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC, DECIMAL_FLOAT
    }

    private Appendable out;
    private final Locale locale;
    private IOException lastException;

    public Formatter() {
        this(new StringBuilder(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Appendable a) {
        this(a, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Locale l) {
        this(new StringBuilder(), l);
    }

    public Formatter(Appendable a, Locale l) {
        out = a == null ? new StringBuilder() : a;
        locale = l;
    }

    public Formatter(String fileName) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(fileName)));
    }

    public Formatter(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(fileName), csn));
    }

    public Formatter(String fileName, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(fileName), csn), l);
    }

    public Formatter(File file) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(file)));
    }

    public Formatter(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(file), csn));
    }

    public Formatter(File file, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(file), csn), l);
    }

    public Formatter(PrintStream ps) {
        this((Appendable) ps);
        if (ps == null) {
            throw new NullPointerException("ps == null");
        }
    }

    public Formatter(OutputStream os) {
        this(new OutputStreamWriter(os));
    }

    public Formatter(OutputStream os, String csn) throws UnsupportedEncodingException {
        this(new OutputStreamWriter(os, csn));
    }

    public Formatter(OutputStream os, String csn, Locale l) throws UnsupportedEncodingException {
        this(new OutputStreamWriter(os, csn), l);
    }

    private void ensureOpen() {
        if (out == null) {
            throw new FormatterClosedException();
        }
    }

    public Locale locale() {
        ensureOpen();
        return locale;
    }

    public Appendable out() {
        ensureOpen();
        return out;
    }

    @Override
    public String toString() {
        ensureOpen();
        return out.toString();
    }

    @Override
    public void flush() {
        ensureOpen();
        if (out instanceof Flushable) {
            try {
                ((Flushable) out).flush();
            } catch (IOException e) {
                lastException = e;
            }
        }
    }

    @Override
    public void close() {
        if (out == null) {
            return;
        }
        try {
            if (out instanceof Closeable) {
                ((Closeable) out).close();
            }
        } catch (IOException e) {
            lastException = e;
        } finally {
            out = null;
        }
    }

    public IOException ioException() {
        return lastException;
    }

    public Formatter format(String format, Object... args) {
        return format(locale, format, args);
    }

    public Formatter format(Locale l, String format, Object... args) {
        ensureOpen();
        // The whole string is checked before anything is written.
        ArrayList<Object> parts = parse(format);
        int last = -1;
        int ordinary = -1;
        for (int i = 0; i < parts.size(); i++) {
            Object part = parts.get(i);
            try {
                if (part instanceof String) {
                    out.append((String) part);
                    continue;
                }
                FormatSpecifier spec = (FormatSpecifier) part;
                int index = spec.index;
                if (index == FormatSpecifier.NONE) {
                    spec.print(this, out, null, l);
                    continue;
                }
                if (index == FormatSpecifier.PREVIOUS) {
                    if (last < 0 || args != null && last > args.length - 1) {
                        throw new MissingFormatArgumentException(spec.toString());
                    }
                } else if (index == FormatSpecifier.ORDINARY) {
                    last = ++ordinary;
                } else {
                    last = index - 1;
                }
                if (args != null && last > args.length - 1) {
                    throw new MissingFormatArgumentException(spec.toString());
                }
                spec.print(this, out, args == null ? null : args[last], l);
            } catch (IOException e) {
                lastException = e;
            }
        }
        return this;
    }

    /** Strings and specifiers in turn. */
    private static ArrayList<Object> parse(String s) {
        ArrayList<Object> parts = new ArrayList<Object>();
        int n = s.length();
        int i = 0;
        while (i < n) {
            int percent = s.indexOf('%', i);
            if (percent < 0) {
                parts.add(i == 0 ? s : s.substring(i));
                break;
            }
            if (percent > i) {
                parts.add(s.substring(i, percent));
            }
            FormatSpecifier spec = new FormatSpecifier();
            i = spec.parse(s, percent + 1);
            parts.add(spec);
        }
        return parts;
    }
}
