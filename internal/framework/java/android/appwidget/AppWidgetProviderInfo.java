package android.appwidget;

import android.content.ComponentName;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.os.Parcel;
import android.os.Parcelable;

/** What a widget's provider tells of it. */
public class AppWidgetProviderInfo implements Parcelable {
    public static final int RESIZE_NONE = 0;
    public static final int RESIZE_HORIZONTAL = 1;
    public static final int RESIZE_VERTICAL = 2;
    public static final int RESIZE_BOTH = RESIZE_HORIZONTAL | RESIZE_VERTICAL;
    public static final int WIDGET_CATEGORY_HOME_SCREEN = 1;
    public static final int WIDGET_CATEGORY_KEYGUARD = 2;
    public static final int WIDGET_CATEGORY_SEARCHBOX = 4;
    public ComponentName provider;
    public int minWidth;
    public int minHeight;
    public int minResizeWidth;
    public int minResizeHeight;
    public int updatePeriodMillis;
    public int initialLayout;
    public int initialKeyguardLayout;
    public ComponentName configure;
    @Deprecated
    public String label;
    public int icon;
    public int autoAdvanceViewId;
    public int previewImage;
    public int resizeMode;
    public int widgetCategory;
    public ActivityInfo providerInfo;

    public AppWidgetProviderInfo() {
    }

    public AppWidgetProviderInfo(Parcel in) {
        provider = in.readInt() != 0 ? new ComponentName(in) : null;
        minWidth = in.readInt();
        minHeight = in.readInt();
        minResizeWidth = in.readInt();
        minResizeHeight = in.readInt();
        updatePeriodMillis = in.readInt();
        initialLayout = in.readInt();
        initialKeyguardLayout = in.readInt();
        configure = in.readInt() != 0 ? new ComponentName(in) : null;
        label = in.readString();
        icon = in.readInt();
        previewImage = in.readInt();
        autoAdvanceViewId = in.readInt();
        resizeMode = in.readInt();
        widgetCategory = in.readInt();
    }

    public final String loadLabel(PackageManager packageManager) {
        CharSequence text = providerInfo.loadLabel(packageManager);
        return text != null ? text.toString().trim() : null;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(provider != null ? 1 : 0);
        if (provider != null) {
            provider.writeToParcel(out, flags);
        }
        out.writeInt(minWidth);
        out.writeInt(minHeight);
        out.writeInt(minResizeWidth);
        out.writeInt(minResizeHeight);
        out.writeInt(updatePeriodMillis);
        out.writeInt(initialLayout);
        out.writeInt(initialKeyguardLayout);
        out.writeInt(configure != null ? 1 : 0);
        if (configure != null) {
            configure.writeToParcel(out, flags);
        }
        out.writeString(label);
        out.writeInt(icon);
        out.writeInt(previewImage);
        out.writeInt(autoAdvanceViewId);
        out.writeInt(resizeMode);
        out.writeInt(widgetCategory);
    }

    public int describeContents() {
        return 0;
    }

    public static final Parcelable.Creator<AppWidgetProviderInfo> CREATOR = new Parcelable.Creator<AppWidgetProviderInfo>() {
        public AppWidgetProviderInfo createFromParcel(Parcel parcel) {
            return new AppWidgetProviderInfo(parcel);
        }

        public AppWidgetProviderInfo[] newArray(int size) {
            return new AppWidgetProviderInfo[size];
        }
    };

    @Override
    public String toString() {
        return "AppWidgetProviderInfo(" + android.os.Process.myUserHandle() + '/' + provider + ')';
    }
}
