package android.content.pm;

import android.content.IntentFilter;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import java.text.Collator;
import java.util.Comparator;

/** Who answers an intent. */
public class ResolveInfo implements Parcelable {

    public ActivityInfo activityInfo;
    public ServiceInfo serviceInfo;
    public ProviderInfo providerInfo;
    public IntentFilter filter;
    public int priority;
    public int preferredOrder;
    public int match;
    public int specificIndex = -1;
    public boolean isDefault;
    public int labelRes;
    public CharSequence nonLocalizedLabel;
    public int icon;
    public String resolvePackageName;
    public int targetUserId;
    public boolean noResourceId;
    public int iconResourceId;
    public boolean system;
    public boolean handleAllWebDataURI;

    public ResolveInfo() {}

    public ResolveInfo(ResolveInfo orig) {
        activityInfo = orig.activityInfo;
        serviceInfo = orig.serviceInfo;
        providerInfo = orig.providerInfo;
        filter = orig.filter;
        priority = orig.priority;
        preferredOrder = orig.preferredOrder;
        match = orig.match;
        specificIndex = orig.specificIndex;
        isDefault = orig.isDefault;
        labelRes = orig.labelRes;
        nonLocalizedLabel = orig.nonLocalizedLabel;
        icon = orig.icon;
        resolvePackageName = orig.resolvePackageName;
        targetUserId = orig.targetUserId;
        noResourceId = orig.noResourceId;
        iconResourceId = orig.iconResourceId;
        system = orig.system;
        handleAllWebDataURI = orig.handleAllWebDataURI;
    }

    private ResolveInfo(Parcel source) {
        activityInfo = source.readTypedObject(ActivityInfo.CREATOR);
        serviceInfo = source.readTypedObject(ServiceInfo.CREATOR);
        providerInfo = source.readTypedObject(ProviderInfo.CREATOR);
        priority = source.readInt();
        preferredOrder = source.readInt();
        match = source.readInt();
        specificIndex = source.readInt();
        isDefault = source.readInt() != 0;
        labelRes = source.readInt();
        nonLocalizedLabel = source.readCharSequence();
        icon = source.readInt();
        resolvePackageName = source.readString();
        targetUserId = source.readInt();
        noResourceId = source.readInt() != 0;
        iconResourceId = source.readInt();
        system = source.readInt() != 0;
        handleAllWebDataURI = source.readInt() != 0;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        dest.writeTypedObject(activityInfo, parcelableFlags);
        dest.writeTypedObject(serviceInfo, parcelableFlags);
        dest.writeTypedObject(providerInfo, parcelableFlags);
        dest.writeInt(priority);
        dest.writeInt(preferredOrder);
        dest.writeInt(match);
        dest.writeInt(specificIndex);
        dest.writeInt(isDefault ? 1 : 0);
        dest.writeInt(labelRes);
        dest.writeCharSequence(nonLocalizedLabel);
        dest.writeInt(icon);
        dest.writeString(resolvePackageName);
        dest.writeInt(targetUserId);
        dest.writeInt(noResourceId ? 1 : 0);
        dest.writeInt(iconResourceId);
        dest.writeInt(system ? 1 : 0);
        dest.writeInt(handleAllWebDataURI ? 1 : 0);
    }

    public static final Parcelable.Creator<ResolveInfo> CREATOR = new Parcelable.Creator<ResolveInfo>() {
        public ResolveInfo createFromParcel(Parcel source) {
            return new ResolveInfo(source);
        }

        public ResolveInfo[] newArray(int size) {
            return new ResolveInfo[size];
        }
    };

    public ComponentInfo getComponentInfo() {
        if (activityInfo != null) {
            return activityInfo;
        }
        if (serviceInfo != null) {
            return serviceInfo;
        }
        if (providerInfo != null) {
            return providerInfo;
        }
        throw new IllegalStateException("Missing ComponentInfo!");
    }

    public CharSequence loadLabel(PackageManager pm) {
        if (nonLocalizedLabel != null) {
            return nonLocalizedLabel;
        }
        if (resolvePackageName != null && labelRes != 0) {
            CharSequence label = pm.getText(resolvePackageName, labelRes, null);
            if (label != null) {
                return label.toString().trim();
            }
        }
        ComponentInfo ci = getComponentInfo();
        ApplicationInfo ai = ci.applicationInfo;
        if (labelRes != 0) {
            CharSequence label = pm.getText(ci.packageName, labelRes, ai);
            if (label != null) {
                return label.toString().trim();
            }
        }
        CharSequence data = ci.loadLabel(pm);
        return data != null ? data.toString().trim() : null;
    }

    public int resolveLabelResId() {
        return labelRes != 0 ? labelRes : getComponentInfo().labelRes != 0 ? getComponentInfo().labelRes
                : getComponentInfo().applicationInfo.labelRes;
    }

    public int resolveIconResId() {
        return icon != 0 ? icon : getComponentInfo().getIconResource();
    }

    public Drawable loadIcon(PackageManager pm) {
        ComponentInfo ci = getComponentInfo();
        if (icon != 0) {
            Drawable dr = pm.getDrawable(resolvePackageName != null ? resolvePackageName : ci.packageName, icon,
                    resolvePackageName != null ? null : ci.applicationInfo);
            if (dr != null) {
                return dr;
            }
        }
        return ci.loadIcon(pm);
    }

    public final int getIconResource() {
        if (noResourceId) {
            return 0;
        }
        return icon != 0 ? icon : getComponentInfo().getIconResource();
    }

    @Override
    public String toString() {
        final ComponentInfo ci = getComponentInfo();
        StringBuilder sb = new StringBuilder(128);
        sb.append("ResolveInfo{").append(Integer.toHexString(System.identityHashCode(this))).append(' ');
        android.content.ComponentName.appendShortString(sb, ci.packageName, ci.name);
        if (priority != 0) {
            sb.append(" p=").append(priority);
        }
        if (preferredOrder != 0) {
            sb.append(" o=").append(preferredOrder);
        }
        sb.append(" m=0x").append(Integer.toHexString(match));
        return sb.append('}').toString();
    }

    /** Orders by label. */
    public static class DisplayNameComparator implements Comparator<ResolveInfo> {
        private final Collator mCollator = Collator.getInstance();
        private final PackageManager mPM;

        public DisplayNameComparator(PackageManager pm) {
            mPM = pm;
            mCollator.setStrength(Collator.PRIMARY);
        }

        public final int compare(ResolveInfo a, ResolveInfo b) {
            CharSequence sa = a.loadLabel(mPM);
            if (sa == null) {
                sa = a.activityInfo.name;
            }
            CharSequence sb = b.loadLabel(mPM);
            if (sb == null) {
                sb = b.activityInfo.name;
            }
            return mCollator.compare(sa.toString(), sb.toString());
        }
    }
}
