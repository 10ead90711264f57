package android.app;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.ActivityInfo;
import android.content.pm.ApplicationInfo;
import android.content.pm.ChangedPackages;
import android.content.pm.ComponentInfo;
import android.content.pm.FeatureInfo;
import android.content.pm.InstrumentationInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageItemInfo;
import android.content.pm.PackageManager;
import android.content.pm.PackageParser;
import android.content.pm.PermissionGroupInfo;
import android.content.pm.PermissionInfo;
import android.content.pm.ProviderInfo;
import android.content.pm.ResolveInfo;
import android.content.pm.ServiceInfo;
import android.content.pm.SharedLibraryInfo;
import android.content.pm.Signature;
import android.content.pm.VersionedPackage;
import android.content.res.Resources;
import android.content.res.XmlResourceParser;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.UserHandle;
import esdroid.am.Permissions;
import esdroid.am.Resolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;

/** The package manager of a device with one application and what a stock phone has. */
public class ApplicationPackageManager extends PackageManager {
    private static final String[] FEATURES = {FEATURE_AUDIO_OUTPUT, FEATURE_BLUETOOTH, FEATURE_BLUETOOTH_LE, FEATURE_CAMERA,
        FEATURE_CAMERA_ANY, FEATURE_CAMERA_AUTOFOCUS, FEATURE_CAMERA_FLASH, FEATURE_CAMERA_FRONT, FEATURE_LOCATION, FEATURE_LOCATION_GPS,
        FEATURE_LOCATION_NETWORK, FEATURE_MICROPHONE, FEATURE_SCREEN_LANDSCAPE, FEATURE_SCREEN_PORTRAIT, FEATURE_SENSOR_ACCELEROMETER,
        FEATURE_SENSOR_COMPASS, FEATURE_SENSOR_GYROSCOPE, FEATURE_SENSOR_LIGHT, FEATURE_SENSOR_PROXIMITY, FEATURE_TELEPHONY,
        FEATURE_TELEPHONY_GSM, FEATURE_TOUCHSCREEN, FEATURE_TOUCHSCREEN_MULTITOUCH, FEATURE_TOUCHSCREEN_MULTITOUCH_DISTINCT,
        FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND, FEATURE_FAKETOUCH, FEATURE_WIFI, FEATURE_WIFI_DIRECT, FEATURE_APP_WIDGETS,
        FEATURE_HOME_SCREEN, FEATURE_INPUT_METHODS, FEATURE_LIVE_WALLPAPER, FEATURE_BACKUP, FEATURE_CONNECTION_SERVICE,
        FEATURE_DEVICE_ADMIN, FEATURE_MANAGED_USERS, FEATURE_PRINTING, FEATURE_USB_ACCESSORY, FEATURE_USB_HOST, FEATURE_WEBVIEW,
        FEATURE_PICTURE_IN_PICTURE, FEATURE_AUTOFILL, FEATURE_COMPANION_DEVICE_SETUP, FEATURE_MIDI, FEATURE_SIP, FEATURE_SIP_VOIP,
        FEATURE_VERIFIED_BOOT};

    private final ContextImpl mContext;

    ApplicationPackageManager(ContextImpl context) {
        mContext = context;
    }

    private static PackageParser.Package own() {
        return PackageParser.installed();
    }

    private static boolean isOwn(String name) {
        return own().packageName.equals(name);
    }

