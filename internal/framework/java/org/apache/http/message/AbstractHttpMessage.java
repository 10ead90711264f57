package org.apache.http.message;

import org.apache.http.Header;
import org.apache.http.HeaderIterator;
import org.apache.http.HttpMessage;
import org.apache.http.params.BasicHttpParams;
import org.apache.http.params.HttpParams;

/** A message with headers. */
public abstract class AbstractHttpMessage implements HttpMessage {
    protected HeaderGroup headergroup;
    protected HttpParams params;

    protected AbstractHttpMessage(HttpParams params) {
        this.headergroup = new HeaderGroup();
        this.params = params;
    }

    protected AbstractHttpMessage() {
        this(null);
    }

    public boolean containsHeader(String name) {
        return headergroup.containsHeader(name);
    }

    public Header[] getHeaders(String name) {
        return headergroup.getHeaders(name);
    }

    public Header getFirstHeader(String name) {
        return headergroup.getFirstHeader(name);
    }

    public Header getLastHeader(String name) {
        return headergroup.getLastHeader(name);
    }

    public Header[] getAllHeaders() {
        return headergroup.getAllHeaders();
    }

    public void addHeader(Header header) {
        headergroup.addHeader(header);
    }

    public void addHeader(String name, String value) {
        if (name == null) {
            throw new IllegalArgumentException("Header name may not be null");
        }
        headergroup.addHeader(new BasicHeader(name, value));
    }

    public void setHeader(Header header) {
        headergroup.updateHeader(header);
    }

    public void setHeader(String name, String value) {
        if (name == null) {
            throw new IllegalArgumentException("Header name may not be null");
        }
        headergroup.updateHeader(new BasicHeader(name, value));
    }

    public void setHeaders(Header[] headers) {
        headergroup.setHeaders(headers);
    }

    public void removeHeader(Header header) {
        headergroup.removeHeader(header);
    }

    public void removeHeaders(String name) {
        for (Header h : headergroup.getHeaders(name)) {
            headergroup.removeHeader(h);
        }
    }

    public HeaderIterator headerIterator() {
        return headergroup.iterator();
    }

    public HeaderIterator headerIterator(String name) {
        return headergroup.iterator(name);
    }

    public HttpParams getParams() {
        if (params == null) {
            params = new BasicHttpParams();
        }
        return params;
    }

    public void setParams(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        this.params = params;
    }
}
