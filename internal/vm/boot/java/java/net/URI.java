package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A uniform resource identifier (RFC 2396). */
public final class URI implements Comparable<URI>, Serializable {
    static final long serialVersionUID = -6052424284110960213L;

    private transient String scheme;
    private transient String schemeSpecificPart;
    private transient String authority;
    private transient String userInfo;
    private transient String host;
    private transient int port = -1;
    private transient String path;
    private transient String query;
    private transient String fragment;
    private String string;

    private URI() {
    }

    public URI(String text) throws URISyntaxException {
        parse(text, false);
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment) throws URISyntaxException {
        StringBuilder b = new StringBuilder();
        checkPath(b, scheme, path, scheme);
        if (scheme != null) {
            b.append(scheme).append(':');
        }
        if (host != null || userInfo != null || port != -1) {
            b.append("//");
            if (userInfo != null) {
                b.append(URIText.quote(userInfo, URIText.USER_INFO)).append('@');
            }
            if (host != null) {
                boolean bare = host.indexOf(':') >= 0 && !host.startsWith("[");
                b.append(bare ? "[" + host + "]" : host);
            }
            if (port != -1) {
                b.append(':').append(port);
            }
        }
        appendRest(b, path, query, fragment);
        parse(b.toString(), true);
    }

    public URI(String scheme, String authority, String path, String query, String fragment) throws URISyntaxException {
        StringBuilder b = new StringBuilder();
        checkPath(b, scheme, path, scheme);
        if (scheme != null) {
            b.append(scheme).append(':');
        }
        if (authority != null) {
            b.append("//");
            if (authority.startsWith("[")) {
                int end = authority.indexOf(']') + 1;
                b.append(authority, 0, end).append(URIText.quote(authority.substring(end), URIText.REGISTRY));
            } else {
                b.append(URIText.quote(authority, URIText.REGISTRY));
            }
        }
        appendRest(b, path, query, fragment);
        parse(b.toString(), false);
    }

