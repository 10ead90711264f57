package javax.net.ssl;

/** What a secure connection may use and must check. */
public class SSLParameters {
    private String[] cipherSuites;
    private String[] protocols;
    private boolean wantClientAuth;
    private boolean needClientAuth;
    private String identification;
    private boolean ordered;

    public SSLParameters() {
    }

    public SSLParameters(String[] cipherSuites) {
        setCipherSuites(cipherSuites);
    }

    public SSLParameters(String[] cipherSuites, String[] protocols) {
        setCipherSuites(cipherSuites);
        setProtocols(protocols);
    }

    private static String[] copy(String[] names) {
        return names == null ? null : names.clone();
    }

    public String[] getCipherSuites() {
        return copy(cipherSuites);
    }

    public void setCipherSuites(String[] cipherSuites) {
        this.cipherSuites = copy(cipherSuites);
    }

    public String[] getProtocols() {
        return copy(protocols);
    }

    public void setProtocols(String[] protocols) {
        this.protocols = copy(protocols);
    }

    public boolean getWantClientAuth() {
        return wantClientAuth;
    }

    public void setWantClientAuth(boolean want) {
        wantClientAuth = want;
        needClientAuth = false;
    }

    public boolean getNeedClientAuth() {
        return needClientAuth;
    }

    public void setNeedClientAuth(boolean need) {
        wantClientAuth = false;
        needClientAuth = need;
    }

    public String getEndpointIdentificationAlgorithm() {
        return identification;
    }

    public void setEndpointIdentificationAlgorithm(String algorithm) {
        identification = algorithm;
    }

    public final boolean getUseCipherSuitesOrder() {
        return ordered;
    }

    public final void setUseCipherSuitesOrder(boolean honorOrder) {
        ordered = honorOrder;
    }
}
