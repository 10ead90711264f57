package esdroid.xml;

import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Makes transformers that copy; there are no style sheets. */
public final class CopyFactory extends TransformerFactory {
    private boolean secure;

    @Override
    public Transformer newTransformer() {
        return new Copy();
    }

    @Override
    public void setFeature(String name, boolean value) throws TransformerConfigurationException {
        if (!name.equals("http://javax.xml.XMLConstants/feature/secure-processing")) {
            throw new TransformerConfigurationException("Cannot set the feature '" + name
                    + "' on this TransformerFactory.");
        }
        secure = value;
    }

    @Override
    public boolean getFeature(String name) {
        return name.equals(DOMSource.FEATURE) || name.equals(DOMResult.FEATURE) || name.equals(StreamSource.FEATURE)
                || name.equals(StreamResult.FEATURE)
                || name.equals("http://javax.xml.XMLConstants/feature/secure-processing") && secure;
    }

    @Override
    public void setAttribute(String name, Object value) {
        throw new IllegalArgumentException("Not supported: " + name);
    }

    @Override
    public Object getAttribute(String name) {
        throw new IllegalArgumentException("Not supported: " + name);
    }
}
