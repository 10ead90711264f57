package org.xml.sax;

import java.io.IOException;

/** Finds what an external entity is. */
public interface EntityResolver {
    InputSource resolveEntity(String publicId, String systemId) throws SAXException, IOException;
}
