package org.w3c.dom.ls;

import java.io.InputStream;
import java.io.Reader;

/** Where a document is read from. */
public interface LSInput {
    Reader getCharacterStream();

    void setCharacterStream(Reader characterStream);

    InputStream getByteStream();

    void setByteStream(InputStream byteStream);

    String getStringData();

    void setStringData(String stringData);

    String getSystemId();

    void setSystemId(String systemId);

    String getPublicId();

    void setPublicId(String publicId);

    String getBaseURI();

    void setBaseURI(String baseURI);

    String getEncoding();

    void setEncoding(String encoding);

    boolean getCertifiedText();

    void setCertifiedText(boolean certifiedText);
}
