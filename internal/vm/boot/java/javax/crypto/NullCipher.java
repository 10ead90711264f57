package javax.crypto;

import java.security.Key;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** A cipher that leaves texts as they are. */
public class NullCipher extends Cipher {
    public NullCipher() {
        super(new Same(), null, null);
        try {
            init(ENCRYPT_MODE, (Key) null);
        } catch (java.security.InvalidKeyException e) {
            throw new AssertionError(e);
        }
    }

    /** Copies. */
    private static final class Same extends CipherSpi {
        @Override
        protected void engineSetMode(String mode) {
        }

        @Override
        protected void engineSetPadding(String padding) {
        }

        @Override
        protected int engineGetBlockSize() {
            return 1;
        }

        @Override
        protected int engineGetOutputSize(int inputLen) {
            return inputLen;
        }

        @Override
        protected byte[] engineGetIV() {
            return new byte[8];
        }

        @Override
        protected void engineInit(int opmode, Key key, SecureRandom random) {
        }

        @Override
        protected void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random) {
        }

        @Override
        protected byte[] engineUpdate(byte[] input, int offset, int n) {
            return Arrays.copyOfRange(input, offset, offset + n);
        }

        @Override
        protected int engineUpdate(byte[] input, int offset, int n, byte[] output, int to) throws ShortBufferException {
            if (output.length - to < n) {
                throw new ShortBufferException();
            }
            System.arraycopy(input, offset, output, to, n);
            return n;
        }

        @Override
        protected byte[] engineDoFinal(byte[] input, int offset, int n) {
            return engineUpdate(input, offset, n);
        }

        @Override
        protected int engineDoFinal(byte[] input, int offset, int n, byte[] output, int to) throws ShortBufferException {
            return engineUpdate(input, offset, n, output, to);
        }
    }
}
