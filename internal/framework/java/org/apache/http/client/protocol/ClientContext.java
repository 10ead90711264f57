package org.apache.http.client.protocol;

/** Names of what belongs to a client's exchange. */
public interface ClientContext {
    String COOKIESPEC_REGISTRY = "http.cookiespec-registry";
    String AUTHSCHEME_REGISTRY = "http.authscheme-registry";
    String COOKIE_STORE = "http.cookie-store";
    String COOKIE_SPEC = "http.cookie-spec";
    String COOKIE_ORIGIN = "http.cookie-origin";
    String CREDS_PROVIDER = "http.auth.credentials-provider";
    String TARGET_AUTH_STATE = "http.auth.target-scope";
    String PROXY_AUTH_STATE = "http.auth.proxy-scope";
    String AUTH_SCHEME_PREF = "http.auth.scheme-pref";
    String USER_TOKEN = "http.user-token";
}
