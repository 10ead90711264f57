package org.apache.harmony.xml.dom;

import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;

/** Makes documents. */
public final class DOMImplementationImpl implements DOMImplementation {
    static final DOMImplementationImpl INSTANCE = new DOMImplementationImpl();

    private DOMImplementationImpl() {
    }

    public static DOMImplementationImpl getInstance() {
        return INSTANCE;
    }

    @Override
    public boolean hasFeature(String feature, String version) {
        boolean any = version == null || version.isEmpty();
        boolean core = "Core".equalsIgnoreCase(feature) || "+Core".equalsIgnoreCase(feature);
        boolean xml = "XML".equalsIgnoreCase(feature) || "+XML".equalsIgnoreCase(feature);
        return core && (any || version.equals("2.0") || version.equals("3.0"))
                || xml && (any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0"));
    }

    @Override
    public Document createDocument(String uri, String name, DocumentType type) throws DOMException {
        return new DocumentImpl(uri, name, type);
    }

    @Override
    public DocumentType createDocumentType(String name, String publicId, String systemId) throws DOMException {
        return new DocumentTypeImpl(null, name, publicId, systemId);
    }
}
