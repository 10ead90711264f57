package android.provider;

import android.content.ContentResolver;
import android.net.Uri;
import java.util.HashMap;
import java.util.Map;

/** The values of one table of settings: those of a device as it is sold, and what the app has changed. */
public final class SettingsTable {
    private static final Map<String, SettingsTable> sTables = new HashMap<String, SettingsTable>();

    private final String mName;
    private final HashMap<String, String> mValues = new HashMap<String, String>();

    private SettingsTable(String name, String... values) {
        mName = name;
        for (int i = 0; i < values.length; i += 2) {
            mValues.put(values[i], values[i + 1]);
        }
    }

    static {
        sTables.put("system", new SettingsTable("system", "screen_brightness", "102", "screen_brightness_mode", "0",
                "screen_off_timeout", "60000", "accelerometer_rotation", "0", "user_rotation", "0", "font_scale", "1.0",
                "haptic_feedback_enabled", "1", "sound_effects_enabled", "1", "dtmf_tone", "1", "time_12_24", "12",
                "volume_music", "5", "volume_ring", "5", "volume_system", "7", "volume_voice", "4", "volume_alarm", "6",
                "volume_notification", "5", "mode_ringer_streams_affected", "166", "mute_streams_affected", "46",
                "vibrate_when_ringing", "0", "notification_light_pulse", "1", "lockscreen_sounds_enabled", "1",
                "ringtone", "content://media/internal/audio/media/21",
                "notification_sound", "content://media/internal/audio/media/20",
                "alarm_alert", "content://media/internal/audio/media/7", "pointer_speed", "0",
                "stay_on_while_plugged_in", "0", "text_auto_replace", "1", "text_auto_caps", "1", "text_auto_punctuate", "1"));
        sTables.put("secure", new SettingsTable("secure", "android_id", "9774d56d682e549c", "install_non_market_apps", "0",
                "location_mode", "3", "location_providers_allowed", "gps,network", "mock_location", "0",
                "default_input_method", "com.android.inputmethod.latin/.LatinIME",
                "enabled_input_methods", "com.android.inputmethod.latin/.LatinIME", "accessibility_enabled", "0",
                "touch_exploration_enabled", "0", "speak_password", "1", "long_press_timeout", "500",
                "show_ime_with_hard_keyboard", "0", "user_setup_complete", "1", "lock_screen_show_notifications", "1",
                "accessibility_display_inversion_enabled", "0", "tts_default_rate", "100", "tts_default_pitch", "100",
                "backup_enabled", "0", "sleep_timeout", "-1", "immersive_mode_confirmations", "confirmed"));
        sTables.put("global", new SettingsTable("global", "airplane_mode_on", "0", "adb_enabled", "0",
                "auto_time", "1", "auto_time_zone", "1", "bluetooth_on", "0", "wifi_on", "0", "mobile_data", "1",
                "data_roaming", "0", "development_settings_enabled", "0", "device_provisioned", "1", "device_name", "esdroid",
                "window_animation_scale", "1.0", "transition_animation_scale", "1.0", "animator_duration_scale", "1.0",
                "always_finish_activities", "0", "stay_on_while_plugged_in", "0", "mode_ringer", "2",
                "usb_mass_storage_enabled", "1", "wifi_sleep_policy", "2", "package_verifier_enable", "1",
                "airplane_mode_radios", "cell,bluetooth,wifi,nfc,wimax", "boot_count", "1", "wait_for_debugger", "0"));
    }

    public static SettingsTable of(String name) {
        return sTables.get(name);
    }

    public synchronized String get(String name) {
        return mValues.get(name);
    }

    public synchronized Map<String, String> all() {
        return new java.util.TreeMap<String, String>(mValues);
    }

    public boolean put(ContentResolver resolver, String name, String value) {
        if (!mName.equals("system")) {
            throw new SecurityException("Permission denial: writing to settings requires:"
                    + "android.permission.WRITE_SECURE_SETTINGS");
        }
        synchronized (this) {
            if (value == null) {
                mValues.remove(name);
            } else {
                mValues.put(name, value);
            }
        }
        if (resolver != null) {
            resolver.notifyChange(Uri.parse("content://settings/" + mName + "/" + name), null);
        }
        return true;
    }
}
