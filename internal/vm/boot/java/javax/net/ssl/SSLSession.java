package javax.net.ssl;

/** A secure session; canned answers come without one. */
public interface SSLSession {
    byte[] getId();

    String getPeerHost();

    int getPeerPort();

    String getProtocol();

    String getCipherSuite();

    boolean isValid();

    void invalidate();
}
