package android.hardware.fingerprint;

import android.os.CancellationSignal;
import android.os.Handler;
import java.security.Signature;
import javax.crypto.Cipher;
import javax.crypto.Mac;

/** Fingerprints on a device without a sensor for them. */
public class FingerprintManager {
    public static final int FINGERPRINT_ERROR_HW_UNAVAILABLE = 1;
    public static final int FINGERPRINT_ERROR_UNABLE_TO_PROCESS = 2;
    public static final int FINGERPRINT_ERROR_TIMEOUT = 3;
    public static final int FINGERPRINT_ERROR_NO_SPACE = 4;
    public static final int FINGERPRINT_ERROR_CANCELED = 5;
    public static final int FINGERPRINT_ERROR_LOCKOUT = 7;
    public static final int FINGERPRINT_ACQUIRED_GOOD = 0;
    public static final int FINGERPRINT_ACQUIRED_PARTIAL = 1;
    public static final int FINGERPRINT_ACQUIRED_INSUFFICIENT = 2;
    public static final int FINGERPRINT_ACQUIRED_IMAGER_DIRTY = 3;
    public static final int FINGERPRINT_ACQUIRED_TOO_SLOW = 4;
    public static final int FINGERPRINT_ACQUIRED_TOO_FAST = 5;

    /** What is unlocked by a finger. */
    public static final class CryptoObject {
        private final Object crypto;

        public CryptoObject(Signature signature) {
            crypto = signature;
        }

        public CryptoObject(Cipher cipher) {
            crypto = cipher;
        }

        public CryptoObject(Mac mac) {
            crypto = mac;
        }

        public Signature getSignature() {
            return crypto instanceof Signature ? (Signature) crypto : null;
        }

        public Cipher getCipher() {
            return crypto instanceof Cipher ? (Cipher) crypto : null;
        }

        public Mac getMac() {
            return crypto instanceof Mac ? (Mac) crypto : null;
        }
    }

    /** A finger that was recognized; none is here. */
    public static class AuthenticationResult {
        private final CryptoObject crypto;

        AuthenticationResult(CryptoObject crypto) {
            this.crypto = crypto;
        }

        public CryptoObject getCryptoObject() {
            return crypto;
        }
    }

    /** Hears of fingers. */
    public abstract static class AuthenticationCallback {
        public void onAuthenticationError(int errorCode, CharSequence errString) {}

        public void onAuthenticationHelp(int helpCode, CharSequence helpString) {}

        public void onAuthenticationSucceeded(AuthenticationResult result) {}

        public void onAuthenticationFailed() {}
    }

    public boolean hasEnrolledFingerprints() {
        return false;
    }

    public boolean isHardwareDetected() {
        return false;
    }

    /** Without a service for fingers nothing happens. */
    public void authenticate(CryptoObject crypto, CancellationSignal cancel, int flags, AuthenticationCallback callback, Handler handler) {
        if (callback == null) throw new IllegalArgumentException("Must supply an authentication callback");
    }
}
