package org.xml.sax;

/** Nobody knows that feature or property. */
public class SAXNotRecognizedException extends SAXException {
    private static final long serialVersionUID = 5440506620509557213L;

    public SAXNotRecognizedException() {
    }

    public SAXNotRecognizedException(String message) {
        super(message);
    }
}
