package org.apache.http.message;

import java.util.List;
import java.util.NoSuchElementException;
import org.apache.http.Header;
import org.apache.http.HeaderIterator;

/** Goes through a list of headers. */
public class BasicListHeaderIterator implements HeaderIterator {
    protected final List allHeaders;
    protected int currentIndex;
    protected int lastIndex = -1;
    protected String headerName;

    public BasicListHeaderIterator(List headers, String name) {
        if (headers == null) {
            throw new IllegalArgumentException("Header list must not be null.");
        }
        allHeaders = headers;
        headerName = name;
        currentIndex = findNext(-1);
    }

    protected int findNext(int from) {
        for (int i = from + 1; i < allHeaders.size(); i++) {
            if (headerName == null || headerName.equalsIgnoreCase(((Header) allHeaders.get(i)).getName())) {
                return i;
            }
        }
        return -1;
    }

    public boolean hasNext() {
        return currentIndex >= 0;
    }

    public Header nextHeader() throws NoSuchElementException {
        if (currentIndex < 0) {
            throw new NoSuchElementException("Iteration already finished.");
        }
        lastIndex = currentIndex;
        currentIndex = findNext(currentIndex);
        return (Header) allHeaders.get(lastIndex);
    }

    public final Object next() throws NoSuchElementException {
        return nextHeader();
    }

    public void remove() {
        if (lastIndex < 0) {
            throw new IllegalStateException("No header to remove.");
        }
        allHeaders.remove(lastIndex);
        lastIndex = -1;
        currentIndex--;
    }
}
