package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.InterruptibleChannel;

/** The base of channels that can be closed once. */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
    private volatile boolean open = true;

    protected AbstractInterruptibleChannel() {
    }

    @Override
    public final void close() throws IOException {
        synchronized (this) {
            if (!open) {
                return;
            }
            open = false;
        }
        implCloseChannel();
    }

    protected abstract void implCloseChannel() throws IOException;

    @Override
    public final boolean isOpen() {
        return open;
    }

    protected final void begin() {
    }

    protected final void end(boolean completed) throws AsynchronousCloseException {
        if (Thread.currentThread().isInterrupted() && !completed) {
            throw new ClosedByInterruptException();
        }
        if (!completed && !open) {
            throw new AsynchronousCloseException();
        }
    }
}
