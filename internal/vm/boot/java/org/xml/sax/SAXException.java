package org.xml.sax;

/** Reading XML went wrong, or a handler did. */
public class SAXException extends Exception {
    private static final long serialVersionUID = 583241635256073760L;

    private final Exception exception;

    public SAXException() {
        exception = null;
    }

    public SAXException(String message) {
        super(message);
        exception = null;
    }

    public SAXException(Exception e) {
        exception = e;
    }

    public SAXException(String message, Exception e) {
        super(message);
        exception = e;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null && exception != null ? exception.getMessage() : message;
    }

    public Exception getException() {
        return exception;
    }

    @Override
    public Throwable getCause() {
        return exception;
    }

    @Override
    public String toString() {
        return exception != null ? super.toString() + "\n" + exception.toString() : super.toString();
    }
}
