package org.apache.http.entity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.http.HttpEntity;
import org.apache.http.util.EntityUtils;

/** A body that can be read again. */
public class BufferedHttpEntity extends HttpEntityWrapper {
    private final byte[] buffer;

    public BufferedHttpEntity(HttpEntity entity) throws IOException {
        super(entity);
        buffer = !entity.isRepeatable() || entity.getContentLength() < 0 ? EntityUtils.toByteArray(entity) : null;
    }

    @Override
    public long getContentLength() {
        return buffer != null ? buffer.length : wrappedEntity.getContentLength();
    }

    @Override
    public InputStream getContent() throws IOException {
        return buffer != null ? new ByteArrayInputStream(buffer) : wrappedEntity.getContent();
    }

    @Override
    public boolean isChunked() {
        return buffer == null && wrappedEntity.isChunked();
    }

    @Override
    public boolean isRepeatable() {
        return true;
    }

    @Override
    public void writeTo(OutputStream outstream) throws IOException {
        if (buffer != null) {
            outstream.write(buffer);
        } else {
            wrappedEntity.writeTo(outstream);
        }
    }

    @Override
    public boolean isStreaming() {
        return buffer == null && wrappedEntity.isStreaming();
    }
}
