package android.content.pm;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.AssetManager;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.os.Build;
import android.os.Bundle;
import android.os.PatternMatcher;
import android.os.Process;
import android.util.AttributeSet;
import android.util.TypedValue;
import esdroid.am.Am;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads the manifest of the package that is installed. */
public class PackageParser {
    private static final int A = 0x01010000;
    private static Package sInstalled;

    /** What the manifest says. */
    public static final class Package {
        public String packageName;
        public int versionCode;
        public String versionName;
        public String sharedUserId;
        public int sharedUserLabel;
        public ApplicationInfo applicationInfo = new ApplicationInfo();
        public final ArrayList<Component> activities = new ArrayList<Component>();
        public final ArrayList<Component> receivers = new ArrayList<Component>();
        public final ArrayList<Component> services = new ArrayList<Component>();
        public final ArrayList<Component> providers = new ArrayList<Component>();
        public final ArrayList<InstrumentationInfo> instrumentation = new ArrayList<InstrumentationInfo>();
        public final ArrayList<PermissionInfo> permissions = new ArrayList<PermissionInfo>();
        public final ArrayList<PermissionGroupInfo> permissionGroups = new ArrayList<PermissionGroupInfo>();
        public final ArrayList<String> requestedPermissions = new ArrayList<String>();
        public final ArrayList<FeatureInfo> features = new ArrayList<FeatureInfo>();
        public final ArrayList<ConfigurationInfo> configurations = new ArrayList<ConfigurationInfo>();
        public final ArrayList<String> protectedBroadcasts = new ArrayList<String>();

        /** Providers of the main process, in the order of their start. */
        public List<ProviderInfo> providersOfProcess() {
            ArrayList<ProviderInfo> l = new ArrayList<ProviderInfo>();
            for (Component c : providers) {
                ProviderInfo p = (ProviderInfo) c.info;
                if (p.enabled && p.authority != null && (p.multiprocess || applicationInfo.processName.equals(p.processName))) {
                    l.add(p);
                }
            }
            Collections.sort(l, new Comparator<ProviderInfo>() {
                public int compare(ProviderInfo a, ProviderInfo b) {
                    return a.initOrder == b.initOrder ? 0 : a.initOrder > b.initOrder ? -1 : 1;
                }
            });
            return l;
        }

        /** The level of a permission that this package defines: 0 normal, 1 dangerous, 2 signature; else null. */
        public Integer permissionLevel(String name) {
            for (PermissionInfo p : permissions) {
                if (p.name.equals(name)) {
                    return p.protectionLevel & PermissionInfo.PROTECTION_MASK_BASE;
                }
            }
            return null;
        }

        /** The launcher's activity, or null. */
        public ComponentName launcher() {
            for (int pass = 0; pass < 2; pass++) {
                for (Component c : activities) {
                    for (Filter f : c.filters) {
                        if (f.hasAction(Intent.ACTION_MAIN) && (f.hasCategory(pass == 0 ? Intent.CATEGORY_LAUNCHER : Intent.CATEGORY_INFO))
                                && c.info.enabled) {
                            return new ComponentName(packageName, c.info.name);
                        }
                    }
                }
            }
            return null;
        }
    }

    /** A component with its filters. */
    public static final class Component {
        public final ComponentInfo info;
        public final ArrayList<Filter> filters = new ArrayList<Filter>();

        public Component(ComponentInfo info) {
            this.info = info;
        }
    }

    /** An intent filter of the manifest. */
    public static final class Filter extends IntentFilter {
        public int labelRes;
        public CharSequence nonLocalizedLabel;
        public int icon;
    }

    private final Resources mRes;
    private final Package mPkg = new Package();
    private int mTarget = 1;
    private int mMin = 1;

    private PackageParser(Resources res) {
        mRes = res;
    }

