package javax.xml.transform;

/** Makes transformers; here those that copy. */
public abstract class TransformerFactory {
    protected TransformerFactory() {
    }

    public static TransformerFactory newInstance() throws TransformerFactoryConfigurationError {
        return new esdroid.xml.CopyFactory();
    }

    public abstract Transformer newTransformer() throws TransformerConfigurationException;

    public abstract void setFeature(String name, boolean value) throws TransformerConfigurationException;

    public abstract boolean getFeature(String name);

    public abstract void setAttribute(String name, Object value);

    public abstract Object getAttribute(String name);
}
