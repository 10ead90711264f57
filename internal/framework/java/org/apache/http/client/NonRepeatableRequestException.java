package org.apache.http.client;

/** A request that can be sent only once. */
public class NonRepeatableRequestException extends org.apache.http.ProtocolException {
    public NonRepeatableRequestException() {
    }

    public NonRepeatableRequestException(String message) {
        super(message);
    }
}
