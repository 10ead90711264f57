import java.io.*;
import javax.xml.parsers.*;
import javax.xml.transform.*;
import javax.xml.transform.dom.*;
import javax.xml.transform.stream.*;
import org.w3c.dom.*;
import org.xml.sax.InputSource;

/** Trees to text and back by the transformer that copies. */
public class DomWriting {
    static String write(Node n) throws Exception {
        Transformer t = TransformerFactory.newInstance().newTransformer();
        t.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        StringWriter w = new StringWriter();
        t.transform(new DOMSource(n), new StreamResult(w));
        return w.toString();
    }

    public static void main(String[] args) throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        DocumentBuilder b = f.newDocumentBuilder();
        for (String s : new String[] {"<a/>", "<a><b x='1'>t</b><c/></a>", "<a>&lt;&amp;&gt;\"'</a>", "<a k='&lt;&quot;&#10;&amp;'/>", "<a><!--c--><?p d?><![CDATA[<x>]]></a>", "<n:a xmlns:n='urn:n'><n:b n:k='v'/></n:a>", "<a xmlns='urn:d'><b/><c xmlns=''/></a>", "<a>\u00e9\u4e2d</a>"}) {
            Document d = b.parse(new InputSource(new StringReader(s)));
            String once = write(d);
            System.out.println(once + " " + once.equals(write(b.parse(new InputSource(new StringReader(once))))));
        }
        Document d = b.newDocument();
        Element r = d.createElementNS("urn:r", "p:root");
        d.appendChild(r);
        r.appendChild(d.createElementNS("urn:r", "p:kid"));
        r.appendChild(d.createElementNS("urn:q", "kid"));
        System.out.println(write(d));
        Document plain = b.newDocument();
        Element list = plain.createElement("list");
        plain.appendChild(list);
        for (int i = 0; i < 3; i++) {
            Element e = plain.createElement("item");
            e.setAttribute("n", String.valueOf(i));
            e.appendChild(plain.createTextNode("v" + i));
            list.appendChild(e);
        }
        System.out.println(write(plain) + " " + write(list.getFirstChild()));
        Transformer t = TransformerFactory.newInstance().newTransformer();
        t.setOutputProperty(OutputKeys.METHOD, "text");
        StringWriter w = new StringWriter();
        t.transform(new DOMSource(plain), new StreamResult(w));
        System.out.println(w);
        DOMResult out = new DOMResult();
        TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader("<x><y>1</y></x>")), out);
        System.out.println(write(out.getNode()) + " " + out.getNode().getNodeType());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        t = TransformerFactory.newInstance().newTransformer();
        t.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        t.transform(new DOMSource(b.parse(new ByteArrayInputStream("<a>\u00fc</a>".getBytes("UTF-8")))), new StreamResult(bytes));
        System.out.println(bytes.size() + " " + bytes.toString("UTF-8"));
        try {
            t.transform(new StreamSource(new StringReader("<broken>")), new StreamResult(new StringWriter()));
        } catch (TransformerException e) {
            System.out.println("not well-formed");
        }
        try {
            t.setOutputProperty("nonsense", "x");
        } catch (IllegalArgumentException e) {
            System.out.println("no such property");
        }
        System.out.println(t.getOutputProperty(OutputKeys.METHOD) + " " + t.getOutputProperty(OutputKeys.INDENT));
    }
}
