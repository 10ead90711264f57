import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;

/** An app that is its own HTTP server. */
public class LocalServer {
    static void show(String name, Callable<?> c) {
        try {
            System.out.println(name + " " + c.call());
        } catch (Exception e) {
            System.out.println(name + " throws " + e.getClass().getName());
        }
    }

    static String read(InputStream in) throws IOException {
        StringBuilder b = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            b.append((char) c);
        }
        return b.toString();
    }

    static void serve(Socket c) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(c.getInputStream()));
        String first = r.readLine();
        int length = 0;
        String mine = "";
        for (String l = r.readLine(); l != null && !l.isEmpty(); l = r.readLine()) {
            if (l.toLowerCase().startsWith("content-length:")) {
                length = Integer.parseInt(l.substring(15).trim());
            } else if (l.startsWith("X-")) {
                mine += l;
            }
        }
        char[] sent = new char[length];
        for (int n = 0; n < length; n += r.read(sent, n, length - n)) {
            continue;
        }
        String body = first + mine + new String(sent);
        OutputStream out = c.getOutputStream();
        if (first.contains("/gone")) {
            out.write("HTTP/1.1 404 Not Here\r\nContent-Length: 4\r\n\r\nnope".getBytes());
        } else if (first.contains("/move")) {
            out.write("HTTP/1.1 302 Found\r\nLocation: /next\r\nContent-Length: 0\r\n\r\n".getBytes());
        } else if (first.contains("/chunks")) {
            out.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n4;x=y\r\ndefg\r\n0\r\n\r\n".getBytes());
        } else if (first.contains("/rest")) {
            out.write("HTTP/1.0 200 OK\r\nServer: me\r\n\r\nall of it".getBytes());
        } else if (first.contains("/short")) {
            out.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfew".getBytes());
        } else if (first.contains("/packed")) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream g = new GZIPOutputStream(packed)) {
                g.write("unpacked".getBytes());
            }
            out.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".getBytes());
            out.write(packed.toByteArray());
        } else if (!first.contains("/nothing")) {
            out.write(("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: " + body.length() + "\r\n\r\n" + body).getBytes());
        }
        out.flush();
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
        Thread t = new Thread(() -> {
            try {
                while (true) {
                    try (Socket c = server.accept()) {
                        serve(c);
                    }
                }
            } catch (IOException e) {
                System.out.println("served");
            }
        });
        t.start();
        String base = "http://127.0.0.1:" + server.getLocalPort();
        show("get", () -> read(new URL(base + "/a?b=c#d").openStream()));
        show("404", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/gone").openConnection();
            return c.getResponseCode() + " " + c.getResponseMessage() + " " + read(c.getErrorStream());
        });
        show("404 read", () -> new URL(base + "/gone").openStream());
        show("moved", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/move").openConnection();
            return read(c.getInputStream()) + c.getURL().getPath();
        });
        show("not moved", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/move").openConnection();
            c.setInstanceFollowRedirects(false);
            return c.getResponseCode() + " " + c.getHeaderField("location");
        });
        show("chunks", () -> read(new URL(base + "/chunks").openStream()));
        show("rest", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/rest").openConnection();
            return read(c.getInputStream()) + " " + c.getHeaderField("server");
        });
        show("put", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/p").openConnection();
            c.setDoOutput(true);
            c.setRequestMethod("PUT");
            c.setRequestProperty("X-A", "1");
            c.getOutputStream().write("data".getBytes());
            return c.getResponseCode() + read(c.getInputStream()) + c.getContentType() + c.getContentLength();
        });
        show("head", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/h").openConnection();
            c.setRequestMethod("HEAD");
            return c.getResponseCode() + " " + c.getContentLength();
        });
        show("nothing", () -> {
            try {
                return new URL(base + "/nothing").openStream();
            } catch (IOException e) {
                return "fails";
            }
        });
        show("packed", () -> {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/packed").openConnection();
            c.setRequestProperty("Accept-Encoding", "gzip");
            return c.getContentEncoding() + " " + (c.getInputStream().read() == 0x1f);
        });
        server.close();
        t.join();
        show("closed", () -> new URL(base + "/").openStream());
    }
}
