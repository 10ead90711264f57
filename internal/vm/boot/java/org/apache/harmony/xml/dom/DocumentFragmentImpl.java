package org.apache.harmony.xml.dom;

import org.w3c.dom.DocumentFragment;

/** Nodes on their way into a document. */
public final class DocumentFragmentImpl extends InnerNodeImpl implements DocumentFragment {
    DocumentFragmentImpl(DocumentImpl document) {
        super(document);
    }

    @Override
    public String getNodeName() {
        return "#document-fragment";
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_FRAGMENT_NODE;
    }
}
