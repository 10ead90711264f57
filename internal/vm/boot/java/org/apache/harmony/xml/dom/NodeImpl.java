package org.apache.harmony.xml.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.UserDataHandler;

/** What all nodes have in common; here those without children. */
public abstract class NodeImpl implements Node {
    private static final String XML = "http://www.w3.org/XML/1998/namespace";
    private static final String XMLNS = "http://www.w3.org/2000/xmlns/";

    static final NodeList NONE = new NodeListImpl(new ArrayList<NodeImpl>());

    DocumentImpl document;
    InnerNodeImpl parent;
    /** What programs have put here, null for nothing. */
    private TreeMap<String, UserData> userData;
    /** The place among the parent's children. */
    int index;

    NodeImpl(DocumentImpl document) {
        this.document = document;
    }

    @Override
    public Node appendChild(Node child) throws DOMException {
        throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
    }

    @Override
    public Node insertBefore(Node child, Node before) throws DOMException {
        throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
    }

    @Override
    public Node removeChild(Node child) throws DOMException {
        throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
    }

    @Override
    public Node replaceChild(Node child, Node old) throws DOMException {
        throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
    }

    @Override
    public Node cloneNode(boolean deep) {
        return document.copy(this, deep, UserDataHandler.NODE_CLONED);
    }

    @Override
    public NamedNodeMap getAttributes() {
        return null;
    }

    @Override
    public NodeList getChildNodes() {
        return NONE;
    }

    @Override
    public Node getFirstChild() {
        return null;
    }

    @Override
    public Node getLastChild() {
        return null;
    }

    @Override
    public String getLocalName() {
        return null;
    }

    @Override
    public String getNamespaceURI() {
        return null;
    }

    @Override
    public Node getNextSibling() {
        return parent == null || index + 1 >= parent.children.size() ? null : parent.children.get(index + 1);
    }

    @Override
    public Node getPreviousSibling() {
        return parent == null || index == 0 ? null : parent.children.get(index - 1);
    }

    @Override
    public String getNodeName() {
        return null;
    }

    @Override
    public String getNodeValue() throws DOMException {
        return null;
    }

    @Override
    public void setNodeValue(String value) throws DOMException {
        // Only text, attributes and instructions have a value.
    }

    @Override
    public Document getOwnerDocument() {
        return document == this ? null : document;
    }

    @Override
    public Node getParentNode() {
        return parent;
    }

    @Override
    public String getPrefix() {
        return null;
    }

    @Override
    public void setPrefix(String prefix) throws DOMException {
        // Only elements and attributes have a prefix.
    }

    @Override
    public boolean hasAttributes() {
        return false;
    }

    @Override
    public boolean hasChildNodes() {
        return false;
    }

    @Override
    public boolean isSupported(String feature, String version) {
        return DOMImplementationImpl.INSTANCE.hasFeature(feature, version);
    }

    @Override
    public void normalize() {
        // Nothing to join without children.
    }

    @Override
    public String getBaseURI() {
        return parent != null ? parent.getBaseURI() : null;
    }

    @Override
    public String getTextContent() throws DOMException {
        return getNodeValue();
    }

    @Override
    public void setTextContent(String text) throws DOMException {
        setNodeValue(text);
    }

    @Override
    public boolean isSameNode(Node other) {
        return this == other;
    }

    /** The element whose namespaces hold here. */
    private ElementImpl scope() {
        Node n = this instanceof Attr ? ((Attr) this).getOwnerElement() : this instanceof Document
                ? ((Document) this).getDocumentElement() : this;
        while (n != null && !(n instanceof ElementImpl)) {
            n = n.getParentNode();
        }
        return (ElementImpl) n;
    }

    @Override
    public String lookupNamespaceURI(String prefix) {
        for (Node n = scope(); n instanceof ElementImpl; n = n.getParentNode()) {
            ElementImpl e = (ElementImpl) n;
            if (same(prefix, e.getPrefix()) && e.getNamespaceURI() != null) {
                return e.getNamespaceURI();
            }
            for (AttrImpl a : e.attributes) {
                if (prefix == null ? a.getName().equals("xmlns") : a.getName().equals("xmlns:" + prefix)) {
                    return a.getValue().isEmpty() ? null : a.getValue();
                }
            }
        }
        return null;
    }

    @Override
    public String lookupPrefix(String uri) {
        if (uri == null) {
            return null;
        }
        ElementImpl scope = scope();
        for (Node n = scope; n instanceof ElementImpl; n = n.getParentNode()) {
            ElementImpl e = (ElementImpl) n;
            if (uri.equals(e.getNamespaceURI()) && e.getPrefix() != null
                    && uri.equals(scope.lookupNamespaceURI(e.getPrefix()))) {
                return e.getPrefix();
            }
            for (AttrImpl a : e.attributes) {
                if (a.getName().startsWith("xmlns:") && uri.equals(a.getValue())
                        && uri.equals(scope.lookupNamespaceURI(a.getName().substring(6)))) {
                    return a.getName().substring(6);
                }
            }
        }
        return null;
    }

