package java.net;

import java.io.IOException;

/** Knows how URLs of one protocol are spelled and opened. */
public abstract class URLStreamHandler {
    protected abstract URLConnection openConnection(URL url) throws IOException;

    protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
        throw new UnsupportedOperationException("Method not implemented.");
    }

    /** Reads the part of a text behind the protocol into a URL that may have a context's parts. */
    protected void parseURL(URL u, String spec, int start, int limit) {
        String protocol = u.getProtocol();
        String authority = u.getAuthority();
        String userInfo = u.getUserInfo();
        String host = u.getHost();
        int port = u.getPort();
        String path = u.getPath();
        String query = u.getQuery();
        String ref = u.getRef();
        boolean queryOnly = false;
        if (start < limit) {
            int question = spec.indexOf('?');
            queryOnly = question == start;
            if (question >= 0 && question < limit) {
                query = spec.substring(question + 1, limit);
                limit = question;
            } else {
                query = start < limit ? null : query;
            }
        }
        if (start <= limit - 2 && spec.startsWith("//", start)) {
            start += 2;
            int end = start;
            while (end < limit && spec.charAt(end) != '/') {
                end++;
            }
            authority = spec.substring(start, end);
            host = authority;
            int at = authority.indexOf('@');
            userInfo = null;
            if (at >= 0) {
                userInfo = authority.substring(0, at);
                host = authority.substring(at + 1);
            }
            port = -1;
            int colon;
            if (host.startsWith("[")) {
                int close = host.indexOf(']');
                if (close < 0) {
                    throw new IllegalArgumentException("Invalid authority field: " + authority);
                }
                colon = host.length() > close + 1 && host.charAt(close + 1) == ':' ? close + 1 : -1;
            } else {
                colon = host.indexOf(':');
            }
            if (colon >= 0) {
                String digits = host.substring(colon + 1);
                host = host.substring(0, colon);
                if (!digits.isEmpty()) {
                    port = Integer.parseInt(digits);
                }
            }
            if (port < -1) {
                throw new IllegalArgumentException("Invalid port number :" + port);
            }
            start = end;
            path = null;
            if (start >= limit) {
                path = "";
            }
        }
        if (start < limit) {
            String part = spec.substring(start, limit);
            if (part.startsWith("/")) {
                path = part;
            } else if (path != null && !path.isEmpty()) {
                path = path.substring(0, path.lastIndexOf('/') + 1) + part;
            } else {
                path = (authority != null && !authority.isEmpty() ? "/" : "") + part;
            }
        } else if (queryOnly && path != null) {
            path = path.substring(0, Math.max(path.lastIndexOf('/'), 0)) + "/";
        }
        if (path == null) {
            path = "";
        }
        setURL(u, protocol, host, port, authority, userInfo, withoutDots(path), query, ref);
    }

    private static String withoutDots(String path) {
        int i;
        while ((i = path.indexOf("/./")) >= 0) {
            path = path.substring(0, i) + path.substring(i + 2);
        }
        i = 0;
        while ((i = path.indexOf("/../", i)) >= 0) {
            int before = i == 0 ? -1 : path.lastIndexOf('/', i - 1);
            if (i == 0) {
                path = path.substring(3);
            } else if (before >= 0 && path.indexOf("/../", before) != before) {
                path = path.substring(0, before) + path.substring(i + 3);
                i = 0;
            } else {
                i += 3;
            }
        }
        while (path.endsWith("/..")) {
            i = path.lastIndexOf('/', path.length() - 4);
            if (i < 0) {
                break;
            }
            path = path.substring(0, i + 1);
        }
        if (path.startsWith("./") && path.length() > 2) {
            path = path.substring(2);
        }
        return path.endsWith("/.") ? path.substring(0, path.length() - 1) : path;
    }

    protected void setURL(URL u, String protocol, String host, int port, String authority, String userInfo, String path, String query, String ref) {
        u.set(protocol, host, port, authority, userInfo, path, query, ref);
    }

    protected int getDefaultPort() {
        return -1;
    }

    protected boolean equals(URL a, URL b) {
        return same(a.getRef(), b.getRef()) && sameFile(a, b);
    }

    private static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    protected boolean sameFile(URL a, URL b) {
        return same(a.getProtocol(), b.getProtocol()) && same(a.getFile(), b.getFile()) && port(a) == port(b) && hostsEqual(a, b);
    }

    private static int port(URL u) {
        return u.getPort() != -1 ? u.getPort() : u.getDefaultPort();
    }

    protected boolean hostsEqual(URL a, URL b) {
        return a.getHost() == null ? b.getHost() == null : a.getHost().equalsIgnoreCase(b.getHost());
    }

    protected int hashCode(URL u) {
        int h = u.getProtocol().hashCode();
        if (u.getHost() != null) {
            h += u.getHost().toLowerCase().hashCode();
        }
        h += u.getFile().hashCode() + port(u);
        return u.getRef() == null ? h : h + u.getRef().hashCode();
    }

    protected String toExternalForm(URL u) {
        StringBuilder b = new StringBuilder(u.getProtocol()).append(':');
        if (u.getAuthority() != null && !u.getAuthority().isEmpty()) {
            b.append("//").append(u.getAuthority());
        }
        if (u.getPath() != null) {
            b.append(u.getPath());
        }
        if (u.getQuery() != null) {
            b.append('?').append(u.getQuery());
        }
        if (u.getRef() != null) {
            b.append('#').append(u.getRef());
        }
        return b.toString();
    }
}
