package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.Serializable;
import libcore.net.Handlers;

/** A uniform resource locator. */
public final class URL implements Serializable {
    private static final long serialVersionUID = -7627629688361524110L;

    private static URLStreamHandlerFactory factory;

    private String protocol;
    private String host;
    private int port = -1;
    private String file;
    private String authority;
    private String ref;
    private transient String userInfo;
    private transient String path;
    private transient String query;
    transient URLStreamHandler handler;

    public URL(String spec) throws MalformedURLException {
        this((URL) null, spec, null);
    }

    public URL(URL context, String spec) throws MalformedURLException {
        this(context, spec, null);
    }

    public URL(URL context, String original, URLStreamHandler given) throws MalformedURLException {
        try {
            int limit = original.length();
            while (limit > 0 && original.charAt(limit - 1) <= ' ') {
                limit--;
            }
            int start = 0;
            while (start < limit && original.charAt(start) <= ' ') {
                start++;
            }
            if (original.regionMatches(true, start, "url:", 0, 4)) {
                start += 4;
            }
            String newProtocol = null;
            if (start >= original.length() || original.charAt(start) != '#') {
                for (int i = start; i < limit && original.charAt(i) != '/'; i++) {
                    if (original.charAt(i) == ':') {
                        String s = original.substring(start, i).toLowerCase();
                        if (isProtocol(s)) {
                            newProtocol = s;
                            start = i + 1;
                        }
                        break;
                    }
                }
            }
            protocol = newProtocol;
            boolean inherits = false;
            if (context != null && (newProtocol == null || newProtocol.equalsIgnoreCase(context.protocol))) {
                if (given == null) {
                    given = context.handler;
                }
                if (context.path != null && context.path.startsWith("/")) {
                    newProtocol = null; // relative although it names its protocol
                }
                if (newProtocol == null) {
                    protocol = context.protocol;
                    authority = context.authority;
                    userInfo = context.userInfo;
                    host = context.host;
                    port = context.port;
                    file = context.file;
                    path = context.path;
                    inherits = true;
                }
            }
            if (protocol == null) {
                throw new MalformedURLException("no protocol: " + original);
            }
            handler = given != null ? given : handlerOf(protocol);
            if (handler == null) {
                throw new MalformedURLException("unknown protocol: " + protocol);
            }
            int hash = original.indexOf('#', start);
            if (hash >= 0) {
                ref = original.substring(hash + 1, limit);
                limit = hash;
            }
            if (inherits && start == limit) {
                query = context.query;
                if (ref == null) {
                    ref = context.ref;
                }
            }
            handler.parseURL(this, original, start, limit);
        } catch (MalformedURLException e) {
            throw e;
        } catch (Exception e) {
            MalformedURLException m = new MalformedURLException(e.getMessage());
            m.initCause(e);
            throw m;
        }
    }

    public URL(String protocol, String host, int port, String file) throws MalformedURLException {
        this(protocol, host, port, file, null);
    }

    public URL(String protocol, String host, String file) throws MalformedURLException {
        this(protocol, host, -1, file);
    }

    public URL(String protocol, String host, int port, String file, URLStreamHandler given) throws MalformedURLException {
        protocol = protocol.toLowerCase();
        this.protocol = protocol;
        if (host != null) {
            if (host.indexOf(':') >= 0 && !host.startsWith("[")) {
                host = "[" + host + "]";
            }
            this.host = host;
            if (port < -1) {
                throw new MalformedURLException("Invalid port number :" + port);
            }
            this.port = port;
            authority = port == -1 ? host : host + ":" + port;
        }
        int hash = file.indexOf('#');
        ref = hash < 0 ? null : file.substring(hash + 1);
        split(hash < 0 ? file : file.substring(0, hash));
        handler = given != null ? given : handlerOf(protocol);
        if (handler == null) {
            throw new MalformedURLException("unknown protocol: " + protocol);
        }
    }

    private void split(String f) {
        int question = f.lastIndexOf('?');
        query = question < 0 ? null : f.substring(question + 1);
        path = question < 0 ? f : f.substring(0, question);
        file = f;
    }

    private static boolean isProtocol(String s) {
        if (s.isEmpty() || !URIText.isLetter(s.charAt(0))) {
            return false;
        }
        for (int i = 1; i < s.length(); i++) {
            if (!URIText.allows(".+-", s.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static URLStreamHandler handlerOf(String protocol) {
        URLStreamHandler h = factory == null ? null : factory.createURLStreamHandler(protocol);
        return h != null ? h : Handlers.of(protocol);
    }

    public static void setURLStreamHandlerFactory(URLStreamHandlerFactory f) {
        if (factory != null) {
            throw new Error("factory already defined");
        }
        factory = f;
    }

    void set(String protocol, String host, int port, String authority, String userInfo, String path, String query, String ref) {
        this.protocol = protocol;
        this.host = host;
        this.port = port;
        this.authority = authority;
        this.userInfo = userInfo;
        this.path = path;
        this.query = query;
        this.file = query == null ? path : path + "?" + query;
        this.ref = ref;
    }

    public String getProtocol() {
        return protocol;
    }

    public String getHost() {
        return host == null ? "" : host;
    }

    public int getPort() {
        return port;
    }

    public int getDefaultPort() {
        return handler.getDefaultPort();
    }

    public String getFile() {
        return file == null ? "" : file;
    }

    public String getPath() {
        return path == null ? "" : path;
    }

    public String getQuery() {
        return query;
    }

    public String getRef() {
        return ref;
    }

    public String getAuthority() {
        return authority;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public boolean sameFile(URL other) {
        return handler.sameFile(this, other);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof URL && handler.equals(this, (URL) other);
    }

    @Override
    public int hashCode() {
        return handler.hashCode(this);
    }

    @Override
    public String toString() {
        return toExternalForm();
    }

    public String toExternalForm() {
        return handler.toExternalForm(this);
    }

    public URI toURI() throws URISyntaxException {
        return new URI(toString());
    }

    public URLConnection openConnection() throws IOException {
        return handler.openConnection(this);
    }

    public URLConnection openConnection(Proxy proxy) throws IOException {
        if (proxy == null) {
            throw new IllegalArgumentException("proxy can not be null");
        }
        return handler.openConnection(this, proxy);
    }

    public final InputStream openStream() throws IOException {
        return openConnection().getInputStream();
    }

    public final Object getContent() throws IOException {
        return openConnection().getContent();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        handler = handlerOf(protocol);
        if (handler == null) {
            throw new IOException("unknown protocol: " + protocol);
        }
        if (authority != null && authority.indexOf('@') >= 0) {
            userInfo = authority.substring(0, authority.indexOf('@'));
        }
        if (file != null) {
            split(file);
        }
    }
}
