package libcore.net;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/** One HTTP request and its answer over a socket to a server of the app itself. */
final class LocalExchange {
    final List<String> headers = new ArrayList<String>(); // names and values by turns
    int code;
    String message = "";
    byte[] body = {};

    private LocalExchange() {
    }

    /** Asks the server at that address; null if there is none. */
    static LocalExchange ask(InetAddress address, URL url, String method, Map<String, List<String>> properties,
            byte[] sent, int timeout) throws IOException {
        Socket socket = new Socket();
        try {
            try {
                socket.connect(new InetSocketAddress(address, url.getPort() < 0 ? url.getDefaultPort() : url.getPort()));
            } catch (ConnectException e) {
                return null;
            }
            socket.setSoTimeout(timeout);
            boolean unpack = request(socket.getOutputStream(), url, method, properties, sent);
            LocalExchange exchange = new LocalExchange();
            exchange.read(new BufferedInputStream(socket.getInputStream()), method, unpack);
            return exchange;
        } finally {
            socket.close();
        }
    }

    /** Writes the request with the headers that Android adds; tells whether a packed answer is to be unpacked. */
    private static boolean request(OutputStream out, URL url, String method, Map<String, List<String>> properties,
            byte[] sent) throws IOException {
        String file = url.getFile();
        StringBuilder head = new StringBuilder(method).append(' ').append(file.startsWith("/") ? "" : "/").append(file)
                .append(" HTTP/1.1\r\n");
        Map<String, String> given = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        for (Map.Entry<String, List<String>> e : properties.entrySet()) {
            for (String value : e.getValue()) {
                add(head, given, e.getKey(), value);
            }
        }
        if (sent != null && !given.containsKey("Content-Type")) {
            add(head, given, "Content-Type", "application/x-www-form-urlencoded");
        }
        if (!given.containsKey("User-Agent")) {
            add(head, given, "User-Agent", System.getProperty("http.agent"));
        }
        if (!given.containsKey("Host")) {
            add(head, given, "Host", url.getAuthority());
        }
        if (!given.containsKey("Connection")) {
            add(head, given, "Connection", "Keep-Alive");
        }
        boolean unpack = !given.containsKey("Accept-Encoding") && !given.containsKey("Range");
        if (unpack) {
            add(head, given, "Accept-Encoding", "gzip");
        }
        if (sent != null && !given.containsKey("Content-Length")) {
            add(head, given, "Content-Length", String.valueOf(sent.length));
        }
        out.write(head.append("\r\n").toString().getBytes(StandardCharsets.UTF_8));
        if (sent != null) {
            out.write(sent);
        }
        out.flush();
        return unpack;
    }

    private static void add(StringBuilder head, Map<String, String> given, String name, String value) {
        given.put(name, value);
        head.append(name).append(": ").append(value).append("\r\n");
    }

    private void read(InputStream in, String method, boolean unpack) throws IOException {
        do {
            headers.clear();
            status(in);
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                int colon = line.indexOf(':', 1);
                headers.add(colon < 0 ? "" : line.substring(0, colon));
                headers.add(line.substring(colon + 1).trim());
            }
        } while (code == 100);
        if (method.equals("HEAD") || code < 200 || code == 204 || code == 304) {
            return;
        }
        String length = header("Content-Length");
        if ("chunked".equalsIgnoreCase(header("Transfer-Encoding"))) {
            body = chunks(in);
        } else if (length != null) {
            body = bytes(in, number(length, 10));
        } else {
            body = rest(in);
        }
        if (unpack && "gzip".equalsIgnoreCase(header("Content-Encoding"))) {
            body = rest(new GZIPInputStream(new ByteArrayInputStream(body)));
            remove("Content-Encoding");
            remove("Content-Length");
        }
    }

    private void status(InputStream in) throws IOException {
        String line;
        try {
            line = line(in);
        } catch (EOFException e) {
            throw new IOException("unexpected end of stream on com.android.okhttp.Address@" + Integer.toHexString(hashCode()), e);
        }
        String[] words = line.split(" ", 3);
        try {
            code = words.length > 1 && words[0].startsWith("HTTP/1.") ? Integer.parseInt(words[1]) : -1;
        } catch (NumberFormatException e) {
            code = -1;
        }
        if (code < 0) {
            throw new ProtocolException("Unexpected status line: " + line);
        }
        message = words.length > 2 ? words[2] : "";
    }

    private String header(String name) {
        String found = null;
        for (int i = 0; i < headers.size(); i += 2) {
            if (headers.get(i).equalsIgnoreCase(name)) {
                found = headers.get(i + 1);
            }
        }
        return found;
    }

    private void remove(String name) {
        for (int i = headers.size() - 2; i >= 0; i -= 2) {
            if (headers.get(i).equalsIgnoreCase(name)) {
                headers.subList(i, i + 2).clear();
            }
        }
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException("\\n not found: size=" + line.size());
            }
            line.write(b);
        }
        String text = new String(line.toByteArray(), StandardCharsets.UTF_8);
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    private static byte[] chunks(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (true) {
            String size = line(in);
            int semicolon = size.indexOf(';');
            byte[] chunk = bytes(in, number((semicolon < 0 ? size : size.substring(0, semicolon)).trim(), 16));
            if (chunk.length == 0) {
                while (!line(in).isEmpty()) {
                    continue; // trailers
                }
                return all.toByteArray();
            }
            all.write(chunk);
            line(in);
        }
    }

    private static int number(String text, int radix) throws IOException {
        try {
            int n = Integer.parseInt(text, radix);
            if (n >= 0) {
                return n;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new ProtocolException("Expected a size but was " + text);
    }

    private static byte[] bytes(InputStream in, int length) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[Math.min(length, 8192)];
        while (all.size() < length) {
            int n = in.read(part, 0, Math.min(part.length, length - all.size()));
            if (n < 0) {
                throw new ProtocolException("unexpected end of stream");
            }
            all.write(part, 0, n);
        }
        return all.toByteArray();
    }

    private static byte[] rest(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            all.write(part, 0, n);
        }
        return all.toByteArray();
    }
}
