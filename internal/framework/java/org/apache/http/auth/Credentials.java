package org.apache.http.auth;

import java.security.Principal;

/** Who one is, and the proof. */
public interface Credentials {
    Principal getUserPrincipal();

    String getPassword();
}