    public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String part, String fragment) throws URISyntaxException {
        StringBuilder b = new StringBuilder();
        if (scheme != null) {
            b.append(scheme).append(':');
        }
        if (part.startsWith("//[")) {
            int end = part.indexOf(']') + 1;
            b.append(part, 0, end).append(URIText.quote(part.substring(end), URIText.URIC));
        } else {
            b.append(URIText.quote(part, URIText.URIC));
        }
        if (fragment != null) {
            b.append('#').append(URIText.quote(fragment, URIText.URIC));
        }
        parse(b.toString(), false);
    }

    public static URI create(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static void checkPath(StringBuilder b, String scheme, String path, String text) throws URISyntaxException {
        if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') {
            throw new URISyntaxException(scheme + ":" + path, "Relative path in absolute URI");
        }
    }

    private static void appendRest(StringBuilder b, String path, String query, String fragment) {
        if (path != null) {
            b.append(URIText.quote(path, URIText.PATH));
        }
        if (query != null) {
            b.append('?').append(URIText.quote(query, URIText.URIC));
        }
        if (fragment != null) {
            b.append('#').append(URIText.quote(fragment, URIText.URIC));
        }
    }

    // Parsing.

    private URISyntaxException wrong(String reason, int at) {
        return new URISyntaxException(string, reason, at);
    }

    private void check(int from, int to, String allowed, String what) throws URISyntaxException {
        int i = illegal(from, to, allowed);
        if (i >= 0) {
            throw wrong("Illegal character in " + what, i);
        }
    }

    /** The place of the first character that is not allowed, negative if there is none. */
    private int illegal(int from, int to, String allowed) throws URISyntaxException {
        for (int i = from; i < to; i++) {
            char c = string.charAt(i);
            if (c == '%') {
                if (i + 2 >= to || !URIText.isHex(string.charAt(i + 1)) || !URIText.isHex(string.charAt(i + 2))) {
                    throw wrong("Malformed escape pair", i);
                }
                i += 2;
            } else if (!URIText.allows(allowed, c) && !URIText.isOther(c)) {
                return i;
            }
        }
        return -1;
    }

    private void parse(String text, boolean needServer) throws URISyntaxException {
        string = text;
        int end = text.length();
        int hash = text.indexOf('#');
        int stop = hash < 0 ? end : hash;
        int colon = -1;
        for (int i = 0; i < stop && colon < 0; i++) {
            char c = text.charAt(i);
            if (c == '/' || c == '?') {
                break;
            }
            if (c == ':') {
                colon = i;
            }
        }
        int at = 0;
        if (colon >= 0) {
            if (colon == 0) {
                throw wrong("Expected scheme name", 0);
            }
            if (!URIText.isLetter(text.charAt(0))) {
                throw wrong("Illegal character in scheme name", 0);
            }
            for (int i = 1; i < colon; i++) {
                if (!URIText.allows("+-.", text.charAt(i))) {
                    throw wrong("Illegal character in scheme name", i);
                }
            }
            scheme = text.substring(0, colon);
            at = colon + 1;
        }
        if (colon < 0 || at < stop && text.charAt(at) == '/') {
            hierarchical(at, stop, needServer);
        } else {
            if (at >= stop) {
                throw wrong("Expected scheme-specific part", at);
            }
            check(at, stop, URIText.URIC, "opaque part");
        }
        schemeSpecificPart = text.substring(at, stop);
        if (hash >= 0) {
            check(hash + 1, end, URIText.URIC, "fragment");
            fragment = text.substring(hash + 1);
        }
    }

    private void hierarchical(int at, int stop, boolean needServer) throws URISyntaxException {
        if (string.startsWith("//", at) && at + 2 <= stop) {
            at += 2;
            int end = at;
            while (end < stop && "/?#".indexOf(string.charAt(end)) < 0) {
                end++;
            }
            if (end > at) {
                authority(at, end, needServer);
            } else if (end >= stop) {
                throw wrong("Expected authority", at);
            }
            at = end;
        }
        int question = string.indexOf('?', at);
        int pathEnd = question < 0 || question > stop ? stop : question;
        check(at, pathEnd, URIText.PATH, "path");
        path = string.substring(at, pathEnd);
        if (pathEnd < stop) {
            check(pathEnd + 1, stop, URIText.URIC, "query");
            query = string.substring(pathEnd + 1, stop);
        }
    }

    private void authority(int from, int to, boolean needServer) throws URISyntaxException {
        boolean bracket = false;
        for (int i = from; i < to; i++) {
            bracket |= string.charAt(i) == '[';
        }
        URISyntaxException failure = null;
        try {
            server(from, to);
        } catch (URISyntaxException e) {
            failure = e;
            userInfo = null;
            host = null;
            port = -1;
        }
        if (failure != null) {
            if (needServer || bracket) {
                throw failure;
            }
            if (illegal(from, to, URIText.REGISTRY) >= 0) {
                throw wrong("Illegal character in authority", from);
            }
        }
        authority = string.substring(from, to);
    }

    private void server(int from, int to) throws URISyntaxException {
        int at = from;
        for (int i = from; i < to; i++) {
            if (string.charAt(i) == '@') {
                check(from, i, URIText.USER_INFO, "user info");
                userInfo = string.substring(from, i);
                at = i + 1;
                break;
            }
        }
        int end;
        if (at < to && string.charAt(at) == '[') {
            end = string.indexOf(']', at);
            if (end < 0 || end >= to) {
                throw wrong("Expected closing bracket for IPv6 address", to);
            }
            end++;
            for (int i = at + 1; i < end - 1; i++) {
                char c = string.charAt(i);
                if (!URIText.isHex(c) && c != ':' && c != '.' && c != '%' && !URIText.isLetter(c) && c != '_') {
                    throw wrong("Malformed IPv6 address", i);
                }
            }
            if (Inet6Address.parse(string.substring(at + 1, end - 1)) == null) {
                throw wrong("Malformed IPv6 address", at + 1);
            }
        } else {
            end = at;
            while (end < to && string.charAt(end) != ':') {
                end++;
            }
            hostName(at, end);
        }
        if (end > at) {
            host = string.substring(at, end);
        }
        if (end < to) {
            if (string.charAt(end) != ':') {
                throw wrong("Expected port number", end);
            }
            int value = 0;
            for (int i = end + 1; i < to; i++) {
                char c = string.charAt(i);
                if (!URIText.isDigit(c) || value > 100000000) {
                    throw wrong("Illegal character in port number", i);
                }
                value = value * 10 + (c - '0');
            }
            port = end + 1 < to ? value : -1;
        }
        if (host == null) {
            throw wrong("Expected hostname", at);
        }
    }

    /** Labels of letters, digits and inner hyphens, the last one beginning with a letter; or an IPv4 address. */
    private void hostName(int from, int to) throws URISyntaxException {
        if (from == to) {
            throw wrong("Expected hostname", from);
        }
        int labelStart = from;
        int lastLabel = from;
        for (int i = from; i <= to; i++) {
            if (i == to || string.charAt(i) == '.') {
                if (i == labelStart) {
                    if (i == to && i > from) {
                        break; // a dot at the end
                    }
                    throw wrong("Illegal character in hostname", i);
                }
                if (string.charAt(labelStart) == '-' || string.charAt(i - 1) == '-') {
                    throw wrong("Illegal character in hostname", string.charAt(labelStart) == '-' ? labelStart : i - 1);
                }
                lastLabel = labelStart;
                labelStart = i + 1;
            } else if (!URIText.allows("-_", string.charAt(i))) {
                throw wrong("Illegal character in hostname", i);
            }
        }
        if (!URIText.isLetter(string.charAt(lastLabel)) && Inet4Address.parse(string.substring(from, to)) == null
                && URIText.isDigit(string.charAt(lastLabel)) && lastLabel != from) {
            throw wrong("Illegal character in hostname", lastLabel);
        }
    }

    public URI parseServerAuthority() throws URISyntaxException {
        if (authority != null && host == null) {
            new URI().parse(toString(), true);
        }
        return this;
    }

    // The parts.

    public String getScheme() {
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }

    public String getRawSchemeSpecificPart() {
        return schemeSpecificPart;
    }

    public String getSchemeSpecificPart() {
        return URIText.decode(schemeSpecificPart);
    }

    public String getRawAuthority() {
        return authority;
    }

    public String getAuthority() {
        return URIText.decode(authority);
    }

    public String getRawUserInfo() {
        return userInfo;
    }

    public String getUserInfo() {
        return URIText.decode(userInfo);
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return URIText.decode(path);
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return URIText.decode(query);
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return URIText.decode(fragment);
    }

    // Operations (RFC 2396, 5.2).

    private URI with(String newPath) {
        URI u = new URI();
        u.scheme = scheme;
        u.authority = authority;
        u.userInfo = userInfo;
        u.host = host;
        u.port = port;
        u.path = newPath;
        u.query = query;
        u.fragment = fragment;
        u.define();
        return u;
    }

    private void define() {
        StringBuilder b = new StringBuilder();
        if (authority != null) {
            b.append("//").append(authority);
        }
        if (path != null) {
            b.append(path);
        }
        if (query != null) {
            b.append('?').append(query);
        }
        schemeSpecificPart = b.toString();
        string = (scheme == null ? "" : scheme + ":") + schemeSpecificPart + (fragment == null ? "" : "#" + fragment);
    }

    private static String normalize(String p, boolean relativeToo) {
        if (p.isEmpty()) {
            return p;
        }
        boolean absolute = p.charAt(0) == '/';
        java.util.ArrayList<String> kept = new java.util.ArrayList<String>();
        boolean folder = false;
        int start = 0;
        boolean changed = p.indexOf("//") >= 0;
        for (int i = 0; i <= p.length(); i++) {
            if (i < p.length() && p.charAt(i) != '/') {
                continue;
            }
            String s = p.substring(start, i);
            start = i + 1;
            folder = i < p.length();
            if (s.isEmpty()) {
                continue;
            }
            if (s.equals(".")) {
                changed = true;
                folder = true;
            } else if (s.equals("..")) {
                int last = kept.size() - 1;
                if (last >= 0 && !kept.get(last).equals("..")) {
                    kept.remove(last);
                    changed = true;
                    folder = true;
                } else {
                    kept.add(s);
                }
            } else {
                kept.add(s);
            }
        }
        if (p.endsWith("/")) {
            folder = true;
        }
        if (!changed) {
            return p;
        }
        StringBuilder b = new StringBuilder();
        if (absolute) {
            b.append('/');
        } else if (!kept.isEmpty() && kept.get(0).indexOf(':') >= 0) {
            b.append("./");
        }
        for (int i = 0; i < kept.size(); i++) {
            b.append(i == 0 ? "" : "/").append(kept.get(i));
        }
        if (folder && !kept.isEmpty()) {
            b.append('/');
        }
        return b.toString();
    }

    public URI normalize() {
        if (isOpaque() || path.isEmpty()) {
            return this;
        }
        String p = normalize(path, false);
        return p.equals(path) ? this : with(p);
    }

    public URI resolve(URI given) {
        if (given.isOpaque() || isOpaque()) {
            return given;
        }
        if (given.scheme == null && given.authority == null && given.path.isEmpty() && given.fragment != null && given.query == null) {
            if (fragment != null && given.fragment.equals(fragment)) {
                return this;
            }
            URI u = with(path);
            u.fragment = given.fragment;
            u.define();
            return u;
        }
        if (given.scheme != null) {
            return given;
        }
        URI u = new URI();
        u.scheme = scheme;
        u.query = given.query;
        u.fragment = given.fragment;
        if (given.authority == null) {
            u.authority = authority;
            u.host = host;
            u.userInfo = userInfo;
            u.port = port;
            if (given.path.startsWith("/")) {
                u.path = given.path;
            } else {
                String joined = path.substring(0, path.lastIndexOf('/') + 1) + given.path;
                u.path = normalize(joined, true);
            }
        } else {
            u.authority = given.authority;
            u.host = given.host;
            u.userInfo = given.userInfo;
            u.port = given.port;
            u.path = given.path;
        }
        u.define();
        return u;
    }

    public URI resolve(String text) {
        return resolve(create(text));
    }

    private static boolean same(String a, String b, boolean ignoreCase) {
        return a == b || a != null && b != null && (ignoreCase ? a.equalsIgnoreCase(b) : a.equals(b));
    }

    public URI relativize(URI given) {
        if (given.isOpaque() || isOpaque() || !same(scheme, given.scheme, true) || !same(authority, given.authority, false)) {
            return given;
        }
        String base = normalize(path, false);
        String other = normalize(given.path, false);
        if (!base.equals(other)) {
            if (!base.endsWith("/")) {
                base += "/";
            }
            if (!other.startsWith(base)) {
                return given;
            }
        }
        URI u = new URI();
        u.path = other.substring(base.length());
        u.query = given.query;
        u.fragment = given.fragment;
        u.define();
        return u;
    }

    public URL toURL() throws MalformedURLException {
        if (!isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(toString());
    }

    // Comparison: escapes and hosts without regard to case.

    private static String canonical(String s) {
        if (s == null || s.indexOf('%') < 0) {
            return s;
        }
        StringBuilder b = new StringBuilder(s);
        for (int i = 0; i + 2 < b.length(); i++) {
            if (b.charAt(i) == '%') {
                b.setCharAt(i + 1, Character.toLowerCase(b.charAt(i + 1)));
                b.setCharAt(i + 2, Character.toLowerCase(b.charAt(i + 2)));
            }
        }
        return b.toString();
    }

    private static int compare(String a, String b) {
        if (a == b) {
            return 0;
        }
        return a == null ? -1 : b == null ? 1 : a.compareTo(b);
    }

    private static int compareIgnoringCase(String a, String b) {
        if (a == b) {
            return 0;
        }
        return a == null ? -1 : b == null ? 1 : a.compareToIgnoreCase(b);
    }

    @Override
    public int compareTo(URI that) {
        int c = compareIgnoringCase(scheme, that.scheme);
        if (c != 0) {
            return c;
        }
        if (isOpaque()) {
            if (!that.isOpaque()) {
                return 1;
            }
            c = compare(schemeSpecificPart, that.schemeSpecificPart);
            return c != 0 ? c : compare(fragment, that.fragment);
        } else if (that.isOpaque()) {
            return -1;
        }
        if (host != null && that.host != null) {
            c = compare(userInfo, that.userInfo);
            if (c == 0) {
                c = host.compareToIgnoreCase(that.host);
            }
            if (c == 0) {
                c = port - that.port;
            }
        } else {
            c = compare(authority, that.authority);
        }
        if (c == 0) {
            c = compare(path, that.path);
        }
        if (c == 0) {
            c = compare(query, that.query);
        }
        return c != 0 ? c : compare(fragment, that.fragment);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof URI)) {
            return false;
        }
        URI that = (URI) other;
        if (isOpaque() != that.isOpaque() || !same(scheme, that.scheme, true) || !same(canonical(fragment), canonical(that.fragment), false)) {
            return false;
        }
        if (isOpaque()) {
            return canonical(schemeSpecificPart).equals(canonical(that.schemeSpecificPart));
        }
        if (!same(canonical(path), canonical(that.path), false) || !same(canonical(query), canonical(that.query), false)) {
            return false;
        }
        if (host != null && that.host != null) {
            return same(canonical(userInfo), canonical(that.userInfo), false) && host.equalsIgnoreCase(that.host) && port == that.port;
        }
        return same(canonical(authority), canonical(that.authority), false);
    }

    private static String lower(String s) {
        return s == null ? null : s.toLowerCase();
    }

    @Override
    public int hashCode() {
        int h = 0;
        String[] parts = {lower(scheme), canonical(fragment), canonical(isOpaque() ? schemeSpecificPart : path), canonical(query),
                host != null ? lower(host) : canonical(authority), host != null ? canonical(userInfo) : null};
        for (int i = 0; i < parts.length; i++) {
            h = h * 31 + (parts[i] == null ? 0 : parts[i].hashCode());
        }
        return host != null ? h + 1949 * port : h;
    }

    @Override
    public String toString() {
        return string;
    }

    public String toASCIIString() {
        return URIText.toAscii(string);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws ClassNotFoundException, IOException {
        port = -1;
        in.defaultReadObject();
        try {
            parse(string, false);
        } catch (URISyntaxException e) {
            throw new InvalidObjectException("Invalid URI");
        }
    }
}
