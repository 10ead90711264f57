package javax.security.auth.x500;

import esdroid.security.Names;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.security.Principal;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;

/** Somebody by X.500's kind of name: CN=Duke, O=Sun, C=US. */
public final class X500Principal implements Principal, Serializable {
    public static final String RFC1779 = "RFC1779";
    public static final String RFC2253 = "RFC2253";
    public static final String CANONICAL = "CANONICAL";

    private static final long serialVersionUID = -500463348111345721L;

    private final transient Names names;

    public X500Principal(String name) {
        this(name, Collections.<String, String>emptyMap());
    }

    public X500Principal(String name, Map<String, String> keywordMap) {
        if (name == null) {
            throw new NullPointerException("provided.null.name");
        }
        names = Names.parse(name, keywordMap);
    }

    public X500Principal(byte[] name) {
        try {
            names = Names.read(name);
        } catch (IOException e) {
            throw new IllegalArgumentException("improperly specified input name", e);
        }
    }

    public X500Principal(InputStream is) {
        if (is == null) {
            throw new NullPointerException("provided null input stream");
        }
        try {
            names = Names.read(is);
        } catch (IOException e) {
            throw new IllegalArgumentException("improperly specified input name", e);
        }
    }

    @Override
    public String getName() {
        return getName(RFC2253);
    }

    public String getName(String format) {
        return getName(format, Collections.<String, String>emptyMap());
    }

    public String getName(String format, Map<String, String> oidMap) {
        if (format == null || !format.equalsIgnoreCase(RFC1779) && !format.equalsIgnoreCase(RFC2253)
                && !(format.equalsIgnoreCase(CANONICAL) && oidMap.isEmpty())) {
            throw new IllegalArgumentException("invalid format specified");
        }
        return names.format(format.toUpperCase(java.util.Locale.ROOT), oidMap);
    }

    public byte[] getEncoded() {
        return names.encoded();
    }

    @Override
    public String toString() {
        return names.format("", Collections.<String, String>emptyMap());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof X500Principal && getName(CANONICAL).equals(((X500Principal) o).getName(CANONICAL));
    }

    @Override
    public int hashCode() {
        return getName(CANONICAL).hashCode();
    }
}
