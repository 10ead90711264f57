package dalvik.system;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The entries of the archive that a program came in, as its loader shows them. */
final class ArchiveResources extends URLStreamHandler {
    private final String path;
    private ZipFile archive;

    ArchiveResources(String path) {
        this.path = path;
    }

    /** The URL of an entry, null if there is none. */
    synchronized URL find(String name) {
        try {
            if (archive == null) {
                if (!new File(path).isFile()) {
                    return null; // the program came as a bare dex file
                }
                archive = new ZipFile(path);
            }
            return archive.getEntry(name) == null ? null : new URL("jar", "", -1, "file:" + path + "!/" + name, this);
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    protected URLConnection openConnection(URL url) throws IOException {
        String file = url.getFile();
        return new EntryConnection(url, file.substring(file.indexOf("!/") + 2));
    }

    private synchronized byte[] read(String name) throws IOException {
        ZipEntry entry = archive.getEntry(name);
        if (entry == null) {
            throw new FileNotFoundException("JAR entry " + name + " not found in " + path);
        }
        InputStream in = archive.getInputStream(entry);
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int n; (n = in.read(buffer)) > 0; ) {
                out.write(buffer, 0, n);
            }
            return out.toByteArray();
        } finally {
            in.close();
        }
    }

    private final class EntryConnection extends URLConnection {
        private final String name;
        private byte[] content;

        EntryConnection(URL url, String name) {
            super(url);
            this.name = name;
        }

        @Override
        public void connect() throws IOException {
            if (content == null) {
                content = read(name);
                connected = true;
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return new ByteArrayInputStream(content);
        }

        @Override
        public int getContentLength() {
            try {
                connect();
                return content.length;
            } catch (IOException e) {
                return -1;
            }
        }
    }
}
