import java.io.*;
import javax.xml.XMLConstants;
import javax.xml.transform.*;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.*;
import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.*;

/** Factories of schemas: the program's own, and what the platform has. */
public class Schemas {
    public static class Mine extends SchemaFactory {
        public boolean isSchemaLanguageSupported(String language) {
            return language.equals("my:language");
        }

        public void setErrorHandler(ErrorHandler h) {
        }

        public ErrorHandler getErrorHandler() {
            return null;
        }

        public void setResourceResolver(LSResourceResolver r) {
        }

        public LSResourceResolver getResourceResolver() {
            return null;
        }

        public Schema newSchema(Source[] sources) throws SAXException {
            System.out.println("schema of " + sources.length + ", the first " + sources[0].getSystemId());
            return null;
        }

        public Schema newSchema() throws SAXException {
            throw new SAXException("none");
        }
    }

    static void show(String language) {
        try {
            System.out.println(language + ": " + SchemaFactory.newInstance(language).isSchemaLanguageSupported(language));
        } catch (RuntimeException e) {
            System.out.println(language + ": " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        show("my:language");
        System.setProperty("javax.xml.validation.SchemaFactory:my:language", "Schemas$Mine");
        show("my:language");
        SchemaFactory f = SchemaFactory.newInstance("my:language");
        f.newSchema(new StreamSource("a.xsd"));
        try {
            f.setFeature("strange", true);
        } catch (SAXNotRecognizedException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        show("your:language");
        show(null);
        show(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    }
}
