package org.apache.http.client;

import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;

/** Keeps credentials. */
public interface CredentialsProvider {
    void setCredentials(AuthScope authscope, Credentials credentials);

    Credentials getCredentials(AuthScope authscope);

    void clear();
}
