import java.io.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** Cipher: AES and DES in all modes, in pieces, through streams, damaged. */
public class Ciphers {
    static String hex(byte[] b) {
        if (b == null) {
            return "null";
        }
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        }
        return sb.toString();
    }

    static byte[] bytes(int n) {
        byte[] b = new byte[n];
        for (int i = 0; i < n; i++) {
            b[i] = (byte) (i * 11 + 3);
        }
        return b;
    }

    public static void main(String[] args) throws Exception {
        for (String t : new String[] {"AES/ECB/PKCS5Padding", "AES/ECB/NoPadding", "AES/CBC/PKCS5Padding", "AES/CBC/NoPadding", "AES/CTR/NoPadding", "AES", "DES/CBC/PKCS5Padding", "DES/ECB/NoPadding", "DESede/CBC/PKCS5Padding"}) {
            for (int keySize : t.startsWith("AES") ? new int[] {16, 24, 32} : t.startsWith("DESede") ? new int[] {24} : new int[] {8}) {
                SecretKeySpec key = new SecretKeySpec(bytes(keySize), t.split("/")[0]);
                Cipher c = Cipher.getInstance(t);
                IvParameterSpec iv = t.contains("CBC") || t.contains("CTR") ? new IvParameterSpec(bytes(c.getBlockSize())) : null;
                StringBuilder sb = new StringBuilder(t).append(' ').append(keySize).append(' ').append(c.getBlockSize());
                for (int n : new int[] {0, 16, 21, 32}) {
                    if (t.contains("NoPadding") && !t.contains("CTR") && n % 8 != 0) {
                        continue;
                    }
                    c.init(Cipher.ENCRYPT_MODE, key, iv);
                    byte[] e = c.doFinal(bytes(n));
                    c.init(Cipher.DECRYPT_MODE, key, iv);
                    byte[] d = c.doFinal(e);
                    sb.append(' ').append(hex(e)).append(Arrays.equals(d, bytes(n)));
                }
                System.out.println(sb + " " + hex(c.getIV()));
            }
        }
        SecretKeySpec key = new SecretKeySpec(bytes(16), "AES");
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        IvParameterSpec iv = new IvParameterSpec(bytes(16));
        c.init(Cipher.ENCRYPT_MODE, key, iv);
        System.out.println(hex(c.update(bytes(10))) + " " + hex(c.update(bytes(10))) + " " + hex(c.update(bytes(30), 5, 25)) + " " + hex(c.doFinal(bytes(3))) + " " + c.getOutputSize(16) + " " + c.getOutputSize(15));
        byte[] e = c.doFinal(bytes(40));
        c.init(Cipher.DECRYPT_MODE, key, iv);
        System.out.println(hex(c.update(e, 0, 20)) + " " + hex(c.update(e, 20, 20)) + " " + hex(c.doFinal(e, 40, e.length - 40)));
        byte[] room = new byte[64];
        int n = c.update(e, 0, 32, room, 1);
        n += c.doFinal(e, 32, 16, room, 1 + n);
        System.out.println(n + " " + hex(room));
        Cipher g = Cipher.getInstance("AES/GCM/NoPadding");
        for (int tag : new int[] {128, 96}) {
            for (int nonce : new int[] {12, 16}) {
                g.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(tag, bytes(nonce)));
                g.updateAAD("header".getBytes());
                byte[] sealed = g.doFinal(bytes(30));
                g.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(tag, bytes(nonce)));
                g.updateAAD("header".getBytes());
                byte[] opened = g.doFinal(sealed);
                System.out.println(tag + " " + nonce + " " + hex(sealed) + " " + Arrays.equals(opened, bytes(30)));
                sealed[3] ^= 1;
                g.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(tag, bytes(nonce)));
                g.updateAAD("header".getBytes());
                try {
                    g.doFinal(sealed);
                } catch (AEADBadTagException x) {
                    System.out.println("damaged");
                }
            }
        }
        g.init(Cipher.ENCRYPT_MODE, key);
        System.out.println(g.getIV().length + " " + g.doFinal(bytes(5)).length);
        String[] wrong = {"key size", "iv size", "no iv", "block", "padding", "length", "not ready", "algorithm", "mode", "pad name"};
        for (String w : wrong) {
            try {
                Cipher x = Cipher.getInstance("AES/CBC/PKCS5Padding");
                switch (w) {
                    case "key size": x.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(bytes(15), "AES"), iv); break;
                    case "iv size": x.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(bytes(8))); break;
                    case "no iv": x.init(Cipher.DECRYPT_MODE, key, (IvParameterSpec) null); break;
                    case "block": x = Cipher.getInstance("AES/CBC/NoPadding"); x.init(Cipher.ENCRYPT_MODE, key, iv); x.doFinal(bytes(17)); break;
                    case "padding": x.init(Cipher.DECRYPT_MODE, key, iv); x.doFinal(bytes(32)); break;
                    case "length": x.init(Cipher.DECRYPT_MODE, key, iv); x.doFinal(bytes(30)); break;
                    case "not ready": x.doFinal(bytes(1)); break;
                    case "algorithm": Cipher.getInstance("Nonsense"); break;
                    case "mode": Cipher.getInstance("AES/XYZ/NoPadding"); break;
                    default: Cipher.getInstance("AES/CBC/OddPadding");
                }
                System.out.println(w + " ok");
            } catch (GeneralSecurityException x) {
                System.out.println(w + " " + x.getClass().getName());
            } catch (IllegalStateException x) {
                System.out.println(w + " " + x.getMessage());
            }
        }
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        c.init(Cipher.ENCRYPT_MODE, key, iv);
        CipherOutputStream o = new CipherOutputStream(sink, c);
        o.write(bytes(100));
        o.write(7);
        o.close();
        c.init(Cipher.DECRYPT_MODE, key, iv);
        CipherInputStream in = new CipherInputStream(new ByteArrayInputStream(sink.toByteArray()), c);
        ByteArrayOutputStream back = new ByteArrayOutputStream();
        for (int b; (b = in.read()) >= 0;) {
            back.write(b);
        }
        in.close();
        System.out.println(sink.size() + " " + back.size() + " " + Arrays.equals(Arrays.copyOf(back.toByteArray(), 100), bytes(100)) + " " + c.getAlgorithm() + " " + (Cipher.getMaxAllowedKeyLength("AES") > 256));
        Cipher wrap = Cipher.getInstance("AES/ECB/PKCS5Padding");
        wrap.init(Cipher.WRAP_MODE, key);
        byte[] wrapped = wrap.wrap(new SecretKeySpec(bytes(24), "DESede"));
        wrap.init(Cipher.UNWRAP_MODE, key);
        System.out.println(hex(wrapped) + " " + wrap.unwrap(wrapped, "DESede", Cipher.SECRET_KEY).equals(new SecretKeySpec(bytes(24), "DESede")));
    }
}
