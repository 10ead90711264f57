import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;

/** DOM: reading, walking, changing, copying trees. */
public class DomTrees {
    static void show(Node n, String indent) {
        StringBuilder sb = new StringBuilder(indent).append(n.getNodeType()).append(' ').append(n.getNodeName());
        if (n.getNodeValue() != null) {
            sb.append(" [").append(n.getNodeValue().replace("\n", "~")).append(']');
        }
        if (n.getAttributes() != null && n.getAttributes().getLength() > 0) {
            java.util.TreeMap<String, String> sorted = new java.util.TreeMap<String, String>();
            for (int i = 0; i < n.getAttributes().getLength(); i++) {
                sorted.put(n.getAttributes().item(i).getNodeName(), n.getAttributes().item(i).getNodeValue());
            }
            sb.append(sorted);
        }
        System.out.println(sb);
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
            show(c, indent + "  ");
        }
    }

    static Document parse(String xml, boolean aware) throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(aware);
        DocumentBuilder b = f.newDocumentBuilder();
        b.setErrorHandler(null);
        return b.parse(new InputSource(new StringReader(xml)));
    }

    static String fail(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (DOMException e) {
            return "DOM" + e.code;
        }
    }

    public static void main(String[] args) throws Exception {
        final Document d = parse("<?xml version='1.0'?><!-- top --><lib a='1' b='2'>\n <book id='x'>Title &amp; more<![CDATA[<raw>]]></book><book/><?p q?></lib>", false);
        show(d, "");
        Element lib = d.getDocumentElement();
        System.out.println(lib.getTagName() + " " + lib.getAttribute("a") + "[" + lib.getAttribute("zz") + "] " + lib.hasAttribute("b") + " " + lib.getElementsByTagName("book").getLength() + " " + d.getElementsByTagName("*").getLength() + " " + lib.getTextContent().trim() + " " + d.getNodeName() + " " + d.getTextContent());
        Element book = (Element) lib.getElementsByTagName("book").item(0);
        System.out.println(book.getParentNode().getNodeName() + " " + book.getNextSibling().getNodeName() + " " + book.getPreviousSibling().getNodeType() + " " + book.getFirstChild().getNodeValue() + " " + book.getChildNodes().getLength() + " " + book.getAttributeNode("id").getOwnerElement().getTagName() + " " + book.getOwnerDocument().equals(d) + " " + lib.getChildNodes().item(99));
        Element added = d.createElement("new");
        added.setAttribute("k", "v");
        added.setAttribute("k", "w");
        added.appendChild(d.createTextNode("one"));
        added.appendChild(d.createTextNode("two"));
        added.appendChild(d.createTextNode(""));
        lib.insertBefore(added, book);
        System.out.println(added.getChildNodes().getLength() + " " + added.getNextSibling().getNodeName());
        added.normalize();
        System.out.println(added.getChildNodes().getLength() + " " + added.getTextContent() + " " + added.getAttribute("k"));
        Node old = lib.replaceChild(d.createComment("gone"), book);
        lib.removeChild(added);
        lib.appendChild(old);
        lib.removeAttribute("a");
        lib.getLastChild().setTextContent("fresh");
        show(lib, "");
        Node copy = lib.cloneNode(true);
        System.out.println(copy.getParentNode() + " " + copy.isEqualNode(lib) + " " + copy.isSameNode(lib) + " " + lib.cloneNode(false).hasChildNodes());
        Text t = d.createTextNode("hello world");
        Text rest = t.splitText(5);
        t.insertData(0, ">>");
        t.deleteData(2, 1);
        t.replaceData(2, 2, "LL");
        t.appendData("!");
        System.out.println(t.getData() + "|" + rest.getData() + "|" + t.substringData(1, 3) + "|" + t.getLength());
        final Element root = d.getDocumentElement();
        System.out.println(fail(() -> d.appendChild(d.createElement("second"))) + " " + fail(() -> root.appendChild(root)) + " " + fail(() -> d.createElement("1 bad")) + " " + fail(() -> root.removeChild(d.createElement("x"))) + " " + fail(() -> d.createElementNS(null, "a:b")) + " " + fail(() -> d.createElementNS("urn:x", "a:b:c")) + " " + fail(() -> d.createAttributeNS("urn:x", "xmlns:q")) + " " + fail(() -> d.createTextNode("ab").splitText(9)));
        Document n = parse("<a:r xmlns:a='urn:a' xmlns='urn:d' a:k='v'><c/><a:c xmlns:b='urn:b'/></a:r>", true);
        Element r = n.getDocumentElement();
        System.out.println(r.getNamespaceURI() + " " + r.getPrefix() + " " + r.getLocalName() + " " + r.getAttributeNS("urn:a", "k") + " " + r.getFirstChild().getNamespaceURI() + " " + n.getElementsByTagNameNS("urn:a", "c").getLength() + " " + n.getElementsByTagNameNS("*", "c").getLength() + " " + r.lookupNamespaceURI("a") + " " + r.lookupNamespaceURI(null) + " " + r.getLastChild().lookupNamespaceURI("b") + " " + r.lookupPrefix("urn:a") + " " + r.isDefaultNamespace("urn:d"));
        Document target = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        System.out.println(fail(() -> target.appendChild(root)));
        target.appendChild(target.importNode(root, true));
        System.out.println(target.getDocumentElement().isEqualNode(root) + " " + target.getXmlVersion() + " " + target.getDoctype() + " " + target.getDocumentElement().getOwnerDocument().isSameNode(target));
        DocumentFragment f = target.createDocumentFragment();
        f.appendChild(target.createElement("f1"));
        f.appendChild(target.createElement("f2"));
        target.getDocumentElement().insertBefore(f, target.getDocumentElement().getFirstChild());
        System.out.println(target.getDocumentElement().getFirstChild().getNodeName() + " " + target.getDocumentElement().getChildNodes().item(1).getNodeName() + " " + f.hasChildNodes());
        NamedNodeMap m = r.getAttributes();
        System.out.println(m.getLength() + " " + m.getNamedItem("a:k").getNodeValue() + " " + m.getNamedItemNS("urn:a", "k").getLocalName() + " " + m.getNamedItem("none"));
        for (String bad : new String[] {"<a>", "<a></b>", "", "<a b=c/>"}) {
            try {
                parse(bad, false);
                System.out.println(bad + " parsed");
            } catch (SAXException e) {
                System.out.println(bad + " is not well-formed");
            }
        }
    }
}
