package esdroid.security;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;

/** Binary things between texts that say what they are: -----BEGIN CERTIFICATE----- (RFC 7468). */
public final class Pem {
    private static final int MAX = 16 << 20;

    private Pem() {
    }

    /** The next thing of a kind, or a bare one in DER; null at the end. */
    public static byte[] next(InputStream in, String kind) throws IOException {
        int c = in.read();
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            c = in.read();
        }
        if (c == -1) {
            return null;
        }
        if (c == 0x30) {
            return der(in);
        }
        StringBuilder line = new StringBuilder();
        StringBuilder body = null;
        for (; ; c = in.read()) {
            if (c != -1 && c != '\n' && c != '\r') {
                line.append((char) c);
                continue;
            }
            String s = line.toString().trim();
            line.setLength(0);
            if (s.equals("-----BEGIN " + kind + "-----")) {
                body = new StringBuilder();
            } else if (body != null && s.startsWith("-----END ")) {
                try {
                    return Base64.getDecoder().decode(body.toString());
                } catch (IllegalArgumentException e) {
                    throw new IOException("Incomplete BER/DER data", e);
                }
            } else if (body != null && body.length() < MAX) {
                body.append(s);
            }
            if (c == -1) {
                if (body != null) {
                    throw new IOException("Incomplete data");
                }
                return null;
            }
        }
    }

    /** The rest of a sequence whose first byte was read. */
    private static byte[] der(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(0x30);
        int n = in.read();
        out.write(n);
        if (n > 0x80) {
            int bytes = n & 0x7f;
            n = 0;
            for (int i = 0; i < bytes; i++) {
                int b = in.read();
                out.write(b);
                n = n << 8 | b & 0xff;
            }
            if (bytes > 4 || n < 0) {
                throw new IOException("Invalid BER/DER data (too huge?)");
            }
        }
        for (int i = 0; i < n; i++) {
            int b = in.read();
            if (b == -1) {
                throw new IOException("Incomplete BER/DER data");
            }
            out.write(b);
        }
        return out.toByteArray();
    }
}
