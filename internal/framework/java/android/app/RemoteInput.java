package android.app;

import android.content.ClipData;
import android.content.ClipDescription;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.ArraySet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What a user may answer to a notification's action. */
public final class RemoteInput implements Parcelable {
    public static final String RESULTS_CLIP_LABEL = "android.remoteinput.results";
    public static final String EXTRA_RESULTS_DATA = "android.remoteinput.resultsData";
    private static final String EXTRA_DATA_TYPE_PREFIX = "android.remoteinput.dataTypeResultsData";
    private static final int FLAG_ALLOW_FREE_FORM_INPUT = 1;

    private final String mResultKey;
    private final CharSequence mLabel;
    private final CharSequence[] mChoices;
    private final int mFlags;
    private final Bundle mExtras;
    private final ArraySet<String> mAllowedDataTypes;

    private RemoteInput(String resultKey, CharSequence label, CharSequence[] choices, int flags, Bundle extras, ArraySet<String> types) {
        mResultKey = resultKey;
        mLabel = label;
        mChoices = choices;
        mFlags = flags;
        mExtras = extras;
        mAllowedDataTypes = types;
    }

    public String getResultKey() {
        return mResultKey;
    }

    public CharSequence getLabel() {
        return mLabel;
    }

    public CharSequence[] getChoices() {
        return mChoices;
    }

    public Set<String> getAllowedDataTypes() {
        return mAllowedDataTypes;
    }

    public boolean isDataOnly() {
        return !getAllowFreeFormInput() && (mChoices == null || mChoices.length == 0) && !mAllowedDataTypes.isEmpty();
    }

    public boolean getAllowFreeFormInput() {
        return (mFlags & FLAG_ALLOW_FREE_FORM_INPUT) != 0;
    }

    public Bundle getExtras() {
        return mExtras;
    }

    /** Makes inputs. */
    public static final class Builder {
        private final String mResultKey;
        private CharSequence mLabel;
        private CharSequence[] mChoices;
        private int mFlags = FLAG_ALLOW_FREE_FORM_INPUT;
        private Bundle mExtras = new Bundle();
        private final ArraySet<String> mAllowedDataTypes = new ArraySet<String>();

        public Builder(String resultKey) {
            if (resultKey == null) {
                throw new IllegalArgumentException("Result key can't be null");
            }
            mResultKey = resultKey;
        }

        public Builder setLabel(CharSequence label) {
            mLabel = Notification.safeCharSequence(label);
            return this;
        }

        public Builder setChoices(CharSequence[] choices) {
            if (choices == null) {
                mChoices = null;
            } else {
                mChoices = new CharSequence[choices.length];
                for (int i = 0; i < choices.length; i++) {
                    mChoices[i] = Notification.safeCharSequence(choices[i]);
                }
            }
            return this;
        }

        public Builder setAllowDataType(String mimeType, boolean doAllow) {
            if (doAllow) {
                mAllowedDataTypes.add(mimeType);
            } else {
                mAllowedDataTypes.remove(mimeType);
            }
            return this;
        }

        public Builder setAllowFreeFormInput(boolean allow) {
            mFlags = allow ? mFlags | FLAG_ALLOW_FREE_FORM_INPUT : mFlags & ~FLAG_ALLOW_FREE_FORM_INPUT;
            return this;
        }

        public Builder addExtras(Bundle extras) {
            if (extras != null) {
                mExtras.putAll(extras);
            }
            return this;
        }

        public Bundle getExtras() {
            return mExtras;
        }

        public RemoteInput build() {
            return new RemoteInput(mResultKey, mLabel, mChoices, mFlags, mExtras, mAllowedDataTypes);
        }
    }

    private static Intent clipIntent(Intent intent) {
        ClipData clip = intent.getClipData();
        if (clip == null) {
            return null;
        }
        ClipDescription description = clip.getDescription();
        if (!description.hasMimeType(ClipDescription.MIMETYPE_TEXT_INTENT) || !RESULTS_CLIP_LABEL.equals(description.getLabel())) {
            return null;
        }
        return clip.getItemAt(0).getIntent();
    }

