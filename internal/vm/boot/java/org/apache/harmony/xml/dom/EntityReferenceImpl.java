package org.apache.harmony.xml.dom;

import org.w3c.dom.EntityReference;

/** A reference that was kept. */
public final class EntityReferenceImpl extends NodeImpl implements EntityReference {
    private final String name;

    EntityReferenceImpl(DocumentImpl document, String name) {
        super(document);
        this.name = name;
    }

    @Override
    public String getNodeName() {
        return name;
    }

    @Override
    public short getNodeType() {
        return ENTITY_REFERENCE_NODE;
    }
}
