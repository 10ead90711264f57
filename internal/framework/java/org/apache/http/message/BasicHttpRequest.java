package org.apache.http.message;

import org.apache.http.HttpRequest;
import org.apache.http.HttpVersion;
import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;

/** A request. */
public class BasicHttpRequest extends AbstractHttpMessage implements HttpRequest {
    private final RequestLine requestline;

    public BasicHttpRequest(String method, String uri) {
        this(method, uri, HttpVersion.HTTP_1_1);
    }

    public BasicHttpRequest(String method, String uri, ProtocolVersion ver) {
        this(new BasicRequestLine(method, uri, ver));
    }

    public BasicHttpRequest(RequestLine requestline) {
        this.requestline = requestline;
    }

    public ProtocolVersion getProtocolVersion() {
        return requestline.getProtocolVersion();
    }

    public RequestLine getRequestLine() {
        return requestline;
    }
}
