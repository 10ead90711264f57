package org.apache.http;

import java.util.Iterator;

/** Goes through headers. */
public interface HeaderIterator extends Iterator {
    boolean hasNext();

    Header nextHeader();
}
