import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;

/** XML in encodings that its first bytes tell. */
public class XmlEncodings {
    static void parse(String charset, String name, byte... mark) {
        try {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            b.write(mark);
            b.write(("<?xml version=\"1.0\"" + (name == null ? "" : " encoding=\"" + name + "\"") + "?><a b='\u20ac'>\u00e9\ud83d\ude00x</a>").getBytes(charset));
            org.w3c.dom.Element e = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(b.toByteArray())).getDocumentElement();
            System.out.println(charset + " " + name + " " + mark.length + ": " + e.getAttribute("b") + e.getTextContent());
        } catch (Exception e) {
            System.out.println(charset + " " + name + " " + mark.length + ": " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        parse("UTF-8", null);
        parse("UTF-8", "UTF-8");
        parse("UTF-8", null, (byte) 0xef, (byte) 0xbb, (byte) 0xbf);
        parse("UTF-16BE", "UTF-16", (byte) 0xfe, (byte) 0xff);
        parse("UTF-16LE", "UTF-16", (byte) 0xff, (byte) 0xfe);
        parse("UTF-16BE", "UTF-16BE");
        parse("UTF-16LE", "UTF-16LE");
        parse("UTF-32BE", "UTF-32");
        parse("UTF-32BE", "UTF-32BE");
        parse("UTF-32LE", "UTF-32LE");
    }
}
