package javax.xml.parsers;

import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Makes SAX parsers. */
public abstract class SAXParserFactory {
    private boolean validating;
    private boolean namespaceAware;

    protected SAXParserFactory() {
    }

    public static SAXParserFactory newInstance() {
        return new org.apache.harmony.xml.parsers.SAXParserFactoryImpl();
    }

    public abstract SAXParser newSAXParser() throws ParserConfigurationException, SAXException;

    public void setNamespaceAware(boolean awareness) {
        namespaceAware = awareness;
    }

    public void setValidating(boolean validating) {
        this.validating = validating;
    }

    public boolean isNamespaceAware() {
        return namespaceAware;
    }

    public boolean isValidating() {
        return validating;
    }

    public abstract void setFeature(String name, boolean value)
            throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

    public abstract boolean getFeature(String name)
            throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

    public boolean isXIncludeAware() {
        throw new UnsupportedOperationException("This parser does not support specification \"Unknown\" version \"0.0\"");
    }
}
