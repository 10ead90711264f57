package java.net;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps cookies by a policy in a store. */
public class CookieManager extends CookieHandler {
    private CookiePolicy policy;
    private final CookieStore store;

    public CookieManager() {
        this(null, null);
    }

    public CookieManager(CookieStore store, CookiePolicy policy) {
        this.policy = policy == null ? CookiePolicy.ACCEPT_ORIGINAL_SERVER : policy;
        this.store = store == null ? new Memory() : store;
    }

    public void setCookiePolicy(CookiePolicy policy) {
        if (policy != null) {
            this.policy = policy;
        }
    }

    public CookieStore getCookieStore() {
        return store;
    }

    private static boolean pathMatches(String path, String cookiePath) {
        if (path.equals(cookiePath)) {
            return true;
        }
        if (path == null || cookiePath == null || !path.startsWith(cookiePath)) {
            return false;
        }
        return cookiePath.endsWith("/") || path.charAt(cookiePath.length()) == '/';
    }

    @Override
    public Map<String, List<String>> get(URI uri, Map<String, List<String>> headers) throws IOException {
        if (uri == null || headers == null) {
            throw new IllegalArgumentException("Argument is null");
        }
        String path = uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath();
        boolean secure = "https".equalsIgnoreCase(uri.getScheme());
        List<HttpCookie> chosen = new ArrayList<HttpCookie>();
        for (HttpCookie c : store.get(uri)) {
            if (pathMatches(path, c.getPath()) && (secure || !c.getSecure()) && portMatches(c.getPortlist(), uri)) {
                chosen.add(c);
            }
        }
        Map<String, List<String>> out = new LinkedHashMap<String, List<String>>();
        if (chosen.isEmpty()) {
            return Collections.unmodifiableMap(out);
        }
        // The most specific path comes first.
        Collections.sort(chosen, new Comparator<HttpCookie>() {
            @Override
            public int compare(HttpCookie a, HttpCookie b) {
                if (a == b || !a.getName().equals(b.getName())) {
                    return 0;
                }
                return a.getPath().startsWith(b.getPath()) ? -1 : b.getPath().startsWith(a.getPath()) ? 1 : 0;
            }
        });
        StringBuilder line = new StringBuilder();
        int version = Integer.MAX_VALUE;
        for (HttpCookie c : chosen) {
            version = Math.min(version, c.getVersion());
        }
        if (version == 1) {
            line.append("$Version=\"1\"; ");
        }
        for (int i = 0; i < chosen.size(); i++) {
            line.append(i == 0 ? "" : "; ").append(chosen.get(i));
        }
        out.put("Cookie", Collections.singletonList(line.toString()));
        return Collections.unmodifiableMap(out);
    }

    private static boolean portMatches(String list, URI uri) {
        if (list == null) {
            return true;
        }
        int port = uri.getPort() >= 0 ? uri.getPort() : "https".equalsIgnoreCase(uri.getScheme()) ? 443 : 80;
        String[] all = list.split(",");
        for (int i = 0; i < all.length; i++) {
            if (all[i].trim().equals(String.valueOf(port))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void put(URI uri, Map<String, List<String>> headers) throws IOException {
        if (uri == null || headers == null) {
            throw new IllegalArgumentException("Argument is null");
        }
        for (Map.Entry<String, List<String>> h : headers.entrySet()) {
            String name = h.getKey();
            if (name == null || !name.equalsIgnoreCase("Set-Cookie") && !name.equalsIgnoreCase("Set-Cookie2")) {
                continue;
            }
            for (String line : h.getValue()) {
                try {
                    for (HttpCookie c : HttpCookie.parse(name + ": " + line)) {
                        keep(uri, c);
                    }
                } catch (IllegalArgumentException e) {
                    continue; // a header that breaks the rules is passed over
                }
            }
        }
    }

    private void keep(URI uri, HttpCookie c) {
        if (c.getPath() == null) {
            String path = uri.getPath() == null ? "" : uri.getPath();
            int slash = path.lastIndexOf('/');
            c.setPath(slash >= 0 ? path.substring(0, slash + 1) : "/");
        } else if (!pathMatches(uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath(), c.getPath())) {
            return;
        }
        if (c.getDomain() == null) {
            c.setDomain(uri.getHost());
        }
        if (c.getPortlist() != null && c.getPortlist().isEmpty()) {
            c.setPortlist(String.valueOf(uri.getPort() >= 0 ? uri.getPort() : 80));
        }
        if (portMatches(c.getPortlist(), uri) && policy.shouldAccept(uri, c)) {
            store.add(uri, c);
        }
    }

    /** Cookies by the host that set them. */
    private static final class Memory implements CookieStore {
        private final Map<URI, List<HttpCookie>> cookies = new LinkedHashMap<URI, List<HttpCookie>>();

        private static URI site(URI uri) {
            if (uri == null) {
                return null;
            }
            try {
                return new URI("http", uri.getHost(), null, null);
            } catch (URISyntaxException e) {
                return uri;
            }
        }

        @Override
        public synchronized void add(URI uri, HttpCookie cookie) {
            if (cookie == null) {
                throw new NullPointerException("cookie == null");
            }
            URI key = site(uri);
            List<HttpCookie> list = cookies.get(key);
            if (list == null) {
                list = new ArrayList<HttpCookie>();
                cookies.put(key, list);
            }
            list.remove(cookie);
            if (cookie.getMaxAge() != 0) {
                list.add(cookie);
            }
        }

        @Override
        public synchronized List<HttpCookie> get(URI uri) {
            if (uri == null) {
                throw new NullPointerException("uri == null");
            }
            List<HttpCookie> found = new ArrayList<HttpCookie>();
            URI own = site(uri);
            for (Map.Entry<URI, List<HttpCookie>> e : cookies.entrySet()) {
                for (Iterator<HttpCookie> i = e.getValue().iterator(); i.hasNext();) {
                    HttpCookie c = i.next();
                    boolean here = own.equals(e.getKey()) || HttpCookie.domainMatches(c.getDomain(), uri.getHost());
                    if (here && c.hasExpired()) {
                        i.remove();
                    } else if (here && !found.contains(c)) {
                        found.add(c);
                    }
                }
            }
            return Collections.unmodifiableList(found);
        }

        @Override
        public synchronized List<HttpCookie> getCookies() {
            List<HttpCookie> all = new ArrayList<HttpCookie>();
            for (List<HttpCookie> list : cookies.values()) {
                for (Iterator<HttpCookie> i = list.iterator(); i.hasNext();) {
                    HttpCookie c = i.next();
                    if (c.hasExpired()) {
                        i.remove();
                    } else if (!all.contains(c)) {
                        all.add(c);
                    }
                }
            }
            return Collections.unmodifiableList(all);
        }

        @Override
        public synchronized List<URI> getURIs() {
            List<URI> all = new ArrayList<URI>(cookies.keySet());
            all.remove(null);
            return Collections.unmodifiableList(all);
        }

        @Override
        public synchronized boolean remove(URI uri, HttpCookie cookie) {
            if (cookie == null) {
                throw new NullPointerException("cookie == null");
            }
            boolean removed = false;
            for (List<HttpCookie> list : cookies.values()) {
                removed |= list.remove(cookie);
            }
            return removed;
        }

        @Override
        public synchronized boolean removeAll() {
            boolean any = !cookies.isEmpty();
            cookies.clear();
            return any;
        }
    }
}
