package javax.xml.transform.dom;

import javax.xml.transform.Result;
import org.w3c.dom.Node;

/** A tree that is to grow. */
public class DOMResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.dom.DOMResult/feature";

    private Node node;
    private String systemId;

    public DOMResult() {
    }

    public DOMResult(Node node) {
        this.node = node;
    }

    public void setNode(Node node) {
        this.node = node;
    }

    public Node getNode() {
        return node;
    }

    @Override
    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }
}
