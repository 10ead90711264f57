package esdroid.security;

import java.security.Provider;

/** The algorithms of the embedded device, under the name that Android's have. */
public final class BuiltInProvider extends Provider {
    private static final long serialVersionUID = 1L;

    public BuiltInProvider() {
        super("AndroidOpenSSL", 1.0, "Android's OpenSSL-backed security provider");
        put("MessageDigest.MD5", "esdroid.security.Digest$MD5");
        put("MessageDigest.SHA-1", "esdroid.security.Digest$SHA1");
        put("Alg.Alias.MessageDigest.SHA", "SHA-1");
        put("Alg.Alias.MessageDigest.SHA1", "SHA-1");
        put("Alg.Alias.MessageDigest.1.3.14.3.2.26", "SHA-1");
        put("MessageDigest.SHA-224", "esdroid.security.Digest$SHA224");
        put("Alg.Alias.MessageDigest.SHA224", "SHA-224");
        put("MessageDigest.SHA-256", "esdroid.security.Digest$SHA256");
        put("Alg.Alias.MessageDigest.SHA256", "SHA-256");
        put("Alg.Alias.MessageDigest.2.16.840.1.101.3.4.2.1", "SHA-256");
        put("MessageDigest.SHA-384", "esdroid.security.Digest$SHA384");
        put("Alg.Alias.MessageDigest.SHA384", "SHA-384");
        put("MessageDigest.SHA-512", "esdroid.security.Digest$SHA512");
        put("Alg.Alias.MessageDigest.SHA512", "SHA-512");
        put("Mac.HmacMD5", "esdroid.security.Hmac$MD5");
        put("Alg.Alias.Mac.HMAC-MD5", "HmacMD5");
        put("KeyGenerator.HmacMD5", "esdroid.security.Keys$HmacMD5");
        put("Mac.HmacSHA1", "esdroid.security.Hmac$SHA1");
        put("Alg.Alias.Mac.HMAC-SHA-1", "HmacSHA1");
        put("KeyGenerator.HmacSHA1", "esdroid.security.Keys$HmacSHA1");
        put("Mac.HmacSHA224", "esdroid.security.Hmac$SHA224");
        put("Alg.Alias.Mac.HMAC-SHA-224", "HmacSHA224");
        put("KeyGenerator.HmacSHA224", "esdroid.security.Keys$HmacSHA224");
        put("Mac.HmacSHA256", "esdroid.security.Hmac$SHA256");
        put("Alg.Alias.Mac.HMAC-SHA-256", "HmacSHA256");
        put("KeyGenerator.HmacSHA256", "esdroid.security.Keys$HmacSHA256");
        put("Mac.HmacSHA384", "esdroid.security.Hmac$SHA384");
        put("Alg.Alias.Mac.HMAC-SHA-384", "HmacSHA384");
        put("KeyGenerator.HmacSHA384", "esdroid.security.Keys$HmacSHA384");
        put("Mac.HmacSHA512", "esdroid.security.Hmac$SHA512");
        put("Alg.Alias.Mac.HMAC-SHA-512", "HmacSHA512");
        put("KeyGenerator.HmacSHA512", "esdroid.security.Keys$HmacSHA512");
        put("Cipher.AES", "esdroid.security.BlockCipher$AES");
        put("KeyGenerator.AES", "esdroid.security.Keys$AES");
        put("Cipher.DES", "esdroid.security.BlockCipher$DES");
        put("KeyGenerator.DES", "esdroid.security.Keys$DES");
        put("SecretKeyFactory.DES", "esdroid.security.KeyCopies$DES");
        put("Cipher.DESede", "esdroid.security.BlockCipher$DESEDE");
        put("KeyGenerator.DESede", "esdroid.security.Keys$DESEDE");
        put("SecretKeyFactory.DESede", "esdroid.security.KeyCopies$DESEDE");
        put("SecretKeyFactory.PBKDF2WithHmacSHA1", "esdroid.security.Pbkdf2$SHA1");
        put("SecretKeyFactory.PBKDF2WithHmacSHA224", "esdroid.security.Pbkdf2$SHA224");
        put("SecretKeyFactory.PBKDF2WithHmacSHA256", "esdroid.security.Pbkdf2$SHA256");
        put("SecretKeyFactory.PBKDF2WithHmacSHA384", "esdroid.security.Pbkdf2$SHA384");
        put("SecretKeyFactory.PBKDF2WithHmacSHA512", "esdroid.security.Pbkdf2$SHA512");
        put("KeyFactory.RSA", "esdroid.security.RsaKeys");
        put("Alg.Alias.KeyFactory.1.2.840.113549.1.1.1", "RSA");
        put("KeyPairGenerator.RSA", "esdroid.security.RsaPairs");
        put("Signature.MD5withRSA", "esdroid.security.RsaSignature$MD5");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.4", "MD5withRSA");
        put("Signature.SHA1withRSA", "esdroid.security.RsaSignature$SHA1");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.5", "SHA1withRSA");
        put("Signature.SHA224withRSA", "esdroid.security.RsaSignature$SHA224");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.14", "SHA224withRSA");
        put("Signature.SHA256withRSA", "esdroid.security.RsaSignature$SHA256");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.11", "SHA256withRSA");
        put("Signature.SHA384withRSA", "esdroid.security.RsaSignature$SHA384");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.12", "SHA384withRSA");
        put("Signature.SHA512withRSA", "esdroid.security.RsaSignature$SHA512");
        put("Alg.Alias.Signature.1.2.840.113549.1.1.13", "SHA512withRSA");
    }
}
