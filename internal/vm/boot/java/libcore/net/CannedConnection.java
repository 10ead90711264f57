package libcore.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ProtocolException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.net.ssl.HttpsURLConnection;

/** HTTP over the answers of the canned network. */
final class CannedConnection {
    private static final int MAX_REDIRECTS = 20;

    String[] headers = {}; // names and values by turns; the status line has no name
    byte[] body = {};
    int code;
    String message;
    private ByteArrayOutputStream sent;
    private boolean done;
    private IOException failure;

    /** The answer to a request: status, reason, names and values of headers, body; null if there is none. */
    private static native Object[] answer(String method, String url);

    /** Asks Android's policy whether this thread may use the network, as every connection does. */
    private static native void mayConnect();

    OutputStream output() {
        if (sent == null) {
            sent = new ByteArrayOutputStream();
        }
        return sent;
    }

    boolean isSent() {
        return done;
    }

    boolean hasOutput() {
        return sent != null;
    }

    /**
     * Sends the request, to a server of the app itself if there is one; returns the URL that answered after
     * redirects.
     */
    URL send(URL url, String method, boolean follow, Map<String, List<String>> properties, int timeout)
            throws IOException {
        if (failure != null) {
            throw failure;
        }
        if (done) {
            return url;
        }
        done = true;
        try {
            for (int i = 0;; i++) {
                String host = url.getHost();
                if (host.isEmpty()) {
                    throw new ProtocolException("Expected URL scheme 'http' or 'https' but no host was found in " + url);
                }
                InetAddress address = InetAddress.getByName(host);
                if (!askHere(address, url, method, properties, timeout)) {
                    askNetwork(address, url, method);
                }
                String location = value("Location");
                if (!follow || location == null || code < 300 || code > 303) {
                    return url;
                }
                if (i == MAX_REDIRECTS) {
                    throw new ProtocolException("Too many follow-up requests: " + (MAX_REDIRECTS + 1));
                }
                URL next = new URL(url, location);
                if (!next.getProtocol().equals(url.getProtocol())) {
                    return url; // never from one protocol to the other
                }
                url = next;
                if (!method.equals("HEAD")) {
                    method = "GET";
                    sent = null;
                }
            }
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    private boolean askHere(InetAddress address, URL url, String method, Map<String, List<String>> properties,
            int timeout) throws IOException {
        if (!address.isLoopbackAddress() || !url.getProtocol().equals("http")) {
            return false;
        }
        mayConnect();
        LocalExchange e = LocalExchange.ask(address, url, method, properties, sent == null ? null : sent.toByteArray(),
                timeout);
        if (e == null) {
            return false;
        }
        code = e.code;
        message = e.message;
        headers = e.headers.toArray(new String[0]);
        body = e.body;
        return true;
    }

    private void askNetwork(InetAddress address, URL url, String method) throws IOException {
        String text = url.toString();
        int hash = text.indexOf('#');
        Object[] a = answer(method, hash < 0 ? text : text.substring(0, hash));
        if (a == null) {
            int port = url.getPort() < 0 ? url.getDefaultPort() : url.getPort();
            throw new ConnectException("Failed to connect to " + address + ":" + port);
        }
        code = ((Integer) a[0]).intValue();
        message = (String) a[1];
        headers = (String[]) a[2];
        body = (byte[]) a[3];
    }

    InputStream input(URL url) throws IOException {
        if (code >= 400) {
            throw new FileNotFoundException(url.toString());
        }
        return new ByteArrayInputStream(body);
    }

    String value(String name) {
        String found = null;
        for (int i = 0; i < headers.length; i += 2) {
            if (headers[i].equalsIgnoreCase(name)) {
                found = headers[i + 1];
            }
        }
        return found;
    }

    String statusLine() {
        return "HTTP/1.1 " + code + " " + message;
    }

    Map<String, List<String>> fields() {
        Map<String, List<String>> all = new LinkedHashMap<String, List<String>>();
        all.put(null, Collections.singletonList(statusLine()));
        for (int i = 0; i < headers.length; i += 2) {
            List<String> list = all.get(headers[i]);
            if (list == null) {
                list = new ArrayList<String>();
                all.put(headers[i], list);
            }
            list.add(headers[i + 1]);
        }
        return Collections.unmodifiableMap(all);
    }

    /** A connection by HTTP. */
    static final class Http extends HttpURLConnection {
        private final CannedConnection canned = new CannedConnection();
        private InputStream in;

        Http(URL url) {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (!connected) {
                InetAddress.getByName(url.getHost());
                connected = true;
            }
        }

        private void send() throws IOException {
            if (canned.hasOutput() && method.equals("GET")) {
                method = "POST";
            }
            connected = false; // properties are not told of a connection
            Map<String, List<String>> properties = getRequestProperties();
            connected = true;
            url = canned.send(url, method, instanceFollowRedirects, properties, getReadTimeout());
            responseCode = canned.code;
            responseMessage = canned.message;
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            if (!doOutput) {
                throw new ProtocolException("cannot write to a URLConnection if doOutput=false - call setDoOutput(true)");
            }
            if (canned.isSent()) {
                throw new ProtocolException("cannot write request body after response has been read");
            }
            connect();
            return canned.output();
        }

        @Override
        public InputStream getInputStream() throws IOException {
            if (!doInput) {
                throw new ProtocolException("This protocol does not support input");
            }
            send();
            if (in == null) {
                in = canned.input(url);
            }
            return in;
        }

        @Override
        public int getResponseCode() throws IOException {
            send();
            return responseCode;
        }

        @Override
        public InputStream getErrorStream() {
            return canned.code >= 400 ? new ByteArrayInputStream(canned.body) : null;
        }

        private boolean trySend() {
            try {
                send();
                return true;
            } catch (IOException e) {
                return false;
            }
        }

        @Override
        public String getHeaderField(String name) {
            if (!trySend()) {
                return null;
            }
            return name == null ? canned.statusLine() : canned.value(name);
        }

        @Override
        public Map<String, List<String>> getHeaderFields() {
            return trySend() ? canned.fields() : Collections.<String, List<String>>emptyMap();
        }

        @Override
        public String getHeaderFieldKey(int n) {
            return !trySend() || n < 1 || 2 * n > canned.headers.length ? null : canned.headers[2 * n - 2];
        }

        @Override
        public String getHeaderField(int n) {
            if (!trySend() || n < 0 || 2 * n > canned.headers.length) {
                return null;
            }
            return n == 0 ? canned.statusLine() : canned.headers[2 * n - 1];
        }

        @Override
        public void disconnect() {
        }

        @Override
        public boolean usingProxy() {
            return false;
        }
    }

    /** A connection by HTTP over TLS. */
    static final class Https extends HttpsURLConnection {
        private final CannedConnection canned = new CannedConnection();
        private InputStream in;

        Https(URL url) {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (!connected) {
                InetAddress.getByName(url.getHost());
                connected = true;
            }
        }

        private void send() throws IOException {
            if (canned.hasOutput() && method.equals("GET")) {
                method = "POST";
            }
            connected = false; // properties are not told of a connection
            Map<String, List<String>> properties = getRequestProperties();
            connected = true;
            url = canned.send(url, method, instanceFollowRedirects, properties, getReadTimeout());
            responseCode = canned.code;
            responseMessage = canned.message;
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            if (!doOutput) {
                throw new ProtocolException("cannot write to a URLConnection if doOutput=false - call setDoOutput(true)");
            }
            if (canned.isSent()) {
                throw new ProtocolException("cannot write request body after response has been read");
            }
            connect();
            return canned.output();
        }

        @Override
        public InputStream getInputStream() throws IOException {
            if (!doInput) {
                throw new ProtocolException("This protocol does not support input");
            }
            send();
            if (in == null) {
                in = canned.input(url);
            }
            return in;
        }

        @Override
        public int getResponseCode() throws IOException {
            send();
            return responseCode;
        }

        @Override
        public InputStream getErrorStream() {
            return canned.code >= 400 ? new ByteArrayInputStream(canned.body) : null;
        }

        private boolean trySend() {
            try {
                send();
                return true;
            } catch (IOException e) {
                return false;
            }
        }

        @Override
        public String getHeaderField(String name) {
            if (!trySend()) {
                return null;
            }
            return name == null ? canned.statusLine() : canned.value(name);
        }

        @Override
        public Map<String, List<String>> getHeaderFields() {
            return trySend() ? canned.fields() : Collections.<String, List<String>>emptyMap();
        }

        @Override
        public String getHeaderFieldKey(int n) {
            return !trySend() || n < 1 || 2 * n > canned.headers.length ? null : canned.headers[2 * n - 2];
        }

        @Override
        public String getHeaderField(int n) {
            if (!trySend() || n < 0 || 2 * n > canned.headers.length) {
                return null;
            }
            return n == 0 ? canned.statusLine() : canned.headers[2 * n - 1];
        }

        @Override
        public void disconnect() {
        }

        @Override
        public boolean usingProxy() {
            return false;
        }
    }
}
