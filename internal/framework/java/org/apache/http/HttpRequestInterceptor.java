package org.apache.http;

import java.io.IOException;
import org.apache.http.protocol.HttpContext;

/** Sees requests before they are sent. */
public interface HttpRequestInterceptor {
    void process(HttpRequest message, HttpContext context) throws HttpException, IOException;
}
