package org.xml.sax.helpers;

import java.util.ArrayList;
import org.xml.sax.Attributes;

/** Attributes that can be changed. */
public class AttributesImpl implements Attributes {
    private static final int URI = 0;
    private static final int LOCAL = 1;
    private static final int QNAME = 2;
    private static final int TYPE = 3;
    private static final int VALUE = 4;

    private final ArrayList<String[]> rows = new ArrayList<String[]>();

    public AttributesImpl() {
    }

    public AttributesImpl(Attributes atts) {
        setAttributes(atts);
    }

    @Override
    public int getLength() {
        return rows.size();
    }

    private String get(int index, int column) {
        return index < 0 || index >= rows.size() ? null : rows.get(index)[column];
    }

    @Override
    public String getURI(int index) {
        return get(index, URI);
    }

    @Override
    public String getLocalName(int index) {
        return get(index, LOCAL);
    }

    @Override
    public String getQName(int index) {
        return get(index, QNAME);
    }

    @Override
    public String getType(int index) {
        return get(index, TYPE);
    }

    @Override
    public String getValue(int index) {
        return get(index, VALUE);
    }

    @Override
    public int getIndex(String uri, String localName) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i)[URI].equals(uri) && rows.get(i)[LOCAL].equals(localName)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int getIndex(String qName) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i)[QNAME].equals(qName)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String getType(String uri, String localName) {
        return getType(getIndex(uri, localName));
    }

    @Override
    public String getType(String qName) {
        return getType(getIndex(qName));
    }

    @Override
    public String getValue(String uri, String localName) {
        return getValue(getIndex(uri, localName));
    }

    @Override
    public String getValue(String qName) {
        return getValue(getIndex(qName));
    }

    public void clear() {
        rows.clear();
    }

    public void setAttributes(Attributes atts) {
        clear();
        for (int i = 0; i < atts.getLength(); i++) {
            addAttribute(atts.getURI(i), atts.getLocalName(i), atts.getQName(i), atts.getType(i), atts.getValue(i));
        }
    }

    public void addAttribute(String uri, String localName, String qName, String type, String value) {
        rows.add(new String[] {uri, localName, qName, type, value});
    }

    private String[] row(int index) {
        if (index < 0 || index >= rows.size()) {
            throw new ArrayIndexOutOfBoundsException("Attempt to modify attribute at illegal index: " + index);
        }
        return rows.get(index);
    }

    public void setAttribute(int index, String uri, String localName, String qName, String type, String value) {
        row(index);
        rows.set(index, new String[] {uri, localName, qName, type, value});
    }

    public void removeAttribute(int index) {
        row(index);
        rows.remove(index);
    }

    public void setURI(int index, String uri) {
        row(index)[URI] = uri;
    }

    public void setLocalName(int index, String localName) {
        row(index)[LOCAL] = localName;
    }

    public void setQName(int index, String qName) {
        row(index)[QNAME] = qName;
    }

    public void setType(int index, String type) {
        row(index)[TYPE] = type;
    }

    public void setValue(int index, String value) {
        row(index)[VALUE] = value;
    }
}