    /** The package on the device. */
    public static synchronized Package installed() {
        if (sInstalled == null) {
            AssetManager am = new AssetManager();
            am.addAssetPath(Am.APK_PATH);
            Resources res = new Resources(am, Resources.getSystem().getDisplayMetrics(), Resources.getSystem().getConfiguration());
            PackageParser p = new PackageParser(res);
            try {
                XmlResourceParser x = am.openXmlResourceParser("AndroidManifest.xml");
                p.parse(x);
                x.close();
            } catch (XmlPullParserException e) {
                throw new IllegalStateException("AndroidManifest.xml: " + e.getMessage(), e);
            } catch (IOException e) {
                throw new IllegalStateException("AndroidManifest.xml: " + e.getMessage(), e);
            }
            sInstalled = p.mPkg;
        }
        return sInstalled;
    }

    private static int index(AttributeSet a, int id, String name) {
        int n = a.getAttributeCount();
        for (int i = 0; i < n; i++) {
            if (id != 0 ? a.getAttributeNameResource(i) == id : a.getAttributeNameResource(i) == 0 && name.equals(a.getAttributeName(i))) {
                return i;
            }
        }
        return -1;
    }

    private String string(AttributeSet a, int id) {
        return string(a, index(a, id, null), true);
    }

    private String string(AttributeSet a, int i, boolean resolve) {
        if (i < 0) {
            return null;
        }
        int ref = a.getAttributeResourceValue(i, 0);
        if (ref != 0 && resolve) {
            try {
                return mRes.getString(ref);
            } catch (Resources.NotFoundException e) {
                return null;
            }
        }
        return a.getAttributeValue(i);
    }

    private int resource(AttributeSet a, int id) {
        int i = index(a, id, null);
        return i < 0 ? 0 : a.getAttributeResourceValue(i, 0);
    }

    private boolean has(AttributeSet a, int id) {
        return index(a, id, null) >= 0;
    }

    private boolean bool(AttributeSet a, int id, boolean def) {
        int i = index(a, id, null);
        if (i < 0) {
            return def;
        }
        int ref = a.getAttributeResourceValue(i, 0);
        if (ref != 0) {
            try {
                return mRes.getBoolean(ref);
            } catch (Resources.NotFoundException e) {
                return def;
            }
        }
        return a.getAttributeBooleanValue(i, def);
    }

    private int integer(AttributeSet a, int id, int def) {
        int i = index(a, id, null);
        if (i < 0) {
            return def;
        }
        int ref = a.getAttributeResourceValue(i, 0);
        if (ref != 0) {
            try {
                return mRes.getInteger(ref);
            } catch (Resources.NotFoundException e) {
                return def;
            }
        }
        return a.getAttributeIntValue(i, def);
    }

    private int sdk(AttributeSet a, int id, int def) {
        String s = string(a, id);
        if (s == null || s.length() == 0) {
            return def;
        }
        try {
            return Integer.decode(s);
        } catch (NumberFormatException e) {
            return def == 1 ? Build.VERSION.SDK_INT : Build.VERSION.SDK_INT;
        }
    }

    private String className(String cls) {
        if (cls == null || cls.length() == 0) {
            return null;
        }
        if (cls.charAt(0) == '.') {
            return mPkg.packageName + cls;
        }
        return cls.indexOf('.') < 0 ? mPkg.packageName + "." + cls : cls;
    }

    private String process(String s, String def) {
        if (s == null || s.length() == 0) {
            return def;
        }
        return s.charAt(0) == ':' ? mPkg.packageName + s : s;
    }

    private interface Tag {
        void at(XmlResourceParser x, String name) throws XmlPullParserException, IOException;
    }

    private void children(XmlResourceParser x, Tag tag) throws XmlPullParserException, IOException {
        int depth = x.getDepth();
        int type;
        while ((type = x.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || x.getDepth() > depth)) {
            if (type == XmlPullParser.START_TAG) {
                int inner = x.getDepth();
                tag.at(x, x.getName());
                while (x.getDepth() > inner || (x.getDepth() == inner && x.getEventType() != XmlPullParser.END_TAG)) {
                    if (x.next() == XmlPullParser.END_DOCUMENT) {
                        return;
                    }
                }
            }
        }
    }

