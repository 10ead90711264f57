package org.apache.http.client;

/** The server answered that it will not. */
public class HttpResponseException extends ClientProtocolException {
    private final int statusCode;

    public HttpResponseException(int statusCode, String s) {
        super(s);
        this.statusCode = statusCode;
    }

    public int getStatusCode() {
        return statusCode;
    }
}
