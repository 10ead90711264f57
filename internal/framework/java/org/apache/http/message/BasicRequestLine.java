package org.apache.http.message;

import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;

/** The first line of a request. */
public class BasicRequestLine implements RequestLine, Cloneable {
    private final ProtocolVersion protoversion;
    private final String method;
    private final String uri;

    public BasicRequestLine(String method, String uri, ProtocolVersion version) {
        this.method = method;
        this.uri = uri;
        this.protoversion = version;
    }

    public String getMethod() {
        return method;
    }

    public ProtocolVersion getProtocolVersion() {
        return protoversion;
    }

    public String getUri() {
        return uri;
    }

    @Override
    public String toString() {
        return method + " " + uri + " " + protoversion;
    }
}