    private PackageInfo info(ApplicationInfo ai, int flags) {
        PackageInfo pi = new PackageInfo();
        pi.packageName = ai.packageName;
        pi.applicationInfo = ai;
        if (!isOwn(ai.packageName)) {
            pi.versionCode = 26;
            pi.versionName = "8.0.0";
            return pi;
        }
        PackageParser.Package p = own();
        pi.versionCode = p.versionCode;
        pi.versionName = p.versionName;
        pi.sharedUserId = p.sharedUserId;
        pi.firstInstallTime = pi.lastUpdateTime = mContext.installTime();
        if ((flags & GET_ACTIVITIES) != 0) {
            pi.activities = infos(p.activities, flags).toArray(new ActivityInfo[0]);
            pi.activities = pi.activities.length == 0 ? null : pi.activities;
        }
        if ((flags & GET_RECEIVERS) != 0) {
            pi.receivers = infos(p.receivers, flags).toArray(new ActivityInfo[0]);
            pi.receivers = pi.receivers.length == 0 ? null : pi.receivers;
        }
        if ((flags & GET_SERVICES) != 0) {
            pi.services = infos(p.services, flags).toArray(new ServiceInfo[0]);
            pi.services = pi.services.length == 0 ? null : pi.services;
        }
        if ((flags & GET_PROVIDERS) != 0) {
            pi.providers = infos(p.providers, flags).toArray(new ProviderInfo[0]);
            pi.providers = pi.providers.length == 0 ? null : pi.providers;
        }
        if ((flags & GET_INSTRUMENTATION) != 0 && !p.instrumentation.isEmpty()) {
            pi.instrumentation = p.instrumentation.toArray(new InstrumentationInfo[0]);
        }
        if ((flags & GET_PERMISSIONS) != 0) {
            if (!p.permissions.isEmpty()) {
                pi.permissions = p.permissions.toArray(new PermissionInfo[0]);
            }
            if (!p.requestedPermissions.isEmpty()) {
                pi.requestedPermissions = p.requestedPermissions.toArray(new String[0]);
                pi.requestedPermissionsFlags = new int[pi.requestedPermissions.length];
                for (int i = 0; i < pi.requestedPermissions.length; i++) {
                    pi.requestedPermissionsFlags[i] = PackageInfo.REQUESTED_PERMISSION_REQUIRED
                            | (Permissions.get().granted(pi.requestedPermissions[i]) ? PackageInfo.REQUESTED_PERMISSION_GRANTED : 0);
                }
            }
        }
        if ((flags & GET_CONFIGURATIONS) != 0 && !p.features.isEmpty()) {
            pi.reqFeatures = p.features.toArray(new FeatureInfo[0]);
        }
        if ((flags & GET_SIGNATURES) != 0) {
            byte[][] certs = signatures();
            pi.signatures = new Signature[certs.length];
            for (int i = 0; i < certs.length; i++) {
                pi.signatures[i] = new Signature(certs[i]);
            }
        }
        return pi;
    }

    private static native byte[][] signatures();

    private static ArrayList<ComponentInfo> infos(ArrayList<PackageParser.Component> in, int flags) {
        ArrayList<ComponentInfo> out = new ArrayList<ComponentInfo>();
        for (PackageParser.Component c : in) {
            if (c.info.enabled || (flags & GET_DISABLED_COMPONENTS) != 0) {
                out.add(c.info);
            }
        }
        return out;
    }

    @Override
    public PackageInfo getPackageInfo(String packageName, int flags) throws NameNotFoundException {
        return info(getApplicationInfo(packageName, flags), flags);
    }

    @Override
    public PackageInfo getPackageInfo(VersionedPackage versionedPackage, int flags) throws NameNotFoundException {
        return getPackageInfo(versionedPackage.getPackageName(), flags);
    }

    @Override
    public String[] currentToCanonicalPackageNames(String[] names) {
        return names.clone();
    }

    @Override
    public String[] canonicalToCurrentPackageNames(String[] names) {
        return names.clone();
    }

    @Override
    public Intent getLaunchIntentForPackage(String packageName) {
        Intent intentToResolve = new Intent(Intent.ACTION_MAIN);
        intentToResolve.addCategory(Intent.CATEGORY_INFO);
        intentToResolve.setPackage(packageName);
        List<ResolveInfo> ris = queryIntentActivities(intentToResolve, 0);
        if (ris == null || ris.size() <= 0) {
            intentToResolve.removeCategory(Intent.CATEGORY_INFO);
            intentToResolve.addCategory(Intent.CATEGORY_LAUNCHER);
            intentToResolve.setPackage(packageName);
            ris = queryIntentActivities(intentToResolve, 0);
        }
        if (ris == null || ris.size() <= 0) {
            return null;
        }
        Intent intent = new Intent(intentToResolve);
        intent.setFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        intent.setClassName(ris.get(0).activityInfo.packageName, ris.get(0).activityInfo.name);
        return intent;
    }

