package java.util;

import java.io.Serializable;

/** A universally unique identifier (RFC 4122). */
public final class UUID implements Serializable, Comparable<UUID> {
    private static final long serialVersionUID = -4856846361193249489L;

    private final long mostSigBits;
    private final long leastSigBits;

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    /** Sixteen bytes with the version and the variant set. */
    private static UUID of(byte[] b, int version) {
        long high = 0;
        long low = 0;
        for (int i = 0; i < 8; i++) {
            high = (high << 8) | (b[i] & 0xff);
            low = (low << 8) | (b[i + 8] & 0xff);
        }
        high = (high & ~0xf000L) | ((long) version << 12);
        low = (low & 0x3fffffffffffffffL) | 0x8000000000000000L;
        return new UUID(high, low);
    }

    public static UUID randomUUID() {
        byte[] b = new byte[16];
        long high = Random.worldSeed();
        long low = Random.worldSeed();
        for (int i = 0; i < 8; i++) {
            b[i] = (byte) (high >>> (i * 8));
            b[i + 8] = (byte) (low >>> (i * 8));
        }
        return of(b, 4);
    }

    public static UUID nameUUIDFromBytes(byte[] name) {
        return of(md5(name), 3);
    }

    private static native byte[] md5(byte[] data);

    public static UUID fromString(String name) {
        String[] parts = name.split("-");
        if (parts.length != 5) {
            throw new IllegalArgumentException("Invalid UUID string: " + name);
        }
        long[] n = new long[5];
        for (int i = 0; i < 5; i++) {
            n[i] = Long.decode("0x" + parts[i]).longValue();
        }
        return new UUID(((n[0] & 0xffffffffL) << 32) | ((n[1] & 0xffffL) << 16) | (n[2] & 0xffffL),
                ((n[3] & 0xffffL) << 48) | (n[4] & 0xffffffffffffL));
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public int version() {
        return (int) ((mostSigBits >> 12) & 0x0f);
    }

    public int variant() {
        return (int) ((leastSigBits >>> (64 - (leastSigBits >>> 62))) & (leastSigBits >> 63));
    }

    private void checkTimeBased() {
        if (version() != 1) {
            throw new UnsupportedOperationException("Not a time-based UUID");
        }
    }

    public long timestamp() {
        checkTimeBased();
        return (mostSigBits & 0x0fffL) << 48 | ((mostSigBits >> 16) & 0xffffL) << 32 | mostSigBits >>> 32;
    }

    public int clockSequence() {
        checkTimeBased();
        return (int) ((leastSigBits & 0x3fff000000000000L) >>> 48);
    }

    public long node() {
        checkTimeBased();
        return leastSigBits & 0x0000ffffffffffffL;
    }

    private static void hex(StringBuilder sb, long v, int digits) {
        for (int i = digits - 1; i >= 0; i--) {
            sb.append(Character.forDigit((int) (v >>> (i * 4)) & 15, 16));
        }
    }

    public String toString() {
        StringBuilder sb = new StringBuilder(36);
        hex(sb, mostSigBits >>> 32, 8);
        sb.append('-');
        hex(sb, mostSigBits >>> 16, 4);
        sb.append('-');
        hex(sb, mostSigBits, 4);
        sb.append('-');
        hex(sb, leastSigBits >>> 48, 4);
        sb.append('-');
        hex(sb, leastSigBits, 12);
        return sb.toString();
    }

    public int hashCode() {
        long x = mostSigBits ^ leastSigBits;
        return ((int) (x >> 32)) ^ (int) x;
    }

    public boolean equals(Object o) {
        return o instanceof UUID && mostSigBits == ((UUID) o).mostSigBits && leastSigBits == ((UUID) o).leastSigBits;
    }

    public int compareTo(UUID val) {
        int c = Long.compare(mostSigBits, val.mostSigBits);
        return c != 0 ? c : Long.compare(leastSigBits, val.leastSigBits);
    }
}
