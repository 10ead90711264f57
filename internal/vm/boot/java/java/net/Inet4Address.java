package java.net;

/** An address of four bytes. */
public final class Inet4Address extends InetAddress {
    private static final long serialVersionUID = 3286316764910316507L;

    Inet4Address(String host, byte[] address) {
        super(host, address);
    }

    /** The bytes of an address in numbers and dots, null if the text is none. */
    static byte[] parse(String text) {
        byte[] out = new byte[4];
        int n = 0;
        int value = -1;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : '.';
            if (c == '.') {
                if (value < 0 || n == 4) {
                    return null;
                }
                out[n++] = (byte) value;
                value = -1;
            } else if (c >= '0' && c <= '9') {
                value = (value < 0 ? 0 : value) * 10 + (c - '0');
                if (value > 255) {
                    return null;
                }
            } else {
                return null;
            }
        }
        return n == 4 ? out : null;
    }

    @Override
    public String getHostAddress() {
        return (address[0] & 0xff) + "." + (address[1] & 0xff) + "." + (address[2] & 0xff) + "." + (address[3] & 0xff);
    }

    @Override
    public boolean isMulticastAddress() {
        return (address[0] & 0xf0) == 0xe0;
    }

    @Override
    public boolean isAnyLocalAddress() {
        return (address[0] | address[1] | address[2] | address[3]) == 0;
    }

    @Override
    public boolean isLoopbackAddress() {
        return address[0] == 127;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return (address[0] & 0xff) == 169 && (address[1] & 0xff) == 254;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return address[0] == 10 || (address[0] & 0xff) == 172 && (address[1] & 0xf0) == 16 || (address[0] & 0xff) == 192 && (address[1] & 0xff) == 168;
    }

    @Override
    public int hashCode() {
        return (address[0] & 0xff) << 24 | (address[1] & 0xff) << 16 | (address[2] & 0xff) << 8 | address[3] & 0xff;
    }
}
