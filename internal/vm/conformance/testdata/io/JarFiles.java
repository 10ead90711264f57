import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** Manifests and jar streams. */
public class JarFiles {
    public static void main(String[] args) throws IOException {
        String text = "Manifest-Version: 1.0\r\nMain-Class: a.b.C\r\nLong: " + "0123456789012345678901234567890123456789012345678901234567890\r\n more"
            + "\r\n\r\nName: a/b.txt\r\nKey: value\r\nDigest: x=\n\nName: c\nKey:  two \n";
        Manifest m = new Manifest(new ByteArrayInputStream(text.getBytes("UTF-8")));
        Attributes main = m.getMainAttributes();
        System.out.println(main.getValue("main-class") + " " + main.getValue(Attributes.Name.MAIN_CLASS) + " " + main.getValue("Long").length() + " " + main.getValue("none") + " " + main.size());
        System.out.println(m.getEntries().size() + " " + m.getAttributes("a/b.txt").getValue("KEY") + " [" + m.getAttributes("c").getValue("Key") + "] " + m.getAttributes("zz"));
        main.putValue("Added", "now");
        main.put(new Attributes.Name("X-Y_1"), "named");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        m.write(bytes);
        Manifest back = new Manifest(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(back.equals(m) + " " + (back.hashCode() == m.hashCode()) + " " + bytes.toString().startsWith("Manifest-Version: 1.0\r\n") + " " + m.clone().equals(m));
        for (String name : new String[] {"", "a b", "ok", "é"}) {
            try {
                System.out.println(new Attributes.Name(name));
            } catch (IllegalArgumentException e) {
                System.out.println("refused " + name);
            }
        }
        System.out.println(new Attributes.Name("A").equals(new Attributes.Name("a")) + " " + (new Attributes.Name("A").hashCode() == new Attributes.Name("a").hashCode()));
        try {
            new Manifest(new ByteArrayInputStream("bad line\n".getBytes()));
        } catch (IOException e) {
            System.out.println("bad line");
        }
        bytes.reset();
        JarOutputStream out = new JarOutputStream(bytes, m);
        out.putNextEntry(new ZipEntry("a/b.txt"));
        out.write("content".getBytes());
        out.close();
        JarInputStream in = new JarInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.getManifest().getMainAttributes().getValue("Added"));
        JarEntry e = in.getNextJarEntry();
        byte[] b = new byte[20];
        System.out.println(e.getName() + " " + e.getAttributes().getValue("Key") + " "  + in.read(b) + new String(b).trim() + " " + in.getNextEntry());
    }
}
