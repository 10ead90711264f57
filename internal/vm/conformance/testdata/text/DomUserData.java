import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;

/** Data of the program at nodes of a document, and who hears of copies. */
public class DomUserData {
    static final java.util.TreeSet<String> told = new java.util.TreeSet<String>();

    static final UserDataHandler HANDLER = new UserDataHandler() {
        public void handle(short operation, String key, Object data, Node from, Node to) {
            told.add(operation + " " + key + "=" + data + " " + from.getNodeName() + " to " + (to == null ? null : to.getNodeName()));
        }
    };

    /** Which of several nodes is told of first is nobody's promise. */
    static void show() {
        System.out.println(told);
        told.clear();
    }

    static Document parse(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    public static void main(String[] args) throws Exception {
        Document d = parse("<a x='1'><b>text</b><c/></a>");
        Element a = d.getDocumentElement();
        System.out.println(a.getUserData("k") + " " + a.setUserData("k", "one", null) + " " + a.getUserData("k"));
        System.out.println(a.setUserData("k", 2, HANDLER) + " " + a.getUserData("k") + " " + a.getFirstChild().getUserData("k"));
        d.setUserData("line", 17, HANDLER);
        a.getAttributeNode("x").setUserData("n", "of x", HANDLER);
        a.getFirstChild().getFirstChild().setUserData("n", "of text", null);
        Node copy = a.cloneNode(false);
        System.out.println(copy.getUserData("k"));
        show();
        Document other = parse("<other/>");
        Node imported = other.importNode(a, false);
        System.out.println(imported.getUserData("k") + " " + imported.getOwnerDocument().getUserData("line") + " " + d.getUserData("line"));
        show();
        System.out.println(other.adoptNode(a) == a);
        show();
        System.out.println(a.getUserData("k") + " " + a.setUserData("k", null, null) + " " + a.getUserData("k") + " " + a.setUserData("k", null, HANDLER));
        a.removeAttribute("x");
        a.cloneNode(false);
        show();
        System.out.println(a.getFeature("Core", "2.0") == a);
        System.out.println(a.getFeature("Strange", "1.0"));
    }
}
