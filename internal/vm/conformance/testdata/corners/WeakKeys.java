import java.security.InvalidKeyException;
import javax.crypto.spec.DESKeySpec;

/** Keys of DES that are weak, and the parity of their bytes. */
public class WeakKeys {
    public static void main(String[] args) throws Exception {
        String[] keys = {"0101010101010101", "fefefefefefefefe", "e0e0e0e0f1f1f1f1", "1f1f1f1f0e0e0e0e", "011f011f010e010e",
            "e0fee0fef1fef1fe", "01e001e001f101f1", "fe1ffe1ffe0efe0e", "0123456789abcdef", "0000000000000000", "1fe01fe00ef10ef1",
            "e01fe01ff10ef10e", "01fe01fe01fe01fe", "1f011f010e010e01", "fee0fee0fef1fef1", "e001e001f101f101", "1ffe1ffe0efe0efe"};
        for (String key : keys) {
            byte[] bytes = new byte[9];
            for (int i = 0; i < 8; i++) {
                bytes[i + 1] = (byte) Integer.parseInt(key.substring(2 * i, 2 * i + 2), 16);
            }
            System.out.println(key + " " + DESKeySpec.isWeak(bytes, 1) + " " + DESKeySpec.isParityAdjusted(bytes, 1));
        }
        try {
            DESKeySpec.isWeak(new byte[8], 1);
        } catch (InvalidKeyException e) {
            System.out.println(e.getMessage());
        }
        try {
            DESKeySpec.isParityAdjusted(null, 0);
        } catch (InvalidKeyException e) {
            System.out.println(e.getMessage());
        }
    }
}
