package org.apache.http;

/** A request with a body. */
public interface HttpEntityEnclosingRequest extends HttpRequest {
    boolean expectContinue();

    void setEntity(HttpEntity entity);

    HttpEntity getEntity();
}
