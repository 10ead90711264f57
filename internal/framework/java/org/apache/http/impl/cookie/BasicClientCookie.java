package org.apache.http.impl.cookie;

import java.util.Date;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.http.cookie.ClientCookie;
import org.apache.http.cookie.SetCookie;

/** A cookie. */
public class BasicClientCookie implements SetCookie, ClientCookie, Cloneable {
    private final String name;
    private Map<String, String> attribs = new HashMap<String, String>();
    private String value;
    private String cookieComment;
    private String cookieDomain;
    private Date cookieExpiryDate;
    private String cookiePath;
    private boolean isSecure;
    private int cookieVersion;

    public BasicClientCookie(String name, String value) {
        if (name == null) {
            throw new IllegalArgumentException("Name may not be null");
        }
        this.name = name;
        this.value = value;
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    public void setValue(String value) {
        this.value = value;
    }

    public String getComment() {
        return cookieComment;
    }

    public void setComment(String comment) {
        cookieComment = comment;
    }

    public String getCommentURL() {
        return null;
    }

    public Date getExpiryDate() {
        return cookieExpiryDate;
    }

    public void setExpiryDate(Date expiryDate) {
        cookieExpiryDate = expiryDate;
    }

    public boolean isPersistent() {
        return cookieExpiryDate != null;
    }

    public String getDomain() {
        return cookieDomain;
    }

    public void setDomain(String domain) {
        cookieDomain = domain != null ? domain.toLowerCase(Locale.ENGLISH) : null;
    }

    public String getPath() {
        return cookiePath;
    }

    public void setPath(String path) {
        cookiePath = path;
    }

    public boolean isSecure() {
        return isSecure;
    }

    public void setSecure(boolean secure) {
        isSecure = secure;
    }

    public int[] getPorts() {
        return null;
    }

    public int getVersion() {
        return cookieVersion;
    }

    public void setVersion(int version) {
        cookieVersion = version;
    }

    public boolean isExpired(Date date) {
        if (date == null) {
            throw new IllegalArgumentException("Date may not be null");
        }
        return cookieExpiryDate != null && cookieExpiryDate.getTime() <= date.getTime();
    }

    public void setAttribute(String name, String value) {
        attribs.put(name, value);
    }

    public String getAttribute(String name) {
        return attribs.get(name);
    }

    public boolean containsAttribute(String name) {
        return attribs.get(name) != null;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        BasicClientCookie clone = (BasicClientCookie) super.clone();
        clone.attribs = new HashMap<String, String>(attribs);
        return clone;
    }

    @Override
    public String toString() {
        return "[version: " + cookieVersion + "][name: " + name + "][value: " + value + "][domain: " + cookieDomain + "][path: " + cookiePath
                + "][expiry: " + cookieExpiryDate + "]";
    }
}
