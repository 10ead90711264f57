import java.io.*;
import java.util.*;

/** Properties as XML, written and read. */
public class PropertiesXml {
    static Properties read(String xml) throws IOException {
        Properties p = new Properties();
        p.loadFromXML(new ByteArrayInputStream(xml.getBytes("UTF-8")));
        return p;
    }

    public static void main(String[] args) throws Exception {
        Properties p = new Properties();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        p.storeToXML(out, null);
        System.out.println(out.toString("UTF-8"));
        p.setProperty("a<b&\"c'>", "v<&>\"' \u00e9 line\nnext ");
        out.reset();
        p.storeToXML(out, "comment & <more>");
        System.out.println(out.toString("UTF-8"));
        System.out.println(read(out.toString("UTF-8")).equals(p));
        out.reset();
        p.storeToXML(out, "c", "utf-16");
        Properties q = new Properties();
        q.loadFromXML(new ByteArrayInputStream(out.toByteArray()));
        System.out.println(q.equals(p));
        for (int i = 0; i < 40; i++) {
            p.setProperty("k" + i, "v" + i * i);
        }
        out.reset();
        p.storeToXML(out, "");
        System.out.println(read(out.toString("UTF-8")).equals(p));
        String head = "<?xml version=\"1.0\"?><!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">";
        System.out.println(new TreeMap<>(read(head + "<properties><comment>x</comment><entry key=\"k\">a<![CDATA[<b>]]>&amp;c</entry> <entry key='e'/></properties>")));
        for (String bad : new String[] {"", "text", head + "<properties><entry key='k'></properties>", head + "<props/>", head + "<properties><entry>x</entry></properties>", head + "<properties><other/></properties>"}) {
            try {
                System.out.println(read(bad));
            } catch (InvalidPropertiesFormatException e) {
                System.out.println("invalid");
            }
        }
        try {
            new Properties().loadFromXML(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            p.storeToXML(new ByteArrayOutputStream(), "", "no such encoding");
        } catch (UnsupportedEncodingException e) {
            System.out.println("unsupported");
        }
    }
}
