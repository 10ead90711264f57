package org.apache.http;

/** What was read is no header. */
public class ParseException extends RuntimeException {
    public ParseException() {
    }

    public ParseException(String message) {
        super(message);
    }
}