    @Override
    public Intent getLeanbackLaunchIntentForPackage(String packageName) {
        return null;
    }

    @Override
    public int[] getPackageGids(String packageName) throws NameNotFoundException {
        getApplicationInfo(packageName, 0);
        return new int[] {3003};
    }

    @Override
    public int[] getPackageGids(String packageName, int flags) throws NameNotFoundException {
        return getPackageGids(packageName);
    }

    @Override
    public int getPackageUid(String packageName, int flags) throws NameNotFoundException {
        return getApplicationInfo(packageName, 0).uid;
    }

    @Override
    public PermissionInfo getPermissionInfo(String name, int flags) throws NameNotFoundException {
        for (PermissionInfo p : own().permissions) {
            if (p.name.equals(name)) {
                return p;
            }
        }
        int level = Permissions.level(name);
        if (level < 0) {
            throw new NameNotFoundException(name);
        }
        PermissionInfo p = new PermissionInfo();
        p.name = name;
        p.packageName = "android";
        p.protectionLevel = level;
        return p;
    }

    @Override
    public List<PermissionInfo> queryPermissionsByGroup(String group, int flags) throws NameNotFoundException {
        ArrayList<PermissionInfo> l = new ArrayList<PermissionInfo>();
        for (PermissionInfo p : own().permissions) {
            if (group == null ? p.group == null : group.equals(p.group)) {
                l.add(p);
            }
        }
        if (l.isEmpty()) {
            throw new NameNotFoundException(group);
        }
        return l;
    }

    @Override
    public PermissionGroupInfo getPermissionGroupInfo(String name, int flags) throws NameNotFoundException {
        for (PermissionGroupInfo g : own().permissionGroups) {
            if (g.name.equals(name)) {
                return g;
            }
        }
        throw new NameNotFoundException(name);
    }

    @Override
    public List<PermissionGroupInfo> getAllPermissionGroups(int flags) {
        return new ArrayList<PermissionGroupInfo>(own().permissionGroups);
    }

    @Override
    public ApplicationInfo getApplicationInfo(String packageName, int flags) throws NameNotFoundException {
        if (isOwn(packageName)) {
            return own().applicationInfo;
        }
        ApplicationInfo ai = packageName == null ? null : Resolver.get().stockApplication(packageName);
        if (ai == null) {
            throw new NameNotFoundException(packageName);
        }
        return ai;
    }

    private static ComponentInfo component(ArrayList<PackageParser.Component> in, ComponentName c, int flags) throws NameNotFoundException {
        if (isOwn(c.getPackageName())) {
            for (PackageParser.Component p : in) {
                if (p.info.name.equals(c.getClassName()) && ((flags & MATCH_DISABLED_COMPONENTS) != 0 || Resolver.get().isEnabled(p.info))) {
                    return p.info;
                }
            }
        }
        throw new NameNotFoundException(c.toString());
    }

    @Override
    public ActivityInfo getActivityInfo(ComponentName c, int flags) throws NameNotFoundException {
        ActivityInfo stock = isOwn(c.getPackageName()) ? null : Resolver.get().stockActivity(c);
        return stock != null ? stock : (ActivityInfo) component(own().activities, c, flags);
    }

    @Override
    public ActivityInfo getReceiverInfo(ComponentName c, int flags) throws NameNotFoundException {
        return (ActivityInfo) component(own().receivers, c, flags);
    }

    @Override
    public ServiceInfo getServiceInfo(ComponentName c, int flags) throws NameNotFoundException {
        return (ServiceInfo) component(own().services, c, flags);
    }

    @Override
    public ProviderInfo getProviderInfo(ComponentName c, int flags) throws NameNotFoundException {
        return (ProviderInfo) component(own().providers, c, flags);
    }

    @Override
    public List<PackageInfo> getInstalledPackages(int flags) {
        ArrayList<PackageInfo> l = new ArrayList<PackageInfo>();
        for (ApplicationInfo ai : getInstalledApplications(flags)) {
            l.add(info(ai, flags));
        }
        return l;
    }

