package java.nio.channels.spi;

import java.io.IOException;
import java.net.NetChannels;
import java.nio.channels.Channel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Makes selectors and the channels that they watch. */
public abstract class SelectorProvider {
    protected SelectorProvider() {
    }

    public static SelectorProvider provider() {
        return NetChannels.PROVIDER;
    }

    public abstract AbstractSelector openSelector() throws IOException;

    public abstract Pipe openPipe() throws IOException;

    public abstract ServerSocketChannel openServerSocketChannel() throws IOException;

    public abstract SocketChannel openSocketChannel() throws IOException;

    public Channel inheritedChannel() throws IOException {
        return null;
    }
}
