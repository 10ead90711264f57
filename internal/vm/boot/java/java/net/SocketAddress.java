package java.net;

import java.io.Serializable;

/** Where a socket may connect. */
public abstract class SocketAddress implements Serializable {
    private static final long serialVersionUID = 5215720748342549866L;
}
