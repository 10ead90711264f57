package javax.xml.validation;

import java.io.File;
import java.net.URL;
import java.util.ServiceLoader;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Reads schemas. Android brings no factory for any language; programs may bring theirs. */
public abstract class SchemaFactory {
    protected SchemaFactory() {
    }

    public static SchemaFactory newInstance(String schemaLanguage) {
        if (schemaLanguage == null) {
            throw new NullPointerException("schemaLanguage == null");
        }
        String named = System.getProperty("javax.xml.validation.SchemaFactory:" + schemaLanguage);
        if (named != null) {
            try {
                return newInstance(schemaLanguage, named, null);
            } catch (IllegalArgumentException e) {
                // Then perhaps a service knows the language.
            }
        }
        for (SchemaFactory service : ServiceLoader.load(SchemaFactory.class)) {
            if (service.isSchemaLanguageSupported(schemaLanguage)) {
                return service;
            }
        }
        throw new IllegalArgumentException(schemaLanguage);
    }

    public static SchemaFactory newInstance(String schemaLanguage, String factoryClassName, ClassLoader classLoader) {
        if (schemaLanguage == null) {
            throw new NullPointerException("schemaLanguage == null");
        }
        if (factoryClassName == null) {
            throw new NullPointerException("factoryClassName == null");
        }
        ClassLoader from = classLoader != null ? classLoader : Thread.currentThread().getContextClassLoader();
        try {
            Object made = from.loadClass(factoryClassName).newInstance();
            if (made instanceof SchemaFactory && ((SchemaFactory) made).isSchemaLanguageSupported(schemaLanguage)) {
                return (SchemaFactory) made;
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(factoryClassName, e);
        }
        throw new IllegalArgumentException(factoryClassName);
    }

    public abstract boolean isSchemaLanguageSupported(String schemaLanguage);

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

    public abstract void setErrorHandler(ErrorHandler errorHandler);

    public abstract ErrorHandler getErrorHandler();

    public abstract void setResourceResolver(LSResourceResolver resourceResolver);

    public abstract LSResourceResolver getResourceResolver();

    public Schema newSchema(Source schema) throws SAXException {
        return newSchema(new Source[] {schema});
    }

    public Schema newSchema(File schema) throws SAXException {
        return newSchema(new StreamSource(schema));
    }

    public Schema newSchema(URL schema) throws SAXException {
        return newSchema(new StreamSource(schema.toExternalForm()));
    }

    public abstract Schema newSchema(Source[] schemas) throws SAXException;

    public abstract Schema newSchema() throws SAXException;
}
