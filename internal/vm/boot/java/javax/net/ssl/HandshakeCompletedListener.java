package javax.net.ssl;

import java.util.EventListener;

/** Is told of handshakes done. */
public interface HandshakeCompletedListener extends EventListener {
    void handshakeCompleted(HandshakeCompletedEvent event);
}
