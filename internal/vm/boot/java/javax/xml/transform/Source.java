package javax.xml.transform;

/** What is to be transformed. */
public interface Source {
    void setSystemId(String systemId);

    String getSystemId();
}
