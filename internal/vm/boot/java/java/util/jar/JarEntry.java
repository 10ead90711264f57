package java.util.jar;

import java.io.IOException;
import java.util.zip.ZipEntry;

/** A file in a jar file, with its section of the manifest. Signatures are not looked at. */
public class JarEntry extends ZipEntry {
    Attributes attr;

    public JarEntry(String name) {
        super(name);
    }

    public JarEntry(ZipEntry e) {
        super(e);
    }

    public JarEntry(JarEntry e) {
        super(e);
        attr = e.attr;
    }

    public Attributes getAttributes() throws IOException {
        return attr;
    }
}