    private static String dataKey(String mimeType) {
        return EXTRA_DATA_TYPE_PREFIX + mimeType;
    }

    public static Map<String, Uri> getDataResultsFromIntent(Intent intent, String remoteInputResultKey) {
        Intent clip = clipIntent(intent);
        if (clip == null) {
            return null;
        }
        Map<String, Uri> results = new HashMap<String, Uri>();
        Bundle extras = clip.getExtras();
        for (String key : extras.keySet()) {
            if (key.startsWith(EXTRA_DATA_TYPE_PREFIX)) {
                String mimeType = key.substring(EXTRA_DATA_TYPE_PREFIX.length());
                Bundle bundle = clip.getBundleExtra(key);
                String uri = mimeType.isEmpty() ? null : bundle.getString(remoteInputResultKey);
                if (uri != null && !uri.isEmpty()) {
                    results.put(mimeType, Uri.parse(uri));
                }
            }
        }
        return results.isEmpty() ? null : results;
    }

    public static Bundle getResultsFromIntent(Intent intent) {
        Intent clip = clipIntent(intent);
        return clip == null ? null : (Bundle) clip.getExtras().getParcelable(EXTRA_RESULTS_DATA);
    }

    public static void addResultsToIntent(RemoteInput[] remoteInputs, Intent intent, Bundle results) {
        Intent clip = clipIntent(intent);
        if (clip == null) {
            clip = new Intent();
        }
        Bundle bundle = clip.getBundleExtra(EXTRA_RESULTS_DATA);
        if (bundle == null) {
            bundle = new Bundle();
        }
        for (RemoteInput input : remoteInputs) {
            Object result = results.get(input.getResultKey());
            if (result instanceof CharSequence) {
                bundle.putCharSequence(input.getResultKey(), (CharSequence) result);
            }
        }
        clip.putExtra(EXTRA_RESULTS_DATA, bundle);
        intent.setClipData(ClipData.newIntent(RESULTS_CLIP_LABEL, clip));
    }

    public static void addDataResultToIntent(RemoteInput remoteInput, Intent intent, Map<String, Uri> results) {
        Intent clip = clipIntent(intent);
        if (clip == null) {
            clip = new Intent();
        }
        for (Map.Entry<String, Uri> entry : results.entrySet()) {
            if (entry.getKey() == null) {
                continue;
            }
            Bundle bundle = clip.getBundleExtra(dataKey(entry.getKey()));
            if (bundle == null) {
                bundle = new Bundle();
            }
            bundle.putString(remoteInput.getResultKey(), entry.getValue().toString());
            clip.putExtra(dataKey(entry.getKey()), bundle);
        }
        intent.setClipData(ClipData.newIntent(RESULTS_CLIP_LABEL, clip));
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeString(mResultKey);
        out.writeCharSequence(mLabel);
        out.writeCharSequenceArray(mChoices);
        out.writeInt(mFlags);
        out.writeBundle(mExtras);
        out.writeStringArray(mAllowedDataTypes.toArray(new String[mAllowedDataTypes.size()]));
    }

    public static final Parcelable.Creator<RemoteInput> CREATOR = new Parcelable.Creator<RemoteInput>() {
        public RemoteInput createFromParcel(Parcel in) {
            String key = in.readString();
            CharSequence label = in.readCharSequence();
            CharSequence[] choices = in.readCharSequenceArray();
            int flags = in.readInt();
            Bundle extras = in.readBundle();
            ArraySet<String> types = new ArraySet<String>();
            for (String s : in.createStringArray()) {
                types.add(s);
            }
            return new RemoteInput(key, label, choices, flags, extras, types);
        }

        public RemoteInput[] newArray(int size) {
            return new RemoteInput[size];
        }
    };
}
