package org.apache.harmony.xml.parsers;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.apache.harmony.xml.ExpatReader;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;

/** Makes parsers that read with ExpatReader. */
public class SAXParserFactoryImpl extends SAXParserFactory {
    private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
    private static final String VALIDATION = "http://xml.org/sax/features/validation";

    private final Map<String, Boolean> features = new LinkedHashMap<String, Boolean>();

    @Override
    public boolean getFeature(String name) throws SAXNotRecognizedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (!name.startsWith("http://xml.org/sax/features/")) {
            throw new SAXNotRecognizedException(name);
        }
        return Boolean.TRUE.equals(features.get(name));
    }

    @Override
    public void setFeature(String name, boolean value) throws SAXNotRecognizedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (!name.startsWith("http://xml.org/sax/features/")) {
            throw new SAXNotRecognizedException(name);
        }
        features.put(name, Boolean.valueOf(value));
    }

    @Override
    public boolean isNamespaceAware() {
        return Boolean.TRUE.equals(features.get(NAMESPACES));
    }

    @Override
    public boolean isValidating() {
        return Boolean.TRUE.equals(features.get(VALIDATION));
    }

    @Override
    public void setNamespaceAware(boolean value) {
        features.put(NAMESPACES, Boolean.valueOf(value));
    }

    @Override
    public void setValidating(boolean value) {
        features.put(VALIDATION, Boolean.valueOf(value));
    }

    @Override
    public SAXParser newSAXParser() throws ParserConfigurationException {
        if (isValidating()) {
            throw new ParserConfigurationException("No validating SAXParser implementation available");
        }
        try {
            // Unless told otherwise the reader knows namespaces, whatever isNamespaceAware says.
            return new Parser(new LinkedHashMap<String, Boolean>(features));
        } catch (SAXException e) {
            throw new ParserConfigurationException(e.toString());
        }
    }

    private static final class Parser extends SAXParser {
        private final Map<String, Boolean> features;
        private XMLReader reader;

        Parser(Map<String, Boolean> features) throws SAXException {
            this.features = features;
            reset();
        }

        @Override
        public void reset() {
            reader = new ExpatReader();
            try {
                for (Map.Entry<String, Boolean> e : features.entrySet()) {
                    reader.setFeature(e.getKey(), e.getValue().booleanValue());
                }
            } catch (SAXException e) {
                throw new UnsupportedOperationException(e);
            }
        }

        @Override
        public XMLReader getXMLReader() {
            return reader;
        }

        @Override
        public boolean isNamespaceAware() {
            return Boolean.TRUE.equals(features.get(NAMESPACES));
        }

        @Override
        public boolean isValidating() {
            return false;
        }

        @Override
        public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
            return reader.getProperty(name);
        }

        @Override
        public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
            reader.setProperty(name, value);
        }
    }
}
