package org.apache.http;

/** A request. */
public interface HttpRequest extends HttpMessage {
    RequestLine getRequestLine();
}
