package android.app.assist;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** What an activity tells an assistant of what it shows. */
public class AssistContent implements Parcelable {
    private boolean mIsAppProvidedIntent;
    private boolean mIsAppProvidedWebUri;
    private Intent mIntent;
    private String mStructuredData;
    private ClipData mClipData;
    private Uri mUri;
    private final Bundle mExtras;

    public AssistContent() {
        mExtras = new Bundle();
    }

    AssistContent(Parcel in) {
        mIntent = read(in, Intent.CREATOR);
        mClipData = read(in, ClipData.CREATOR);
        mUri = read(in, Uri.CREATOR);
        mStructuredData = in.readString();
        mIsAppProvidedIntent = in.readInt() == 1;
        mExtras = in.readBundle();
        mIsAppProvidedWebUri = in.readInt() == 1;
    }

    /** The activity's own intent; a web page it views is what the page is about. */
    public void setDefaultIntent(Intent intent) {
        mIntent = intent;
        mIsAppProvidedIntent = false;
        mIsAppProvidedWebUri = false;
        mUri = null;
        if (intent != null && Intent.ACTION_VIEW.equals(intent.getAction())) {
            Uri uri = intent.getData();
            if (uri != null && ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))) {
                mUri = uri;
            }
        }
    }

    public void setIntent(Intent intent) {
        mIsAppProvidedIntent = true;
        mIntent = intent;
    }

    public Intent getIntent() {
        return mIntent;
    }

    public boolean isAppProvidedIntent() {
        return mIsAppProvidedIntent;
    }

    public void setClipData(ClipData clip) {
        mClipData = clip;
    }

    public ClipData getClipData() {
        return mClipData;
    }

    public void setStructuredData(String structuredData) {
        mStructuredData = structuredData;
    }

    public String getStructuredData() {
        return mStructuredData;
    }

    public void setWebUri(Uri uri) {
        mIsAppProvidedWebUri = true;
        mUri = uri;
    }

    public Uri getWebUri() {
        return mUri;
    }

    public boolean isAppProvidedWebUri() {
        return mIsAppProvidedWebUri;
    }

    public Bundle getExtras() {
        return mExtras;
    }

    private static <T> T read(Parcel in, Creator<T> creator) {
        return in.readInt() != 0 ? creator.createFromParcel(in) : null;
    }

    private static void write(Parcel dest, Parcelable value, int flags) {
        dest.writeInt(value != null ? 1 : 0);
        if (value != null) {
            value.writeToParcel(dest, flags);
        }
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        write(dest, mIntent, flags);
        write(dest, mClipData, flags);
        write(dest, mUri, flags);
        dest.writeString(mStructuredData);
        dest.writeInt(mIsAppProvidedIntent ? 1 : 0);
        dest.writeBundle(mExtras);
        dest.writeInt(mIsAppProvidedWebUri ? 1 : 0);
    }

    public static final Creator<AssistContent> CREATOR = new Creator<AssistContent>() {
        @Override
        public AssistContent createFromParcel(Parcel in) {
            return new AssistContent(in);
        }

        @Override
        public AssistContent[] newArray(int size) {
            return new AssistContent[size];
        }
    };
}