    @Override
    public List<PackageInfo> getPackagesHoldingPermissions(String[] permissions, int flags) {
        ArrayList<PackageInfo> l = new ArrayList<PackageInfo>();
        for (String p : permissions) {
            if (Permissions.get().granted(p)) {
                l.add(info(own().applicationInfo, flags));
                break;
            }
        }
        return l;
    }

    @Override
    public int checkPermission(String permName, String pkgName) {
        return isOwn(pkgName) && Permissions.get().granted(permName) ? PERMISSION_GRANTED : PERMISSION_DENIED;
    }

    @Override
    public boolean isPermissionRevokedByPolicy(String permName, String pkgName) {
        return false;
    }

    @Override
    public boolean addPermission(PermissionInfo info) {
        throw new SecurityException("No permission tree found for " + info.name);
    }

    @Override
    public boolean addPermissionAsync(PermissionInfo info) {
        return addPermission(info);
    }

    @Override
    public void removePermission(String name) {
        throw new SecurityException("No permission tree found for " + name);
    }

    @Override
    public boolean shouldShowRequestPermissionRationale(String permission) {
        return Permissions.get().refusedBefore(permission);
    }

    @Override
    public int checkSignatures(String pkg1, String pkg2) {
        boolean k1 = isOwn(pkg1) || Resolver.get().stockApplication(pkg1) != null;
        boolean k2 = isOwn(pkg2) || Resolver.get().stockApplication(pkg2) != null;
        if (!k1 || !k2) {
            return SIGNATURE_UNKNOWN_PACKAGE;
        }
        return isOwn(pkg1) == isOwn(pkg2) ? SIGNATURE_MATCH : SIGNATURE_NO_MATCH;
    }

    @Override
    public int checkSignatures(int uid1, int uid2) {
        return uid1 == uid2 ? SIGNATURE_MATCH : SIGNATURE_NO_MATCH;
    }

    @Override
    public String[] getPackagesForUid(int uid) {
        if (uid == own().applicationInfo.uid) {
            return new String[] {own().packageName};
        }
        for (ApplicationInfo a : Resolver.get().stockApplications()) {
            if (a.uid == uid) {
                return new String[] {a.packageName};
            }
        }
        return null;
    }

    @Override
    public String getNameForUid(int uid) {
        String[] p = getPackagesForUid(uid);
        return p == null ? null : p[0];
    }

    @Override
    public List<ApplicationInfo> getInstalledApplications(int flags) {
        ArrayList<ApplicationInfo> l = new ArrayList<ApplicationInfo>(Resolver.get().stockApplications());
        int at = 0;
        while (at < l.size() && l.get(at).packageName.compareTo(own().packageName) < 0) {
            at++;
        }
        l.add(at, own().applicationInfo);
        return l;
    }

    @Override
    public boolean isInstantApp() {
        return false;
    }

    @Override
    public boolean isInstantApp(String packageName) {
        return false;
    }

    @Override
    public int getInstantAppCookieMaxBytes() {
        return 16384;
    }

    @Override
    public byte[] getInstantAppCookie() {
        return new byte[0];
    }

    @Override
    public void clearInstantAppCookie() {
    }

    @Override
    public void updateInstantAppCookie(byte[] cookie) {
    }

    @Override
    public String[] getSystemSharedLibraryNames() {
        return new String[] {"android.test.runner", "javax.obex", "org.apache.http.legacy", "com.android.location.provider",
            "com.android.media.remotedisplay", "com.android.mediadrm.signer"};
    }

    @Override
    public List<SharedLibraryInfo> getSharedLibraries(int flags) {
        return new ArrayList<SharedLibraryInfo>();
    }

    @Override
    public ChangedPackages getChangedPackages(int sequenceNumber) {
        return null;
    }

    @Override
    public FeatureInfo[] getSystemAvailableFeatures() {
        FeatureInfo[] f = new FeatureInfo[FEATURES.length + 1];
        for (int i = 0; i < FEATURES.length; i++) {
            f[i] = new FeatureInfo();
            f[i].name = FEATURES[i];
        }
        f[FEATURES.length] = new FeatureInfo();
        f[FEATURES.length].reqGlEsVersion = 0x30001;
        return f;
    }

