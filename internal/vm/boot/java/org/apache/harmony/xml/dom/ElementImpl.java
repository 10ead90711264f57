package org.apache.harmony.xml.dom;

import java.util.ArrayList;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** An element. */
public final class ElementImpl extends InnerNodeImpl implements Element {
    final ArrayList<AttrImpl> attributes = new ArrayList<AttrImpl>();
    private final String uri;
    private final boolean aware;
    private String prefix;
    private final String local;

    ElementImpl(DocumentImpl document, String name) {
        super(document);
        checkName(name);
        uri = null;
        aware = false;
        local = name;
    }

    ElementImpl(DocumentImpl document, String uri, String name) {
        super(document);
        int colon = checkQualifiedName(uri, name, false);
        this.uri = uri;
        aware = true;
        prefix = colon < 0 ? null : name.substring(0, colon);
        local = name.substring(colon + 1);
    }

    private AttrImpl at(String name) {
        for (AttrImpl a : attributes) {
            if (a.getName().equals(name)) {
                return a;
            }
        }
        return null;
    }

    /** The attribute of a namespace's name, which one that was made without namespaces never is. */
    private AttrImpl at(String ns, String name) {
        for (AttrImpl a : attributes) {
            if (same(ns, a.getNamespaceURI()) && same(name, a.getLocalName())) {
                return a;
            }
        }
        return null;
    }

    @Override
    public String getAttribute(String name) {
        AttrImpl a = at(name);
        return a == null ? "" : a.getValue();
    }

    @Override
    public String getAttributeNS(String ns, String name) {
        AttrImpl a = at(ns, name);
        return a == null ? "" : a.getValue();
    }

    @Override
    public Attr getAttributeNode(String name) {
        return at(name);
    }

    @Override
    public Attr getAttributeNodeNS(String ns, String name) {
        return at(ns, name);
    }

    @Override
    public boolean hasAttribute(String name) {
        return at(name) != null;
    }

    @Override
    public boolean hasAttributeNS(String ns, String name) {
        return at(ns, name) != null;
    }

    @Override
    public boolean hasAttributes() {
        return !attributes.isEmpty();
    }

    @Override
    public void setAttribute(String name, String value) throws DOMException {
        AttrImpl a = at(name);
        if (a == null) {
            a = document.createAttribute(name);
            add(a);
        }
        a.setValue(value);
    }

    @Override
    public void setAttributeNS(String ns, String name, String value) throws DOMException {
        AttrImpl a = at(ns, name);
        if (a == null) {
            a = document.createAttributeNS(ns, name);
            setAttributeNodeNS(a);
        }
        a.setValue(value);
    }

    private void add(AttrImpl a) {
        attributes.add(a);
        a.owner = this;
    }

    private AttrImpl put(Attr attr, AttrImpl old) {
        AttrImpl a = (AttrImpl) attr;
        if (a.document != document) {
            throw new DOMException(DOMException.WRONG_DOCUMENT_ERR, null);
        }
        if (a.owner != null && a.owner != this) {
            throw new DOMException(DOMException.INUSE_ATTRIBUTE_ERR, null);
        }
        if (old == a) {
            return a;
        }
        drop(old);
        add(a);
        return old;
    }

    @Override
    public Attr setAttributeNode(Attr attr) throws DOMException {
        return put(attr, at(attr.getName()));
    }

    @Override
    public Attr setAttributeNodeNS(Attr attr) throws DOMException {
        return put(attr, at(attr.getNamespaceURI(), attr.getLocalName() == null ? attr.getName() : attr.getLocalName()));
    }

    private void drop(AttrImpl a) {
        if (a != null) {
            attributes.remove(a);
            a.owner = null;
        }
    }

    @Override
    public void removeAttribute(String name) throws DOMException {
        drop(at(name));
    }

    @Override
    public void removeAttributeNS(String ns, String name) throws DOMException {
        drop(at(ns, name));
    }

    @Override
    public Attr removeAttributeNode(Attr attr) throws DOMException {
        if (((AttrImpl) attr).owner != this) {
            throw new DOMException(DOMException.NOT_FOUND_ERR, null);
        }
        drop((AttrImpl) attr);
        return attr;
    }

    @Override
    public NodeList getElementsByTagName(String name) {
        ArrayList<NodeImpl> out = new ArrayList<NodeImpl>();
        find(name, out);
        return new NodeListImpl(out);
    }

    @Override
    public NodeList getElementsByTagNameNS(String ns, String name) {
        ArrayList<NodeImpl> out = new ArrayList<NodeImpl>();
        find(ns, name, out);
        return new NodeListImpl(out);
    }

    @Override
    public String getTagName() {
        return prefix == null ? local : prefix + ":" + local;
    }

    @Override
    public String getNodeName() {
        return getTagName();
    }

    @Override
    public String getLocalName() {
        return aware ? local : null;
    }

    @Override
    public String getNamespaceURI() {
        return uri;
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
    public short getNodeType() {
        return ELEMENT_NODE;
    }

    @Override
    public void setIdAttribute(String name, boolean isId) throws DOMException {
        setIdAttributeNode(at(name), isId);
    }

    @Override
    public void setIdAttributeNS(String ns, String name, boolean isId) throws DOMException {
        setIdAttributeNode(at(ns, name), isId);
    }

    @Override
    public void setIdAttributeNode(Attr attr, boolean isId) throws DOMException {
        if (attr == null || ((AttrImpl) attr).owner != this) {
            throw new DOMException(DOMException.NOT_FOUND_ERR, null);
        }
        ((AttrImpl) attr).id = isId;
    }

    @Override
    public NamedNodeMap getAttributes() {
        return new AttributeMap();
    }

    /** The attributes by name. */
    private final class AttributeMap implements NamedNodeMap {
        @Override
        public int getLength() {
            return attributes.size();
        }

        @Override
        public Node item(int i) {
            return i < 0 || i >= attributes.size() ? null : attributes.get(i);
        }

        @Override
        public Node getNamedItem(String name) {
            return at(name);
        }

        @Override
        public Node getNamedItemNS(String ns, String name) {
            return at(ns, name);
        }

        private AttrImpl check(Node n) {
            if (!(n instanceof AttrImpl)) {
                throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
            }
            return (AttrImpl) n;
        }

        @Override
        public Node setNamedItem(Node n) throws DOMException {
            return setAttributeNode(check(n));
        }

        @Override
        public Node setNamedItemNS(Node n) throws DOMException {
            return setAttributeNodeNS(check(n));
        }

        private Node remove(AttrImpl a) {
            if (a == null) {
                throw new DOMException(DOMException.NOT_FOUND_ERR, null);
            }
            drop(a);
            return a;
        }

        @Override
        public Node removeNamedItem(String name) throws DOMException {
            return remove(at(name));
        }

        @Override
        public Node removeNamedItemNS(String ns, String name) throws DOMException {
            return remove(at(ns, name));
        }
    }
}
