package javax.net.ssl;

/** Decides about hosts whose certificate names another. */
public interface HostnameVerifier {
    boolean verify(String hostname, SSLSession session);
}