    private void parse(XmlResourceParser x) throws XmlPullParserException, IOException {
        int type;
        while ((type = x.next()) != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) {
            continue;
        }
        if (type != XmlPullParser.START_TAG || !"manifest".equals(x.getName())) {
            throw new XmlPullParserException("No <manifest> tag");
        }
        mPkg.packageName = string(x, index(x, 0, "package"), false);
        mPkg.versionCode = integer(x, A + 0x21b, 0);
        mPkg.versionName = string(x, A + 0x21c);
        mPkg.sharedUserId = string(x, A + 0x00b);
        ApplicationInfo ai = mPkg.applicationInfo;
        ai.packageName = mPkg.packageName;
        ai.processName = mPkg.packageName;
        ai.taskAffinity = mPkg.packageName;
        ai.enabled = true;
        ai.uid = Process.myUid();
        ai.sourceDir = ai.publicSourceDir = "/data/app/" + mPkg.packageName + "-1/base.apk";
        ai.dataDir = "/data/user/0/" + mPkg.packageName;
        ai.credentialProtectedDataDir = ai.dataDir;
        ai.deviceProtectedDataDir = "/data/user_de/0/" + mPkg.packageName;
        ai.nativeLibraryDir = "/data/app/" + mPkg.packageName + "-1/lib/arm64";
        ai.versionCode = mPkg.versionCode;
        ai.flags = ApplicationInfo.FLAG_INSTALLED;
        final ArrayList<Runnable> none = null;
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) throws XmlPullParserException, IOException {
                if (name.equals("application")) {
                    application(p);
                } else if (name.equals("uses-sdk")) {
                    mMin = sdk(p, A + 0x20c, 1);
                    mTarget = sdk(p, A + 0x270, mMin);
                } else if (name.equals("uses-permission") || name.equals("uses-permission-sdk-m") || name.equals("uses-permission-sdk-23")) {
                    String perm = string(p, A + 3);
                    int max = integer(p, A + 0x271, 0);
                    if (perm != null && (max == 0 || max >= Build.VERSION.SDK_INT) && !mPkg.requestedPermissions.contains(perm)) {
                        mPkg.requestedPermissions.add(perm.intern());
                    }
                } else if (name.equals("permission") || name.equals("permission-tree")) {
                    PermissionInfo pi = new PermissionInfo();
                    item(p, pi);
                    pi.name = string(p, A + 3);
                    pi.group = string(p, A + 0x00a);
                    pi.descriptionRes = resource(p, A + 0x020);
                    pi.protectionLevel = integer(p, A + 9, PermissionInfo.PROTECTION_NORMAL);
                    pi.metaData = metaData(p, pi.metaData);
                    mPkg.permissions.add(pi);
                } else if (name.equals("permission-group")) {
                    PermissionGroupInfo gi = new PermissionGroupInfo();
                    item(p, gi);
                    gi.name = string(p, A + 3);
                    mPkg.permissionGroups.add(gi);
                } else if (name.equals("uses-feature")) {
                    FeatureInfo f = new FeatureInfo();
                    f.name = string(p, A + 3);
                    f.reqGlEsVersion = f.name == null ? integer(p, A + 0x281, 0) : 0;
                    if (bool(p, A + 0x28e, true)) {
                        f.flags |= FeatureInfo.FLAG_REQUIRED;
                    }
                    mPkg.features.add(f);
                } else if (name.equals("instrumentation")) {
                    InstrumentationInfo ii = new InstrumentationInfo();
                    item(p, ii);
                    ii.name = className(string(p, A + 3));
                    ii.targetPackage = string(p, A + 0x021);
                    mPkg.instrumentation.add(ii);
                }
            }
        });
        implied();
        ai.targetSdkVersion = mTarget;
        ai.minSdkVersion = mMin;
        if (mTarget >= Build.VERSION_CODES.DONUT) {
            ai.flags |= ApplicationInfo.FLAG_SUPPORTS_SCREEN_DENSITIES | ApplicationInfo.FLAG_SUPPORTS_SMALL_SCREENS
                    | ApplicationInfo.FLAG_SUPPORTS_NORMAL_SCREENS | ApplicationInfo.FLAG_SUPPORTS_LARGE_SCREENS
                    | ApplicationInfo.FLAG_RESIZEABLE_FOR_SCREENS;
        }
        if (mTarget < Build.VERSION_CODES.HONEYCOMB_MR2) {
            for (Component c : mPkg.activities) {
                ((ActivityInfo) c.info).configChanges |= ActivityInfo.CONFIG_SCREEN_SIZE | ActivityInfo.CONFIG_SMALLEST_SCREEN_SIZE;
            }
        }
        for (Component c : mPkg.providers) {
            ProviderInfo pi = (ProviderInfo) c.info;
            if (pi.descriptionRes == -1) {
                pi.descriptionRes = 0;
                pi.exported = mTarget < Build.VERSION_CODES.JELLY_BEAN_MR1;
            }
        }
    }

    private void imply(String perm) {
        if (!mPkg.requestedPermissions.contains(perm)) {
            mPkg.requestedPermissions.add(perm);
        }
    }

    private void implied() {
        if (mTarget < Build.VERSION_CODES.DONUT) {
            imply("android.permission.WRITE_EXTERNAL_STORAGE");
            imply("android.permission.READ_PHONE_STATE");
        }
        if (mPkg.requestedPermissions.contains("android.permission.WRITE_EXTERNAL_STORAGE")) {
            imply("android.permission.READ_EXTERNAL_STORAGE");
        }
        if (mTarget < Build.VERSION_CODES.JELLY_BEAN) {
            if (mPkg.requestedPermissions.contains("android.permission.READ_CONTACTS")) {
                imply("android.permission.READ_CALL_LOG");
            }
            if (mPkg.requestedPermissions.contains("android.permission.WRITE_CONTACTS")) {
                imply("android.permission.WRITE_CALL_LOG");
            }
        }
    }

    private void item(AttributeSet a, PackageItemInfo info) {
        info.packageName = mPkg.packageName;
        int i = index(a, A + 1, null);
        if (i >= 0) {
            info.labelRes = a.getAttributeResourceValue(i, 0);
            if (info.labelRes == 0) {
                info.nonLocalizedLabel = a.getAttributeValue(i);
                if (info.nonLocalizedLabel != null) {
                    info.nonLocalizedLabel = info.nonLocalizedLabel.toString().trim();
                }
            }
        }
        info.icon = resource(a, A + 2);
        int round = resource(a, A + 0x52c);
        info.logo = resource(a, A + 0x2be);
        info.banner = resource(a, A + 0x3f2);
    }

    private void application(XmlResourceParser x) throws XmlPullParserException, IOException {
        final ApplicationInfo ai = mPkg.applicationInfo;
        item(x, ai);
        ai.className = className(string(x, A + 3));
        ai.name = ai.className;
        ai.theme = resource(x, A);
        ai.descriptionRes = resource(x, A + 0x020);
        ai.permission = string(x, A + 6);
        ai.processName = process(string(x, A + 0x011), mPkg.packageName);
        ai.uiOptions = integer(x, A + 0x398, 0);
        ai.backupAgentName = className(string(x, A + 0x27f));
        ai.manageSpaceActivityName = className(string(x, A + 4));
        ai.enabled = bool(x, A + 0x00e, true);
        ai.networkSecurityConfigRes = resource(x, A + 0x527);
        String affinity = string(x, A + 0x012);
        ai.taskAffinity = affinity == null ? mPkg.packageName : affinity.length() == 0 ? null : process(affinity, mPkg.packageName);
        flag(x, A + 0x00f, ApplicationInfo.FLAG_DEBUGGABLE, false);
        flag(x, A + 0x00c, ApplicationInfo.FLAG_HAS_CODE, true);
        flag(x, A + 0x00d, ApplicationInfo.FLAG_PERSISTENT, false);
        flag(x, A + 0x204, ApplicationInfo.FLAG_ALLOW_TASK_REPARENTING, false);
        flag(x, A + 5, ApplicationInfo.FLAG_ALLOW_CLEAR_USER_DATA, true);
        flag(x, A + 0x280, ApplicationInfo.FLAG_ALLOW_BACKUP, true);
        flag(x, A + 0x35a, ApplicationInfo.FLAG_LARGE_HEAP, false);
        flag(x, A + 0x3af, ApplicationInfo.FLAG_SUPPORTS_RTL, false);
        flag(x, A + 0x4ec, ApplicationInfo.FLAG_USES_CLEARTEXT_TRAFFIC, true);
        flag(x, A + 0x4ea, ApplicationInfo.FLAG_EXTRACT_NATIVE_LIBS, true);
        final boolean hardware = bool(x, A + 0x2d3, mTarget >= Build.VERSION_CODES.ICE_CREAM_SANDWICH);
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) throws XmlPullParserException, IOException {
                if (name.equals("activity")) {
                    activity(p, false, hardware);
                } else if (name.equals("receiver")) {
                    activity(p, true, false);
                } else if (name.equals("activity-alias")) {
                    alias(p);
                } else if (name.equals("service")) {
                    service(p);
                } else if (name.equals("provider")) {
                    provider(p);
                } else if (name.equals("meta-data")) {
                    ai.metaData = meta(p, ai.metaData);
                } else if (name.equals("uses-library")) {
                    return;
                }
            }
        });
    }

    private void flag(AttributeSet a, int id, int flag, boolean def) {
        if (bool(a, id, def)) {
            mPkg.applicationInfo.flags |= flag;
        }
    }

    private void component(AttributeSet a, ComponentInfo ci) {
        item(a, ci);
        ci.name = className(string(a, A + 3));
        ci.applicationInfo = mPkg.applicationInfo;
        ci.processName = process(string(a, A + 0x011), mPkg.applicationInfo.processName);
        ci.descriptionRes = resource(a, A + 0x020);
        ci.enabled = bool(a, A + 0x00e, true);
        ci.directBootAware = bool(a, A + 0x505, false);
    }

    private void activityFlag(AttributeSet a, ActivityInfo ai, int id, int flag, boolean def) {
        if (bool(a, id, def)) {
            ai.flags |= flag;
        }
    }

    private void activity(XmlResourceParser x, final boolean receiver, boolean hardware) throws XmlPullParserException, IOException {
        final ActivityInfo ai = new ActivityInfo();
        component(x, ai);
        if (ai.name == null) {
            return;
        }
        boolean setExported = has(x, A + 0x010);
        ai.exported = bool(x, A + 0x010, false);
        ai.theme = resource(x, A);
        ai.uiOptions = integer(x, A + 0x398, mPkg.applicationInfo.uiOptions);
        String parent = string(x, A + 0x3a7);
        ai.parentActivityName = className(parent);
        String perm = string(x, A + 6);
        ai.permission = perm == null ? mPkg.applicationInfo.permission : perm.length() > 0 ? perm : null;
        String affinity = string(x, A + 0x012);
        ai.taskAffinity = affinity == null ? mPkg.applicationInfo.taskAffinity
                : affinity.length() == 0 ? null : process(affinity, affinity);
        activityFlag(x, ai, A + 0x013, ActivityInfo.FLAG_MULTIPROCESS, false);
        activityFlag(x, ai, A + 0x014, ActivityInfo.FLAG_FINISH_ON_TASK_LAUNCH, false);
        activityFlag(x, ai, A + 0x015, ActivityInfo.FLAG_CLEAR_TASK_ON_LAUNCH, false);
        activityFlag(x, ai, A + 0x22d, ActivityInfo.FLAG_NO_HISTORY, false);
        activityFlag(x, ai, A + 0x203, ActivityInfo.FLAG_ALWAYS_RETAIN_TASK_STATE, false);
        activityFlag(x, ai, A + 0x016, ActivityInfo.FLAG_STATE_NOT_NEEDED, false);
        activityFlag(x, ai, A + 0x017, ActivityInfo.FLAG_EXCLUDE_FROM_RECENTS, false);
        activityFlag(x, ai, A + 0x204, ActivityInfo.FLAG_ALLOW_TASK_REPARENTING,
                (mPkg.applicationInfo.flags & ApplicationInfo.FLAG_ALLOW_TASK_REPARENTING) != 0);
        activityFlag(x, ai, A + 0x29b, ActivityInfo.FLAG_FINISH_ON_CLOSE_SYSTEM_DIALOGS, false);
        if (!receiver) {
            activityFlag(x, ai, A + 0x2d3, ActivityInfo.FLAG_HARDWARE_ACCELERATED, hardware);
            activityFlag(x, ai, A + 0x2c0, ActivityInfo.FLAG_IMMERSIVE, false);
            ai.launchMode = integer(x, A + 0x01d, ActivityInfo.LAUNCH_MULTIPLE);
            ai.documentLaunchMode = integer(x, A + 0x445, ActivityInfo.DOCUMENT_LAUNCH_NONE);
            ai.screenOrientation = integer(x, A + 0x01e, ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED);
            ai.configChanges = integer(x, A + 0x01f, 0) | ActivityInfo.CONFIG_MCC | ActivityInfo.CONFIG_MNC;
            ai.softInputMode = integer(x, A + 0x22b, 0);
        }
        Component c = new Component(ai);
        body(x, c, true);
        if (!setExported) {
            ai.exported = !c.filters.isEmpty();
        }
        (receiver ? mPkg.receivers : mPkg.activities).add(c);
    }

    private void alias(XmlResourceParser x) throws XmlPullParserException, IOException {
        String target = className(string(x, A + 0x202));
        ActivityInfo t = null;
        for (Component c : mPkg.activities) {
            if (c.info.name.equals(target)) {
                t = (ActivityInfo) c.info;
                break;
            }
        }
        if (t == null) {
            return;
        }
        ActivityInfo ai = new ActivityInfo();
        ai.targetActivity = target;
        ai.configChanges = t.configChanges;
        ai.flags = t.flags;
        ai.applicationInfo = t.applicationInfo;
        ai.launchMode = t.launchMode;
        ai.screenOrientation = t.screenOrientation;
        ai.taskAffinity = t.taskAffinity;
        ai.theme = t.theme;
        ai.softInputMode = t.softInputMode;
        ai.uiOptions = t.uiOptions;
        ai.parentActivityName = t.parentActivityName;
        ai.documentLaunchMode = t.documentLaunchMode;
        component(x, ai);
        ai.processName = t.processName;
        if (ai.icon == 0) {
            ai.icon = t.icon;
        }
        if (ai.labelRes == 0 && ai.nonLocalizedLabel == null) {
            ai.labelRes = t.labelRes;
            ai.nonLocalizedLabel = t.nonLocalizedLabel;
        }
        if (ai.logo == 0) {
            ai.logo = t.logo;
        }
        if (ai.descriptionRes == 0) {
            ai.descriptionRes = t.descriptionRes;
        }
        String perm = string(x, A + 6);
        if (perm != null) {
            ai.permission = perm.length() > 0 ? perm : null;
        } else {
            ai.permission = t.permission;
        }
        boolean setExported = has(x, A + 0x010);
        ai.exported = bool(x, A + 0x010, false);
        Component c = new Component(ai);
        body(x, c, true);
        if (!setExported) {
            ai.exported = !c.filters.isEmpty();
        }
        mPkg.activities.add(c);
    }

    private void service(XmlResourceParser x) throws XmlPullParserException, IOException {
        ServiceInfo si = new ServiceInfo();
        component(x, si);
        boolean setExported = has(x, A + 0x010);
        si.exported = bool(x, A + 0x010, false);
        String perm = string(x, A + 6);
        si.permission = perm == null ? mPkg.applicationInfo.permission : perm.length() > 0 ? perm : null;
        if (bool(x, A + 0x36a, false)) {
            si.flags |= ServiceInfo.FLAG_STOP_WITH_TASK;
        }
        if (bool(x, A + 0x3a9, false)) {
            si.flags |= ServiceInfo.FLAG_ISOLATED_PROCESS;
        }
        Component c = new Component(si);
        body(x, c, false);
        if (!setExported) {
            si.exported = !c.filters.isEmpty();
        }
        mPkg.services.add(c);
    }

    private void provider(XmlResourceParser x) throws XmlPullParserException, IOException {
        final ProviderInfo pi = new ProviderInfo();
        component(x, pi);
        // Whether it is exported when the manifest does not say depends on the target version, which may come later in it.
        if (!has(x, A + 0x010)) {
            pi.descriptionRes = -1;
        }
        pi.exported = bool(x, A + 0x010, false);
        pi.authority = string(x, A + 0x018);
        pi.isSyncable = bool(x, A + 0x019, false);
        String perm = string(x, A + 6);
        String read = string(x, A + 7);
        String write = string(x, A + 8);
        pi.readPermission = read != null ? read : perm != null ? perm : mPkg.applicationInfo.permission;
        pi.writePermission = write != null ? write : perm != null ? perm : mPkg.applicationInfo.permission;
        pi.grantUriPermissions = bool(x, A + 0x01b, false);
        pi.multiprocess = bool(x, A + 0x013, false);
        pi.initOrder = integer(x, A + 0x01a, 0);
        final Component c = new Component(pi);
        final ArrayList<PatternMatcher> grants = new ArrayList<PatternMatcher>();
        final ArrayList<PathPermission> paths = new ArrayList<PathPermission>();
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) throws XmlPullParserException, IOException {
                if (name.equals("meta-data")) {
                    pi.metaData = meta(p, pi.metaData);
                } else if (name.equals("intent-filter")) {
                    c.filters.add(filter(p));
                } else if (name.equals("grant-uri-permission")) {
                    PatternMatcher m = matcher(p);
                    if (m != null) {
                        grants.add(m);
                        pi.grantUriPermissions = true;
                    }
                } else if (name.equals("path-permission")) {
                    PatternMatcher m = matcher(p);
                    if (m != null) {
                        String both = string(p, A + 6);
                        String r = string(p, A + 7);
                        String w = string(p, A + 8);
                        paths.add(new PathPermission(m.getPath(), m.getType(), r != null ? r : both, w != null ? w : both));
                    }
                }
            }
        });
        if (!grants.isEmpty()) {
            pi.uriPermissionPatterns = grants.toArray(new PatternMatcher[grants.size()]);
        }
        if (!paths.isEmpty()) {
            pi.pathPermissions = paths.toArray(new PathPermission[paths.size()]);
        }
        mPkg.providers.add(c);
    }

    private PatternMatcher matcher(AttributeSet a) {
        String s = string(a, A + 0x02a);
        if (s != null) {
            return new PatternMatcher(s, PatternMatcher.PATTERN_LITERAL);
        }
        s = string(a, A + 0x02b);
        if (s != null) {
            return new PatternMatcher(s, PatternMatcher.PATTERN_PREFIX);
        }
        s = string(a, A + 0x02c);
        return s == null ? null : new PatternMatcher(s, PatternMatcher.PATTERN_SIMPLE_GLOB);
    }

    private void body(XmlResourceParser x, final Component c, boolean activity) throws XmlPullParserException, IOException {
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) throws XmlPullParserException, IOException {
                if (name.equals("intent-filter")) {
                    Filter f = filter(p);
                    if (f.countActions() > 0) {
                        c.filters.add(f);
                    }
                } else if (name.equals("meta-data")) {
                    c.info.metaData = meta(p, c.info.metaData);
                }
            }
        });
    }

    private Filter filter(XmlResourceParser x) throws XmlPullParserException, IOException {
        final Filter f = new Filter();
        f.setPriority(integer(x, A + 0x01c, 0));
        int i = index(x, A + 1, null);
        if (i >= 0) {
            f.labelRes = x.getAttributeResourceValue(i, 0);
            if (f.labelRes == 0) {
                f.nonLocalizedLabel = x.getAttributeValue(i);
            }
        }
        f.icon = resource(x, A + 2);
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) throws XmlPullParserException, IOException {
                if (name.equals("action")) {
                    String v = string(p, A + 3);
                    if (v != null && v.length() > 0) {
                        f.addAction(v);
                    }
                } else if (name.equals("category")) {
                    String v = string(p, A + 3);
                    if (v != null && v.length() > 0) {
                        f.addCategory(v);
                    }
                } else if (name.equals("data")) {
                    data(p, f);
                }
            }
        });
        return f;
    }

    private void data(AttributeSet a, Filter f) throws XmlPullParserException {
        String s = string(a, A + 0x026);
        if (s != null) {
            try {
                f.addDataType(s);
            } catch (IntentFilter.MalformedMimeTypeException e) {
                throw new XmlPullParserException("Malformed mime type " + s);
            }
        }
        s = string(a, A + 0x027);
        if (s != null) {
            f.addDataScheme(s);
        }
        s = string(a, A + 0x43b);
        if (s != null) {
            f.addDataSchemeSpecificPart(s, PatternMatcher.PATTERN_LITERAL);
        }
        s = string(a, A + 0x43c);
        if (s != null) {
            f.addDataSchemeSpecificPart(s, PatternMatcher.PATTERN_PREFIX);
        }
        s = string(a, A + 0x43d);
        if (s != null) {
            f.addDataSchemeSpecificPart(s, PatternMatcher.PATTERN_SIMPLE_GLOB);
        }
        String host = string(a, A + 0x028);
        if (host != null) {
            f.addDataAuthority(host, string(a, A + 0x029));
        }
        PatternMatcher m = matcher(a);
        if (m != null) {
            f.addDataPath(m.getPath(), m.getType());
        }
    }

    private Bundle metaData(XmlResourceParser x, Bundle b) throws XmlPullParserException, IOException {
        final Bundle[] out = {b};
        children(x, new Tag() {
            public void at(XmlResourceParser p, String name) {
                if (name.equals("meta-data")) {
                    out[0] = meta(p, out[0]);
                }
            }
        });
        return out[0];
    }

    private Bundle meta(AttributeSet a, Bundle b) {
        if (b == null) {
            b = new Bundle();
        }
        String name = string(a, A + 3);
        if (name == null) {
            return b;
        }
        int res = resource(a, A + 0x025);
        if (res != 0) {
            b.putInt(name, res);
            return b;
        }
        TypedArray values = mRes.obtainAttributes(a, META_VALUE);
        TypedValue v = values.peekValue(0);
        if (v != null) {
            if (v.type == TypedValue.TYPE_STRING) {
                b.putString(name, v.coerceToString().toString());
            } else if (v.type == TypedValue.TYPE_INT_BOOLEAN) {
                b.putBoolean(name, v.data != 0);
            } else if (v.type >= TypedValue.TYPE_FIRST_INT && v.type <= TypedValue.TYPE_LAST_INT) {
                b.putInt(name, v.data);
            } else if (v.type == TypedValue.TYPE_FLOAT) {
                b.putFloat(name, v.getFloat());
            }
        }
        values.recycle();
        return b;
    }

    private static final int[] META_VALUE = {A + 0x024};
}
