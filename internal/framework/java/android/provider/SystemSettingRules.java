package android.provider;

import android.app.ActivityThread;
import android.content.pm.PackageManager;
import android.os.Build;
import android.util.Log;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** What an app may write into the settings of the system, and which of them have moved elsewhere. */
final class SystemSettingRules {
    private static final Set<String> MOVED_TO_SECURE = words("android_id http_proxy location_providers_allowed lock_biometric_weak_flags lock_pattern_autolock "
            + "lock_pattern_visible_pattern lock_pattern_tactile_feedback_enabled logging_id parental_control_enabled "
            + "parental_control_last_update parental_control_redirect_url settings_classname use_google_mail "
            + "wifi_networks_available_notification_on wifi_networks_available_repeat_delay wifi_num_open_networks_kept wifi_on "
            + "wifi_watchdog_acceptable_packet_loss_percentage wifi_watchdog_ap_count wifi_watchdog_background_check_delay_ms "
            + "wifi_watchdog_background_check_enabled wifi_watchdog_background_check_timeout_ms "
            + "wifi_watchdog_initial_ignored_ping_count wifi_watchdog_max_ap_checks wifi_watchdog_on wifi_watchdog_ping_count "
            + "wifi_watchdog_ping_delay_ms wifi_watchdog_ping_timeout_ms install_non_market_apps");
    private static final Set<String> MOVED_TO_GLOBAL = words("airplane_mode_on airplane_mode_radios airplane_mode_toggleable_radios auto_time auto_time_zone car_dock_sound "
            + "car_undock_sound desk_dock_sound desk_undock_sound dock_sounds_enabled lock_sound unlock_sound low_battery_sound "
            + "power_sounds_enabled stay_on_while_plugged_in wifi_sleep_policy mode_ringer window_animation_scale "
            + "transition_animation_scale animator_duration_scale fancy_ime_animations compatibility_mode emergency_tone "
            + "call_auto_retry debug_app wait_for_debugger always_finish_activities tzinfo_content_url tzinfo_metadata_url "
            + "selinux_content_url selinux_metadata_url sms_short_codes_content_url sms_short_codes_metadata_url "
            + "cert_pin_content_url cert_pin_metadata_url adb_enabled bluetooth_on data_roaming device_provisioned "
            + "usb_mass_storage_enabled http_proxy");
    private static final Set<String> SECURE_MOVED_TO_GLOBAL = words("adb_enabled assisted_gps_enabled bluetooth_on bugreport_in_power_menu cdma_cell_broadcast_sms roaming_settings "
            + "subscription_mode data_activity_timeout_mobile data_activity_timeout_wifi data_roaming development_settings_enabled "
            + "device_provisioned display_size_forced download_manager_max_bytes_over_mobile "
            + "download_manager_recommended_max_bytes_over_mobile mobile_data netstats_dev_bucket_duration netstats_dev_delete_age "
            + "netstats_dev_persist_bytes netstats_dev_rotate_age netstats_enabled netstats_global_alert_bytes "
            + "netstats_poll_interval netstats_sample_enabled netstats_time_cache_max_age netstats_uid_bucket_duration "
            + "netstats_uid_delete_age netstats_uid_persist_bytes netstats_uid_rotate_age netstats_uid_tag_bucket_duration "
            + "netstats_uid_tag_delete_age netstats_uid_tag_persist_bytes netstats_uid_tag_rotate_age network_preference "
            + "nitz_update_diff nitz_update_spacing ntp_server ntp_timeout pdp_watchdog_error_poll_count "
            + "pdp_watchdog_long_poll_interval_ms pdp_watchdog_max_pdp_reset_fail_count pdp_watchdog_poll_interval_ms "
            + "pdp_watchdog_trigger_packet_count sampling_profiler_ms setup_prepaid_data_service_url "
            + "setup_prepaid_detection_redir_host setup_prepaid_detection_target_url tether_dun_apn tether_dun_required "
            + "tether_supported usb_mass_storage_enabled use_google_mail wifi_country_code wifi_framework_scan_interval_ms "
            + "wifi_frequency_band wifi_idle_ms wifi_max_dhcp_retry_count wifi_mobile_data_transition_wakelock_timeout_ms "
            + "wifi_networks_available_notification_on wifi_networks_available_repeat_delay wifi_num_open_networks_kept wifi_on "
            + "wifi_p2p_device_name wifi_saved_state wifi_supplicant_scan_interval_ms wifi_suspend_optimizations_enabled "
            + "wifi_verbose_logging_enabled wifi_enhanced_auto_join wifi_network_show_rssi wifi_watchdog_on "
            + "wifi_watchdog_poor_network_test_enabled wimax_networks_available_notification_on package_verifier_enable "
            + "verifier_timeout verifier_default_response data_stall_alarm_non_aggressive_delay_in_ms "
            + "data_stall_alarm_aggressive_delay_in_ms gprs_register_check_period_ms wtf_is_fatal "
            + "battery_discharge_duration_threshold battery_discharge_threshold send_action_app_error dropbox_age_seconds "
            + "dropbox_max_files dropbox_quota_kb dropbox_quota_percent dropbox_reserve_percent logcat_for_ "
            + "sys_free_storage_log_interval disk_free_change_reporting_threshold sys_storage_threshold_percentage "
            + "sys_storage_threshold_max_bytes sys_storage_full_threshold_bytes sync_max_retry_delay_in_seconds "
            + "connectivity_change_delay captive_portal_detection_enabled captive_portal_server nsd_on set_install_location "
            + "default_install_location inet_condition_debounce_up_delay inet_condition_debounce_down_delay "
            + "read_external_storage_enforced_default http_proxy global_http_proxy_host global_http_proxy_port "
            + "global_http_proxy_exclusion_list set_global_http_proxy default_dns_server preferred_network_mode "
            + "webview_data_reduction_proxy_key mock_location parental_control_enabled parental_control_redirect_url "
            + "accessibility_display_inversion_enabled accessibility_display_daltonizer accessibility_display_daltonizer_enabled "
            + "accessibility_display_magnification_enabled accessibility_display_magnification_navbar_enabled autofill_service "
            + "accessibility_display_magnification_scale enabled_accessibility_services enabled_notification_listeners "
            + "enabled_vr_listeners enabled_input_methods touch_exploration_granted_accessibility_services "
            + "touch_exploration_enabled accessibility_enabled accessibility_shortcut_target_service "
            + "accessibility_button_target_component accessibility_shortcut_dialog_shown accessibility_shortcut_enabled "
            + "accessibility_shortcut_on_lock_screen speak_password high_text_contrast_enabled accessibility_captioning_preset "
            + "accessibility_captioning_enabled accessibility_captioning_locale accessibility_captioning_background_color "
            + "accessibility_captioning_foreground_color accessibility_captioning_edge_type accessibility_captioning_edge_color "
            + "accessibility_captioning_typeface accessibility_captioning_font_scale accessibility_captioning_window_color "
            + "tts_use_defaults tts_default_rate tts_default_pitch tts_default_synth tts_default_lang tts_default_country "
            + "tts_enabled_plugins tts_default_locale show_ime_with_hard_keyboard selected_spell_checker "
            + "selected_spell_checker_subtype spell_checker_enabled mount_play_not_snd mount_ums_autostart mount_ums_prompt "
            + "mount_ums_notify_enabled sleep_timeout double_tap_to_wake wake_gesture_enabled long_press_timeout "
            + "camera_gesture_disabled accessibility_autoclick_enabled accessibility_autoclick_delay "
            + "accessibility_large_pointer_icon preferred_tty_mode enhanced_voice_privacy_enabled tty_mode_enabled "
            + "incall_power_button_behavior night_display_custom_start_time night_display_custom_end_time "
            + "night_display_color_temperature night_display_auto_mode night_display_last_activated_time night_display_activated "
            + "sync_parent_sounds camera_double_twist_to_flip_enabled camera_double_tap_power_gesture_disabled "
            + "system_navigation_keys_enabled sysui_qs_tiles doze_enabled doze_pulse_on_pick_up doze_pulse_on_double_tap "
            + "nfc_payment_default_component automatic_storage_manager_days_to_retain assist_gesture_enabled "
            + "assist_gesture_sensitivity vr_display_mode notification_badging");
    private static final Set<String> PUBLIC = words("end_button_behavior wifi_use_static_ip wifi_static_ip wifi_static_gateway wifi_static_netmask wifi_static_dns1 "
            + "wifi_static_dns2 bluetooth_discoverability bluetooth_discoverability_timeout next_alarm_formatted font_scale "
            + "dim_screen screen_off_timeout screen_brightness screen_brightness_mode mode_ringer_streams_affected "
            + "mute_streams_affected vibrate_on volume_ring volume_system volume_voice volume_music volume_alarm "
            + "volume_notification volume_bluetooth_sco ringtone notification_sound alarm_alert auto_replace auto_caps "
            + "auto_punctuate show_password SHOW_GTALK_SERVICE_STATUS wallpaper_activity time_12_24 date_format "
            + "setup_wizard_has_run accelerometer_rotation user_rotation dtmf_tone sound_effects_enabled haptic_feedback_enabled "
            + "show_web_suggestions vibrate_when_ringing");
    private static final Set<String> PRIVATE = words("advanced_settings screen_auto_brightness_adj vibrate_input_devices volume_master master_mono "
            + "notifications_use_ring_volume vibrate_in_silent media_button_receiver hide_rotation_lock_toggle_for_accessibility "
            + "dtmf_tone_type hearing_aid tty_mode notification_light_pulse pointer_location show_touches "
            + "window_orientation_listener_log power_sounds_enabled dock_sounds_enabled lockscreen_sounds_enabled "
            + "lockscreen.disabled low_battery_sound desk_dock_sound desk_undock_sound car_dock_sound car_undock_sound lock_sound "
            + "unlock_sound sip_receive_calls sip_call_options SIP_ALWAYS SIP_ADDRESS_ONLY SIP_ASK_ME_EACH_TIME pointer_speed "
            + "lock_to_app_enabled egg_mode status_bar_show_battery_percent");
    private static final Set<String> TRUTHS = words("wifi_use_static_ip dim_screen screen_brightness_mode vibrate_on "
            + "auto_replace auto_caps auto_punctuate show_password SHOW_GTALK_SERVICE_STATUS setup_wizard_has_run accelerometer_rotation "
            + "dtmf_tone sound_effects_enabled haptic_feedback_enabled show_web_suggestions vibrate_when_ringing");
    private static final Set<String> COUNTS = words("bluetooth_discoverability_timeout screen_off_timeout mode_ringer_streams_affected mute_streams_affected");

