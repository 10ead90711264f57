package libcore.net;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Proxy;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLDecoder;
import java.net.URLStreamHandler;

/** The protocols that the platform knows. */
public final class Handlers {
    private static final URLStreamHandler HTTP = new Http(80);
    private static final URLStreamHandler HTTPS = new Http(443);
    private static final URLStreamHandler FILE = new FileHandler();
    private static final URLStreamHandler JAR = new JarHandler();
    private static final URLStreamHandler FTP = new FtpHandler();

    private Handlers() {
    }

    public static URLStreamHandler of(String protocol) {
        if (protocol.equals("http")) {
            return HTTP;
        } else if (protocol.equals("https")) {
            return HTTPS;
        } else if (protocol.equals("file")) {
            return FILE;
        } else if (protocol.equals("jar")) {
            return JAR;
        } else if (protocol.equals("ftp")) {
            return FTP;
        }
        return null;
    }

    /** What a file URL names. */
    public static File pathOf(URL url) {
        return new File(URLDecoder.decode(url.getPath().replace("+", "%2B")));
    }

    private static final class Http extends URLStreamHandler {
        private final int port;

        Http(int port) {
            this.port = port;
        }

        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return port == 443 ? new CannedConnection.Https(url) : new CannedConnection.Http(url);
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
            return openConnection(url);
        }

        @Override
        protected int getDefaultPort() {
            return port;
        }
    }

    private static final class FileHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return new FileConnection(url);
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
            return openConnection(url);
        }
    }

    private static final class JarHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return new JarConnection(url);
        }

        @Override
        protected void parseURL(URL u, String spec, int start, int limit) {
            setURL(u, "jar", "", -1, null, null, spec.substring(start, limit), null, u.getRef());
        }
    }

    /** No canned answer is an FTP server's. */
    private static final class FtpHandler extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            throw new java.net.UnknownHostException(url.getHost());
        }

        @Override
        protected int getDefaultPort() {
            return 21;
        }
    }

    private static final class FileConnection extends URLConnection {
        private InputStream in;
        private long length = -1;

        FileConnection(URL url) {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (connected) {
                return;
            }
            File f = pathOf(url);
            if (f.isDirectory()) {
                StringBuilder b = new StringBuilder();
                String[] names = f.list();
                for (int i = 0; names != null && i < names.length; i++) {
                    b.append(names[i]).append('\n');
                }
                in = new ByteArrayInputStream(b.toString().getBytes("UTF-8"));
            } else {
                in = new FileInputStream(f);
                length = f.length();
            }
            connected = true;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return in;
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
            } catch (IOException e) {
                return -1;
            }
            return length;
        }

        @Override
        public String getContentType() {
            String type = guessContentTypeFromName(url.getFile());
            return type == null ? "content/unknown" : type;
        }
    }
}