    @Override
    public boolean hasSystemFeature(String name) {
        return Arrays.asList(FEATURES).contains(name);
    }

    @Override
    public boolean hasSystemFeature(String name, int version) {
        return version <= 0 && hasSystemFeature(name);
    }

    @Override
    public ResolveInfo resolveActivity(Intent intent, int flags) {
        return Resolver.get().resolveActivity(intent, flags);
    }

    @Override
    public List<ResolveInfo> queryIntentActivities(Intent intent, int flags) {
        return Resolver.get().queryActivities(intent, flags);
    }

    @Override
    public List<ResolveInfo> queryIntentActivityOptions(ComponentName caller, Intent[] specifics, Intent intent, int flags) {
        ArrayList<ResolveInfo> out = new ArrayList<ResolveInfo>();
        HashSet<String> seen = new HashSet<String>();
        if (specifics != null) {
            for (int i = 0; i < specifics.length; i++) {
                if (specifics[i] == null) {
                    continue;
                }
                ResolveInfo ri = resolveActivity(specifics[i], flags);
                if (ri != null) {
                    ri.specificIndex = i;
                    out.add(ri);
                    seen.add(ri.activityInfo.packageName + "/" + ri.activityInfo.name);
                }
            }
        }
        for (ResolveInfo ri : queryIntentActivities(intent, flags)) {
            ComponentName c = new ComponentName(ri.activityInfo.packageName, ri.activityInfo.name);
            if (!c.equals(caller) && seen.add(ri.activityInfo.packageName + "/" + ri.activityInfo.name)) {
                out.add(ri);
            }
        }
        return out;
    }

    @Override
    public List<ResolveInfo> queryBroadcastReceivers(Intent intent, int flags) {
        return Resolver.get().queryReceivers(intent, flags);
    }

    @Override
    public ResolveInfo resolveService(Intent intent, int flags) {
        List<ResolveInfo> l = queryIntentServices(intent, flags);
        return l.isEmpty() ? null : l.get(0);
    }

    @Override
    public List<ResolveInfo> queryIntentServices(Intent intent, int flags) {
        return Resolver.get().queryServices(intent, flags);
    }

    @Override
    public List<ResolveInfo> queryIntentContentProviders(Intent intent, int flags) {
        return Resolver.get().queryProviders(intent, flags);
    }

    @Override
    public ProviderInfo resolveContentProvider(String name, int flags) {
        for (PackageParser.Component c : own().providers) {
            ProviderInfo p = (ProviderInfo) c.info;
            if (p.enabled && p.authority != null && Arrays.asList(p.authority.split(";")).contains(name)) {
                return p;
            }
        }
        return null;
    }

    @Override
    public List<ProviderInfo> queryContentProviders(String processName, int uid, int flags) {
        ArrayList<ProviderInfo> l = new ArrayList<ProviderInfo>();
        for (PackageParser.Component c : own().providers) {
            ProviderInfo p = (ProviderInfo) c.info;
            if (processName == null || processName.equals(p.processName)) {
                l.add(p);
            }
        }
        return l;
    }

    @Override
    public InstrumentationInfo getInstrumentationInfo(ComponentName className, int flags) throws NameNotFoundException {
        for (InstrumentationInfo i : own().instrumentation) {
            if (i.name.equals(className.getClassName())) {
                return i;
            }
        }
        throw new NameNotFoundException(className.toString());
    }

    @Override
    public List<InstrumentationInfo> queryInstrumentation(String targetPackage, int flags) {
        ArrayList<InstrumentationInfo> l = new ArrayList<InstrumentationInfo>();
        for (InstrumentationInfo i : own().instrumentation) {
            if (targetPackage == null || targetPackage.equals(i.targetPackage)) {
                l.add(i);
            }
        }
        return l;
    }

