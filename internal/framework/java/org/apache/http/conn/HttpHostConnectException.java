package org.apache.http.conn;

import java.net.ConnectException;
import org.apache.http.HttpHost;

/** The host refused. */
public class HttpHostConnectException extends ConnectException {
    private final HttpHost host;

    public HttpHostConnectException(HttpHost host, ConnectException cause) {
        super("Connection to " + host + " refused");
        this.host = host;
        initCause(cause);
    }

    public HttpHost getHost() {
        return host;
    }
}
