package javax.xml.xpath;

import esdroid.xml.PathEngine;

/** Makes evaluators of XPath 1.0 over DOM. */
public abstract class XPathFactory {
    public static final String DEFAULT_PROPERTY_NAME = "javax.xml.xpath.XPathFactory";
    public static final String DEFAULT_OBJECT_MODEL_URI = "http://java.sun.com/jaxp/xpath/dom";

    protected XPathFactory() {
    }

    public static final XPathFactory newInstance() {
        return new PathEngine.Factory();
    }

    public static final XPathFactory newInstance(String uri) throws XPathFactoryConfigurationException {
        if (uri == null) {
            throw new NullPointerException("uri == null");
        }
        if (uri.isEmpty()) {
            throw new IllegalArgumentException("uri.length() == 0");
        }
        if (!uri.equals(DEFAULT_OBJECT_MODEL_URI)) {
            throw new XPathFactoryConfigurationException(uri);
        }
        return newInstance();
    }

    public abstract boolean isObjectModelSupported(String objectModel);

    public abstract void setFeature(String name, boolean value) throws XPathFactoryConfigurationException;

    public abstract boolean getFeature(String name) throws XPathFactoryConfigurationException;

    public abstract void setXPathVariableResolver(XPathVariableResolver resolver);

    public abstract void setXPathFunctionResolver(XPathFunctionResolver resolver);

    public abstract XPath newXPath();
}
