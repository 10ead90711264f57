package org.apache.http.protocol;

/** Names of what belongs to an exchange. */
public interface ExecutionContext {
    String HTTP_CONNECTION = "http.connection";
    String HTTP_REQUEST = "http.request";
    String HTTP_RESPONSE = "http.response";
    String HTTP_TARGET_HOST = "http.target_host";
    String HTTP_PROXY_HOST = "http.proxy_host";
    String HTTP_REQ_SENT = "http.request_sent";
}
