package org.apache.http.impl.client;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;
import org.apache.http.client.CredentialsProvider;

/** Keeps credentials in memory. */
public class BasicCredentialsProvider implements CredentialsProvider {
    private final LinkedHashMap<AuthScope, Credentials> credMap = new LinkedHashMap<AuthScope, Credentials>();

    public synchronized void setCredentials(AuthScope authscope, Credentials credentials) {
        if (authscope == null) {
            throw new IllegalArgumentException("Authentication scope may not be null");
        }
        credMap.put(authscope, credentials);
    }

    public synchronized Credentials getCredentials(AuthScope authscope) {
        if (authscope == null) {
            throw new IllegalArgumentException("Authentication scope may not be null");
        }
        Credentials creds = credMap.get(authscope);
        int best = -1;
        if (creds == null) {
            for (Map.Entry<AuthScope, Credentials> e : credMap.entrySet()) {
                int factor = authscope.match(e.getKey());
                if (factor > best) {
                    best = factor;
                    creds = e.getValue();
                }
            }
        }
        return creds;
    }

    public synchronized void clear() {
        credMap.clear();
    }
}
