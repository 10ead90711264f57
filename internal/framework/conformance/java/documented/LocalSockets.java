import android.net.LocalServerSocket;
import android.net.LocalSocket;
import android.net.LocalSocketAddress;
import esdroid.conformance.Out.Code;
import java.io.IOException;
import static esdroid.conformance.Out.*;

/** Sockets between threads of the app. */
public class LocalSockets {
    public static void main(String[] args) throws Exception {
        final LocalSocket none = new LocalSocket();
        fails("connect to none", new Code() {
            public void run() throws Exception {
                none.connect(new LocalSocketAddress("none"));
            }
        });
        fails("connect to no file", new Code() {
            public void run() throws Exception {
                none.connect(new LocalSocketAddress("/none", LocalSocketAddress.Namespace.FILESYSTEM));
            }
        });
        final LocalServerSocket server = new LocalServerSocket("here");
        fails("the same name", new Code() {
            public void run() throws Exception {
                new LocalServerSocket("here");
            }
        });
        Thread echo = new Thread() {
            @Override
            public void run() {
                try {
                    LocalSocket s = server.accept();
                    for (int c = s.getInputStream().read(); c >= 0; c = s.getInputStream().read()) s.getOutputStream().write(Character.toUpperCase(c));
                    s.close();
                } catch (IOException e) {
                    say(e);
                }
            }
        };
        echo.start();
        final LocalSocket s = new LocalSocket();
        say(s.isConnected(), s.isBound(), s.getRemoteSocketAddress());
        s.connect(server.getLocalSocketAddress());
        say(s.isConnected(), s.getRemoteSocketAddress().getName(), s.getRemoteSocketAddress().getNamespace());
        s.getOutputStream().write("abc".getBytes());
        s.shutdownOutput();
        StringBuilder b = new StringBuilder();
        for (int c = s.getInputStream().read(); c >= 0; c = s.getInputStream().read()) b.append((char) c);
        say(b);
        fails("connect again", new Code() {
            public void run() throws Exception {
                s.connect(server.getLocalSocketAddress());
            }
        });
        fails("write after the end", new Code() {
            public void run() throws Exception {
                s.getOutputStream().write(1);
            }
        });
        s.close();
        fails("read what is closed", new Code() {
            public void run() throws Exception {
                s.getInputStream();
            }
        });
        server.close();
        fails("accept when closed", new Code() {
            public void run() throws Exception {
                server.accept();
            }
        });
        new LocalServerSocket("here").close();
    }
}
