package org.apache.http.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** What a stream gives. */
public class InputStreamEntity extends AbstractHttpEntity {
    private final InputStream content;
    private final long length;
    private boolean consumed;

    public InputStreamEntity(InputStream instream, long length) {
        if (instream == null) {
            throw new IllegalArgumentException("Source input stream may not be null");
        }
        content = instream;
        this.length = length;
    }

    public boolean isRepeatable() {
        return false;
    }

    public long getContentLength() {
        return length;
    }

    public InputStream getContent() throws IOException {
        return content;
    }

    public void writeTo(OutputStream outstream) throws IOException {
        if (outstream == null) {
            throw new IllegalArgumentException("Output stream may not be null");
        }
        byte[] buffer = new byte[2048];
        long remaining = length;
        while (length < 0 || remaining > 0) {
            int l = content.read(buffer, 0, length < 0 ? buffer.length : (int) Math.min(buffer.length, remaining));
            if (l == -1) {
                break;
            }
            outstream.write(buffer, 0, l);
            remaining -= l;
        }
        consumed = true;
    }

    public boolean isStreaming() {
        return !consumed;
    }

    @Override
    public void consumeContent() throws IOException {
        consumed = true;
        content.close();
    }
}
