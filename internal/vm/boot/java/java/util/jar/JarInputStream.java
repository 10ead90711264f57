package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads jar files from front to back; a manifest at the front is read at once. */
public class JarInputStream extends ZipInputStream {
    private Manifest manifest;
    private ZipEntry first; // read ahead

    public JarInputStream(InputStream in) throws IOException {
        this(in, true);
    }

    public JarInputStream(InputStream in, boolean verify) throws IOException {
        super(in);
        first = super.getNextEntry();
        if (first != null && first.getName().equalsIgnoreCase("META-INF/")) {
            first = super.getNextEntry();
        }
        if (first != null && first.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME)) {
            manifest = new Manifest(this);
            closeEntry();
            first = super.getNextEntry();
        }
    }

    public Manifest getManifest() {
        return manifest;
    }

    @Override
    public ZipEntry getNextEntry() throws IOException {
        ZipEntry e = first;
        if (e == null) {
            e = super.getNextEntry();
        }
        first = null;
        if (e instanceof JarEntry && manifest != null) {
            ((JarEntry) e).attr = manifest.getAttributes(e.getName());
        }
        return e;
    }

    public JarEntry getNextJarEntry() throws IOException {
        return (JarEntry) getNextEntry();
    }

    @Override
    protected ZipEntry createZipEntry(String name) {
        return new JarEntry(name);
    }
}
