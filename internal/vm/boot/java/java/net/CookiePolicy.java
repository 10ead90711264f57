package java.net;

/** Which cookies are kept. */
public interface CookiePolicy {
    CookiePolicy ACCEPT_ALL = new CookiePolicy() {
        @Override
        public boolean shouldAccept(URI uri, HttpCookie cookie) {
            return true;
        }
    };

    CookiePolicy ACCEPT_NONE = new CookiePolicy() {
        @Override
        public boolean shouldAccept(URI uri, HttpCookie cookie) {
            return false;
        }
    };

    CookiePolicy ACCEPT_ORIGINAL_SERVER = new CookiePolicy() {
        @Override
        public boolean shouldAccept(URI uri, HttpCookie cookie) {
            return uri != null && cookie != null && HttpCookie.domainMatches(cookie.getDomain(), uri.getHost());
        }
    };

    boolean shouldAccept(URI uri, HttpCookie cookie);
}
