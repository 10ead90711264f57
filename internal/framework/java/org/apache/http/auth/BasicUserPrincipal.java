package org.apache.http.auth;

import java.security.Principal;

/** A user's name. */
public final class BasicUserPrincipal implements Principal {
    private final String username;

    public BasicUserPrincipal(String username) {
        if (username == null) {
            throw new IllegalArgumentException("User name may not be null");
        }
        this.username = username;
    }

    public String getName() {
        return username;
    }

    @Override
    public int hashCode() {
        return username.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof BasicUserPrincipal && username.equals(((BasicUserPrincipal) o).username);
    }

    @Override
    public String toString() {
        return "[principal: " + username + "]";
    }
}
