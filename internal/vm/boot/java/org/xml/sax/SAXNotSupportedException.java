package org.xml.sax;

/** The feature or property is known and cannot be had. */
public class SAXNotSupportedException extends SAXException {
    private static final long serialVersionUID = 5440506620509557213L;

    public SAXNotSupportedException() {
    }

    public SAXNotSupportedException(String message) {
        super(message);
    }
}
