package org.apache.http.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.http.Header;
import org.apache.http.HeaderIterator;

/** The headers of a message. */
public class HeaderGroup implements Cloneable {
    private List<Header> headers = new ArrayList<Header>(16);

    public void clear() {
        headers.clear();
    }

    public void addHeader(Header header) {
        if (header != null) {
            headers.add(header);
        }
    }

    public void removeHeader(Header header) {
        if (header != null) {
            headers.remove(header);
        }
    }

    public void updateHeader(Header header) {
        if (header == null) {
            return;
        }
        for (int i = 0; i < headers.size(); i++) {
            if (headers.get(i).getName().equalsIgnoreCase(header.getName())) {
                headers.set(i, header);
                return;
            }
        }
        headers.add(header);
    }

    public void setHeaders(Header[] headers) {
        clear();
        if (headers != null) {
            this.headers.addAll(Arrays.asList(headers));
        }
    }

    public Header[] getHeaders(String name) {
        ArrayList<Header> found = new ArrayList<Header>();
        for (Header h : headers) {
            if (h.getName().equalsIgnoreCase(name)) {
                found.add(h);
            }
        }
        return found.toArray(new Header[found.size()]);
    }

    public Header getFirstHeader(String name) {
        Header[] found = getHeaders(name);
        return found.length > 0 ? found[0] : null;
    }

    public Header getLastHeader(String name) {
        Header[] found = getHeaders(name);
        return found.length > 0 ? found[found.length - 1] : null;
    }

    public Header[] getAllHeaders() {
        return headers.toArray(new Header[headers.size()]);
    }

    public boolean containsHeader(String name) {
        return getFirstHeader(name) != null;
    }

    public HeaderIterator iterator() {
        return new BasicListHeaderIterator(headers, null);
    }

    public HeaderIterator iterator(String name) {
        return new BasicListHeaderIterator(headers, name);
    }
}
