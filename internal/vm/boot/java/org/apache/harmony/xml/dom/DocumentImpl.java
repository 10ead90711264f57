package org.apache.harmony.xml.dom;

import java.util.ArrayList;
import org.w3c.dom.Attr;
import org.w3c.dom.CharacterData;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.ProcessingInstruction;
import org.w3c.dom.UserDataHandler;

/** The document, and the maker of its nodes. */
public final class DocumentImpl extends InnerNodeImpl implements Document {
    private String inputEncoding;
    private String xmlVersion = "1.0";
    private boolean standalone;
    private String uri;

    public DocumentImpl(String namespace, String name, DocumentType type) {
        super(null);
        document = this;
        if (type != null) {
            ((NodeImpl) type).document = this;
            appendChild(type);
        }
        if (name != null) {
            appendChild(createElementNS(namespace, name));
        }
    }

    /** What the text said about itself. */
    public void describe(String encoding, String version, boolean alone) {
        inputEncoding = encoding;
        if (version != null) {
            xmlVersion = version;
        }
        standalone = alone;
    }

    @Override
    Node insert(Node child, int at) throws DOMException {
        boolean replaces = child.getParentNode() == this;
        if (child instanceof Element && getDocumentElement() != null && !replaces) {
            throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one root element allowed");
        }
        if (child instanceof DocumentType && getDoctype() != null && !replaces) {
            throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one DOCTYPE element allowed");
        }
        if (child instanceof TextImpl) {
            throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, null);
        }
        return super.insert(child, at);
    }

    @Override
    public DocumentType getDoctype() {
        for (NodeImpl n : children) {
            if (n instanceof DocumentType) {
                return (DocumentType) n;
            }
        }
        return null;
    }

    @Override
    public Element getDocumentElement() {
        for (NodeImpl n : children) {
            if (n instanceof Element) {
                return (Element) n;
            }
        }
        return null;
    }

    @Override
    public DOMImplementation getImplementation() {
        return DOMImplementationImpl.INSTANCE;
    }

    @Override
    public ElementImpl createElement(String name) {
        return new ElementImpl(this, name);
    }

    @Override
    public ElementImpl createElementNS(String ns, String name) {
        return new ElementImpl(this, ns, name);
    }

    @Override
    public AttrImpl createAttribute(String name) {
        return new AttrImpl(this, name);
    }

    @Override
    public AttrImpl createAttributeNS(String ns, String name) {
        return new AttrImpl(this, ns, name);
    }

    @Override
    public TextImpl createTextNode(String data) {
        return new TextImpl(this, data);
    }

    @Override
    public CDATASectionImpl createCDATASection(String data) {
        return new CDATASectionImpl(this, data);
    }

    @Override
    public CommentImpl createComment(String data) {
        return new CommentImpl(this, data);
    }

    @Override
    public DocumentFragmentImpl createDocumentFragment() {
        return new DocumentFragmentImpl(this);
    }

    @Override
    public EntityReferenceImpl createEntityReference(String name) {
        return new EntityReferenceImpl(this, name);
    }

    @Override
    public ProcessingInstructionImpl createProcessingInstruction(String target, String data) {
        return new ProcessingInstructionImpl(this, target, data);
    }

    /** A copy of a node that belongs to this document. */
    NodeImpl copy(Node n, boolean deep, short operation) {
        NodeImpl made = copied(n, deep, operation);
        if (n instanceof NodeImpl) {
            ((NodeImpl) n).tell(operation, made);
        }
        return made;
    }

    private NodeImpl copied(Node n, boolean deep, short operation) {
        NodeImpl made;
        switch (n.getNodeType()) {
            case ATTRIBUTE_NODE: {
                AttrImpl a = n.getLocalName() == null ? createAttribute(n.getNodeName())
                        : createAttributeNS(n.getNamespaceURI(), n.getNodeName());
                a.setValue(((Attr) n).getValue());
                return a;
            }
            case CDATA_SECTION_NODE:
                return createCDATASection(((CharacterData) n).getData());
            case COMMENT_NODE:
                return createComment(((CharacterData) n).getData());
            case TEXT_NODE:
                return createTextNode(((CharacterData) n).getData());
            case PROCESSING_INSTRUCTION_NODE:
                return createProcessingInstruction(n.getNodeName(), ((ProcessingInstruction) n).getData());
            case ENTITY_REFERENCE_NODE:
                return createEntityReference(n.getNodeName());
            case DOCUMENT_TYPE_NODE:
                return new DocumentTypeImpl(this, n.getNodeName(), ((DocumentType) n).getPublicId(),
                        ((DocumentType) n).getSystemId());
            case DOCUMENT_FRAGMENT_NODE:
                made = createDocumentFragment();
                break;
            case DOCUMENT_NODE: {
                DocumentImpl d = new DocumentImpl(null, null, null);
                d.describe(inputEncoding, xmlVersion, standalone);
                if (deep) {
                    for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                        d.appendChild(d.copy(c, true, operation));
                    }
                }
                return d;
            }
            case ELEMENT_NODE: {
                ElementImpl e = n.getLocalName() == null ? createElement(n.getNodeName())
                        : createElementNS(n.getNamespaceURI(), n.getNodeName());
                NamedNodeMap map = n.getAttributes();
                for (int i = 0; i < map.getLength(); i++) {
                    e.setAttributeNodeNS((Attr) copy(map.item(i), true, operation));
                }
                made = e;
                break;
            }
            default:
                throw new DOMException(DOMException.NOT_SUPPORTED_ERR, "Unsupported node type " + n.getNodeType());
        }
        if (deep) {
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                made.appendChild(copy(c, true, operation));
            }
        }
        return made;
    }

    @Override
    public Node importNode(Node n, boolean deep) throws DOMException {
        if (n instanceof Document || n instanceof DocumentType) {
            throw new DOMException(DOMException.NOT_SUPPORTED_ERR, "Cannot import node of type " + n.getNodeType());
        }
        return copy(n, deep, UserDataHandler.NODE_IMPORTED);
    }

    @Override
    public Node adoptNode(Node n) throws DOMException {
        if (!(n instanceof NodeImpl)) {
            return null;
        }
        if (n instanceof Document || n instanceof DocumentType) {
            throw new DOMException(DOMException.NOT_SUPPORTED_ERR, "Cannot adopt node of type " + n.getNodeType());
        }
        if (n.getParentNode() != null) {
            n.getParentNode().removeChild(n);
        }
        if (n instanceof AttrImpl && ((AttrImpl) n).owner != null) {
            ((AttrImpl) n).owner.removeAttributeNode((Attr) n);
        }
        take((NodeImpl) n);
        ((NodeImpl) n).tell(UserDataHandler.NODE_ADOPTED, null);
        return n;
    }

    private void take(NodeImpl n) {
        n.document = this;
        if (n instanceof ElementImpl) {
            for (AttrImpl a : ((ElementImpl) n).attributes) {
                a.document = this;
            }
        }
        if (n instanceof InnerNodeImpl) {
            for (NodeImpl c : ((InnerNodeImpl) n).children) {
                take(c);
            }
        }
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
    public Element getElementById(String id) {
        ArrayList<NodeImpl> all = new ArrayList<NodeImpl>();
        find("*", all);
        for (NodeImpl n : all) {
            for (AttrImpl a : ((ElementImpl) n).attributes) {
                if (a.id && a.getValue().equals(id)) {
                    return (Element) n;
                }
            }
        }
        return null;
    }

    @Override
    public String getNodeName() {
        return "#document";
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_NODE;
    }

    @Override
    public String getInputEncoding() {
        return inputEncoding;
    }

    @Override
    public String getXmlEncoding() {
        return null;
    }

    @Override
    public boolean getXmlStandalone() {
        return standalone;
    }

    @Override
    public void setXmlStandalone(boolean alone) throws DOMException {
        standalone = alone;
    }

    @Override
    public String getXmlVersion() {
        return xmlVersion;
    }

    @Override
    public void setXmlVersion(String version) throws DOMException {
        xmlVersion = version;
    }

    @Override
    public String getDocumentURI() {
        return uri;
    }

    @Override
    public void setDocumentURI(String u) {
        uri = u;
    }

    @Override
    public String getBaseURI() {
        return uri;
    }

    @Override
    public String getTextContent() throws DOMException {
        return null;
    }

    @Override
    public void setTextContent(String text) throws DOMException {
        // A document has none.
    }
}
