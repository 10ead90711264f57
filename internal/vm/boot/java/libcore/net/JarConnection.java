package libcore.net;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Jar files behind URLs: those on the disk are opened there, others are copied first. */
final class JarConnection extends JarURLConnection {
    private JarFile file;
    private JarEntry entry;

    JarConnection(URL url) throws MalformedURLException {
        super(url);
    }

    @Override
    public void connect() throws IOException {
        if (connected) {
            return;
        }
        jarFileURLConnection = getJarFileURL().openConnection();
        file = open();
        if (getEntryName() != null) {
            entry = file.getJarEntry(getEntryName());
            if (entry == null) {
                file.close();
                throw new FileNotFoundException("JAR entry " + getEntryName() + " not found in " + file.getName());
            }
        }
        connected = true;
    }

    private JarFile open() throws IOException {
        if (getJarFileURL().getProtocol().equals("file")) {
            return new JarFile(Handlers.pathOf(getJarFileURL()));
        }
        File copy = File.createTempFile("jar_cache", null);
        copy.deleteOnExit();
        try (InputStream in = jarFileURLConnection.getInputStream()) {
            Files.copy(in, copy.toPath(), StandardCopyOption.REPLACE_EXISTING);
        }
        return new JarFile(copy);
    }

    @Override
    public JarFile getJarFile() throws IOException {
        connect();
        return file;
    }

    @Override
    public JarEntry getJarEntry() throws IOException {
        connect();
        return entry;
    }

    @Override
    public InputStream getInputStream() throws IOException {
        connect();
        if (entry == null) {
            throw new IOException("no entry name specified");
        }
        return new FilterInputStream(file.getInputStream(entry)) {
            @Override
            public void close() throws IOException {
                super.close();
                if (!getUseCaches()) {
                    file.close();
                }
            }
        };
    }

    @Override
    public long getContentLengthLong() {
        try {
            connect();
        } catch (IOException e) {
            return -1;
        }
        return entry == null ? jarFileURLConnection.getContentLengthLong() : entry.getSize();
    }

    @Override
    public int getContentLength() {
        long n = getContentLengthLong();
        return n > Integer.MAX_VALUE ? -1 : (int) n;
    }

    @Override
    public String getContentType() {
        if (getEntryName() == null) {
            return "x-java/jar";
        }
        String type = guessContentTypeFromName(getEntryName());
        return type == null ? "content/unknown" : type;
    }
}
