package org.apache.http.params;

import org.apache.http.HttpVersion;
import org.apache.http.ProtocolVersion;
import org.apache.http.protocol.HTTP;

/** Settings of the protocol. */
public final class HttpProtocolParams implements CoreProtocolPNames {
    private HttpProtocolParams() {
    }

    public static String getHttpElementCharset(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        Object value = params.getParameter(HTTP_ELEMENT_CHARSET);
        return value == null ? HTTP.DEFAULT_PROTOCOL_CHARSET : (String) value;
    }

    public static void setHttpElementCharset(HttpParams params, String value) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        params.setParameter(HTTP_ELEMENT_CHARSET, value);
    }

    public static String getContentCharset(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        Object value = params.getParameter(HTTP_CONTENT_CHARSET);
        return value == null ? HTTP.DEFAULT_CONTENT_CHARSET : (String) value;
    }

    public static void setContentCharset(HttpParams params, String value) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        params.setParameter(HTTP_CONTENT_CHARSET, value);
    }

    public static ProtocolVersion getVersion(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        Object value = params.getParameter(PROTOCOL_VERSION);
        return value == null ? HttpVersion.HTTP_1_1 : (ProtocolVersion) value;
    }

    public static void setVersion(HttpParams params, ProtocolVersion value) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        params.setParameter(PROTOCOL_VERSION, value);
    }

    public static String getUserAgent(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        Object value = params.getParameter(USER_AGENT);
        return value == null ? null : (String) value;
    }

    public static void setUserAgent(HttpParams params, String value) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        params.setParameter(USER_AGENT, value);
    }

    public static boolean useExpectContinue(HttpParams params) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        return params.getBooleanParameter(USE_EXPECT_CONTINUE, false);
    }

    public static void setUseExpectContinue(HttpParams params, boolean value) {
        if (params == null) {
            throw new IllegalArgumentException("HTTP parameters may not be null");
        }
        params.setBooleanParameter(USE_EXPECT_CONTINUE, value);
    }
}
