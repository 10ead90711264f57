package org.apache.http.cookie;

/** A cookie with its attributes. */
public interface ClientCookie extends Cookie {
    String VERSION_ATTR = "version";
    String PATH_ATTR = "path";
    String DOMAIN_ATTR = "domain";
    String EXPIRES_ATTR = "expires";
    String SECURE_ATTR = "secure";
    String COMMENT_ATTR = "comment";
    String PORT_ATTR = "port";
    String DISCARD_ATTR = "discard";
    String MAX_AGE_ATTR = "max-age";
    String COMMENTURL_ATTR = "commenturl";

    String getAttribute(String name);

    boolean containsAttribute(String name);
}
