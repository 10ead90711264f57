import static esdroid.conformance.Out.*;

/** Elements of a document that are looked for. */
public class XmlSax {
    static void open(org.xml.sax.ContentHandler h, String name) throws org.xml.sax.SAXException {
        org.xml.sax.helpers.AttributesImpl a = new org.xml.sax.helpers.AttributesImpl();
        a.addAttribute("", "id", "id", "CDATA", name + "1");
        h.startElement("", name, name, a);
    }

    static void close(org.xml.sax.ContentHandler h, String name) throws org.xml.sax.SAXException {
        h.endElement("", name, name);
    }

    public static void main(String[] args) throws Exception {
        final android.sax.RootElement root = new android.sax.RootElement("feed");
        android.sax.Element item = root.getChild("item");
        item.setStartElementListener(new android.sax.StartElementListener() {
            public void start(org.xml.sax.Attributes a) {
                say("item", a.getValue("id"));
            }
        });
        final android.sax.Element title = item.requireChild("title");
        title.setEndTextElementListener(new android.sax.EndTextElementListener() {
            public void end(String body) {
                say("title", body);
            }
        });
        item.setEndElementListener(new android.sax.EndElementListener() {
            public void end() {
                say("end of item");
            }
        });
        fails("title.getChild(\"x\")", new Code() {
            public void run() throws Exception {
                title.getChild("x");
            }
        });
        fails("title.setEndTextElementListener(null)", new Code() {
            public void run() throws Exception {
                title.setEndTextElementListener(null);
            }
        });
        fails("root.getChild(\"item\").setStartElementListener(null)", new Code() {
            public void run() throws Exception {
                root.getChild("item").setStartElementListener(null);
            }
        });
        say(root, item, root.getChild("urn:x", "y"));
        final org.xml.sax.ContentHandler h = root.getContentHandler();
        open(h, "feed");
        open(h, "item");
        open(h, "title");
        h.characters("One".toCharArray(), 0, 3);
        close(h, "title");
        open(h, "other");
        open(h, "title");
        close(h, "title");
        close(h, "other");
        close(h, "item");
        open(h, "item");
        fails("close(h, \"item\")", new Code() {
            public void run() throws Exception {
                close(h, "item");
            }
        });
        fails("wrong root", new Code() {
            public void run() throws Exception {
                open(new android.sax.RootElement("feed").getContentHandler(), "wrong");
            }
        });
    }
}
