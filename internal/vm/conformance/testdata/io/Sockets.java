import java.io.IOException;
import java.net.Authenticator;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;

/** Sockets before they are connected and after they are closed; authenticators. */
public class Sockets {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Socket s = new Socket();
        System.out.println(s + " " + s.isConnected() + s.isBound() + s.isClosed() + s.isInputShutdown() + s.isOutputShutdown() + " " + s.getPort() + " " + s.getLocalPort() + " " + s.getInetAddress() + " " + s.getRemoteSocketAddress() + " " + s.getLocalSocketAddress());
        attempt("input", () -> s.getInputStream());
        attempt("output", () -> s.getOutputStream());
        attempt("null address", () -> {
            s.connect(null);
            return "";
        });
        attempt("timeout", () -> {
            s.connect(new InetSocketAddress("127.0.0.1", 1), -1);
            return "";
        });
        attempt("address type", () -> {
            s.connect(new SocketAddress() {
            });
            return "";
        });
        s.setSoTimeout(250);
        s.setTcpNoDelay(true);
        s.setSoLinger(true, 5);
        s.setKeepAlive(true);
        System.out.println(s.getSoTimeout() + " " + s.getTcpNoDelay() + " " + s.getSoLinger() + " " + s.getKeepAlive());
        s.setSoLinger(false, 0);
        System.out.println(s.getSoLinger());
        attempt("negative timeout", () -> {
            s.setSoTimeout(-1);
            return "";
        });
        attempt("linger", () -> {
            s.setSoLinger(true, -1);
            return "";
        });
        attempt("send size", () -> {
            s.setSendBufferSize(0);
            return "";
        });
        attempt("unresolved", () -> {
            new Socket().connect(InetSocketAddress.createUnresolved("no.such.host.invalid", 80));
            return "";
        });
        attempt("refused", () -> {
            new Socket().connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 1), 1000);
            return "";
        });
        attempt("port", () -> new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 70000));
        attempt("proxy", () -> new Socket((Proxy) null));
        s.close();
        s.close();
        System.out.println(s.isClosed() + " " + s.isConnected());
        attempt("closed", () -> s.getSoTimeout());
        attempt("closed input", () -> s.getInputStream());
        attempt("closed bind", () -> {
            s.bind(null);
            return "";
        });
        Authenticator.setDefault(new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(getRequestingHost() + getRequestingPort() + getRequestingPrompt() + getRequestorType(), "pw".toCharArray());
            }
        });
        PasswordAuthentication p = Authenticator.requestPasswordAuthentication("host", null, 80, "http", "realm", "basic");
        System.out.println(p.getUserName() + " " + new String(p.getPassword()));
        Authenticator.setDefault(null);
        System.out.println(Authenticator.requestPasswordAuthentication(null, 1, "", "", ""));
    }
}
