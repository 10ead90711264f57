package javax.xml.transform.stream;

import java.io.File;
import java.io.OutputStream;
import java.io.Writer;
import javax.xml.transform.Result;

/** Where the text goes. */
public class StreamResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.stream.StreamResult/feature";

    private String systemId;
    private OutputStream outputStream;
    private Writer writer;

    public StreamResult() {
    }

    public StreamResult(OutputStream outputStream) {
        this.outputStream = outputStream;
    }

    public StreamResult(Writer writer) {
        this.writer = writer;
    }

    public StreamResult(String systemId) {
        this.systemId = systemId;
    }

    public StreamResult(File f) {
        setSystemId(f);
    }

    public void setOutputStream(OutputStream value) {
        outputStream = value;
    }

    public OutputStream getOutputStream() {
        return outputStream;
    }

    public void setWriter(Writer value) {
        writer = value;
    }

    public Writer getWriter() {
        return writer;
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
