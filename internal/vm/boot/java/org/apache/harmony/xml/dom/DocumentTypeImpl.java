package org.apache.harmony.xml.dom;

import org.w3c.dom.DOMException;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;

/** The document type. */
public final class DocumentTypeImpl extends NodeImpl implements DocumentType {
    private final String name;
    private final String publicId;
    private final String systemId;

    public DocumentTypeImpl(DocumentImpl document, String name, String publicId, String systemId) {
        super(document);
        int colon = name == null ? -1 : name.lastIndexOf(':');
        if (name == null || name.isEmpty() || colon >= 0 && !isIdentifier(name.substring(0, colon))) {
            throw new DOMException(DOMException.NAMESPACE_ERR, name);
        }
        if (!isIdentifier(name.substring(colon + 1))) {
            throw new DOMException(DOMException.INVALID_CHARACTER_ERR, name);
        }
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getNodeName() {
        return name;
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_TYPE_NODE;
    }

    @Override
    public NamedNodeMap getEntities() {
        return null;
    }

    @Override
    public NamedNodeMap getNotations() {
        return null;
    }

    @Override
    public String getPublicId() {
        return publicId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }

    @Override
    public String getInternalSubset() {
        return null;
    }

    @Override
    public String getTextContent() throws DOMException {
        return null;
    }
}
