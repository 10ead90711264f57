import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Pipes of channels, watched and not. */
public class ChannelPipes {
    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes());
    }

    static String text(ByteBuffer b) {
        return new String(b.array(), 0, b.position());
    }

    public static void main(String[] args) throws Exception {
        Pipe p = Pipe.open();
        System.out.println(p.sink().write(bytes("hello")) + " " + p.sink().write(new ByteBuffer[] {bytes(" "), bytes("you")}));
        ByteBuffer first = ByteBuffer.allocate(3);
        ByteBuffer second = ByteBuffer.allocate(20);
        System.out.println(p.source().read(new ByteBuffer[] {first, second}) + " " + text(first) + "," + text(second));
        System.out.println(p.source().validOps() + " " + p.sink().validOps());

        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    Thread.sleep(5);
                    p.sink().write(bytes("" + i));
                }
                p.sink().close();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        t.start();
        ByteBuffer all = ByteBuffer.allocate(9);
        while (p.source().read(all) >= 0) {
            continue;
        }
        System.out.println(text(all));
        try {
            p.sink().write(bytes("x"));
        } catch (ClosedChannelException e) {
            System.out.println("closed");
        }

        Pipe w = Pipe.open();
        w.source().configureBlocking(false);
        System.out.println(w.source().read(ByteBuffer.allocate(1)));
        Selector s = Selector.open();
        w.source().register(s, SelectionKey.OP_READ);
        System.out.print(s.selectNow() + " ");
        w.sink().write(bytes("!"));
        System.out.println(s.select() + " " + s.selectedKeys().iterator().next().isReadable());
        s.close();
        w.source().close();
        try {
            w.sink().write(bytes("x"));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
