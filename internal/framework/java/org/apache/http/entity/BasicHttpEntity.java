package org.apache.http.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A body that was received. */
public class BasicHttpEntity extends AbstractHttpEntity {
    private InputStream content;
    private boolean contentObtained;
    private long length = -1;

    public BasicHttpEntity() {
    }

    public long getContentLength() {
        return length;
    }

    public InputStream getContent() throws IllegalStateException {
        if (content == null) {
            throw new IllegalStateException("Content has not been provided");
        }
        if (contentObtained) {
            throw new IllegalStateException("Content has been consumed");
        }
        contentObtained = true;
        return content;
    }

    public boolean isRepeatable() {
        return false;
    }

    public void setContentLength(long len) {
        length = len;
    }

    public void setContent(InputStream instream) {
        content = instream;
        contentObtained = false;
    }

    public void writeTo(OutputStream outstream) throws IOException {
        InputStream in = getContent();
        byte[] tmp = new byte[2048];
        int l;
        while ((l = in.read(tmp)) != -1) {
            outstream.write(tmp, 0, l);
        }
    }

    public boolean isStreaming() {
        return !contentObtained && content != null;
    }

    @Override
    public void consumeContent() throws IOException {
        if (content != null) {
            content.close();
        }
    }
}
