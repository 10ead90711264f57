package esdroid.security;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A value in ASN.1's distinguished encoding (X.690), and the parts it has. */
public final class Der {
    static final int INTEGER = 2;
    static final int BITS = 3;
    static final int OCTETS = 4;
    static final int NULL = 5;
    static final int OID = 6;
    static final int UTF8 = 12;
    static final int PRINTABLE = 19;
    static final int IA5 = 22;
    static final int SEQUENCE = 0x30;
    static final int SET = 0x31;

    final int tag;
    private final byte[] in;
    private final int start;
    private final int content;
    private final int end;

    /** The value that some bytes are, all of them. */
    public Der(byte[] in) throws IOException {
        this(in, 0, in.length);
        if (end != in.length) {
            throw new IOException("extra data at the end");
        }
    }

    private Der(byte[] in, int at, int limit) throws IOException {
        this.in = in;
        start = at;
        if (limit - at < 2) {
            throw new IOException("Incomplete BER/DER data");
        }
        tag = in[at++] & 0xff;
        int n = in[at++] & 0xff;
        if (n >= 0x80) {
            int bytes = n & 0x7f;
            if (bytes == 0 || bytes > 4 || bytes > limit - at) {
                throw new IOException("Invalid length of BER/DER data");
            }
            n = 0;
            for (int i = 0; i < bytes; i++) {
                n = n << 8 | in[at++] & 0xff;
            }
        }
        if (n < 0 || n > limit - at) {
            throw new IOException("Incomplete BER/DER data");
        }
        content = at;
        end = at + n;
    }

    /** The value, which must have a tag. */
    Der as(int wanted) throws IOException {
        if (tag != wanted) {
            throw new IOException("ASN.1 tag " + tag + " where " + wanted + " is wanted");
        }
        return this;
    }

    /** The parts, which must be so many at least. */
    List<Der> parts(int least) throws IOException {
        List<Der> parts = new ArrayList<Der>();
        for (int at = content; at < end; ) {
            Der part = new Der(in, at, end);
            parts.add(part);
            at = part.end;
        }
        if (parts.size() < least) {
            throw new IOException("ASN.1 value has " + parts.size() + " parts where " + least + " are wanted");
        }
        return parts;
    }

    byte[] content() {
        return Arrays.copyOfRange(in, content, end);
    }

    public byte[] encoded() {
        return Arrays.copyOfRange(in, start, end);
    }

    /** The value that an octet or bit string holds. */
    Der inside() throws IOException {
        return new Der(tag == BITS ? bits() : content());
    }

    BigInteger integer() throws IOException {
        as(INTEGER);
        if (content == end) {
            throw new IOException("Zero length integer");
        }
        return new BigInteger(content());
    }

    /** The whole bytes of a bit string. */
    byte[] bits() throws IOException {
        as(BITS);
        if (content == end) {
            throw new IOException("Empty bit string");
        }
        return Arrays.copyOfRange(in, content + 1, end);
    }

    /** The bits of a bit string, at least so many. */
    boolean[] flags(int least) throws IOException {
        byte[] bytes = bits();
        boolean[] flags = new boolean[Math.max(least, Math.max(0, bytes.length * 8 - in[content]))];
        for (int i = 0; i < flags.length && i < bytes.length * 8; i++) {
            flags[i] = (bytes[i / 8] & 0x80 >> i % 8) != 0;
        }
        return flags;
    }

    String oid() throws IOException {
        as(OID);
        StringBuilder sb = new StringBuilder();
        long n = 0;
        for (int i = content; i < end; i++) {
            if (n > Long.MAX_VALUE >> 8) {
                throw new IOException("ObjectIdentifier too large");
            }
            n = n << 7 | in[i] & 0x7f;
            if (in[i] < 0) {
                continue;
            }
            if (sb.length() == 0) {
                long first = Math.min(2, n / 40);
                sb.append(first).append('.');
                n -= 40 * first;
            } else {
                sb.append('.');
            }
            sb.append(n);
            n = 0;
        }
        return sb.toString();
    }

    /** The text of a string, whatever its kind. */
    String text() {
        Charset charset = tag == 30 ? StandardCharsets.UTF_16BE : tag == UTF8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        return new String(in, content, end - content, charset);
    }

    // ---- writing

    static byte[] make(int tag, byte[]... parts) {
        int n = 0;
        for (byte[] p : parts) {
            n += p.length;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (n >= 0x80) {
            int bytes = n < 0x100 ? 1 : n < 0x10000 ? 2 : n < 0x1000000 ? 3 : 4;
            out.write(0x80 | bytes);
            for (int i = bytes - 1; i >= 0; i--) {
                out.write(n >> 8 * i);
            }
        } else {
            out.write(n);
        }
        for (byte[] p : parts) {
            out.write(p, 0, p.length);
        }
        return out.toByteArray();
    }

    static byte[] integer(BigInteger n) {
        return make(INTEGER, n.toByteArray());
    }

    static byte[] bits(byte[] bytes) {
        return make(BITS, new byte[1], bytes);
    }

    static byte[] oid(String s) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] arcs = s.split("\\.");
        for (int i = 1; i < arcs.length; i++) {
            long n = Long.parseLong(arcs[i]) + (i == 1 ? 40 * Long.parseLong(arcs[0]) : 0);
            for (int shift = 63 / 7 * 7; shift > 0; shift -= 7) {
                if (n >> shift != 0) {
                    out.write((int) (n >> shift) & 0x7f | 0x80);
                }
            }
            out.write((int) n & 0x7f);
        }
        return make(OID, out.toByteArray());
    }
}
