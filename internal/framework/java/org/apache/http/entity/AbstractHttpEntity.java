package org.apache.http.entity;

import java.io.IOException;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.message.BasicHeader;
import org.apache.http.protocol.HTTP;

/** A body with its type. */
public abstract class AbstractHttpEntity implements HttpEntity {
    protected Header contentType;
    protected Header contentEncoding;
    protected boolean chunked;

    protected AbstractHttpEntity() {
    }

    public Header getContentType() {
        return contentType;
    }

    public Header getContentEncoding() {
        return contentEncoding;
    }

    public boolean isChunked() {
        return chunked;
    }

    public void setContentType(Header contentType) {
        this.contentType = contentType;
    }

    public void setContentType(String ctString) {
        setContentType(ctString != null ? new BasicHeader(HTTP.CONTENT_TYPE, ctString) : null);
    }

    public void setContentEncoding(Header contentEncoding) {
        this.contentEncoding = contentEncoding;
    }

    public void setContentEncoding(String ceString) {
        setContentEncoding(ceString != null ? new BasicHeader(HTTP.CONTENT_ENCODING, ceString) : null);
    }

    public void setChunked(boolean b) {
        chunked = b;
    }

    public void consumeContent() throws IOException, UnsupportedOperationException {
        if (isStreaming()) {
            throw new UnsupportedOperationException("streaming entity does not implement consumeContent()");
        }
    }
}
