package java.net;

import java.io.IOException;
import java.util.Collections;
import java.util.List;

/** Chooses how requests go out; unless told otherwise, directly. */
public abstract class ProxySelector {
    private static ProxySelector chosen = new ProxySelector() {
        @Override
        public List<Proxy> select(URI uri) {
            if (uri == null) {
                throw new IllegalArgumentException("URI can't be null.");
            }
            if (uri.getScheme() == null || uri.getAuthority() == null) {
                throw new IllegalArgumentException("protocol = " + uri.getScheme() + " host = " + uri.getAuthority());
            }
            return Collections.singletonList(Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI uri, SocketAddress address, IOException e) {
            if (uri == null || address == null || e == null) {
                throw new IllegalArgumentException("Arguments can't be null.");
            }
        }
    };

    public static ProxySelector getDefault() {
        return chosen;
    }

    public static void setDefault(ProxySelector selector) {
        chosen = selector;
    }

    public abstract List<Proxy> select(URI uri);

    public abstract void connectFailed(URI uri, SocketAddress address, IOException e);
}
