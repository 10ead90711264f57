package org.apache.http.client;

import java.io.IOException;
import org.apache.http.protocol.HttpContext;

/** Whether a request that failed is sent again. */
public interface HttpRequestRetryHandler {
    boolean retryRequest(IOException exception, int executionCount, HttpContext context);
}
