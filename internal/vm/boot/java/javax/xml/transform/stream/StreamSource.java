package javax.xml.transform.stream;

import java.io.File;
import java.io.InputStream;
import java.io.Reader;
import javax.xml.transform.Source;

/** A text to be transformed. */
public class StreamSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.stream.StreamSource/feature";

    private String systemId;
    private InputStream inputStream;
    private Reader reader;

    public StreamSource() {
    }

    public StreamSource(InputStream inputStream) {
        this.inputStream = inputStream;
    }

    public StreamSource(Reader reader) {
        this.reader = reader;
    }

    public StreamSource(String systemId) {
        this.systemId = systemId;
    }

    public StreamSource(File f) {
        setSystemId(f);
    }

    public void setInputStream(InputStream value) {
        inputStream = value;
    }

    public InputStream getInputStream() {
        return inputStream;
    }

    public void setReader(Reader value) {
        reader = value;
    }

    public Reader getReader() {
        return reader;
    }

    @Override
    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public void setSystemId(File f) {
        systemId = f.toURI().toString();
    }

    @Override
    public String getSystemId() {
        return systemId;
    }
}
