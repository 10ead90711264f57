package org.apache.http.message;

import java.util.Locale;
import org.apache.http.HttpEntity;
import org.apache.http.HttpResponse;
import org.apache.http.ProtocolVersion;
import org.apache.http.StatusLine;

/** An answer. */
public class BasicHttpResponse extends AbstractHttpMessage implements HttpResponse {
    private StatusLine statusline;
    private HttpEntity entity;
    private Locale locale = Locale.getDefault();

    public BasicHttpResponse(StatusLine statusline) {
        if (statusline == null) {
            throw new IllegalArgumentException("Status line may not be null.");
        }
        this.statusline = statusline;
    }

    public BasicHttpResponse(ProtocolVersion ver, int code, String reason) {
        this(new BasicStatusLine(ver, code, reason));
    }

    public ProtocolVersion getProtocolVersion() {
        return statusline.getProtocolVersion();
    }

    public StatusLine getStatusLine() {
        return statusline;
    }

    public HttpEntity getEntity() {
        return entity;
    }

    public Locale getLocale() {
        return locale;
    }

    public void setStatusLine(StatusLine statusline) {
        if (statusline == null) {
            throw new IllegalArgumentException("Status line may not be null");
        }
        this.statusline = statusline;
    }

    public void setStatusLine(ProtocolVersion ver, int code) {
        statusline = new BasicStatusLine(ver, code, null);
    }

    public void setStatusLine(ProtocolVersion ver, int code, String reason) {
        statusline = new BasicStatusLine(ver, code, reason);
    }

    public void setStatusCode(int code) {
        statusline = new BasicStatusLine(statusline.getProtocolVersion(), code, null);
    }

    public void setReasonPhrase(String reason) {
        statusline = new BasicStatusLine(statusline.getProtocolVersion(), statusline.getStatusCode(), reason);
    }

    public void setEntity(HttpEntity entity) {
        this.entity = entity;
    }

    public void setLocale(Locale loc) {
        if (loc == null) {
            throw new IllegalArgumentException("Locale may not be null");
        }
        locale = loc;
    }
}
