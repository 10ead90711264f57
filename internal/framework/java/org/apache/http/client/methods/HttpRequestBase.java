package org.apache.http.client.methods;

import java.net.URI;
import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;
import org.apache.http.message.AbstractHttpMessage;
import org.apache.http.message.BasicRequestLine;
import org.apache.http.params.HttpProtocolParams;

/** A request to an address. */
public abstract class HttpRequestBase extends AbstractHttpMessage implements HttpUriRequest, Cloneable {
    private boolean aborted;
    private URI uri;

    public HttpRequestBase() {
    }

    public abstract String getMethod();

    public ProtocolVersion getProtocolVersion() {
        return HttpProtocolParams.getVersion(getParams());
    }

    public URI getURI() {
        return uri;
    }

    public RequestLine getRequestLine() {
        String uritext = uri != null ? uri.toASCIIString() : null;
        if (uritext == null || uritext.length() == 0) {
            uritext = "/";
        }
        return new BasicRequestLine(getMethod(), uritext, getProtocolVersion());
    }

    public void setURI(URI uri) {
        this.uri = uri;
    }

    public void abort() {
        aborted = true;
    }

    public boolean isAborted() {
        return aborted;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }
}
