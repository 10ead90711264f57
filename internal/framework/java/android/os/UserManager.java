package android.os;

import android.content.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The users of the device: its owner alone, who is unlocked and without restrictions. */
public class UserManager {
    public static final int USER_CREATION_FAILED_NOT_PERMITTED = 1;
    public static final int USER_CREATION_FAILED_NO_MORE_USERS = 2;
    public static final String KEY_RESTRICTIONS_PENDING = "restrictions_pending";
    public static final String ALLOW_PARENT_PROFILE_APP_LINKING = "allow_parent_profile_app_linking";
    public static final String DISALLOW_ADD_USER = "no_add_user";
    public static final String DISALLOW_ADJUST_VOLUME = "no_adjust_volume";
    public static final String DISALLOW_APPS_CONTROL = "no_control_apps";
    public static final String DISALLOW_BLUETOOTH = "no_bluetooth";
    public static final String DISALLOW_CONFIG_BLUETOOTH = "no_config_bluetooth";
    public static final String DISALLOW_CONFIG_CELL_BROADCASTS = "no_config_cell_broadcasts";
    public static final String DISALLOW_CONFIG_CREDENTIALS = "no_config_credentials";
    public static final String DISALLOW_CONFIG_MOBILE_NETWORKS = "no_config_mobile_networks";
    public static final String DISALLOW_CONFIG_TETHERING = "no_config_tethering";
    public static final String DISALLOW_CONFIG_VPN = "no_config_vpn";
    public static final String DISALLOW_CONFIG_WIFI = "no_config_wifi";
    public static final String DISALLOW_CREATE_WINDOWS = "no_create_windows";
    public static final String DISALLOW_CROSS_PROFILE_COPY_PASTE = "no_cross_profile_copy_paste";
    public static final String DISALLOW_DATA_ROAMING = "no_data_roaming";
    public static final String DISALLOW_DEBUGGING_FEATURES = "no_debugging_features";
    public static final String DISALLOW_FACTORY_RESET = "no_factory_reset";
    public static final String DISALLOW_FUN = "no_fun";
    public static final String DISALLOW_INSTALL_APPS = "no_install_apps";
    public static final String DISALLOW_INSTALL_UNKNOWN_SOURCES = "no_install_unknown_sources";
    public static final String DISALLOW_MODIFY_ACCOUNTS = "no_modify_accounts";
    public static final String DISALLOW_MOUNT_PHYSICAL_MEDIA = "no_physical_media";
    public static final String DISALLOW_NETWORK_RESET = "no_network_reset";
    public static final String DISALLOW_OUTGOING_BEAM = "no_outgoing_beam";
    public static final String DISALLOW_OUTGOING_CALLS = "no_outgoing_calls";
    public static final String DISALLOW_REMOVE_USER = "no_remove_user";
    public static final String DISALLOW_SAFE_BOOT = "no_safe_boot";
    public static final String DISALLOW_SET_USER_ICON = "no_set_user_icon";
    public static final String DISALLOW_SET_WALLPAPER = "no_set_wallpaper";
    public static final String DISALLOW_SHARE_LOCATION = "no_share_location";
    public static final String DISALLOW_SMS = "no_sms";
    public static final String DISALLOW_UNINSTALL_APPS = "no_uninstall_apps";
    public static final String DISALLOW_UNMUTE_MICROPHONE = "no_unmute_microphone";
    public static final String DISALLOW_USB_FILE_TRANSFER = "no_usb_file_transfer";
    public static final String ENSURE_VERIFY_APPS = "ensure_verify_apps";

    private final Context mContext;

    /** @hide */
    public UserManager(Context context) {
        mContext = context;
    }

    /** @hide */
    public static UserManager get(Context context) {
        return (UserManager) context.getSystemService(Context.USER_SERVICE);
    }

    public static boolean supportsMultipleUsers() {
        return false;
    }

    public boolean isUserAGoat() {
        return false;
    }

    public boolean isDemoUser() {
        return false;
    }

    public boolean isSystemUser() {
        return true;
    }

    public boolean isManagedProfile() {
        return false;
    }

    public boolean isUserUnlocked() {
        return true;
    }

    public boolean isUserUnlocked(UserHandle user) {
        return known(user);
    }

    public boolean isUserRunning(UserHandle user) {
        return known(user);
    }

    public boolean isUserRunningOrStopping(UserHandle user) {
        return known(user);
    }

    public boolean isQuietModeEnabled(UserHandle user) {
        return false;
    }

    private static boolean known(UserHandle user) {
        return user.equals(Process.myUserHandle());
    }

    public Bundle getUserRestrictions() {
        return new Bundle();
    }

    public Bundle getUserRestrictions(UserHandle user) {
        return new Bundle();
    }

    public boolean hasUserRestriction(String restriction) {
        return false;
    }

    public Bundle getApplicationRestrictions(String packageName) {
        if (!mContext.getPackageName().equals(packageName)) {
            throw new SecurityException("Calling from uid " + Process.myUid() + " needs MANAGE_USERS permission to get restrictions of " + packageName);
        }
        return new Bundle();
    }

    public long getSerialNumberForUser(UserHandle user) {
        return known(user) ? 0 : -1;
    }

    public UserHandle getUserForSerialNumber(long serialNumber) {
        return serialNumber == 0 ? Process.myUserHandle() : null;
    }

    public List<UserHandle> getUserProfiles() {
        return new ArrayList<UserHandle>(Collections.singletonList(Process.myUserHandle()));
    }

    public int getUserCount() {
        throw new SecurityException("You either need MANAGE_USERS or CREATE_USERS permission to: query users");
    }

    public String getUserName() {
        throw new SecurityException("You need MANAGE_USERS permission to: query user");
    }
}
