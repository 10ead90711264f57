package javax.xml.parsers;

/** Makes builders of documents. */
public abstract class DocumentBuilderFactory {
    private boolean validating;
    private boolean namespaceAware;
    private boolean whitespace;
    private boolean expandEntityRef = true;
    private boolean ignoreComments;
    private boolean coalescing;

    protected DocumentBuilderFactory() {
    }

    public static DocumentBuilderFactory newInstance() {
        return new org.apache.harmony.xml.parsers.DocumentBuilderFactoryImpl();
    }

    public abstract DocumentBuilder newDocumentBuilder() throws ParserConfigurationException;

    public void setNamespaceAware(boolean awareness) {
        namespaceAware = awareness;
    }

    public void setValidating(boolean validating) {
        this.validating = validating;
    }

    public void setIgnoringElementContentWhitespace(boolean whitespace) {
        this.whitespace = whitespace;
    }

    public void setExpandEntityReferences(boolean expandEntityRef) {
        this.expandEntityRef = expandEntityRef;
    }

    public void setIgnoringComments(boolean ignoreComments) {
        this.ignoreComments = ignoreComments;
    }

    public void setCoalescing(boolean coalescing) {
        this.coalescing = coalescing;
    }

    public boolean isNamespaceAware() {
        return namespaceAware;
    }

    public boolean isValidating() {
        return validating;
    }

    public boolean isIgnoringElementContentWhitespace() {
        return whitespace;
    }

    public boolean isExpandEntityReferences() {
        return expandEntityRef;
    }

    public boolean isIgnoringComments() {
        return ignoreComments;
    }

    public boolean isCoalescing() {
        return coalescing;
    }

    public abstract Object getAttribute(String name) throws IllegalArgumentException;

    public abstract void setAttribute(String name, Object value) throws IllegalArgumentException;

    public abstract void setFeature(String name, boolean value) throws ParserConfigurationException;

    public abstract boolean getFeature(String name) throws ParserConfigurationException;
}
