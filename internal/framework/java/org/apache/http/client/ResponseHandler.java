package org.apache.http.client;

import java.io.IOException;
import org.apache.http.HttpResponse;

/** Makes something of an answer. */
public interface ResponseHandler<T> {
    T handleResponse(HttpResponse response) throws ClientProtocolException, IOException;
}
