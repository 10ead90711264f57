package java.time.format;

import java.time.DateTimeException;

/** A text is no date or time. */
public class DateTimeParseException extends DateTimeException {
    private static final long serialVersionUID = 4304633501674722597L;

    private final String parsedString;
    private final int errorIndex;

    public DateTimeParseException(String message, CharSequence text, int errorIndex) {
        super(message);
        this.parsedString = text.toString();
        this.errorIndex = errorIndex;
    }

    public DateTimeParseException(String message, CharSequence text, int errorIndex, Throwable cause) {
        super(message, cause);
        this.parsedString = text.toString();
        this.errorIndex = errorIndex;
    }

    public String getParsedString() {
        return parsedString;
    }

    public int getErrorIndex() {
        return errorIndex;
    }
}