    private SystemSettingRules() {
    }

    private static Set<String> words(String words) {
        return new HashSet<String>(Arrays.asList(words.split(" ")));
    }

    /** The table that has a setting, asked for in the table named. */
    static String home(String table, String name, String then) {
        boolean system = table.equals("system");
        String to = system && MOVED_TO_SECURE.contains(name) ? "secure"
                : (system ? MOVED_TO_GLOBAL : SECURE_MOVED_TO_GLOBAL).contains(name) ? "global" : table;
        if (!to.equals(table)) {
            Log.w("Settings", "Setting " + name + " has moved from android.provider.Settings." + title(table)
                    + " to android.provider.Settings." + title(to) + then);
        }
        return to;
    }

    private static String title(String table) {
        return Character.toUpperCase(table.charAt(0)) + table.substring(1);
    }

    /** Refuses what the app may not write. */
    static void check(String name, String value) {
        android.app.Application app = ActivityThread.currentApplication();
        if (app.checkSelfPermission("android.permission.WRITE_SETTINGS") != PackageManager.PERMISSION_GRANTED) {
            throw new SecurityException(app.getPackageName() + " was not granted  this permission: android.permission.WRITE_SETTINGS.");
        }
        if (!PUBLIC.contains(name) && app.getApplicationInfo().targetSdkVersion > Build.VERSION_CODES.LOLLIPOP_MR1) {
            throw new IllegalArgumentException(PRIVATE.contains(name) ? "You cannot change private secure settings."
                    : "You cannot keep your settings in the secure settings.");
        }
        if (value != null && !fits(name, value)) {
            throw new IllegalArgumentException("Invalid value: " + value + " for setting: " + name);
        }
    }

    private static boolean fits(String name, String value) {
        if (TRUTHS.contains(name)) {
            return value.equals("0") || value.equals("1");
        }
        if (COUNTS.contains(name)) {
            return within(value, 0, Integer.MAX_VALUE);
        }
        switch (name) {
            case "screen_brightness":
                return within(value, 0, 255);
            case "user_rotation":
            case "end_button_behavior":
                return within(value, 0, 3);
            case "bluetooth_discoverability":
                return within(value, 0, 2);
            case "time_12_24":
                return value.equals("12") || value.equals("24");
            case "font_scale":
                try {
                    return Float.parseFloat(value) >= 0;
                } catch (NumberFormatException e) {
                    return false;
                }
            default:
                return true;
        }
    }

    private static boolean within(String value, int least, int most) {
        try {
            int n = Integer.parseInt(value);
            return n >= least && n <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
