package org.apache.http;

/** The chunks of a body are wrong. */
public class MalformedChunkCodingException extends java.io.IOException {
    public MalformedChunkCodingException() {
    }

    public MalformedChunkCodingException(String message) {
        super(message);
    }
}
