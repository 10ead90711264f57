package android.sax;

import org.xml.sax.Locator;
import org.xml.sax.SAXParseException;

/** The document is not what the elements say. */
class BadXmlException extends SAXParseException {
    BadXmlException(String message, Locator locator) {
        super(message, locator);
    }

    @Override
    public String getMessage() {
        return "Line " + getLineNumber() + ": " + super.getMessage();
    }
}
