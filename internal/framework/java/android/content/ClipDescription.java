package android.content;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;
import java.util.ArrayList;
import java.util.Arrays;

/** What a clip holds. */
public class ClipDescription implements Parcelable {
    public static final String MIMETYPE_TEXT_PLAIN = "text/plain";
    public static final String MIMETYPE_TEXT_HTML = "text/html";
    public static final String MIMETYPE_TEXT_URILIST = "text/uri-list";
    public static final String MIMETYPE_TEXT_INTENT = "text/vnd.android.intent";
    public static final String EXTRA_TARGET_COMPONENT_NAME = "android.content.extra.TARGET_COMPONENT_NAME";
    public static final String EXTRA_USER_SERIAL_NUMBER = "android.content.extra.USER_SERIAL_NUMBER";

    final CharSequence mLabel;
    private final ArrayList<String> mMimeTypes;
    private PersistableBundle mExtras;
    private long mTimeStamp;

    public ClipDescription(CharSequence label, String[] mimeTypes) {
        if (mimeTypes == null) {
            throw new NullPointerException("mimeTypes is null");
        }
        mLabel = label;
        mMimeTypes = new ArrayList<String>(Arrays.asList(mimeTypes));
    }

    public ClipDescription(ClipDescription o) {
        mLabel = o.mLabel;
        mMimeTypes = new ArrayList<String>(o.mMimeTypes);
        mTimeStamp = o.mTimeStamp;
    }

    ClipDescription(Parcel in) {
        mLabel = in.readCharSequence();
        mMimeTypes = in.createStringArrayList();
        mExtras = in.readPersistableBundle();
        mTimeStamp = in.readLong();
    }

    public static boolean compareMimeTypes(String concreteType, String desiredType) {
        final int typeLength = desiredType.length();
        if (typeLength == 3 && desiredType.equals("*/*")) {
            return true;
        }
        final int slashpos = desiredType.indexOf('/');
        if (slashpos > 0) {
            if (typeLength == slashpos + 2 && desiredType.charAt(slashpos + 1) == '*') {
                return desiredType.regionMatches(0, concreteType, 0, slashpos + 1);
            }
            return desiredType.equals(concreteType);
        }
        return false;
    }

    public void setTimestamp(long timeStamp) {
        mTimeStamp = timeStamp;
    }

    public long getTimestamp() {
        return mTimeStamp;
    }

    public CharSequence getLabel() {
        return mLabel;
    }

    public boolean hasMimeType(String mimeType) {
        for (int i = 0; i < mMimeTypes.size(); i++) {
            if (compareMimeTypes(mMimeTypes.get(i), mimeType)) {
                return true;
            }
        }
        return false;
    }

    public String[] filterMimeTypes(String mimeType) {
        ArrayList<String> array = new ArrayList<String>();
        for (String t : mMimeTypes) {
            if (compareMimeTypes(t, mimeType)) {
                array.add(t);
            }
        }
        return array.isEmpty() ? null : array.toArray(new String[array.size()]);
    }

    public int getMimeTypeCount() {
        return mMimeTypes.size();
    }

    public String getMimeType(int index) {
        return mMimeTypes.get(index);
    }

    void addMimeTypes(String[] mimeTypes) {
        for (String t : mimeTypes) {
            if (!mMimeTypes.contains(t)) {
                mMimeTypes.add(t);
            }
        }
    }

    public PersistableBundle getExtras() {
        return mExtras;
    }

    public void setExtras(PersistableBundle extras) {
        mExtras = new PersistableBundle(extras);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(128);
        b.append("ClipDescription { ");
        toShortString(b);
        b.append(" }");
        return b.toString();
    }

    public boolean toShortString(StringBuilder b) {
        boolean first = !toShortStringTypesOnly(b);
        if (mLabel != null) {
            if (!first) {
                b.append(' ');
            }
            first = false;
            b.append('"').append(mLabel).append('"');
        }
        if (mExtras != null) {
            if (!first) {
                b.append(' ');
            }
            first = false;
            b.append(mExtras.toString());
        }
        if (mTimeStamp > 0) {
            if (!first) {
                b.append(' ');
            }
            first = false;
            b.append(String.format("<%tm-%<td %<tH:%<tM:%<tS.%<tL>", mTimeStamp));
        }
        return !first;
    }

    public boolean toShortStringTypesOnly(StringBuilder b) {
        boolean first = true;
        for (String t : mMimeTypes) {
            if (!first) {
                b.append(' ');
            }
            first = false;
            b.append(t);
        }
        return !first;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeCharSequence(mLabel);
        dest.writeStringList(mMimeTypes);
        dest.writePersistableBundle(mExtras);
        dest.writeLong(mTimeStamp);
    }

    public static final Parcelable.Creator<ClipDescription> CREATOR = new Parcelable.Creator<ClipDescription>() {
        public ClipDescription createFromParcel(Parcel source) {
            return new ClipDescription(source);
        }

        public ClipDescription[] newArray(int size) {
            return new ClipDescription[size];
        }
    };
}
