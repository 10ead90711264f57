package org.apache.harmony.xml.dom;

import java.util.ArrayList;
import org.w3c.dom.DOMException;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Nodes with children. */
public abstract class InnerNodeImpl extends NodeImpl {
    final ArrayList<NodeImpl> children = new ArrayList<NodeImpl>();

    InnerNodeImpl(DocumentImpl document) {
        super(document);
    }

    @Override
    public NodeList getChildNodes() {
        return new NodeListImpl(children);
    }

    @Override
    public Node getFirstChild() {
        return children.isEmpty() ? null : children.get(0);
    }

    @Override
    public Node getLastChild() {
        return children.isEmpty() ? null : children.get(children.size() - 1);
    }

    @Override
    public boolean hasChildNodes() {
        return !children.isEmpty();
    }

    @Override
    public Node appendChild(Node child) throws DOMException {
        return insert(child, children.size());
    }

    @Override
    public Node insertBefore(Node child, Node before) throws DOMException {
        if (before == null) {
            return appendChild(child);
        }
        place(before);
        if (child == before) {
            return child;
        }
        return insert(child, ((NodeImpl) before).index);
    }

    private int place(Node child) {
        if (((NodeImpl) child).document != document) {
            throw new DOMException(DOMException.WRONG_DOCUMENT_ERR, null);
        }
        if (child.getParentNode() != this) {
            throw new DOMException(DOMException.NOT_FOUND_ERR, null);
        }
        return ((NodeImpl) child).index;
    }

    Node insert(Node child, int at) throws DOMException {
        NodeImpl node = (NodeImpl) child;
        if (node.document != null && document != null && node.document != document) {
            throw new DOMException(DOMException.WRONG_DOCUMENT_ERR, null);
        }
        short type = node.getNodeType();
        if (type == ATTRIBUTE_NODE || type == DOCUMENT_NODE || type == ENTITY_NODE || type == NOTATION_NODE) {
            throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
        }
        for (Node n = this; n != null; n = n.getParentNode()) {
            if (n == node) {
                throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
            }
        }
        if (node instanceof DocumentFragmentImpl) {
            for (NodeImpl part : new ArrayList<NodeImpl>(((InnerNodeImpl) node).children)) {
                insert(part, at++);
            }
            return child;
        }
        if (node.parent != null) {
            if (node.parent == this && node.index < at) {
                at--;
            }
            node.parent.removeChild(node);
        }
        children.add(at, node);
        node.parent = this;
        renumber(at);
        return child;
    }

    private void renumber(int from) {
        for (int i = from; i < children.size(); i++) {
            children.get(i).index = i;
        }
    }

    @Override
    public Node removeChild(Node child) throws DOMException {
        int at = place(child);
        children.remove(at);
        ((NodeImpl) child).parent = null;
        renumber(at);
        return child;
    }

    @Override
    public Node replaceChild(Node child, Node old) throws DOMException {
        int at = place(old);
        Node next = at + 1 < children.size() ? children.get(at + 1) : null;
        removeChild(old);
        insertBefore(child, next == child ? child.getNextSibling() : next);
        return old;
    }

    /** Joins text that stands side by side, and drops empty text. */
    @Override
    public void normalize() {
        for (int i = 0; i < children.size(); i++) {
            NodeImpl n = children.get(i);
            n.normalize();
            if (n.getNodeType() != TEXT_NODE) {
                continue;
            }
            TextImpl text = (TextImpl) n;
            if (text.getLength() == 0) {
                removeChild(text);
                i--;
            } else if (i > 0 && children.get(i - 1).getNodeType() == TEXT_NODE) {
                ((TextImpl) children.get(i - 1)).appendData(text.getData());
                removeChild(text);
                i--;
            }
        }
    }

    @Override
    public String getTextContent() throws DOMException {
        StringBuilder sb = new StringBuilder();
        addText(sb);
        return sb.toString();
    }

    @Override
    void addText(StringBuilder sb) {
        for (NodeImpl n : children) {
            short type = n.getNodeType();
            if (type != COMMENT_NODE && type != PROCESSING_INSTRUCTION_NODE) {
                n.addText(sb);
            }
        }
    }

    @Override
    public void setTextContent(String text) throws DOMException {
        while (!children.isEmpty()) {
            removeChild(children.get(children.size() - 1));
        }
        if (text != null && !text.isEmpty()) {
            appendChild(document.createTextNode(text));
        }
    }

    void find(String name, ArrayList<NodeImpl> out) {
        for (NodeImpl n : children) {
            if (n instanceof ElementImpl) {
                if (name.equals("*") || name.equals(n.getNodeName())) {
                    out.add(n);
                }
                ((ElementImpl) n).find(name, out);
            }
        }
    }

    void find(String uri, String local, ArrayList<NodeImpl> out) {
        for (NodeImpl n : children) {
            if (n instanceof ElementImpl) {
                String name = n.getLocalName() == null ? n.getNodeName() : n.getLocalName();
                if (("*".equals(uri) || same(uri, n.getNamespaceURI())) && (local.equals("*") || local.equals(name))) {
                    out.add(n);
                }
                ((ElementImpl) n).find(uri, local, out);
            }
        }
    }
}
