package javax.xml.validation;

import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.ContentHandler;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Checks events of a reader against a schema, and hands them on. */
public abstract class ValidatorHandler implements ContentHandler {
    protected ValidatorHandler() {
    }

    public abstract void setContentHandler(ContentHandler receiver);

    public abstract ContentHandler getContentHandler();

    public abstract void setErrorHandler(ErrorHandler errorHandler);

    public abstract ErrorHandler getErrorHandler();

    public abstract void setResourceResolver(LSResourceResolver resourceResolver);

    public abstract LSResourceResolver getResourceResolver();

    public abstract TypeInfoProvider getTypeInfoProvider();

    public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw Validator.unknown(name);
    }

    public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw Validator.unknown(name);
    }

    public void setProperty(String name, Object object) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw Validator.unknown(name);
    }

    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        throw Validator.unknown(name);
    }
}
