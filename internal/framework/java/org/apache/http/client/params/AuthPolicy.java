package org.apache.http.client.params;

/** Names of ways of authentication. */
public final class AuthPolicy {
    public static final String NTLM = "NTLM";
    public static final String DIGEST = "Digest";
    public static final String BASIC = "Basic";

    private AuthPolicy() {
    }
}
