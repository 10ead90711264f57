package org.xml.sax;

/** A reader that reads from another. */
public interface XMLFilter extends XMLReader {
    void setParent(XMLReader parent);

    XMLReader getParent();
}
