package org.w3c.dom.ls;

/** Says where what a document refers to is read from. */
public interface LSResourceResolver {
    LSInput resolveResource(String type, String namespaceURI, String publicId, String systemId, String baseURI);
}
