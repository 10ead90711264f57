package java.nio.channels;

import java.io.IOException;

/** A channel was used after it was closed. */
public class ClosedChannelException extends IOException {
    public ClosedChannelException() {
    }
}
