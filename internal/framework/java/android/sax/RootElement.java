package android.sax;

import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The outermost element that is looked for. */
public class RootElement extends Element {
    private final Handler handler = new Handler();

    public RootElement(String uri, String localName) {
        super(null, uri, localName, 0);
    }

    public RootElement(String localName) {
        this("", localName);
    }

    public ContentHandler getContentHandler() {
        return handler;
    }

    /** Follows the document down the elements that are looked for. */
    private class Handler extends DefaultHandler {
        Locator locator;
        int depth = -1;
        Element current;
        StringBuilder bodyBuilder;

        @Override
        public void setDocumentLocator(Locator locator) {
            this.locator = locator;
        }

        @Override
        public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
            int depth = ++this.depth;
            if (depth == 0) {
                if (!RootElement.this.uri.equals(uri) || !RootElement.this.localName.equals(localName)) {
                    throw new BadXmlException("Root element name does not match. Expected: " + RootElement.this + ", Got: "
                            + Element.toString(uri, localName), locator);
                }
                start(RootElement.this, attributes);
                return;
            }
            if (bodyBuilder != null) {
                throw new BadXmlException("Encountered mixed content within text element named " + current + ".", locator);
            }
            if (depth == current.depth + 1) {
                Element child = current.known(uri, localName);
                if (child != null) {
                    start(child, attributes);
                }
            }
        }

        private void start(Element e, Attributes attributes) {
            current = e;
            if (e.startElementListener != null) {
                e.startElementListener.start(attributes);
            }
            if (e.endTextElementListener != null) {
                bodyBuilder = new StringBuilder();
            }
            e.resetRequiredChildren();
            e.visited = true;
        }

        @Override
        public void characters(char[] buffer, int start, int length) {
            if (bodyBuilder != null) {
                bodyBuilder.append(buffer, start, length);
            }
        }

        @Override
        public void endElement(String uri, String localName, String qName) throws SAXException {
            Element e = current;
            if (depth == e.depth) {
                e.checkRequiredChildren(locator);
                if (e.endElementListener != null) {
                    e.endElementListener.end();
                }
                if (bodyBuilder != null) {
                    String body = bodyBuilder.toString();
                    bodyBuilder = null;
                    e.endTextElementListener.end(body);
                }
                current = e.parent;
            }
            depth--;
        }
    }
}
