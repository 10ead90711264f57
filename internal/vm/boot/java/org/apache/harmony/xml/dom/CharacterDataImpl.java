package org.apache.harmony.xml.dom;

import org.w3c.dom.CharacterData;
import org.w3c.dom.DOMException;

/** Nodes that are text. */
public abstract class CharacterDataImpl extends NodeImpl implements CharacterData {
    private String data;

    CharacterDataImpl(DocumentImpl document, String data) {
        super(document);
        setData(data);
    }

    @Override
    public String getData() throws DOMException {
        return data;
    }

    @Override
    public void setData(String data) throws DOMException {
        this.data = data == null ? "" : data;
    }

    @Override
    public String getNodeValue() {
        return data;
    }

    @Override
    public void setNodeValue(String value) throws DOMException {
        setData(value);
    }

    @Override
    public int getLength() {
        return data.length();
    }

    private int end(int offset, int count) {
        if (offset < 0 || offset > data.length() || count < 0) {
            throw new DOMException(DOMException.INDEX_SIZE_ERR, null);
        }
        return Math.min(data.length(), offset + count);
    }

    @Override
    public String substringData(int offset, int count) throws DOMException {
        return data.substring(offset, end(offset, count));
    }

    @Override
    public void appendData(String arg) throws DOMException {
        data = data.concat(arg);
    }

    @Override
    public void insertData(int offset, String arg) throws DOMException {
        replaceData(offset, 0, arg);
    }

    @Override
    public void deleteData(int offset, int count) throws DOMException {
        replaceData(offset, count, "");
    }

    @Override
    public void replaceData(int offset, int count, String arg) throws DOMException {
        int end = end(offset, count);
        data = data.substring(0, offset) + arg + data.substring(end);
    }
}
