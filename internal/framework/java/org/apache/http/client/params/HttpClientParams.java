package org.apache.http.client.params;

import org.apache.http.params.HttpParams;

/** Settings of clients. */
public class HttpClientParams {
    private HttpClientParams() {
    }

    public static boolean isRedirecting(HttpParams params) {
        return params.getBooleanParameter(ClientPNames.HANDLE_REDIRECTS, true);
    }

    public static void setRedirecting(HttpParams params, boolean value) {
        params.setBooleanParameter(ClientPNames.HANDLE_REDIRECTS, value);
    }

    public static boolean isAuthenticating(HttpParams params) {
        return params.getBooleanParameter(ClientPNames.HANDLE_AUTHENTICATION, true);
    }

    public static void setAuthenticating(HttpParams params, boolean value) {
        params.setBooleanParameter(ClientPNames.HANDLE_AUTHENTICATION, value);
    }

    public static String getCookiePolicy(HttpParams params) {
        String policy = (String) params.getParameter(ClientPNames.COOKIE_POLICY);
        return policy == null ? CookiePolicy.BEST_MATCH : policy;
    }

    public static void setCookiePolicy(HttpParams params, String cookiePolicy) {
        params.setParameter(ClientPNames.COOKIE_POLICY, cookiePolicy);
    }
}
