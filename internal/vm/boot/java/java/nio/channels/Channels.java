package java.nio.channels;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;

/** Turns channels into streams and back. */
public final class Channels {
    private Channels() {
    }

    public static InputStream newInputStream(final ReadableByteChannel channel) {
        if (channel == null) {
            throw new NullPointerException("\"ch\" is null!");
        }
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] buffer, int offset, int count) throws IOException {
                return channel.read(ByteBuffer.wrap(buffer, offset, count));
            }

            @Override
            public int available() throws IOException {
                if (channel instanceof SeekableByteChannel) {
                    SeekableByteChannel s = (SeekableByteChannel) channel;
                    return (int) Math.min(Integer.MAX_VALUE, Math.max(0, s.size() - s.position()));
                }
                return 0;
            }

            @Override
            public void close() throws IOException {
                channel.close();
            }
        };
    }

    public static OutputStream newOutputStream(final WritableByteChannel channel) {
        if (channel == null) {
            throw new NullPointerException("\"ch\" is null!");
        }
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] buffer, int offset, int count) throws IOException {
                ByteBuffer b = ByteBuffer.wrap(buffer, offset, count);
                while (b.hasRemaining()) {
                    channel.write(b);
                }
            }

            @Override
            public void close() throws IOException {
                channel.close();
            }
        };
    }

    public static ReadableByteChannel newChannel(InputStream in) {
        if (in == null) {
            throw new NullPointerException("\"in\" is null!");
        }
        return in instanceof FileInputStream && in.getClass() == FileInputStream.class ? ((FileInputStream) in).getChannel() : new Source(in);
    }

    public static WritableByteChannel newChannel(OutputStream out) {
        if (out == null) {
            throw new NullPointerException("\"out\" is null!");
        }
        return out instanceof FileOutputStream && out.getClass() == FileOutputStream.class ? ((FileOutputStream) out).getChannel() : new Sink(out);
    }

    public static Reader newReader(ReadableByteChannel channel, CharsetDecoder decoder, int least) {
        return new InputStreamReader(newInputStream(channel), decoder);
    }

    public static Reader newReader(ReadableByteChannel channel, String charset) {
        return new InputStreamReader(newInputStream(channel), Charset.forName(charset));
    }

    public static Writer newWriter(WritableByteChannel channel, CharsetEncoder encoder, int least) {
        return new OutputStreamWriter(newOutputStream(channel), encoder);
    }

    public static Writer newWriter(WritableByteChannel channel, String charset) {
        return new OutputStreamWriter(newOutputStream(channel), Charset.forName(charset));
    }

    private static final class Source extends AbstractInterruptibleChannel implements ReadableByteChannel {
        private final InputStream in;

        Source(InputStream in) {
            this.in = in;
        }

        @Override
        public int read(ByteBuffer dst) throws IOException {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            int total = 0;
            byte[] piece = new byte[Math.min(8192, dst.remaining())];
            while (dst.hasRemaining()) {
                if (total > 0 && in.available() <= 0) {
                    break;
                }
                int n = in.read(piece, 0, Math.min(piece.length, dst.remaining()));
                if (n < 0) {
                    return total == 0 ? -1 : total;
                }
                dst.put(piece, 0, n);
                total += n;
            }
            return total;
        }

        @Override
        protected void implCloseChannel() throws IOException {
            in.close();
        }
    }

    private static final class Sink extends AbstractInterruptibleChannel implements WritableByteChannel {
        private final OutputStream out;

        Sink(OutputStream out) {
            this.out = out;
        }

        @Override
        public int write(ByteBuffer src) throws IOException {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            byte[] bytes = new byte[src.remaining()];
            src.get(bytes);
            out.write(bytes);
            return bytes.length;
        }

        @Override
        protected void implCloseChannel() throws IOException {
            out.close();
        }
    }
}
