import java.net.BindException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;

/** Packets between sockets of one process. */
public class Datagrams {
    static String text(DatagramPacket p) {
        return new String(p.getData(), p.getOffset(), p.getLength());
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getByName("127.0.0.1");
        DatagramSocket a = new DatagramSocket(0, here);
        DatagramSocket b = new DatagramSocket(0, here);
        a.send(new DatagramPacket("xfirsty".getBytes(), 1, 5, b.getLocalSocketAddress()));
        a.send(new DatagramPacket("no".getBytes(), 2, b.getLocalSocketAddress()));
        a.send(new DatagramPacket("much too long".getBytes(), 13, b.getLocalSocketAddress()));
        a.send(new DatagramPacket(new byte[0], 0, here, b.getLocalPort()));
        DatagramPacket p = new DatagramPacket(new byte[10], 1, 8);
        for (int i = 0; i < 4; i++) {
            b.receive(p);
            System.out.println(text(p) + " " + p.getLength() + " " + (p.getPort() == a.getLocalPort()) + " " + p.getAddress().getHostAddress());
        }
        p.setSocketAddress(a.getLocalSocketAddress());
        p.setData("back".getBytes());
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(20);
                b.send(p);
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        t.start();
        DatagramPacket q = new DatagramPacket(new byte[10], 10);
        a.receive(q);
        t.join();
        System.out.println(text(q));
        try {
            new DatagramSocket(b.getLocalPort(), here);
        } catch (BindException e) {
            System.out.println("taken");
        }
        DatagramSocket c = new DatagramSocket();
        a.connect(here, b.getLocalPort());
        c.send(new DatagramPacket("c".getBytes(), 1, here, a.getLocalPort()));
        b.send(new DatagramPacket("b".getBytes(), 1, here, a.getLocalPort()));
        a.receive(q);
        System.out.println("of the peer: " + text(q));
        a.setSoTimeout(20);
        try {
            a.receive(q);
        } catch (SocketTimeoutException e) {
            System.out.println("late");
        }
        Thread closer = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                System.out.println(e);
            }
            b.close();
        });
        closer.start();
        try {
            b.receive(q);
        } catch (SocketException e) {
            System.out.println("closed " + b.isClosed());
        }
        c.send(new DatagramPacket("c".getBytes(), 1, here, 9));
        c.close();
        a.close();
    }
}
