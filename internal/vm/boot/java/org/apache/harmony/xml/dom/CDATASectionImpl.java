package org.apache.harmony.xml.dom;

import org.w3c.dom.CDATASection;

/** Text in which markup means nothing. */
public final class CDATASectionImpl extends TextImpl implements CDATASection {
    CDATASectionImpl(DocumentImpl document, String data) {
        super(document, data);
    }

    @Override
    public String getNodeName() {
        return "#cdata-section";
    }

    @Override
    public short getNodeType() {
        return CDATA_SECTION_NODE;
    }
}
