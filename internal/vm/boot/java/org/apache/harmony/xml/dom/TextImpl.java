package org.apache.harmony.xml.dom;

import org.w3c.dom.DOMException;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Text between tags. */
public class TextImpl extends CharacterDataImpl implements Text {
    TextImpl(DocumentImpl document, String data) {
        super(document, data);
    }

    @Override
    public String getNodeName() {
        return "#text";
    }

    @Override
    public short getNodeType() {
        return TEXT_NODE;
    }

    @Override
    public final Text splitText(int offset) throws DOMException {
        Text rest = document.createTextNode(substringData(offset, getLength()));
        deleteData(offset, getLength());
        if (parent != null) {
            parent.insertBefore(rest, getNextSibling());
        }
        return rest;
    }

    @Override
    public final boolean isElementContentWhitespace() {
        return false; // nobody reads the declarations that would tell
    }

    private static boolean isText(Node n) {
        return n instanceof TextImpl;
    }

    @Override
    public final String getWholeText() {
        Node first = this;
        while (isText(first.getPreviousSibling())) {
            first = first.getPreviousSibling();
        }
        StringBuilder sb = new StringBuilder();
        for (Node n = first; isText(n); n = n.getNextSibling()) {
            sb.append(n.getNodeValue());
        }
        return sb.toString();
    }

    @Override
    public final Text replaceWholeText(String content) throws DOMException {
        while (isText(getPreviousSibling())) {
            parent.removeChild(getPreviousSibling());
        }
        while (isText(getNextSibling())) {
            parent.removeChild(getNextSibling());
        }
        if (content != null && !content.isEmpty()) {
            setData(content);
            return this;
        }
        if (parent != null) {
            parent.removeChild(this);
        }
        return null;
    }
}
