package java.util;

/** Formats itself for the conversion s. */
public interface Formattable {
    void formatTo(Formatter formatter, int flags, int width, int precision);
}
