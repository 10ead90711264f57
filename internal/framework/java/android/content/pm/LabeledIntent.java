package android.content.pm;

import android.content.Intent;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;

/** An intent with a label and an icon of its own, as choosers show it. */
public class LabeledIntent extends Intent {
    private String mSourcePackage;
    private int mLabelRes, mIcon;
    private CharSequence mLabel;

    public LabeledIntent(Intent origIntent, String sourcePackage, int labelRes, int icon) {
        super(origIntent);
        set(sourcePackage, labelRes, null, icon);
    }

    public LabeledIntent(Intent origIntent, String sourcePackage, CharSequence nonLocalizedLabel, int icon) {
        super(origIntent);
        set(sourcePackage, 0, nonLocalizedLabel, icon);
    }

    public LabeledIntent(String sourcePackage, int labelRes, int icon) { set(sourcePackage, labelRes, null, icon); }

    public LabeledIntent(String sourcePackage, CharSequence nonLocalizedLabel, int icon) {
        set(sourcePackage, 0, nonLocalizedLabel, icon);
    }

    protected LabeledIntent(Parcel in) { readFromParcel(in); }

    private void set(String sourcePackage, int labelRes, CharSequence label, int icon) {
        mSourcePackage = sourcePackage;
        mLabelRes = labelRes;
        mLabel = label;
        mIcon = icon;
    }

    public String getSourcePackage() { return mSourcePackage; }
    public int getLabelResource() { return mLabelRes; }
    public CharSequence getNonLocalizedLabel() { return mLabel; }
    public int getIconResource() { return mIcon; }

    public CharSequence loadLabel(PackageManager pm) {
        if (mLabel != null) {
            return mLabel;
        }
        return mLabelRes != 0 && mSourcePackage != null ? pm.getText(mSourcePackage, mLabelRes, null) : null;
    }

    public Drawable loadIcon(PackageManager pm) {
        return mIcon != 0 && mSourcePackage != null ? pm.getDrawable(mSourcePackage, mIcon, null) : null;
    }

    @Override
    public void writeToParcel(Parcel dest, int parcelableFlags) {
        super.writeToParcel(dest, parcelableFlags);
        dest.writeString(mSourcePackage);
        dest.writeInt(mLabelRes);
        TextUtils.writeToParcel(mLabel, dest, parcelableFlags);
        dest.writeInt(mIcon);
    }

    @Override
    public void readFromParcel(Parcel in) {
        super.readFromParcel(in);
        mSourcePackage = in.readString();
        mLabelRes = in.readInt();
        mLabel = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
        mIcon = in.readInt();
    }

    public static final Parcelable.Creator<LabeledIntent> CREATOR = new Parcelable.Creator<LabeledIntent>() {
        public LabeledIntent createFromParcel(Parcel source) { return new LabeledIntent(source); }
        public LabeledIntent[] newArray(int size) { return new LabeledIntent[size]; }
    };
}
