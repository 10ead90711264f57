package java.security.cert;

import java.util.Set;

/** What more a certificate may say, each under a number of its own. */
public interface X509Extension {
    boolean hasUnsupportedCriticalExtension();

    Set<String> getCriticalExtensionOIDs();

    Set<String> getNonCriticalExtensionOIDs();

    byte[] getExtensionValue(String oid);
}
