package java.net;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import libcore.net.Way;

/** The two channels of a pipe. */
final class PipeEnds extends Pipe {
    private final Way way = new Way();
    private final Source source;
    private final Sink sink;

    PipeEnds(SelectorProvider provider) {
        source = new Source(provider, way);
        sink = new Sink(provider, way);
    }

    @Override
    public SourceChannel source() {
        return source;
    }

    @Override
    public SinkChannel sink() {
        return sink;
    }

    private static void range(ByteBuffer[] buffers, int offset, int length) {
        if (offset < 0 || length < 0 || offset > buffers.length - length) {
            throw new IndexOutOfBoundsException();
        }
    }

    private static final class Source extends SourceChannel implements NetChannels.Watched {
        private final Way way;

        Source(SelectorProvider provider, Way way) {
            super(provider);
            this.way = way;
        }

        @Override
        public int read(ByteBuffer dst) throws IOException {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            if (!dst.hasRemaining() || !isBlocking() && way.available() == 0 && !way.isEnded()) {
                return 0;
            }
            byte[] bytes = new byte[Math.min(dst.remaining(), 1 << 16)];
            int n = way.read(bytes, 0, bytes.length, 0);
            if (!isOpen()) {
                throw new AsynchronousCloseException();
            }
            if (n > 0) {
                dst.put(bytes, 0, n);
            }
            return n;
        }

        @Override
        public long read(ByteBuffer[] dsts) throws IOException {
            return read(dsts, 0, dsts.length);
        }

        @Override
        public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
            range(dsts, offset, length);
            long sum = 0;
            for (int i = offset; i < offset + length && (sum == 0 || way.available() > 0); i++) {
                int n = read(dsts[i]); // only the first byte is waited for
                if (n < 0) {
                    return sum > 0 ? sum : -1;
                }
                sum += n;
                if (dsts[i].hasRemaining()) {
                    break;
                }
            }
            return sum;
        }

        @Override
        public int ready() {
            return way.available() > 0 || way.isEnded() ? SelectionKey.OP_READ : 0;
        }

        @Override
        protected void implCloseSelectableChannel() {
            way.endReading();
        }

        @Override
        protected void implConfigureBlocking(boolean block) {
        }
    }

    private static final class Sink extends SinkChannel implements NetChannels.Watched {
        private final Way way;

        Sink(SelectorProvider provider, Way way) {
            super(provider);
            this.way = way;
        }

        @Override
        public int write(ByteBuffer src) throws IOException {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            byte[] bytes = new byte[isBlocking() ? src.remaining() : Math.min(src.remaining(), way.room())];
            src.get(bytes);
            if (!way.write(bytes, 0, bytes.length)) {
                throw isOpen() ? new IOException("Broken pipe") : new AsynchronousCloseException();
            }
            return bytes.length;
        }

        @Override
        public long write(ByteBuffer[] srcs) throws IOException {
            return write(srcs, 0, srcs.length);
        }

        @Override
        public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
            range(srcs, offset, length);
            long sum = 0;
            for (int i = offset; i < offset + length; i++) {
                sum += write(srcs[i]);
                if (srcs[i].hasRemaining()) {
                    break;
                }
            }
            return sum;
        }

        @Override
        public int ready() {
            return way.room() > 0 ? SelectionKey.OP_WRITE : 0;
        }

        @Override
        protected void implCloseSelectableChannel() {
            way.endWriting();
        }

        @Override
        protected void implConfigureBlocking(boolean block) {
        }
    }
}
