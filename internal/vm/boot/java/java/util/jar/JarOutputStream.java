package java.util.jar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes jar files: zip files whose first entry is marked, and may be a manifest. */
public class JarOutputStream extends ZipOutputStream {
    private static final byte[] MAGIC = {(byte) 0xfe, (byte) 0xca, 0, 0};

    private boolean begun;

    public JarOutputStream(OutputStream out) throws IOException {
        super(out);
    }

    public JarOutputStream(OutputStream out, Manifest manifest) throws IOException {
        super(out);
        if (manifest == null) {
            throw new NullPointerException("man");
        }
        putNextEntry(new ZipEntry(JarFile.MANIFEST_NAME));
        manifest.write(this);
        closeEntry();
    }

    @Override
    public void putNextEntry(ZipEntry e) throws IOException {
        if (!begun) {
            begun = true;
            byte[] old = e.getExtra();
            byte[] extra = new byte[MAGIC.length + (old == null ? 0 : old.length)];
            System.arraycopy(MAGIC, 0, extra, 0, MAGIC.length);
            if (old != null) {
                System.arraycopy(old, 0, extra, MAGIC.length, old.length);
            }
            e.setExtra(extra);
        }
        super.putNextEntry(e);
    }
}
