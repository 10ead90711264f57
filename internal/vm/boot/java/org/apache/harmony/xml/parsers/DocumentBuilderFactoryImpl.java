package org.apache.harmony.xml.parsers;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/** Makes builders that pull. */
public class DocumentBuilderFactoryImpl extends DocumentBuilderFactory {
    private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
    private static final String VALIDATION = "http://xml.org/sax/features/validation";

    @Override
    public Object getAttribute(String name) throws IllegalArgumentException {
        throw new IllegalArgumentException(name);
    }

    @Override
    public void setAttribute(String name, Object value) throws IllegalArgumentException {
        throw new IllegalArgumentException(name);
    }

    @Override
    public boolean getFeature(String name) throws ParserConfigurationException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.equals(NAMESPACES)) {
            return isNamespaceAware();
        }
        if (name.equals(VALIDATION)) {
            return isValidating();
        }
        throw new ParserConfigurationException(name);
    }

    @Override
    public void setFeature(String name, boolean value) throws ParserConfigurationException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.equals(NAMESPACES)) {
            setNamespaceAware(value);
        } else if (name.equals(VALIDATION)) {
            setValidating(value);
        } else {
            throw new ParserConfigurationException(name);
        }
    }

    @Override
    public DocumentBuilder newDocumentBuilder() throws ParserConfigurationException {
        if (isValidating()) {
            throw new ParserConfigurationException("No validating DocumentBuilder implementation available");
        }
        return new DocumentBuilderImpl(isNamespaceAware(), isCoalescing(), isIgnoringComments(),
                isIgnoringElementContentWhitespace());
    }
}
