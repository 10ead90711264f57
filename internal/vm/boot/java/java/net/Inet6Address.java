package java.net;

/** An address of sixteen bytes. */
public final class Inet6Address extends InetAddress {
    private static final long serialVersionUID = 6880410070516793377L;

    Inet6Address(String host, byte[] address) {
        super(host, address);
    }

    /** The bytes of an address in groups and colons, null if the text is none. */
    static byte[] parse(String text) {
        int percent = text.indexOf('%');
        if (percent >= 0) {
            text = text.substring(0, percent);
        }
        if (text.indexOf(':') < 0) {
            return null;
        }
        byte[] out = new byte[16];
        int n = 0;
        int gap = -1;
        int i = 0;
        if (text.startsWith("::")) {
            gap = 0;
            i = 2;
        } else if (text.startsWith(":")) {
            return null;
        }
        while (i < text.length()) {
            if (n == 16) {
                return null;
            }
            int end = text.indexOf(':', i);
            String group = text.substring(i, end < 0 ? text.length() : end);
            if (group.indexOf('.') >= 0) {
                byte[] v4 = Inet4Address.parse(group);
                if (v4 == null || end >= 0 || n > 12) {
                    return null;
                }
                System.arraycopy(v4, 0, out, n, 4);
                n += 4;
                i = text.length();
                break;
            }
            if (group.isEmpty() || group.length() > 4) {
                return null;
            }
            int value = 0;
            for (int j = 0; j < group.length(); j++) {
                int digit = Character.digit(group.charAt(j), 16);
                if (digit < 0) {
                    return null;
                }
                value = value << 4 | digit;
            }
            out[n++] = (byte) (value >> 8);
            out[n++] = (byte) value;
            if (end < 0) {
                i = text.length();
                break;
            }
            i = end + 1;
            if (i < text.length() && text.charAt(i) == ':') {
                if (gap >= 0) {
                    return null;
                }
                gap = n;
                i++;
            } else if (i == text.length()) {
                return null;
            }
        }
        if (gap >= 0) {
            int tail = n - gap;
            for (int j = 1; j <= tail; j++) {
                out[16 - j] = out[n - j];
                if (16 - j != n - j) {
                    out[n - j] = 0;
                }
            }
            return out;
        }
        return n == 16 ? out : null;
    }

    @Override
    public String getHostAddress() {
        // The longest run of two or more zero groups is left out.
        int best = -1;
        int bestLength = 1;
        for (int i = 0; i < 8; i++) {
            int j = i;
            while (j < 8 && (address[2 * j] | address[2 * j + 1]) == 0) {
                j++;
            }
            if (j - i > bestLength) {
                best = i;
                bestLength = j - i;
            }
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            if (i == best) {
                b.append("::");
                i += bestLength - 1;
                continue;
            }
            if (b.length() > 0 && b.charAt(b.length() - 1) != ':') {
                b.append(':');
            }
            b.append(Integer.toHexString((address[2 * i] & 0xff) << 8 | address[2 * i + 1] & 0xff));
        }
        return b.toString();
    }

    @Override
    public boolean isMulticastAddress() {
        return (address[0] & 0xff) == 0xff;
    }

    @Override
    public boolean isAnyLocalAddress() {
        for (int i = 0; i < 16; i++) {
            if (address[i] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isLoopbackAddress() {
        for (int i = 0; i < 15; i++) {
            if (address[i] != 0) {
                return false;
            }
        }
        return address[15] == 1;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return (address[0] & 0xff) == 0xfe && (address[1] & 0xc0) == 0x80;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return (address[0] & 0xff) == 0xfe && (address[1] & 0xc0) == 0xc0;
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = 0; i < 16; i += 4) {
            // Bytes are added with their signs.
            h += ((((address[i] << 8) + address[i + 1]) << 8) + address[i + 2] << 8) + address[i + 3];
        }
        return h;
    }
}
