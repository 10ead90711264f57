import java.io.StringReader;
import java.util.Arrays;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.TreeSet;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.NamespaceSupport;

/** Namespaces in scope, prefixes nobody resolves, and lengths of text in XPath. */
public class XmlNames {
    static String parts(NamespaceSupport n, String name, boolean attribute) {
        return Arrays.toString(n.processName(name, new String[3], attribute));
    }

    static String sorted(java.util.Enumeration<String> e) {
        return new TreeSet<String>(Collections.list(e)).toString();
    }

    public static void main(String[] args) throws Exception {
        NamespaceSupport n = new NamespaceSupport();
        System.out.println(n.getURI("xml") + " " + n.getPrefix(NamespaceSupport.XMLNS) + " " + sorted(n.getPrefixes()));
        n.pushContext();
        System.out.println(n.declarePrefix("", "urn:a") + " " + n.declarePrefix("b", "urn:b") + " " + n.declarePrefix("xml", "urn:c") + " " + n.declarePrefix("c", "urn:b"));
        System.out.println(parts(n, "x", false) + parts(n, "x", true) + parts(n, "b:x", false) + parts(n, "b:x", true) + parts(n, "q:x", false) + parts(n, "xmlns", true));
        System.out.println(sorted(n.getDeclaredPrefixes()) + " " + sorted(n.getPrefixes("urn:b")) + " " + n.getPrefix("urn:a") + " " + n.getPrefix("urn:b"));
        n.pushContext();
        System.out.println(n.declarePrefix("b", "urn:d") + " " + n.declarePrefix("", "") + " " + n.getURI("") + " " + n.getURI("b") + " " + n.getURI("none") + " " + parts(n, "y", false));
        System.out.println(sorted(n.getDeclaredPrefixes()) + " " + sorted(n.getPrefixes()));
        n.popContext();
        System.out.println(n.getURI("") + " " + n.getURI("b"));
        try {
            n.declarePrefix("z", "urn:z");
            System.out.println("declared");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        n.popContext();
        try {
            n.popContext();
            System.out.println("popped");
        } catch (EmptyStackException e) {
            System.out.println("empty");
        }
        n.reset();
        n.setNamespaceDeclUris(true);
        System.out.println(n.isNamespaceDeclUris() + " " + n.getURI("xmlns") + " " + parts(n, "xmlns", true) + parts(n, "xmlns:a", true));
        n.pushContext();
        try {
            n.setNamespaceDeclUris(false);
        } catch (IllegalStateException e) {
            System.out.println("too late");
        }

        XPath p = XPathFactory.newInstance().newXPath();
        for (String e : new String[] {"string-length('a\ud83d\ude00b')", "substring('a\ud83d\ude00b', 4)", "substring('12345', 2, 3)", "count(//q:x)", "boolean(//q:*)"}) {
            System.out.println(p.evaluate(e, new InputSource(new StringReader("<a><b xmlns='q'/><x/></a>"))));
        }
    }
}
