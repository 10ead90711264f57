package org.apache.http.conn.ssl;

import java.io.IOException;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;

/** Takes any certificate. */
@Deprecated
public class AllowAllHostnameVerifier implements X509HostnameVerifier {
    public boolean verify(String host, SSLSession session) {
        return true;
    }

    public void verify(String host, SSLSocket ssl) throws IOException {
    }

    public void verify(String host, X509Certificate cert) throws SSLException {
    }

    public final void verify(String host, String[] cns, String[] subjectAlts) throws SSLException {
    }

    @Override
    public final String toString() {
        return "ALLOW_ALL";
    }
}
