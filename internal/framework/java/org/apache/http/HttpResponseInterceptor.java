package org.apache.http;

import java.io.IOException;
import org.apache.http.protocol.HttpContext;

/** Sees answers before their receiver. */
public interface HttpResponseInterceptor {
    void process(HttpResponse message, HttpContext context) throws HttpException, IOException;
}
