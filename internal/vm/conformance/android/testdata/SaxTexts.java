import java.io.StringReader;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** What SAX makes of texts, good and bad; the output is what Expat makes of them. */
public class SaxTexts {
    static String visible(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            b.append(c < 32 || c > 126 ? String.format("\\u%04x", (int) c) : String.valueOf(c));
        }
        return b.toString();
    }

    static final class Told extends DefaultHandler {
        final StringBuilder out = new StringBuilder();
        final StringBuilder text = new StringBuilder();

        void flush() {
            if (text.length() > 0) {
                out.append("'").append(visible(text.toString())).append("'");
                text.setLength(0);
            }
        }

        String name(String uri, String local, String qualified) {
            return local.isEmpty() ? qualified : uri.isEmpty() ? local : "{" + uri + "}" + local;
        }

        @Override
        public void startElement(String uri, String local, String qualified, Attributes a) {
            flush();
            out.append('<').append(name(uri, local, qualified));
            for (int i = 0; i < a.getLength(); i++) {
                out.append(' ').append(name(a.getURI(i), a.getLocalName(i), a.getQName(i))).append('=').append(visible(a.getValue(i)));
            }
        }

        @Override
        public void endElement(String uri, String local, String qualified) {
            flush();
            out.append('>');
        }

        @Override
        public void characters(char[] c, int start, int n) {
            text.append(c, start, n);
        }
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
            "<a>",
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
            "<a><![CDATA[x",
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
                Told told = new Told();
                String said;
                try {
                    SAXParserFactory f = SAXParserFactory.newInstance();
                    f.setNamespaceAware(namespaces == 1);
                    XMLReader r = f.newSAXParser().getXMLReader();
                    r.setContentHandler(told);
                    r.parse(new InputSource(new StringReader(text)));
                    said = told.out.toString();
                } catch (SAXParseException e) {
                    said = "refused";
                }
                System.out.println(namespaces + " " + visible(text) + " " + said);
            }
        }
    }
}
