package android.webkit;

import java.io.InputStream;
import java.util.Map;

/** What an app answers itself. */
public class WebResourceResponse {
    private String mMimeType;
    private String mEncoding;
    private int mStatusCode;
    private String mReasonPhrase;
    private Map<String, String> mHeaders;
    private InputStream mData;

    public WebResourceResponse(String mimeType, String encoding, InputStream data) {
        mMimeType = mimeType;
        mEncoding = encoding;
        mData = data;
    }

    public String getMimeType() {
        return mMimeType;
    }

    public void setMimeType(String mimeType) {
        mMimeType = mimeType;
    }

    public String getEncoding() {
        return mEncoding;
    }

    public void setEncoding(String encoding) {
        mEncoding = encoding;
    }

    public int getStatusCode() {
        return mStatusCode;
    }

    public String getReasonPhrase() {
        return mReasonPhrase;
    }

    public void setStatusCodeAndReasonPhrase(int statusCode, String reasonPhrase) {
        mStatusCode = statusCode;
        mReasonPhrase = reasonPhrase;
    }

    public Map<String, String> getResponseHeaders() {
        return mHeaders;
    }

    public void setResponseHeaders(Map<String, String> headers) {
        mHeaders = headers;
    }

    public InputStream getData() {
        return mData;
    }

    public void setData(InputStream data) {
        mData = data;
    }
}