    @Override
    public boolean isDefaultNamespace(String uri) {
        String actual = lookupNamespaceURI(null);
        return same(actual, uri);
    }

    /** Android has never told where nodes lie. */
    @Override
    public short compareDocumentPosition(Node other) throws DOMException {
        throw new UnsupportedOperationException();
    }

    @Override
    public Object getFeature(String feature, String version) {
        return isSupported(feature, version) ? this : null;
    }

    @Override
    public Object setUserData(String key, Object data, UserDataHandler handler) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        if (userData == null) {
            userData = new TreeMap<String, UserData>();
        }
        UserData old = data == null ? userData.remove(key) : userData.put(key, new UserData(data, handler));
        return old != null ? old.value : null;
    }

    @Override
    public Object getUserData(String key) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        UserData d = userData != null ? userData.get(key) : null;
        return d != null ? d.value : null;
    }

    /** Tells the handlers of the node's data what was done to it. */
    void tell(short operation, Node made) {
        if (userData == null) {
            return;
        }
        for (Map.Entry<String, UserData> e : new TreeMap<String, UserData>(userData).entrySet()) {
            UserData d = e.getValue();
            if (d.handler != null) {
                d.handler.handle(operation, e.getKey(), d.value, this, made);
            }
        }
    }

    static boolean same(String a, String b) {
        return a == null ? b == null : a.equals(b);
    }

    @Override
    public boolean isEqualNode(Node other) {
        if (other == this) {
            return true;
        }
        if (other == null || other.getNodeType() != getNodeType() || !same(getNodeName(), other.getNodeName())
                || !same(getLocalName(), other.getLocalName()) || !same(getNamespaceURI(), other.getNamespaceURI())
                || !same(getPrefix(), other.getPrefix()) || !same(getNodeValue(), other.getNodeValue())) {
            return false;
        }
        NamedNodeMap mine = getAttributes();
        NamedNodeMap theirs = other.getAttributes();
        if (mine != null) {
            if (theirs == null || mine.getLength() != theirs.getLength()) {
                return false;
            }
            for (int i = 0; i < mine.getLength(); i++) {
                Node a = mine.item(i);
                Node b = a.getLocalName() == null ? theirs.getNamedItem(a.getNodeName())
                        : theirs.getNamedItemNS(a.getNamespaceURI(), a.getLocalName());
                if (!a.isEqualNode(b)) {
                    return false;
                }
            }
        }
        NodeList a = getChildNodes();
        NodeList b = other.getChildNodes();
        if (a.getLength() != b.getLength()) {
            return false;
        }
        for (int i = 0; i < a.getLength(); i++) {
            if (!a.item(i).isEqualNode(b.item(i))) {
                return false;
            }
        }
        return true;
    }

    /** Checks a name with or without prefix, what is before its last colon first, and gives the place of that colon. */
    static int checkQualifiedName(String uri, String name, boolean attribute) {
        if (name == null) {
            throw new DOMException(DOMException.NAMESPACE_ERR, null);
        }
        int colon = name.lastIndexOf(':');
        if (colon >= 0) {
            checkPrefix(uri, name.substring(0, colon));
        }
        String local = name.substring(colon + 1);
        if (!isIdentifier(local)) {
            throw new DOMException(DOMException.INVALID_CHARACTER_ERR, local);
        }
        if (attribute && local.equals("xmlns") && !XMLNS.equals(uri)) {
            throw new DOMException(DOMException.NAMESPACE_ERR, local);
        }
        return colon;
    }

    /** Checks what is to be the prefix of a name in a namespace. */
    static void checkPrefix(String uri, String prefix) {
        if (uri == null || !isIdentifier(prefix) || prefix.equals("xml") && !XML.equals(uri)
                || prefix.equals("xmlns") && !XMLNS.equals(uri)) {
            throw new DOMException(DOMException.NAMESPACE_ERR, prefix);
        }
    }

    /** Checks a name that is one identifier, or two with a colon between them. */
    static void checkName(String name) {
        int colon = name.lastIndexOf(':');
        if (colon >= 0 && !isIdentifier(name.substring(0, colon)) || !isIdentifier(name.substring(colon + 1))) {
            throw new DOMException(DOMException.INVALID_CHARACTER_ERR, name);
        }
    }

    /** Reports whether a part of a name is an identifier: Android's trees take those of ASCII alone. */
    static boolean isIdentifier(String part) {
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            boolean start = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            if (!start && (i == 0 || (c < '0' || c > '9') && c != '-' && c != '.')) {
                return false;
            }
        }
        return !part.isEmpty();
    }

    void addText(StringBuilder sb) {
        String s = getNodeValue();
        if (s != null) {
            sb.append(s);
        }
    }

    /** Nodes in the order they were found. */
    static final class NodeListImpl implements NodeList {
        final List<? extends NodeImpl> list;

        NodeListImpl(List<? extends NodeImpl> list) {
            this.list = list;
        }

        @Override
        public int getLength() {
            return list.size();
        }

        @Override
        public Node item(int i) {
            return i < 0 || i >= list.size() ? null : list.get(i);
        }
    }
}