    @Override
    public Drawable getDrawable(String packageName, int resid, ApplicationInfo appInfo) {
        if (!isOwn(packageName)) {
            return null;
        }
        try {
            return mContext.getResources().getDrawable(resid, null);
        } catch (Resources.NotFoundException e) {
            return null;
        }
    }

    @Override
    public Drawable getActivityIcon(ComponentName activityName) throws NameNotFoundException {
        return getActivityInfo(activityName, 0).loadIcon(this);
    }

    private ActivityInfo of(Intent intent) throws NameNotFoundException {
        if (intent.getComponent() != null) {
            return getActivityInfo(intent.getComponent(), 0);
        }
        ResolveInfo info = resolveActivity(intent, MATCH_DEFAULT_ONLY);
        if (info == null) {
            throw new NameNotFoundException(intent.toUri(0));
        }
        return info.activityInfo;
    }

    @Override
    public Drawable getActivityIcon(Intent intent) throws NameNotFoundException {
        return of(intent).loadIcon(this);
    }

    @Override
    public Drawable getActivityBanner(ComponentName activityName) throws NameNotFoundException {
        return getActivityInfo(activityName, 0).loadBanner(this);
    }

    @Override
    public Drawable getActivityBanner(Intent intent) throws NameNotFoundException {
        return of(intent).loadBanner(this);
    }

    @Override
    public Drawable getDefaultActivityIcon() {
        return Resources.getSystem().getDrawable(com.android.internal.R.drawable.sym_def_app_icon, null);
    }

    @Override
    public Drawable getApplicationIcon(ApplicationInfo info) {
        return info.loadIcon(this);
    }

    @Override
    public Drawable getApplicationIcon(String packageName) throws NameNotFoundException {
        return getApplicationIcon(getApplicationInfo(packageName, 0));
    }

    @Override
    public Drawable getApplicationBanner(ApplicationInfo info) {
        return info.loadBanner(this);
    }

    @Override
    public Drawable getApplicationBanner(String packageName) throws NameNotFoundException {
        return getApplicationBanner(getApplicationInfo(packageName, 0));
    }

    @Override
    public Drawable getActivityLogo(ComponentName activityName) throws NameNotFoundException {
        return getActivityInfo(activityName, 0).loadLogo(this);
    }

    @Override
    public Drawable getActivityLogo(Intent intent) throws NameNotFoundException {
        return of(intent).loadLogo(this);
    }

    @Override
    public Drawable getApplicationLogo(ApplicationInfo info) {
        return info.loadLogo(this);
    }

    @Override
    public Drawable getApplicationLogo(String packageName) throws NameNotFoundException {
        return getApplicationLogo(getApplicationInfo(packageName, 0));
    }

    @Override
    public Drawable getUserBadgedIcon(Drawable icon, UserHandle user) {
        return icon;
    }

    @Override
    public Drawable getUserBadgedDrawableForDensity(Drawable drawable, UserHandle user, Rect badgeLocation, int badgeDensity) {
        return drawable;
    }

    @Override
    public CharSequence getUserBadgedLabel(CharSequence label, UserHandle user) {
        return label;
    }

    @Override
    public CharSequence getText(String packageName, int resid, ApplicationInfo appInfo) {
        if (!isOwn(packageName)) {
            return null;
        }
        try {
            return mContext.getResources().getText(resid);
        } catch (Resources.NotFoundException e) {
            return null;
        }
    }

    @Override
    public XmlResourceParser getXml(String packageName, int resid, ApplicationInfo appInfo) {
        if (!isOwn(packageName)) {
            return null;
        }
        try {
            return mContext.getResources().getXml(resid);
        } catch (Resources.NotFoundException e) {
            return null;
        }
    }

    @Override
    public CharSequence getApplicationLabel(ApplicationInfo info) {
        return info.loadLabel(this);
    }

    @Override
    public Resources getResourcesForActivity(ComponentName activityName) throws NameNotFoundException {
        return getResourcesForApplication(getActivityInfo(activityName, 0).applicationInfo);
    }

