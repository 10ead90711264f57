package java.net;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

/** A cookie (RFC 2109, 2965 and what servers send). */
public final class HttpCookie implements Cloneable {
    private static final String[] DATES = {"EEE',' dd-MMM-yyyy HH:mm:ss 'GMT'", "EEE',' dd MMM yyyy HH:mm:ss 'GMT'", "EEE MMM dd yyyy HH:mm:ss 'GMT'Z",
        "EEE',' dd-MMM-yy HH:mm:ss 'GMT'", "EEE',' dd MMM yy HH:mm:ss 'GMT'", "EEE MMM dd yy HH:mm:ss 'GMT'Z"};

    private final String name;
    private String value;
    private String comment;
    private String commentURL;
    private boolean discard;
    private String domain;
    private long maxAge = -1;
    private String path;
    private String portlist;
    private boolean secure;
    private boolean httpOnly;
    private int version = 1;
    private final long made = System.currentTimeMillis();

    public HttpCookie(String name, String value) {
        String trimmed = name.trim();
        if (trimmed.isEmpty() || !isToken(trimmed) || trimmed.charAt(0) == '$') {
            throw new IllegalArgumentException("Illegal cookie name");
        }
        this.name = trimmed;
        this.value = value;
    }

    private static boolean isToken(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 0x20 || c >= 0x7f || ",; ".indexOf(c) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** The cookies of a header line, with or without the header's name. */
    public static List<HttpCookie> parse(String header) {
        boolean second = false;
        String lower = header.toLowerCase(Locale.ROOT);
        if (lower.startsWith("set-cookie2:")) {
            second = true;
            header = header.substring(12);
        } else if (lower.startsWith("set-cookie:")) {
            header = header.substring(11);
        }
        List<HttpCookie> all = new ArrayList<HttpCookie>();
        if (!second) {
            all.add(one(header, lower.contains("expires=") ? 0 : lower.contains("version=") || lower.contains("max-age") ? 1 : 0));
        } else {
            int from = 0;
            boolean quoted = false;
            for (int i = 0; i <= header.length(); i++) {
                if (i == header.length() || !quoted && header.charAt(i) == ',') {
                    all.add(one(header.substring(from, i), 1));
                    from = i + 1;
                } else if (header.charAt(i) == '"') {
                    quoted = !quoted;
                }
            }
        }
        return all;
    }

    private static HttpCookie one(String text, int version) {
        String[] parts = text.split(";");
        String first = parts.length == 0 ? "" : parts[0].trim();
        int eq = first.indexOf('=');
        if (eq < 0) {
            throw new IllegalArgumentException("Invalid cookie name-value pair");
        }
        HttpCookie c = new HttpCookie(first.substring(0, eq).trim(), unquote(first.substring(eq + 1).trim()));
        c.version = version;
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].trim();
            eq = part.indexOf('=');
            c.attribute((eq < 0 ? part : part.substring(0, eq)).trim().toLowerCase(Locale.ROOT), eq < 0 ? null : unquote(part.substring(eq + 1).trim()));
        }
        return c;
    }

    private static String unquote(String s) {
        int n = s.length();
        if (n > 2 && (s.charAt(0) == '"' && s.charAt(n - 1) == '"' || s.charAt(0) == '\'' && s.charAt(n - 1) == '\'')) {
            return s.substring(1, n - 1);
        }
        return s;
    }

    /** Sets what is not set yet. */
    private void attribute(String key, String v) {
        if (key.equals("comment") && comment == null) {
            comment = v;
        } else if (key.equals("commenturl") && commentURL == null) {
            commentURL = v;
        } else if (key.equals("discard")) {
            discard = true;
        } else if (key.equals("domain") && domain == null) {
            setDomain(v);
        } else if (key.equals("max-age") && v != null) {
            try {
                if (maxAge == -1) {
                    maxAge = Long.parseLong(v);
                }
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("Illegal cookie max-age attribute");
            }
        } else if (key.equals("path") && path == null) {
            path = v;
        } else if (key.equals("port") && portlist == null) {
            portlist = v == null ? "" : v;
        } else if (key.equals("secure")) {
            secure = true;
        } else if (key.equals("httponly")) {
            httpOnly = true;
        } else if (key.equals("version") && v != null) {
            try {
                version = Integer.parseInt(v);
            } catch (NumberFormatException e) {
                return; // what is no number is passed over
            }
        } else if (key.equals("expires") && maxAge == -1 && v != null) {
            maxAge = until(v);
        }
    }

    private long until(String date) {
        for (int i = 0; i < DATES.length; i++) {
            SimpleDateFormat f = new SimpleDateFormat(DATES[i], Locale.US);
            f.setTimeZone(TimeZone.getTimeZone("GMT"));
            f.set2DigitYearStart(new Date(0));
            try {
                Date d = f.parse(date);
                if (!DATES[i].contains("yyyy") || !before(d, 100)) {
                    return Math.max(0, (d.getTime() - made) / 1000);
                }
            } catch (ParseException e) {
                continue; // another form
            }
        }
        return 0;
    }

    /** Whether a date is in the first years of our era, because its year has two digits. */
    private static boolean before(Date d, int years) {
        return d.getTime() < -62135769600000L + years * 31556952000L;
    }

    public boolean hasExpired() {
        return maxAge == 0 || maxAge > 0 && (System.currentTimeMillis() - made) / 1000 > maxAge;
    }

    /** Whether a host lies in a domain: itself, or one more name before a domain that begins with a dot. */
    public static boolean domainMatches(String domain, String host) {
        if (domain == null || host == null) {
            return false;
        }
        boolean local = ".local".equalsIgnoreCase(domain);
        int dot = domain.indexOf('.');
        if (dot == 0) {
            dot = domain.indexOf('.', 1);
        }
        if (!local && (dot == -1 || dot == domain.length() - 1)) {
            return false;
        }
        if (host.indexOf('.') < 0 && (local || domain.equalsIgnoreCase(host + ".local"))) {
            return true;
        }
        int more = host.length() - domain.length();
        if (more == 0) {
            return host.equalsIgnoreCase(domain);
        } else if (more > 0) {
            return host.substring(0, more).indexOf('.') < 0 && host.substring(more).equalsIgnoreCase(domain);
        }
        return more == -1 && domain.charAt(0) == '.' && host.equalsIgnoreCase(domain.substring(1));
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    public void setValue(String v) {
        value = v;
    }

    public String getComment() {
        return comment;
    }

    public void setComment(String v) {
        comment = v;
    }

    public String getCommentURL() {
        return commentURL;
    }

    public void setCommentURL(String v) {
        commentURL = v;
    }

    public boolean getDiscard() {
        return discard;
    }

    public void setDiscard(boolean v) {
        discard = v;
    }

    public String getDomain() {
        return domain;
    }

    public void setDomain(String v) {
        domain = v == null ? null : v.toLowerCase(Locale.ROOT);
    }

    public long getMaxAge() {
        return maxAge;
    }

    public void setMaxAge(long v) {
        maxAge = v;
    }

    public String getPath() {
        return path;
    }

    public void setPath(String v) {
        path = v;
    }

    public String getPortlist() {
        return portlist;
    }

    public void setPortlist(String v) {
        portlist = v;
    }

    public boolean getSecure() {
        return secure;
    }

    public void setSecure(boolean v) {
        secure = v;
    }

    public boolean isHttpOnly() {
        return httpOnly;
    }

    public void setHttpOnly(boolean v) {
        httpOnly = v;
    }

    public int getVersion() {
        return version;
    }

    public void setVersion(int v) {
        if (v != 0 && v != 1) {
            throw new IllegalArgumentException("cookie version should be 0 or 1");
        }
        version = v;
    }

    /** The cookie as requests carry it. */
    @Override
    public String toString() {
        if (version == 0) {
            return name + "=" + value;
        }
        StringBuilder b = new StringBuilder(name).append("=\"").append(value).append('"');
        if (path != null) {
            b.append(";$Path=\"").append(path).append('"');
        }
        if (domain != null) {
            b.append(";$Domain=\"").append(domain).append('"');
        }
        if (portlist != null) {
            b.append(";$Port=\"").append(portlist).append('"');
        }
        return b.toString();
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof HttpCookie)) {
            return false;
        }
        HttpCookie c = (HttpCookie) other;
        return name.equalsIgnoreCase(c.name) && (domain == null ? c.domain == null : domain.equalsIgnoreCase(c.domain)) && Objects.equals(path, c.path);
    }

    @Override
    public int hashCode() {
        return name.toLowerCase(Locale.ROOT).hashCode() + (domain == null ? 0 : domain.toLowerCase(Locale.ROOT).hashCode()) + (path == null ? 0 : path.hashCode());
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
