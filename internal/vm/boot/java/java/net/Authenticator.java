package java.net;

/** Who is asked for passwords. Canned answers of the network ask for none. */
public abstract class Authenticator {
    private static Authenticator installed;

    private String host;
    private InetAddress site;
    private int port;
    private String protocol;
    private String prompt;
    private String scheme;
    private URL url;
    private RequestorType type = RequestorType.SERVER;

    /** Who wants the password. */
    public enum RequestorType {
        PROXY,
        SERVER
    }

    public static synchronized void setDefault(Authenticator a) {
        installed = a;
    }

    public static PasswordAuthentication requestPasswordAuthentication(InetAddress site, int port, String protocol, String prompt, String scheme) {
        return requestPasswordAuthentication(null, site, port, protocol, prompt, scheme);
    }

    public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress site, int port, String protocol, String prompt, String scheme) {
        return requestPasswordAuthentication(host, site, port, protocol, prompt, scheme, null, RequestorType.SERVER);
    }

    public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress site, int port, String protocol, String prompt, String scheme, URL url, RequestorType type) {
        Authenticator a = installed;
        if (a == null) {
            return null;
        }
        synchronized (a) {
            a.host = host;
            a.site = site;
            a.port = port;
            a.protocol = protocol;
            a.prompt = prompt;
            a.scheme = scheme;
            a.url = url;
            a.type = type;
            return a.getPasswordAuthentication();
        }
    }

    protected final String getRequestingHost() {
        return host;
    }

    protected final InetAddress getRequestingSite() {
        return site;
    }

    protected final int getRequestingPort() {
        return port;
    }

    protected final String getRequestingProtocol() {
        return protocol;
    }

    protected final String getRequestingPrompt() {
        return prompt;
    }

    protected final String getRequestingScheme() {
        return scheme;
    }

    protected PasswordAuthentication getPasswordAuthentication() {
        return null;
    }

    protected URL getRequestingURL() {
        return url;
    }

    protected RequestorType getRequestorType() {
        return type;
    }
}
