package java.net;

import java.io.IOException;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;

/** The provider of channels between the sockets of this process, and of its pipes. */
public final class NetChannels extends SelectorProvider {
    public static final SelectorProvider PROVIDER = new NetChannels();

    /** A channel that can tell the operations that would not wait. */
    interface Watched {
        int ready();
    }

    private NetChannels() {
    }

    @Override
    public AbstractSelector openSelector() throws IOException {
        return new ChannelSelector(this);
    }

    @Override
    public Pipe openPipe() {
        return new PipeEnds(this);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel() throws IOException {
        return new ListeningChannel(this);
    }

    @Override
    public SocketChannel openSocketChannel() throws IOException {
        return new ConnectedChannel(this, new Socket());
    }

    @Override
    public String toString() {
        return "sun.nio.ch.PollSelectorProvider";
    }
}
