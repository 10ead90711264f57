package esdroid.am;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.ActivityInfo;
import android.content.pm.ApplicationInfo;
import android.content.pm.ComponentInfo;
import android.content.pm.PackageManager;
import android.content.pm.PackageParser;
import android.content.pm.ProviderInfo;
import android.content.pm.ResolveInfo;
import android.content.pm.ServiceInfo;
import android.net.Uri;
import android.os.PatternMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;

/** Finds who handles an intent: the application, or what a stock phone has. */
public final class Resolver {
    private static final Resolver INSTANCE = new Resolver();
    private static final String V = Intent.ACTION_VIEW;
    private ArrayList<PackageParser.Component> stock;
    private final HashMap<String, ApplicationInfo> stockApps = new HashMap<String, ApplicationInfo>();
    private final HashMap<String, Integer> enabled = new HashMap<String, Integer>();

    private Resolver() {
    }

    public static Resolver get() {
        return INSTANCE;
    }

    // package/class, then label, permission; actions; schemes; types.
    private static final String[][] STOCK = {
        {"com.android.launcher3/com.android.launcher3.Launcher", "Launcher3", null, Intent.ACTION_MAIN, "+" + Intent.CATEGORY_HOME, "", ""},
        {"com.android.chrome/com.google.android.apps.chrome.Main", "Chrome", null, Intent.ACTION_MAIN, "+" + Intent.CATEGORY_APP_BROWSER + " +"
            + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.chrome/com.google.android.apps.chrome.IntentDispatcher", "Chrome", null, V + " " + "com.sec.android.airview.HOVER",
            "+" + Intent.CATEGORY_BROWSABLE, "http https about javascript", ""},
        {"com.android.chrome/com.google.android.apps.chrome.IntentDispatcher", "Chrome", null, V, "+" + Intent.CATEGORY_BROWSABLE,
            "http https about content javascript", "text/html text/plain application/xhtml+xml"},
        {"com.android.chrome/org.chromium.chrome.browser.searchwidget.SearchActivity", "Chrome", null, Intent.ACTION_WEB_SEARCH + " "
            + Intent.ACTION_SEARCH, "", "", ""},
        {"com.android.chrome/com.google.android.apps.chrome.IntentDispatcher", "Chrome", null, Intent.ACTION_WEB_SEARCH, "", "http https", ""},
        {"com.android.dialer/com.android.dialer.DialtactsActivity", "Phone", null, Intent.ACTION_DIAL + " " + V, "+" + Intent.CATEGORY_BROWSABLE,
            "tel", ""},
        {"com.android.dialer/com.android.dialer.DialtactsActivity", "Phone", null, Intent.ACTION_DIAL + " android.intent.action.CALL_BUTTON", "",
            "", ""},
        {"com.android.dialer/com.android.dialer.DialtactsActivity", "Phone", null, V + " " + Intent.ACTION_DIAL, "", "",
            "vnd.android.cursor.dir/calls vnd.android.cursor.item/phone vnd.android.cursor.item/person"},
        {"com.android.dialer/com.android.dialer.DialtactsActivity", "Phone", null, V + " " + Intent.ACTION_DIAL, "+"
            + Intent.CATEGORY_BROWSABLE, "voicemail", ""},
        {"com.android.server.telecom/com.android.server.telecom.components.UserCallActivity", "Phone", "android.permission.CALL_PHONE",
            Intent.ACTION_CALL, "", "tel sip voicemail", ""},
        {"com.android.server.telecom/com.android.server.telecom.components.UserCallActivity", "Phone", "android.permission.CALL_PHONE",
            Intent.ACTION_CALL, "", "",
            "vnd.android.cursor.item/phone vnd.android.cursor.item/phone_v2 vnd.android.cursor.item/person"},
        {"com.android.contacts/com.android.contacts.activities.PeopleActivity", "Contacts", null, Intent.ACTION_MAIN, "+"
            + Intent.CATEGORY_APP_CONTACTS + " +" + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.contacts/com.android.contacts.activities.PeopleActivity", "Contacts", null, V, "", "",
            "vnd.android.cursor.dir/contact vnd.android.cursor.dir/person"},
        {"com.android.contacts/com.android.contacts.activities.ContactSelectionActivity", "Contacts", null, Intent.ACTION_PICK, "", "",
            "vnd.android.cursor.dir/contact vnd.android.cursor.dir/person vnd.android.cursor.dir/phone vnd.android.cursor.dir/phone_v2 "
                + "vnd.android.cursor.dir/email_v2 vnd.android.cursor.dir/postal-address vnd.android.cursor.dir/postal-address_v2"},
        {"com.android.contacts/com.android.contacts.activities.ContactSelectionActivity", "Contacts", null, Intent.ACTION_GET_CONTENT, "", "",
            "vnd.android.cursor.item/contact vnd.android.cursor.item/person vnd.android.cursor.item/phone vnd.android.cursor.item/phone_v2 "
                + "vnd.android.cursor.item/postal-address"},
        {"com.android.contacts/com.android.contacts.quickcontact.QuickContactActivity", "Contacts", null, V
            + " com.android.contacts.action.QUICK_CONTACT", "", "", "vnd.android.cursor.item/contact vnd.android.cursor.item/raw_contact "
                + "vnd.android.cursor.item/person"},
        {"com.android.contacts/com.android.contacts.activities.ContactEditorActivity", "Contacts", null, Intent.ACTION_EDIT, "", "",
            "vnd.android.cursor.item/contact vnd.android.cursor.item/raw_contact vnd.android.cursor.item/person"},
        {"com.android.contacts/com.android.contacts.activities.ContactEditorActivity", "Contacts", null, Intent.ACTION_INSERT, "", "",
            "vnd.android.cursor.dir/contact vnd.android.cursor.dir/raw_contact vnd.android.cursor.dir/person"},
        {"com.android.contacts/com.android.contacts.activities.ContactSelectionActivity", "Contacts", null, Intent.ACTION_INSERT_OR_EDIT, "",
            "", "vnd.android.cursor.item/contact vnd.android.cursor.item/raw_contact vnd.android.cursor.item/person"},
        {"com.android.contacts/com.android.contacts.activities.ShowOrCreateActivity", "Contacts", null,
            "com.android.contacts.action.SHOW_OR_CREATE_CONTACT", "", "mailto tel", ""},
        {"com.android.contacts/com.android.contacts.vcard.ImportVCardActivity", "Contacts", null, V, "", "",
            "text/directory text/vcard text/x-vcard"},
        {"com.android.camera2/com.android.camera.CaptureActivity", "Camera", null, "android.media.action.IMAGE_CAPTURE", "", "", ""},
        {"com.android.camera2/com.android.camera.VideoCamera", "Camera", null, "android.media.action.VIDEO_CAPTURE", "", "", ""},
        {"com.android.camera2/com.android.camera.CameraActivity", "Camera", null, "android.media.action.STILL_IMAGE_CAMERA "
            + "android.media.action.VIDEO_CAMERA", "", "", ""},
        {"com.android.gallery3d/com.android.gallery3d.app.GalleryActivity", "Gallery", null, Intent.ACTION_MAIN, "+"
            + Intent.CATEGORY_APP_GALLERY + " +" + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.gallery3d/com.android.gallery3d.app.GalleryActivity", "Gallery", null, V, "+" + Intent.CATEGORY_BROWSABLE,
            ":content file http https", "image/* application/vnd.google.panorama360+jpg"},
        {"com.android.gallery3d/com.android.gallery3d.app.GalleryActivity", "Gallery", null, V + " " + Intent.ACTION_PICK, "", "",
            "vnd.android.cursor.dir/image vnd.android.cursor.dir/video"},
        {"com.android.gallery3d/com.android.gallery3d.app.GalleryActivity", "Gallery", null, Intent.ACTION_PICK + " "
            + Intent.ACTION_GET_CONTENT, "+" + Intent.CATEGORY_OPENABLE, "", "image/* video/*"},
        {"com.android.gallery3d/com.android.gallery3d.app.MovieActivity", "Video player", null, V, "+" + Intent.CATEGORY_BROWSABLE,
            ":content file http https rtsp", "video/* application/sdp"},
        {"com.android.gallery3d/com.android.gallery3d.filtershow.crop.CropActivity", "Gallery", null, "com.android.camera.action.CROP", "",
            "", "image/*"},
        {"com.android.gallery3d/com.android.gallery3d.filtershow.FilterShowActivity", "Gallery", null, Intent.ACTION_EDIT, "", "", "image/*"},
        {"com.android.gallery3d/com.android.gallery3d.app.Wallpaper", "Gallery", null, Intent.ACTION_ATTACH_DATA, "", "", "image/*"},
        {"com.android.gallery3d/com.android.gallery3d.app.Wallpaper", "Gallery", null, Intent.ACTION_SET_WALLPAPER, "", "", ""},
        {"com.android.documentsui/com.android.documentsui.picker.PickActivity", "Files", null, Intent.ACTION_OPEN_DOCUMENT + " "
            + Intent.ACTION_CREATE_DOCUMENT + " " + Intent.ACTION_GET_CONTENT, "+" + Intent.CATEGORY_OPENABLE, "", "*/*"},
        {"com.android.documentsui/com.android.documentsui.picker.PickActivity", "Files", null, Intent.ACTION_OPEN_DOCUMENT_TREE, "", "", ""},
        {"com.android.email/com.android.email.activity.ComposeActivityEmail", "Email", null, Intent.ACTION_SENDTO + " " + V, "+"
            + Intent.CATEGORY_BROWSABLE, "mailto", ""},
        {"com.android.email/com.android.email.activity.ComposeActivityEmail", "Email", null, Intent.ACTION_SEND, "", "", "*/*"},
        {"com.android.email/com.android.email.activity.ComposeActivityEmail", "Email", null, Intent.ACTION_SEND_MULTIPLE, "", "", "*/*"},
        {"com.android.email/com.android.email.activity.Welcome", "Email", null, Intent.ACTION_MAIN, "+" + Intent.CATEGORY_APP_EMAIL + " +"
            + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.messaging/com.android.messaging.ui.conversation.LaunchConversationActivity", "Messaging", null, V + " "
            + Intent.ACTION_SENDTO, "+" + Intent.CATEGORY_BROWSABLE, "sms smsto mms mmsto", ""},
        {"com.android.messaging/com.android.messaging.ui.conversationlist.ShareIntentActivity", "Messaging", null, Intent.ACTION_SEND, "", "",
            "text/plain text/x-vCard text/x-vcard image/* audio/* application/ogg video/*"},
        {"com.android.messaging/com.android.messaging.ui.conversationlist.ConversationListActivity", "Messaging", null, V, "", "",
            "vnd.android-dir/mms-sms"},
        {"com.google.android.apps.maps/com.google.android.maps.MapsActivity", "Maps", null, V, "+" + Intent.CATEGORY_BROWSABLE,
            "geo google.navigation google.streetview geo.replica", ""},
        {"com.android.calendar/com.android.calendar.AllInOneActivity", "Calendar", null, Intent.ACTION_MAIN, "+"
            + Intent.CATEGORY_APP_CALENDAR + " +" + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.calendar/com.android.calendar.AllInOneActivity", "Calendar", null, V, "", "", "time/epoch"},
        {"com.android.calendar/com.android.calendar.EventInfoActivity", "Calendar", null, V, "", "", "vnd.android.cursor.item/event"},
        {"com.android.calendar/com.android.calendar.event.EditEventActivity", "Calendar", null, Intent.ACTION_EDIT + " "
            + Intent.ACTION_INSERT, "", "", "vnd.android.cursor.item/event vnd.android.cursor.dir/event"},
        {"com.android.deskclock/com.android.deskclock.HandleApiCalls", "Clock", "com.android.alarm.permission.SET_ALARM",
            "android.intent.action.SET_ALARM android.intent.action.SET_TIMER android.intent.action.SHOW_ALARMS "
                + "android.intent.action.DISMISS_ALARM android.intent.action.SNOOZE_ALARM", "+" + Intent.CATEGORY_VOICE, "", ""},
        {"com.android.music/com.android.music.AudioPreview", "Music", null, V, "+" + Intent.CATEGORY_BROWSABLE, ":content file http",
            "audio/* application/ogg application/x-ogg application/itunes"},
        {"com.android.music/com.android.music.MusicPicker", "Music", null, Intent.ACTION_PICK, "", "", "vnd.android.cursor.dir/audio"},
        {"com.android.music/com.android.music.MusicPicker", "Music", null, Intent.ACTION_GET_CONTENT, "+" + Intent.CATEGORY_OPENABLE, "",
            "audio/* application/ogg application/x-ogg"},
        {"com.android.music/com.android.music.MusicBrowserActivity", "Music", null, Intent.ACTION_MAIN
            + " android.intent.action.MUSIC_PLAYER", "+" + Intent.CATEGORY_APP_MUSIC + " +" + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.providers.media/com.android.providers.media.RingtonePickerActivity", "Media Storage", null,
            "android.intent.action.RINGTONE_PICKER", "", "", ""},
        {"com.android.packageinstaller/com.android.packageinstaller.InstallStart", "Package installer", null, V + " "
            + "android.intent.action.INSTALL_PACKAGE", "", ":content file", "application/vnd.android.package-archive"},
        {"com.android.packageinstaller/com.android.packageinstaller.UninstallerActivity", "Package installer", null,
            Intent.ACTION_DELETE + " android.intent.action.UNINSTALL_PACKAGE", "", "package", ""},
        {"com.android.packageinstaller/com.android.packageinstaller.permission.ui.GrantPermissionsActivity", "Package installer", null,
            "android.content.pm.action.REQUEST_PERMISSIONS", "", "", ""},
        {"com.android.htmlviewer/com.android.htmlviewer.HTMLViewerActivity", "HTML Viewer", null, V, "", "file content",
            "text/html text/plain application/xhtml+xml application/vnd.wap.xhtml+xml"},
        {"com.android.certinstaller/com.android.certinstaller.CertInstallerMain", "Certificate installer", null,
            "android.credentials.INSTALL", "", "", ""},
        {"com.android.vpndialogs/com.android.vpndialogs.ConfirmDialog", "VpnDialogs", null, "android.net.vpn.CONFIRM", "", "", ""},
        {"com.svox.pico/com.svox.pico.CheckVoiceData", "Pico TTS", null, "android.speech.tts.engine.CHECK_TTS_DATA", "", "", ""},
        {"com.svox.pico/com.svox.pico.DownloadVoiceData", "Pico TTS", null, "android.speech.tts.engine.INSTALL_TTS_DATA", "", "", ""},
        {"android/com.android.internal.app.ChooserActivity", "Android System", null, Intent.ACTION_CHOOSER, "", "", ""},
        {"com.android.settings/com.android.settings.Settings", "Settings", null, Intent.ACTION_MAIN, "+" + Intent.CATEGORY_LAUNCHER, "", ""},
        {"com.android.settings/com.android.settings.AppWidgetPickActivity", "Settings", null, "android.appwidget.action.APPWIDGET_PICK", "", "",
            ""},
        {"com.android.settings/com.android.settings.AllowBindAppWidgetActivity", "Settings", null,
            "android.appwidget.action.APPWIDGET_BIND", "", "", ""},
        {"com.android.settings/com.android.settings.bluetooth.RequestPermissionActivity", "Settings", "android.permission.BLUETOOTH",
            "android.bluetooth.adapter.action.REQUEST_ENABLE android.bluetooth.adapter.action.REQUEST_DISCOVERABLE", "", "", ""},
        {"com.android.settings/com.android.settings.DeviceAdminAdd", "Settings", null, "android.app.action.ADD_DEVICE_ADMIN", "", "", ""},
        {"com.android.settings/com.android.settings.ChooseLockGeneric", "Settings", null, "android.app.action.SET_NEW_PASSWORD", "", "", ""},
        {"com.android.settings/com.android.settings.Settings", "Settings", null, "android.intent.action.POWER_USAGE_SUMMARY "
            + "com.android.settings.TTS_SETTINGS com.android.settings.APP_OPS_SETTINGS android.net.wifi.PICK_WIFI_NETWORK "
            + "android.intent.action.QUICK_CLOCK com.android.settings.USER_SETTINGS", "", "", ""},
        {"com.android.settings/com.android.settings.Settings", "Settings", null, settings(""
            + "SETTINGS APN_SETTINGS LOCATION_SOURCE_SETTINGS WIRELESS_SETTINGS AIRPLANE_MODE_SETTINGS VOICE_CONTROL_AIRPLANE_MODE "
            + "ACCESSIBILITY_SETTINGS USAGE_ACCESS_SETTINGS SECURITY_SETTINGS PRIVACY_SETTINGS VPN_SETTINGS WIFI_SETTINGS WIFI_IP_SETTINGS "
            + "BLUETOOTH_SETTINGS CAST_SETTINGS DATE_SETTINGS SOUND_SETTINGS DISPLAY_SETTINGS LOCALE_SETTINGS VOICE_INPUT_SETTINGS "
            + "INPUT_METHOD_SETTINGS INPUT_METHOD_SUBTYPE_SETTINGS USER_DICTIONARY_SETTINGS HARD_KEYBOARD_SETTINGS APPLICATION_SETTINGS "
            + "APPLICATION_DEVELOPMENT_SETTINGS MANAGE_APPLICATIONS_SETTINGS MANAGE_ALL_APPLICATIONS_SETTINGS "
            + "MANAGE_DEFAULT_APPS_SETTINGS IGNORE_BATTERY_OPTIMIZATION_SETTINGS SYNC_SETTINGS ADD_ACCOUNT_SETTINGS "
            + "DATA_ROAMING_SETTINGS INTERNAL_STORAGE_SETTINGS MEMORY_CARD_SETTINGS SEARCH_SETTINGS DEVICE_INFO_SETTINGS NFC_SETTINGS "
            + "NFCSHARING_SETTINGS NFC_PAYMENT_SETTINGS DREAM_SETTINGS ACTION_NOTIFICATION_LISTENER_SETTINGS NOTIFICATION_POLICY_ACCESS_SETTINGS "
            + "CAPTIONING_SETTINGS ACTION_PRINT_SETTINGS ZEN_MODE_SETTINGS ZEN_MODE_PRIORITY_SETTINGS BATTERY_SAVER_SETTINGS HOME_SETTINGS "
            + "VR_LISTENER_SETTINGS NETWORK_OPERATOR_SETTINGS DATA_USAGE_SETTINGS NOTIFICATION_SETTINGS APP_NOTIFICATION_SETTINGS "
            + "CHANNEL_NOTIFICATION_SETTINGS WEBVIEW_SETTINGS MANAGE_UNKNOWN_APP_SOURCES MANAGE_WRITE_SETTINGS MANAGE_OVERLAY_PERMISSION"
            .replace("MANAGE_WRITE_SETTINGS MANAGE_OVERLAY_PERMISSION", "action.MANAGE_WRITE_SETTINGS action.MANAGE_OVERLAY_PERMISSION")),
            "", "", ""},
        {"com.android.settings/com.android.settings.applications.InstalledAppDetails", "Settings", null, settings(
            "APPLICATION_DETAILS_SETTINGS REQUEST_IGNORE_BATTERY_OPTIMIZATIONS IGNORE_BACKGROUND_DATA_RESTRICTIONS_SETTINGS "
            + "MANAGE_UNKNOWN_APP_SOURCES action.MANAGE_WRITE_SETTINGS action.MANAGE_OVERLAY_PERMISSION"), "", "package", ""},
    };

    private static String settings(String names) {
        StringBuilder b = new StringBuilder();
        for (String n : names.split(" ")) {
            b.append(b.length() == 0 ? "" : " ").append("android.settings.").append(n);
        }
        return b.toString();
    }

    static boolean dialogLike(ActivityInfo info) {
        String n = info.name;
        return n.endsWith("GrantPermissionsActivity") || n.endsWith("ChooserActivity") || n.endsWith("ResolverActivity")
                || n.endsWith("RequestPermissionActivity") || n.endsWith("RingtonePickerActivity") || n.endsWith("AppWidgetPickActivity")
                || n.endsWith("UninstallerActivity") || n.endsWith("ConfirmDialog") || n.endsWith("CheckVoiceData")
                || n.endsWith("AllowBindAppWidgetActivity");
    }

    /** A permission that must not be declared and refused for an action to be allowed. */
    static String actionPermission(String action) {
        if ("android.media.action.IMAGE_CAPTURE".equals(action) || "android.media.action.VIDEO_CAPTURE".equals(action)) {
            return "android.permission.CAMERA";
        }
        return Intent.ACTION_CALL.equals(action) ? "android.permission.CALL_PHONE" : null;
    }

    private ApplicationInfo stockApp(String pkg, String label) {
        ApplicationInfo ai = stockApps.get(pkg);
        if (ai == null) {
            ai = new ApplicationInfo();
            ai.packageName = pkg;
            ai.processName = pkg;
            ai.nonLocalizedLabel = label;
            ai.flags = ApplicationInfo.FLAG_SYSTEM | ApplicationInfo.FLAG_HAS_CODE;
            ai.enabled = true;
            ai.targetSdkVersion = 26;
            ai.uid = 10000 + stockApps.size() + 1;
            ai.sourceDir = ai.publicSourceDir = "/system/app/" + label.replace(" ", "") + "/" + label.replace(" ", "") + ".apk";
            ai.dataDir = "/data/user/0/" + pkg;
            stockApps.put(pkg, ai);
        }
        return ai;
    }

    private ArrayList<PackageParser.Component> stock() {
        if (stock == null) {
            ArrayList<PackageParser.Component> list = new ArrayList<PackageParser.Component>();
            HashMap<String, PackageParser.Component> byName = new HashMap<String, PackageParser.Component>();
            for (String[] s : STOCK) {
                PackageParser.Component c = byName.get(s[0]);
                if (c == null) {
                    String pkg = s[0].substring(0, s[0].indexOf('/'));
                    ActivityInfo ai = new ActivityInfo();
                    ai.packageName = pkg;
                    ai.name = s[0].substring(pkg.length() + 1);
                    ai.applicationInfo = stockApp(pkg, s[1]);
                    ai.processName = pkg;
                    ai.taskAffinity = pkg;
                    ai.nonLocalizedLabel = s[1];
                    ai.permission = s[2];
                    ai.exported = true;
                    ai.enabled = true;
                    c = new PackageParser.Component(ai);
                    byName.put(s[0], c);
                    list.add(c);
                }
                PackageParser.Filter f = new PackageParser.Filter();
                for (String a : s[3].split(" ")) {
                    f.addAction(a);
                }
                f.addCategory(Intent.CATEGORY_DEFAULT);
                for (String a : s[4].split(" ")) {
                    if (a.startsWith("+")) {
                        f.addCategory(a.substring(1));
                    }
                }
                String schemes = s[5];
                if (schemes.startsWith(":")) {
                    schemes = schemes.substring(1);
                }
                for (String a : schemes.split(" ")) {
                    if (a.length() > 0) {
                        f.addDataScheme(a);
                    }
                }
                for (String a : s[6].split(" ")) {
                    if (a.length() > 0) {
                        try {
                            f.addDataType(a);
                        } catch (IntentFilter.MalformedMimeTypeException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
                c.filters.add(f);
            }
            stock = list;
        }
        return stock;
    }

    public List<ApplicationInfo> stockApplications() {
        stock();
        ArrayList<ApplicationInfo> list = new ArrayList<ApplicationInfo>(stockApps.values());
        Collections.sort(list, new Comparator<ApplicationInfo>() {
            public int compare(ApplicationInfo a, ApplicationInfo b) {
                return a.packageName.compareTo(b.packageName);
            }
        });
        return list;
    }

    public ApplicationInfo stockApplication(String pkg) {
        stock();
        return stockApps.get(pkg);
    }

    public void setEnabled(ComponentName c, int state) {
        enabled.put(c.flattenToString(), state);
    }

    public int enabledSetting(ComponentName c) {
        Integer i = enabled.get(c.flattenToString());
        return i == null ? PackageManager.COMPONENT_ENABLED_STATE_DEFAULT : i;
    }

    public boolean isEnabled(ComponentInfo ci) {
        int s = enabledSetting(new ComponentName(ci.packageName, ci.name));
        if (s == PackageManager.COMPONENT_ENABLED_STATE_DEFAULT) {
            return ci.enabled && ci.applicationInfo.enabled;
        }
        return s == PackageManager.COMPONENT_ENABLED_STATE_ENABLED;
    }

    private interface Kind {
        ArrayList<PackageParser.Component> of(PackageParser.Package p);
    }

    private List<ResolveInfo> query(Intent intent, int flags, ArrayList<PackageParser.Component> own, boolean withStock) {
        ArrayList<ResolveInfo> out = new ArrayList<ResolveInfo>();
        Intent look = intent;
        ComponentName comp = intent.getComponent();
        if (comp == null && intent.getSelector() != null) {
            look = intent.getSelector();
            comp = look.getComponent();
        }
        boolean evenDisabled = (flags & PackageManager.GET_DISABLED_COMPONENTS) != 0;
        ArrayList<PackageParser.Component> lists = new ArrayList<PackageParser.Component>(own);
        if (withStock) {
            lists.addAll(stock());
        }
        if (comp != null) {
            for (PackageParser.Component c : lists) {
                if (c.info.packageName.equals(comp.getPackageName()) && c.info.name.equals(comp.getClassName())
                        && (evenDisabled || isEnabled(c.info))) {
                    ResolveInfo ri = new ResolveInfo();
                    fill(ri, c, flags);
                    out.add(ri);
                    return out;
                }
            }
            return out;
        }
        String type = look.resolveTypeIfNeeded(esdroid.am.Am.resolver());
        for (PackageParser.Component c : lists) {
            if (look.getPackage() != null && !look.getPackage().equals(c.info.packageName)) {
                continue;
            }
            if (!evenDisabled && !isEnabled(c.info)) {
                continue;
            }
            PackageParser.Filter best = null;
            int bestMatch = 0;
            for (PackageParser.Filter f : c.filters) {
                if ((flags & PackageManager.MATCH_DEFAULT_ONLY) != 0 && !f.hasCategory(Intent.CATEGORY_DEFAULT)) {
                    continue;
                }
                int m = f.match(look.getAction(), type, look.getScheme(), look.getData(), look.getCategories(), "Resolver");
                if (m >= 0 && (best == null || f.getPriority() > best.getPriority() || m > bestMatch)) {
                    best = f;
                    bestMatch = m;
                }
            }
            if (best != null) {
                ResolveInfo ri = new ResolveInfo();
                fill(ri, c, flags);
                ri.filter = (flags & PackageManager.GET_RESOLVED_FILTER) != 0 ? best : null;
                ri.priority = best.getPriority();
                ri.match = bestMatch;
                ri.isDefault = best.hasCategory(Intent.CATEGORY_DEFAULT);
                ri.labelRes = best.labelRes;
                ri.nonLocalizedLabel = best.nonLocalizedLabel;
                ri.icon = best.icon;
                ri.preferredOrder = 0;
                out.add(ri);
            }
        }
        Collections.sort(out, new Comparator<ResolveInfo>() {
            public int compare(ResolveInfo a, ResolveInfo b) {
                if (a.priority != b.priority) {
                    return a.priority > b.priority ? -1 : 1;
                }
                if (a.isDefault != b.isDefault) {
                    return a.isDefault ? -1 : 1;
                }
                if (a.match != b.match) {
                    return a.match > b.match ? -1 : 1;
                }
                return 0;
            }
        });
        return out;
    }

    private static void fill(ResolveInfo ri, PackageParser.Component c, int flags) {
        ComponentInfo ci = c.info;
        ri.resolvePackageName = ci.packageName;
        if (ci instanceof ActivityInfo) {
            ri.activityInfo = (ActivityInfo) ci;
        } else if (ci instanceof ServiceInfo) {
            ri.serviceInfo = (ServiceInfo) ci;
        } else {
            ri.providerInfo = (ProviderInfo) ci;
        }
    }

    public List<ResolveInfo> queryActivities(Intent intent, int flags) {
        return query(intent, flags, PackageParser.installed().activities, true);
    }

    public List<ResolveInfo> queryReceivers(Intent intent, int flags) {
        return query(intent, flags, PackageParser.installed().receivers, false);
    }

    public List<ResolveInfo> queryServices(Intent intent, int flags) {
        return query(intent, flags, PackageParser.installed().services, false);
    }

    public List<ResolveInfo> queryProviders(Intent intent, int flags) {
        return query(intent, flags, PackageParser.installed().providers, false);
    }

    /** The one activity an intent goes to; several of equal right give the system's question which. */
    public ResolveInfo resolveActivity(Intent intent, int flags) {
        List<ResolveInfo> l = queryActivities(intent, flags);
        if (l.isEmpty()) {
            return null;
        }
        if (l.size() == 1) {
            return l.get(0);
        }
        ResolveInfo a = l.get(0);
        ResolveInfo b = l.get(1);
        if (a.priority != b.priority || a.isDefault != b.isDefault) {
            return a;
        }
        String own = Am.packageName();
        boolean ours = false;
        for (ResolveInfo r : l) {
            ours |= r.activityInfo.packageName.equals(own);
        }
        if (!ours) {
            return a;
        }
        ActivityInfo ai = new ActivityInfo();
        ai.packageName = "android";
        ai.name = "com.android.internal.app.ResolverActivity";
        ai.applicationInfo = stockApp("android", "Android System");
        ai.processName = "system:ui";
        ai.enabled = true;
        ai.exported = true;
        ResolveInfo r = new ResolveInfo();
        r.activityInfo = ai;
        r.isDefault = true;
        return r;
    }

    public ActivityInfo stockActivity(ComponentName c) {
        for (PackageParser.Component k : stock()) {
            if (k.info.packageName.equals(c.getPackageName()) && k.info.name.equals(c.getClassName())) {
                return (ActivityInfo) k.info;
            }
        }
        return null;
    }
}
