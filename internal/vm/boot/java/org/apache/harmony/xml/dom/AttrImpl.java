package org.apache.harmony.xml.dom;

import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Element;

/** An attribute. */
public final class AttrImpl extends NodeImpl implements Attr {
    ElementImpl owner;
    boolean id;
    private final String uri;
    private final boolean aware;
    private String prefix;
    private String local;
    private String value = "";

    AttrImpl(DocumentImpl document, String name) {
        super(document);
        checkName(name);
        uri = null;
        aware = false;
        local = name;
    }

    AttrImpl(DocumentImpl document, String uri, String name) {
        super(document);
        int colon = checkQualifiedName(uri, name, true);
        this.uri = uri;
        aware = true;
        prefix = colon < 0 ? null : name.substring(0, colon);
        local = name.substring(colon + 1);
    }

    @Override
    public String getLocalName() {
        return aware ? local : null;
    }

    @Override
    public String getName() {
        return prefix == null ? local : prefix + ":" + local;
    }

    @Override
    public String getNamespaceURI() {
        return uri;
    }

    @Override
    public String getNodeName() {
        return getName();
    }

    @Override
    public short getNodeType() {
        return ATTRIBUTE_NODE;
    }

    @Override
    public String getNodeValue() {
        return value;
    }

    @Override
    public void setNodeValue(String v) throws DOMException {
        setValue(v);
    }

    @Override
    public Element getOwnerElement() {
        return owner;
    }

    @Override
    public String getPrefix() {
        return prefix;
    }

    @Override
    public void setPrefix(String p) throws DOMException {
        if (!aware) {
            throw new DOMException(DOMException.NAMESPACE_ERR, p);
        }
        if (p != null) {
            checkPrefix(uri, p);
        }
        prefix = p;
    }

    @Override
    public boolean getSpecified() {
        return value != null;
    }

    @Override
    public String getValue() {
        return value;
    }

    @Override
    public void setValue(String v) throws DOMException {
        value = v;
    }

    @Override
    public boolean isId() {
        return id;
    }
}
