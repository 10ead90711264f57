package org.xml.sax;

/** Is told what a document type declares. */
public interface DTDHandler {
    void notationDecl(String name, String publicId, String systemId) throws SAXException;

    void unparsedEntityDecl(String name, String publicId, String systemId, String notationName) throws SAXException;
}
