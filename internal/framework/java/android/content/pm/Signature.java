package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import java.io.ByteArrayInputStream;
import java.security.PublicKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Arrays;

/** A certificate that a package is signed with. */
public class Signature implements Parcelable {
    private final byte[] mSignature;

    public Signature(byte[] signature) {
        mSignature = signature.clone();
    }

    public Signature(String text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("text size " + text.length() + " is not even");
        }
        mSignature = new byte[text.length() / 2];
        for (int i = 0; i < mSignature.length; i++) {
            int hi = Character.digit(text.charAt(2 * i), 16);
            int lo = Character.digit(text.charAt(2 * i + 1), 16);
            if (hi < 0 || lo < 0) {
                throw new IllegalArgumentException("Invalid character in hex string");
            }
            mSignature[i] = (byte) (hi << 4 | lo);
        }
    }

    public char[] toChars() {
        char[] text = new char[mSignature.length * 2];
        for (int i = 0; i < mSignature.length; i++) {
            text[2 * i] = Character.forDigit(mSignature[i] >> 4 & 15, 16);
            text[2 * i + 1] = Character.forDigit(mSignature[i] & 15, 16);
        }
        return text;
    }

    public String toCharsString() {
        return new String(toChars());
    }

    public byte[] toByteArray() {
        return mSignature.clone();
    }

    public PublicKey getPublicKey() throws CertificateException {
        Certificate c = CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(mSignature));
        return c.getPublicKey();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Signature && Arrays.equals(mSignature, ((Signature) obj).mSignature);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(mSignature);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        dest.writeByteArray(mSignature);
    }

    public static final Parcelable.Creator<Signature> CREATOR = new Parcelable.Creator<Signature>() {
        public Signature createFromParcel(Parcel source) {
            return new Signature(source.createByteArray());
        }

        public Signature[] newArray(int size) {
            return new Signature[size];
        }
    };
}
