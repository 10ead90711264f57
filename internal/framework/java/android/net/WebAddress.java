package android.net;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An address as people type it: a scheme, host, port and path that may be left out. */
public class WebAddress {
    private static final String NAME = "[-A-Za-z0-9$_.+!*'(),;?&=]+";
    private static final Pattern ADDRESS = Pattern.compile("(?:(http|https|file)\\:\\/\\/)?(?:(" + NAME + "(?:\\:" + NAME + ")?)@)?"
            + "([a-zA-Z0-9\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF%_-][a-zA-Z0-9\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF%_\\.-]*|\\[[0-9a-fA-F:\\.]+\\])?"
            + "(?:\\:([0-9]*))?(\\/?[^#]*)?.*", Pattern.CASE_INSENSITIVE);

    private String mScheme = "";
    private String mHost = "";
    private int mPort = -1;
    private String mPath = "/";
    private String mAuthInfo = "";

    public WebAddress(String address) throws ParseException {
        if (address == null) {
            throw new NullPointerException();
        }
        Matcher m = ADDRESS.matcher(address);
        if (!m.matches()) {
            throw new ParseException("Bad address");
        }
        if (m.group(1) != null) {
            mScheme = m.group(1).toLowerCase(Locale.ROOT);
        }
        if (m.group(2) != null) {
            mAuthInfo = m.group(2);
        }
        if (m.group(3) != null) {
            mHost = m.group(3);
        }
        if (m.group(4) != null && m.group(4).length() > 0) {
            try {
                mPort = Integer.parseInt(m.group(4));
            } catch (NumberFormatException e) {
                throw new ParseException("Bad port");
            }
        }
        if (m.group(5) != null && m.group(5).length() > 0) {
            mPath = m.group(5).charAt(0) == '/' ? m.group(5) : "/" + m.group(5);
        }
        if (mPort == 443 && mScheme.equals("")) {
            mScheme = "https";
        } else if (mPort == -1) {
            mPort = mScheme.equals("https") ? 443 : 80;
        }
        if (mScheme.equals("")) {
            mScheme = "http";
        }
    }

    @Override
    public String toString() {
        String port = mPort != 443 && mScheme.equals("https") || mPort != 80 && mScheme.equals("http") ? ":" + mPort : "";
        String auth = mAuthInfo.length() > 0 ? mAuthInfo + "@" : "";
        return mScheme + "://" + auth + mHost + port + mPath;
    }

    public void setScheme(String scheme) {
        mScheme = scheme;
    }

    public String getScheme() {
        return mScheme;
    }

    public void setHost(String host) {
        mHost = host;
    }

    public String getHost() {
        return mHost;
    }

    public void setPort(int port) {
        mPort = port;
    }

    public int getPort() {
        return mPort;
    }

    public void setPath(String path) {
        mPath = path;
    }

    public String getPath() {
        return mPath;
    }

    public void setAuthInfo(String authInfo) {
        mAuthInfo = authInfo;
    }

    public String getAuthInfo() {
        return mAuthInfo;
    }
}
