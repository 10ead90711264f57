import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** The trees of texts, good and bad; the output is that of Android's own classes on a JVM. */
public class TreesOfTexts {
    static String visible(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : String.valueOf(s).toCharArray()) {
            b.append(c < 32 || c > 126 ? String.format("\\u%04x", (int) c) : String.valueOf(c));
        }
        return b.toString();
    }

    static void show(Node n, StringBuilder b) {
        b.append('[').append(n.getNodeType()).append(' ').append(n.getNodeName()).append(' ').append(visible(n.getNodeValue()));
        NamedNodeMap a = n.getAttributes();
        for (int i = 0; a != null && i < a.getLength(); i++) {
            b.append(" @").append(a.item(i).getNodeName()).append('=').append(visible(a.item(i).getNodeValue()));
        }
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
            show(c, b);
        }
        b.append(']');
    }

    public static void main(String[] args) throws Exception {
        String[] texts = {
            "<a b='1' b='2'/>",
            "<a>&nope;</a>",
            "<a>x&nope;y</a>",
            "<a b='&nope;'/>",
            "<a>\u0001</a>",
            "<a b='\u0001'/>",
            "<a>&#1;</a>",
            "<a>&#0;</a>",
            "<a>&#xFFFF;</a>",
            "<a>&#xD800;</a>",
            "<a>&#x110000;</a>",
            "<a>&#bad;</a>",
            "<a>&amp</a>",
            "<a>& b</a>",
            "<a b='<'/>",
            "<a b=1/>",
            "<a b/>",
            "<a>]]></a>",
            "<a/><b/>",
            "<a></b>",
            "",
            "  ",
            "text",
            "<a/>text",
            "<!DOCTYPE a [<!ENTITY e 'v'>]><a>&e;</a>",
            "<!DOCTYPE a [<!ENTITY e '<b>x</b>'>]><a>&e;</a>",
            "<!DOCTYPE a [<!ENTITY e 'v'>]><a b='&e;'>q&e;r</a>",
            "<!DOCTYPE a SYSTEM 'x.dtd'><a>&e;</a>",
            "<!DOCTYPE a [<!ATTLIST a b CDATA 'd'>]><a/>",
            "<a xmlns:x='u' x:b='1' xmlns:y='u' y:b='2'/>",
            "<x:a/>",
            "<a x:b='1'/>",
            "<a xmlns='u'><b/></a>",
            "<?xml version='1.1'?><a/>",
            "<?xml version='1.0' encoding='UTF-8'?><a/>",
            " <?xml version='1.0'?><a/>",
            "<a><!-- c -- d --></a>",
            "<a><!-- c --></a>",
            "<a><![CDATA[x<y]]>z</a>",
            "<a><?p q?></a>",
            "<?p q?><a/><!--e-->",
            "<a b='x\ny\tz'/>",
            "<a>x\r\ny\rz</a>",
            "<a b='&lt;&gt;&amp;&apos;&quot;'/>",
            "<1a/>",
            "<a:b:c/>",
            "<A></a>",
            "<a b='1'c='2'/>",
            "<a/ >",
            "< a/>",
            "<a></a >",
            "<a>\ud83d\ude00</a>",
            "\ufeff<a/>",
            "<a>&#x1F600;</a>",
            "<a>&#65;&#x42;</a>",
            "<a><b></a></b>",
            "<a b='1",
            "<a><!--",
            "<!DOCTYPE a><a/>",
            "<!DOCTYPE a [<!ENTITY e SYSTEM 'f'>]><a>&e;</a>",
            "<!DOCTYPE a [<!ENTITY e '&f;'><!ENTITY f 'g'>]><a>&e;</a>",
            "<!DOCTYPE a [<!ENTITY e '&e;'>]><a>&e;</a>",
            "<a xmlns:x=''/>",
            "<a xml:lang='de'/>",
            "<a>x<!--c-->y</a>",
            "<?xml version='1.0' standalone='maybe'?><a/>",
            "<?xml version='2.0'?><a/>",
            "<a>\u0000</a>",
            "<a\u0001/>",
            "<a>\u007f\u0080\ufffe</a>",
            "<a>\t\n</a>",
            "<a b='\ud800'/>",
            "<a>\ud83d</a>",
            "<a>&#13;x&#10;</a>",
            "<a>&#xFFFE;</a>",
            "<a b='&#2;'/>",
            "<!DOCTYPE a SYSTEM 'x.dtd'><a b='&e;'>x&e;y</a>",
            "<!DOCTYPE a [<!ENTITY e 'v'>]><a>&e;&f;</a>",
            "<a b = '1'/>",
            "<a\nb='1'\tc='2' />",
            "<a xmlns:x='u'><x:b x:c='1' c='2'/></a>",
            "<a xmlns:x='u' xmlns:y='u'><b x:c='1' y:c='2'/></a>",
            "<a xmlns='u' b='1'/>",
            "<a><b xmlns='v'/><c/></a>",
            "<?xml version='1.0'?>\n<a/>\n",
            "<a/>\n\n",
            "<a>x<![CDATA[]]>y</a>",
            "<a>&lt;b&gt;</a>",
        };
        for (String text : texts) {
            for (int namespaces = 0; namespaces < 2; namespaces++) {
                String said;
                try {
                    DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
                    f.setNamespaceAware(namespaces == 1);
                    DocumentBuilder d = f.newDocumentBuilder();
                    d.setErrorHandler(null);
                    StringBuilder b = new StringBuilder();
                    show(d.parse(new InputSource(new StringReader(text))), b);
                    said = b.toString();
                } catch (Exception e) {
                    said = e.getClass().getName();
                }
                System.out.println(namespaces + " " + visible(text) + " " + said);
            }
        }
    }
}
