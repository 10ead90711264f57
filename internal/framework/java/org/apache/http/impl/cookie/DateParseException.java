package org.apache.http.impl.cookie;

/** Not a date. */
public class DateParseException extends Exception {
    public DateParseException() {
    }

    public DateParseException(String message) {
        super(message);
    }
}
