package javax.xml.transform;

import java.util.Properties;

/** Makes one form of a document from another. */
public abstract class Transformer {
    protected Transformer() {
    }

    public abstract void transform(Source xmlSource, Result outputTarget) throws TransformerException;

    public abstract void setParameter(String name, Object value);

    public abstract Object getParameter(String name);

    public abstract void clearParameters();

    public abstract void setOutputProperties(Properties oformat);

    public abstract Properties getOutputProperties();

    public abstract void setOutputProperty(String name, String value) throws IllegalArgumentException;

    public abstract String getOutputProperty(String name) throws IllegalArgumentException;
}
