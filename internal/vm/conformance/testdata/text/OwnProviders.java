import java.security.*;
import java.util.*;

/** An app's own provider: its digest, an alias, its place in the list. */
public class OwnProviders {
    public static class Sum extends MessageDigestSpi {
        private int sum;

        protected void engineUpdate(byte b) {
            sum += b & 0xff;
        }

        protected void engineUpdate(byte[] b, int off, int len) {
            for (int i = 0; i < len; i++) {
                engineUpdate(b[off + i]);
            }
        }

        protected byte[] engineDigest() {
            byte[] out = {(byte) (sum >> 8), (byte) sum};
            sum = 0;
            return out;
        }

        protected void engineReset() {
            sum = 0;
        }
    }

    static class Own extends Provider {
        Own() {
            super("Own", 1.5, "digests by adding");
            put("MessageDigest.SUM", Sum.class.getName());
            put("Alg.Alias.MessageDigest.PLUS", "SUM");
        }
    }

    public static void main(String[] args) throws Exception {
        int before = Security.getProviders().length;
        Own own = new Own();
        System.out.println(Security.addProvider(own) - before + " " + Security.addProvider(own) + " " + Security.getProvider("Own").getInfo() + " " + own.getVersion() + " " + own.getName());
        MessageDigest d = MessageDigest.getInstance("sum");
        d.update((byte) 200);
        d.update(new byte[] {100, 1});
        System.out.println(Arrays.toString(d.digest()) + " " + d.getAlgorithm() + " " + d.getProvider().getName() + " " + Arrays.toString(MessageDigest.getInstance("PLUS", "Own").digest(new byte[] {5})) + " " + Arrays.toString(MessageDigest.getInstance("SUM", own).digest()));
        try {
            d.clone();
        } catch (CloneNotSupportedException e) {
            System.out.println("no copies");
        }
        System.out.println(own.getService("MessageDigest", "plus").getAlgorithm() + " " + own.getService("MessageDigest", "none") + " " + own.getProperty("MessageDigest.SUM"));
        Security.removeProvider("Own");
        System.out.println(Security.getProvider("Own") + " " + (Security.getProviders().length - before));
        try {
            MessageDigest.getInstance("SUM");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Security.insertProviderAt(own, 1) + " " + Security.getProviders()[0].getName());
        Security.removeProvider("Own");
        System.out.println(Security.getAlgorithms("MessageDigest").contains("SHA-256") + " " + Security.getAlgorithms("Nothing"));
        System.out.println(AccessController.doPrivileged(new PrivilegedAction<String>() {
            public String run() {
                return "ran";
            }
        }));
        try {
            AccessController.doPrivileged(new PrivilegedExceptionAction<String>() {
                public String run() throws Exception {
                    throw new java.io.IOException("inner");
                }
            });
        } catch (PrivilegedActionException e) {
            System.out.println(e.getException().getMessage() + " " + e.getCause().getClass().getName());
        }
    }
}
