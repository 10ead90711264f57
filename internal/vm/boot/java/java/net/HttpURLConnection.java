package java.net;

import java.io.IOException;
import java.io.InputStream;

/** A connection by HTTP. */
public abstract class HttpURLConnection extends URLConnection {
    public static final int HTTP_OK = 200;
    public static final int HTTP_CREATED = 201;
    public static final int HTTP_ACCEPTED = 202;
    public static final int HTTP_NOT_AUTHORITATIVE = 203;
    public static final int HTTP_NO_CONTENT = 204;
    public static final int HTTP_RESET = 205;
    public static final int HTTP_PARTIAL = 206;
    public static final int HTTP_MULT_CHOICE = 300;
    public static final int HTTP_MOVED_PERM = 301;
    public static final int HTTP_MOVED_TEMP = 302;
    public static final int HTTP_SEE_OTHER = 303;
    public static final int HTTP_NOT_MODIFIED = 304;
    public static final int HTTP_USE_PROXY = 305;
    public static final int HTTP_BAD_REQUEST = 400;
    public static final int HTTP_UNAUTHORIZED = 401;
    public static final int HTTP_PAYMENT_REQUIRED = 402;
    public static final int HTTP_FORBIDDEN = 403;
    public static final int HTTP_NOT_FOUND = 404;
    public static final int HTTP_BAD_METHOD = 405;
    public static final int HTTP_NOT_ACCEPTABLE = 406;
    public static final int HTTP_PROXY_AUTH = 407;
    public static final int HTTP_CLIENT_TIMEOUT = 408;
    public static final int HTTP_CONFLICT = 409;
    public static final int HTTP_GONE = 410;
    public static final int HTTP_LENGTH_REQUIRED = 411;
    public static final int HTTP_PRECON_FAILED = 412;
    public static final int HTTP_ENTITY_TOO_LARGE = 413;
    public static final int HTTP_REQ_TOO_LONG = 414;
    public static final int HTTP_UNSUPPORTED_TYPE = 415;
    public static final int HTTP_SERVER_ERROR = 500;
    public static final int HTTP_INTERNAL_ERROR = 500;
    public static final int HTTP_NOT_IMPLEMENTED = 501;
    public static final int HTTP_BAD_GATEWAY = 502;
    public static final int HTTP_UNAVAILABLE = 503;
    public static final int HTTP_GATEWAY_TIMEOUT = 504;
    public static final int HTTP_VERSION = 505;

    private static final String[] METHODS = {"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "PATCH"};

    private static boolean followAll = true;

    protected String method = "GET";
    protected int chunkLength = -1;
    protected int fixedContentLength = -1;
    protected long fixedContentLengthLong = -1;
    protected int responseCode = -1;
    protected String responseMessage;
    protected boolean instanceFollowRedirects = followAll;

    protected HttpURLConnection(URL url) {
        super(url);
    }

    public static void setFollowRedirects(boolean flag) {
        followAll = flag;
    }

    public static boolean getFollowRedirects() {
        return followAll;
    }

    public void setInstanceFollowRedirects(boolean flag) {
        instanceFollowRedirects = flag;
    }

    public boolean getInstanceFollowRedirects() {
        return instanceFollowRedirects;
    }

    public void setRequestMethod(String name) throws ProtocolException {
        if (connected) {
            throw new ProtocolException("Can't reset method: already connected");
        }
        for (int i = 0; i < METHODS.length; i++) {
            if (METHODS[i].equals(name)) {
                method = name;
                return;
            }
        }
        throw new ProtocolException("Unknown method '" + name + "'; must be one of [OPTIONS, GET, HEAD, POST, PUT, DELETE, TRACE, PATCH]");
    }

    public String getRequestMethod() {
        return method;
    }

    public void setFixedLengthStreamingMode(int length) {
        setFixedLengthStreamingMode((long) length);
        fixedContentLength = length;
    }

    public void setFixedLengthStreamingMode(long length) {
        notConnected();
        if (chunkLength != -1) {
            throw new IllegalStateException("Chunked encoding streaming mode set");
        }
        if (length < 0) {
            throw new IllegalArgumentException("invalid content length");
        }
        fixedContentLengthLong = length;
    }

    public void setChunkedStreamingMode(int length) {
        notConnected();
        if (fixedContentLength != -1 || fixedContentLengthLong != -1) {
            throw new IllegalStateException("Fixed length streaming mode set");
        }
        chunkLength = length <= 0 ? 4096 : length;
    }

    public int getResponseCode() throws IOException {
        getInputStream();
        return responseCode;
    }

    public String getResponseMessage() throws IOException {
        getResponseCode();
        return responseMessage;
    }

    public abstract void disconnect();

    public abstract boolean usingProxy();

    public InputStream getErrorStream() {
        return null;
    }
}
