import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Jar files behind URLs, and the class loader of folders and jar files. */
public class JarUrls {
    static String text(InputStream in) throws IOException {
        if (in == null) {
            return null;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int c; (c = in.read()) >= 0; ) {
            out.write(c);
        }
        in.close();
        return out.toString("UTF-8");
    }

    static File jar(File dir, String name, String... entries) throws IOException {
        File f = new File(dir, name);
        Manifest m = new Manifest();
        m.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        m.getMainAttributes().put(new Attributes.Name("Made-By"), name);
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream(f), m)) {
            for (String e : entries) {
                out.putNextEntry(new JarEntry(e));
                out.write((name + " has " + e).getBytes("UTF-8"));
                out.closeEntry();
            }
        }
        return f;
    }

    public static void main(String[] args) throws Exception {
        File dir = File.createTempFile("jars", "");
        dir.delete();
        dir.mkdir();
        File a = jar(dir, "a.jar", "one.txt", "deep/two words.txt", "p/Q.class");
        File b = jar(dir, "b.jar", "one.txt", "only/b.bin");
        String at = dir.toURI().toString();

        URL url = new URL("jar:" + a.toURI() + "!/deep/two%20words.txt");
        JarURLConnection c = (JarURLConnection) url.openConnection();
        System.out.println(c.getEntryName() + " " + c.getJarFileURL().equals(a.toURI().toURL()) + " " + c.getContentLength() + " " + c.getContentType());
        System.out.println(text(c.getInputStream()));
        System.out.println(c.getMainAttributes().getValue("Made-By") + " " + c.getJarEntry().getName() + " " + c.getAttributes());
        c = (JarURLConnection) new URL("jar:" + b.toURI() + "!/").openConnection();
        System.out.println(c.getEntryName() + " " + c.getContentType() + " " + (c.getContentLength() == b.length()) + " " + Collections.list(c.getJarFile().entries()));
        try {
            c.getInputStream();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {a.toURI() + "!/none", at + "none.jar!/one.txt"}) {
            try {
                new URL("jar:" + bad).openStream();
                System.out.println("opened");
            } catch (IOException e) {
                System.out.println(e instanceof java.io.FileNotFoundException || e instanceof java.nio.file.NoSuchFileException);
            }
        }

        URLClassLoader l = new URLClassLoader(new URL[] {a.toURI().toURL(), b.toURI().toURL(), dir.toURI().toURL(), new URL(at + "missing.jar")});
        System.out.println(l.getURLs().length + " " + (l.getParent() == ClassLoader.getSystemClassLoader()));
        System.out.println(l.getResource("one.txt").toString().replace(at, "AT/"));
        System.out.println(l.getResource("deep/two words.txt").toString().replace(at, "AT/"));
        System.out.println(Collections.list(l.findResources("one.txt")).toString().replace(at, "AT/"));
        System.out.println(l.getResource("b.jar").toString().replace(at, "AT/") + " " + l.getResource("none"));
        System.out.println(text(l.getResourceAsStream("only/b.bin")) + ", " + text(l.getResourceAsStream("only/c.bin")));
        System.out.println(l.loadClass("java.util.List") + " " + (l.loadClass("JarUrls") == JarUrls.class));
        try {
            l.loadClass("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.loadClass("p.Q");
        } catch (ClassFormatError | UnsupportedOperationException e) {
            System.out.println(e instanceof ClassFormatError ? "no class file" : e.getMessage());
        }
        l.close();
        System.out.println(l.getResource("one.txt"));
        URLClassLoader empty = URLClassLoader.newInstance(new URL[0], null);
        System.out.println(empty.getParent() + " " + empty.getURLs().length + " " + empty.loadClass("java.lang.String"));
    }
}
