import java.io.*;
import java.nio.ByteBuffer;
import java.security.*;
import java.util.*;

/** MessageDigest: all algorithms, pieces, copies, streams. */
public class Digests {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        String[] algorithms = {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA", "SHA1", "sha-256", "md5"};
        byte[] long_ = new byte[1000];
        for (int i = 0; i < long_.length; i++) {
            long_[i] = (byte) (i * 7);
        }
        for (String a : algorithms) {
            MessageDigest d = MessageDigest.getInstance(a);
            System.out.println(a + " " + d.getAlgorithm() + " " + d.getDigestLength() + " " + hex(d.digest()) + " " + hex(d.digest("abc".getBytes("UTF-8"))) + " " + hex(d.digest(long_)));
        }
        MessageDigest d = MessageDigest.getInstance("SHA-256");
        d.update((byte) 'a');
        d.update("xbcx".getBytes("US-ASCII"), 1, 1);
        d.update(ByteBuffer.wrap(new byte[] {'c'}));
        MessageDigest copy = (MessageDigest) d.clone();
        System.out.println(hex(d.digest()) + " " + hex(copy.digest("def".getBytes())));
        d.update(long_);
        d.reset();
        byte[] out = new byte[40];
        System.out.println(d.digest(out, 4, 36) + " " + hex(out));
        try {
            d.digest(out, 0, 10);
        } catch (DigestException e) {
            System.out.println("no room");
        }
        try {
            d.update(out, 30, 20);
        } catch (IllegalArgumentException e) {
            System.out.println("no input");
        }
        try {
            MessageDigest.getInstance("FOO");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("MD5", "Nobody");
        } catch (NoSuchProviderException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MessageDigest.isEqual(new byte[] {1, 2}, new byte[] {1, 2}) + " " + MessageDigest.isEqual(new byte[] {1, 2}, new byte[] {1, 3}) + " " + MessageDigest.isEqual(new byte[1], new byte[2]) + " " + MessageDigest.isEqual(null, new byte[0]));
        DigestInputStream in = new DigestInputStream(new ByteArrayInputStream("hello world".getBytes()), MessageDigest.getInstance("MD5"));
        in.read();
        in.on(false);
        in.read(new byte[5]);
        in.on(true);
        while (in.read(new byte[3]) > 0) {
        }
        System.out.println(hex(in.getMessageDigest().digest()) + " " + hex(MessageDigest.getInstance("MD5").digest("hworld".getBytes())));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        DigestOutputStream o = new DigestOutputStream(sink, MessageDigest.getInstance("SHA-1"));
        o.write('x');
        o.write("yz".getBytes());
        System.out.println(hex(o.getMessageDigest().digest()) + " " + sink);
        StringBuilder chain = new StringBuilder();
        byte[] h = new byte[0];
        for (int i = 0; i < 200; i++) {
            h = MessageDigest.getInstance("SHA-1").digest(h);
        }
        System.out.println(hex(h) + chain);
        System.out.println(UUID.nameUUIDFromBytes("esdroid".getBytes()));
    }
}
