package javax.net.ssl;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** Has keys with certificates under names. */
public interface X509KeyManager extends KeyManager {
    String[] getClientAliases(String keyType, Principal[] issuers);

    String chooseClientAlias(String[] keyType, Principal[] issuers, Socket socket);

    String[] getServerAliases(String keyType, Principal[] issuers);

    String chooseServerAlias(String keyType, Principal[] issuers, Socket socket);

    X509Certificate[] getCertificateChain(String alias);

    PrivateKey getPrivateKey(String alias);
}
