package android.content.pm;

import android.content.ComponentName;
import android.graphics.drawable.Drawable;
import android.os.Parcel;

/** What components share. */
public class ComponentInfo extends PackageItemInfo {

    public ApplicationInfo applicationInfo;
    public String processName;
    public String splitName;
    public int descriptionRes;
    public boolean enabled = true;
    public boolean exported;
    public boolean directBootAware;
    public boolean encryptionAware;

    public ComponentInfo() {}

    public ComponentInfo(ComponentInfo orig) {
        super(orig);
        applicationInfo = orig.applicationInfo;
        processName = orig.processName;
        splitName = orig.splitName;
        descriptionRes = orig.descriptionRes;
        enabled = orig.enabled;
        exported = orig.exported;
        directBootAware = orig.directBootAware;
        encryptionAware = orig.encryptionAware;
    }

    protected ComponentInfo(Parcel source) {
        super(source);
        applicationInfo = source.readTypedObject(ApplicationInfo.CREATOR);
        processName = source.readString();
        splitName = source.readString();
        descriptionRes = source.readInt();
        enabled = source.readInt() != 0;
        exported = source.readInt() != 0;
        directBootAware = source.readInt() != 0;
        encryptionAware = source.readInt() != 0;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        super.writeToParcel(dest, parcelableFlags);
        dest.writeTypedObject(applicationInfo, parcelableFlags);
        dest.writeString(processName);
        dest.writeString(splitName);
        dest.writeInt(descriptionRes);
        dest.writeInt(enabled ? 1 : 0);
        dest.writeInt(exported ? 1 : 0);
        dest.writeInt(directBootAware ? 1 : 0);
        dest.writeInt(encryptionAware ? 1 : 0);
    }

    @Override
    public CharSequence loadLabel(PackageManager pm) {
        if (nonLocalizedLabel != null) {
            return nonLocalizedLabel;
        }
        ApplicationInfo ai = applicationInfo;
        if (labelRes != 0) {
            CharSequence label = pm.getText(packageName, labelRes, ai);
            if (label != null) {
                return label;
            }
        }
        if (ai.nonLocalizedLabel != null) {
            return ai.nonLocalizedLabel;
        }
        if (ai.labelRes != 0) {
            CharSequence label = pm.getText(packageName, ai.labelRes, ai);
            if (label != null) {
                return label;
            }
        }
        return name;
    }

    public boolean isEnabled() {
        return enabled && applicationInfo.enabled;
    }

    public final int getIconResource() {
        return icon != 0 ? icon : applicationInfo.icon;
    }

    public final int getLogoResource() {
        return logo != 0 ? logo : applicationInfo.logo;
    }

    public final int getBannerResource() {
        return banner != 0 ? banner : applicationInfo.banner;
    }

    public ComponentName getComponentName() {
        return new ComponentName(packageName, name);
    }

    @Override
    public Drawable loadDefaultIcon(PackageManager pm) {
        return applicationInfo.loadIcon(pm);
    }

    @Override
    protected Drawable loadDefaultBanner(PackageManager pm) {
        return applicationInfo.loadBanner(pm);
    }

    @Override
    protected Drawable loadDefaultLogo(PackageManager pm) {
        return applicationInfo.loadLogo(pm);
    }

    @Override
    protected ApplicationInfo getApplicationInfo() {
        return applicationInfo;
    }
}
