package org.apache.http.auth;

import java.security.Principal;

/** A name with a password. */
public class UsernamePasswordCredentials implements Credentials {
    private final BasicUserPrincipal principal;
    private final String password;

    public UsernamePasswordCredentials(String usernamePassword) {
        if (usernamePassword == null) {
            throw new IllegalArgumentException("Username:password string may not be null");
        }
        int colon = usernamePassword.indexOf(':');
        principal = new BasicUserPrincipal(colon >= 0 ? usernamePassword.substring(0, colon) : usernamePassword);
        password = colon >= 0 ? usernamePassword.substring(colon + 1) : null;
    }

    public UsernamePasswordCredentials(String userName, String password) {
        if (userName == null) {
            throw new IllegalArgumentException("Username may not be null");
        }
        principal = new BasicUserPrincipal(userName);
        this.password = password;
    }

    public Principal getUserPrincipal() {
        return principal;
    }

    public String getUserName() {
        return principal.getName();
    }

    public String getPassword() {
        return password;
    }

    @Override
    public String toString() {
        return principal.toString();
    }
}
