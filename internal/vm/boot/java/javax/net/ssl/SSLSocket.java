package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;

/** A socket that speaks in secret. */
public abstract class SSLSocket extends Socket {
    protected SSLSocket() {
    }

    protected SSLSocket(String host, int port) throws IOException, UnknownHostException {
        super(host, port);
    }

    protected SSLSocket(InetAddress address, int port) throws IOException {
        super(address, port);
    }

    public abstract String[] getSupportedCipherSuites();

    public abstract String[] getEnabledCipherSuites();

    public abstract void setEnabledCipherSuites(String[] suites);

    public abstract String[] getSupportedProtocols();

    public abstract String[] getEnabledProtocols();

    public abstract void setEnabledProtocols(String[] protocols);

    public abstract SSLSession getSession();

    public SSLSession getHandshakeSession() {
        throw new UnsupportedOperationException();
    }

    public abstract void addHandshakeCompletedListener(HandshakeCompletedListener listener);

    public abstract void removeHandshakeCompletedListener(HandshakeCompletedListener listener);

    public abstract void startHandshake() throws IOException;

    public abstract void setUseClientMode(boolean mode);

    public abstract boolean getUseClientMode();

    public abstract void setNeedClientAuth(boolean need);

    public abstract boolean getNeedClientAuth();

    public abstract void setWantClientAuth(boolean want);

    public abstract boolean getWantClientAuth();

    public abstract void setEnableSessionCreation(boolean flag);

    public abstract boolean getEnableSessionCreation();

    public SSLParameters getSSLParameters() {
        SSLParameters p = new SSLParameters(getEnabledCipherSuites(), getEnabledProtocols());
        if (getNeedClientAuth()) {
            p.setNeedClientAuth(true);
        } else if (getWantClientAuth()) {
            p.setWantClientAuth(true);
        }
        return p;
    }

    public void setSSLParameters(SSLParameters p) {
        if (p.getCipherSuites() != null) {
            setEnabledCipherSuites(p.getCipherSuites());
        }
        if (p.getProtocols() != null) {
            setEnabledProtocols(p.getProtocols());
        }
        if (p.getNeedClientAuth()) {
            setNeedClientAuth(true);
        } else {
            setWantClientAuth(p.getWantClientAuth());
        }
    }
}
