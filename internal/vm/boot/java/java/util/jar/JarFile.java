package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads jar files by their directory. */
public class JarFile extends ZipFile {
    public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

    private Manifest manifest;

    public JarFile(String name) throws IOException {
        super(name);
    }

    public JarFile(String name, boolean verify) throws IOException {
        super(name);
    }

    public JarFile(File file) throws IOException {
        super(file);
    }

    public JarFile(File file, boolean verify) throws IOException {
        super(file);
    }

    public JarFile(File file, boolean verify, int mode) throws IOException {
        super(file, mode);
    }

    public Manifest getManifest() throws IOException {
        if (manifest == null) {
            ZipEntry e = super.getEntry(MANIFEST_NAME);
            if (e != null) {
                InputStream in = getInputStream(e);
                try {
                    manifest = new Manifest(in);
                } finally {
                    in.close();
                }
            }
        }
        return manifest;
    }

    private JarEntry of(ZipEntry e) {
        return e == null ? null : new Entry(e);
    }

    public JarEntry getJarEntry(String name) {
        return (JarEntry) getEntry(name);
    }

    @Override
    public ZipEntry getEntry(String name) {
        return of(super.getEntry(name));
    }

    @Override
    public Enumeration<JarEntry> entries() {
        List<JarEntry> all = new ArrayList<JarEntry>();
        for (Enumeration<? extends ZipEntry> e = super.entries(); e.hasMoreElements();) {
            all.add(of(e.nextElement()));
        }
        return Collections.enumeration(all);
    }

    @Override
    public java.util.stream.Stream<JarEntry> stream() {
        return Collections.list(entries()).stream();
    }

    /** An entry that asks for the manifest when its attributes are wanted. */
    private final class Entry extends JarEntry {
        Entry(ZipEntry e) {
            super(e);
        }

        @Override
        public Attributes getAttributes() throws IOException {
            Manifest m = getManifest();
            return m == null ? null : m.getAttributes(getName());
        }
    }
}