    @Override
    public Resources getResourcesForApplication(ApplicationInfo app) throws NameNotFoundException {
        if (app.packageName.equals("system") || app.packageName.equals("android")) {
            return Resources.getSystem();
        }
        if (isOwn(app.packageName)) {
            return mContext.getResources();
        }
        throw new NameNotFoundException("Unable to open " + app.publicSourceDir);
    }

    @Override
    public Resources getResourcesForApplication(String appPackageName) throws NameNotFoundException {
        return getResourcesForApplication(getApplicationInfo(appPackageName, 0));
    }

    @Override
    public void verifyPendingInstall(int id, int verificationCode) {
        throw new SecurityException("PACKAGE_VERIFICATION_AGENT");
    }

    @Override
    public void extendVerificationTimeout(int id, int verificationCodeAtTimeout, long millisecondsToDelay) {
        throw new SecurityException("PACKAGE_VERIFICATION_AGENT");
    }

    @Override
    public void setInstallerPackageName(String targetPackage, String installerPackageName) {
    }

    @Override
    public String getInstallerPackageName(String packageName) {
        if (!isOwn(packageName) && Resolver.get().stockApplication(packageName) == null) {
            throw new IllegalArgumentException("Unknown package: " + packageName);
        }
        return null;
    }

    @Override
    public void addPackageToPreferred(String packageName) {
    }

    @Override
    public void removePackageFromPreferred(String packageName) {
    }

    @Override
    public List<PackageInfo> getPreferredPackages(int flags) {
        return new ArrayList<PackageInfo>();
    }

    @Override
    public void addPreferredActivity(IntentFilter filter, int match, ComponentName[] set, ComponentName activity) {
        throw new SecurityException("Neither user " + own().applicationInfo.uid
                + " nor current process has android.permission.SET_PREFERRED_APPLICATIONS.");
    }

    @Override
    public void clearPackagePreferredActivities(String packageName) {
    }

    @Override
    public int getPreferredActivities(List<IntentFilter> outFilters, List<ComponentName> outActivities, String packageName) {
        return 0;
    }

    @Override
    public void setComponentEnabledSetting(ComponentName c, int newState, int flags) {
        if (!isOwn(c.getPackageName())) {
            throw new SecurityException("Permission Denial: attempt to change component state from pid=" + android.os.Process.myPid()
                    + ", uid=" + own().applicationInfo.uid + ", package uid=1000");
        }
        boolean known = false;
        PackageParser.Package p = own();
        for (ArrayList<PackageParser.Component> l : Arrays.asList(p.activities, p.receivers, p.services, p.providers)) {
            for (PackageParser.Component k : l) {
                known |= k.info.name.equals(c.getClassName());
            }
        }
        if (!known) {
            throw new IllegalArgumentException("Component class " + c.getClassName() + " does not exist in " + c.getPackageName());
        }
        Resolver.get().setEnabled(c, newState);
    }

    @Override
    public int getComponentEnabledSetting(ComponentName c) {
        if (!isOwn(c.getPackageName()) && Resolver.get().stockApplication(c.getPackageName()) == null) {
            throw new IllegalArgumentException("Unknown component: " + c);
        }
        return Resolver.get().enabledSetting(c);
    }

    @Override
    public void setApplicationEnabledSetting(String packageName, int newState, int flags) {
        if (!isOwn(packageName)) {
            throw new SecurityException("Permission Denial: attempt to change component state from pid=" + android.os.Process.myPid()
                    + ", uid=" + own().applicationInfo.uid + ", package uid=1000");
        }
        own().applicationInfo.enabled = newState == COMPONENT_ENABLED_STATE_DEFAULT || newState == COMPONENT_ENABLED_STATE_ENABLED;
    }

    @Override
    public int getApplicationEnabledSetting(String packageName) {
        if (!isOwn(packageName) && Resolver.get().stockApplication(packageName) == null) {
            throw new IllegalArgumentException("Unknown package: " + packageName);
        }
        return COMPONENT_ENABLED_STATE_DEFAULT;
    }

    @Override
    public boolean isSafeMode() {
        return false;
    }

    @Override
    public void setApplicationCategoryHint(String packageName, int categoryHint) {
    }

    @Override
    public boolean canRequestPackageInstalls() {
        return false;
    }
}
