package javax.xml.transform.dom;

import javax.xml.transform.Source;
import org.w3c.dom.Node;

/** A tree to be transformed. */
public class DOMSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.dom.DOMSource/feature";

    private Node node;
    private String systemID;

    public DOMSource() {
    }

    public DOMSource(Node n) {
        node = n;
    }

    public DOMSource(Node node, String systemID) {
        this.node = node;
        this.systemID = systemID;
    }

    public void setNode(Node node) {
        this.node = node;
    }

    public Node getNode() {
        return node;
    }

    @Override
    public void setSystemId(String systemID) {
        this.systemID = systemID;
    }

    @Override
    public String getSystemId() {
        return systemID;
    }
}
