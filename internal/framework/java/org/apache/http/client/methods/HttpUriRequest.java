package org.apache.http.client.methods;

import java.net.URI;
import org.apache.http.HttpRequest;

/** A request to an address. */
public interface HttpUriRequest extends HttpRequest {
    String getMethod();

    URI getURI();

    void abort() throws UnsupportedOperationException;

    boolean isAborted();
}
