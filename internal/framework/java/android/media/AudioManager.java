package android.media;

import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.os.Handler;
import android.view.KeyEvent;

/** Volumes and who may sound. */
public class AudioManager {
    public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";
    public static final String RINGER_MODE_CHANGED_ACTION = "android.media.RINGER_MODE_CHANGED";
    public static final String INTERNAL_RINGER_MODE_CHANGED_ACTION = "android.media.INTERNAL_RINGER_MODE_CHANGED_ACTION";
    public static final String EXTRA_RINGER_MODE = "android.media.EXTRA_RINGER_MODE";
    public static final String VIBRATE_SETTING_CHANGED_ACTION = "android.media.VIBRATE_SETTING_CHANGED";
    public static final String VOLUME_CHANGED_ACTION = "android.media.VOLUME_CHANGED_ACTION";
    public static final String STREAM_DEVICES_CHANGED_ACTION = "android.media.STREAM_DEVICES_CHANGED_ACTION";
    public static final String STREAM_MUTE_CHANGED_ACTION = "android.media.STREAM_MUTE_CHANGED_ACTION";
    public static final String MASTER_MUTE_CHANGED_ACTION = "android.media.MASTER_MUTE_CHANGED_ACTION";
    public static final String EXTRA_VIBRATE_SETTING = "android.media.EXTRA_VIBRATE_SETTING";
    public static final String EXTRA_VIBRATE_TYPE = "android.media.EXTRA_VIBRATE_TYPE";
    public static final String EXTRA_VOLUME_STREAM_TYPE = "android.media.EXTRA_VOLUME_STREAM_TYPE";
    public static final String EXTRA_VOLUME_STREAM_TYPE_ALIAS = "android.media.EXTRA_VOLUME_STREAM_TYPE_ALIAS";
    public static final String EXTRA_VOLUME_STREAM_VALUE = "android.media.EXTRA_VOLUME_STREAM_VALUE";
    public static final String EXTRA_PREV_VOLUME_STREAM_VALUE = "android.media.EXTRA_PREV_VOLUME_STREAM_VALUE";
    public static final String EXTRA_VOLUME_STREAM_DEVICES = "android.media.EXTRA_VOLUME_STREAM_DEVICES";
    public static final String EXTRA_PREV_VOLUME_STREAM_DEVICES = "android.media.EXTRA_PREV_VOLUME_STREAM_DEVICES";
    public static final String EXTRA_MASTER_VOLUME_MUTED = "android.media.EXTRA_MASTER_VOLUME_MUTED";
    public static final String EXTRA_STREAM_VOLUME_MUTED = "android.media.EXTRA_STREAM_VOLUME_MUTED";
    public static final String ACTION_HEADSET_PLUG = "android.intent.action.HEADSET_PLUG";
    public static final String ACTION_HDMI_AUDIO_PLUG = "android.media.action.HDMI_AUDIO_PLUG";
    public static final String EXTRA_AUDIO_PLUG_STATE = "android.media.extra.AUDIO_PLUG_STATE";
    public static final String EXTRA_MAX_CHANNEL_COUNT = "android.media.extra.MAX_CHANNEL_COUNT";
    public static final String EXTRA_ENCODINGS = "android.media.extra.ENCODINGS";
    public static final int STREAM_VOICE_CALL = 0;
    public static final int STREAM_SYSTEM = 1;
    public static final int STREAM_RING = 2;
    public static final int STREAM_MUSIC = 3;
    public static final int STREAM_ALARM = 4;
    public static final int STREAM_NOTIFICATION = 5;
    public static final int STREAM_BLUETOOTH_SCO = 6;
    public static final int STREAM_SYSTEM_ENFORCED = 7;
    public static final int STREAM_DTMF = 8;
    public static final int STREAM_TTS = 9;
    public static final int STREAM_ACCESSIBILITY = 10;
    public static final int NUM_STREAMS = 5;
    public static final int ADJUST_RAISE = 1;
    public static final int ADJUST_LOWER = -1;
    public static final int ADJUST_SAME = 0;
    public static final int ADJUST_MUTE = -100;
    public static final int ADJUST_UNMUTE = 100;
    public static final int ADJUST_TOGGLE_MUTE = 101;
    public static final int FLAG_SHOW_UI = 1;
    public static final int FLAG_ALLOW_RINGER_MODES = 2;
    public static final int FLAG_PLAY_SOUND = 4;
    public static final int FLAG_REMOVE_SOUND_AND_VIBRATE = 8;
    public static final int FLAG_VIBRATE = 16;
    public static final int FLAG_FIXED_VOLUME = 32;
    public static final int FLAG_BLUETOOTH_ABS_VOLUME = 64;
    public static final int FLAG_SHOW_SILENT_HINT = 128;
    public static final int FLAG_HDMI_SYSTEM_AUDIO_VOLUME = 256;
    public static final int FLAG_ACTIVE_MEDIA_ONLY = 512;
    public static final int FLAG_SHOW_UI_WARNINGS = 1024;
    public static final int FLAG_SHOW_VIBRATE_HINT = 2048;
    public static final int FLAG_FROM_KEY = 4096;
    public static final int RINGER_MODE_SILENT = 0;
    public static final int RINGER_MODE_VIBRATE = 1;
    public static final int RINGER_MODE_NORMAL = 2;
    public static final int RINGER_MODE_MAX = 2;
    public static final int VIBRATE_TYPE_RINGER = 0;
    public static final int VIBRATE_TYPE_NOTIFICATION = 1;
    public static final int VIBRATE_SETTING_OFF = 0;
    public static final int VIBRATE_SETTING_ON = 1;
    public static final int VIBRATE_SETTING_ONLY_SILENT = 2;
    public static final int USE_DEFAULT_STREAM_TYPE = -2147483648;
    public static final String ACTION_SCO_AUDIO_STATE_CHANGED = "android.media.SCO_AUDIO_STATE_CHANGED";
    public static final String ACTION_SCO_AUDIO_STATE_UPDATED = "android.media.ACTION_SCO_AUDIO_STATE_UPDATED";
    public static final String EXTRA_SCO_AUDIO_STATE = "android.media.extra.SCO_AUDIO_STATE";
    public static final String EXTRA_SCO_AUDIO_PREVIOUS_STATE = "android.media.extra.SCO_AUDIO_PREVIOUS_STATE";
    public static final int SCO_AUDIO_STATE_DISCONNECTED = 0;
    public static final int SCO_AUDIO_STATE_CONNECTED = 1;
    public static final int SCO_AUDIO_STATE_CONNECTING = 2;
    public static final int SCO_AUDIO_STATE_ERROR = -1;
    public static final int MODE_INVALID = -2;
    public static final int MODE_CURRENT = -1;
    public static final int MODE_NORMAL = 0;
    public static final int MODE_RINGTONE = 1;
    public static final int MODE_IN_CALL = 2;
    public static final int MODE_IN_COMMUNICATION = 3;
    public static final int ROUTE_EARPIECE = 1;
    public static final int ROUTE_SPEAKER = 2;
    public static final int ROUTE_BLUETOOTH = 4;
    public static final int ROUTE_BLUETOOTH_SCO = 4;
    public static final int ROUTE_HEADSET = 8;
    public static final int ROUTE_BLUETOOTH_A2DP = 16;
    public static final int ROUTE_ALL = -1;
    public static final int AUDIO_SESSION_ID_GENERATE = 0;
    public static final int FX_KEY_CLICK = 0;
    public static final int FX_FOCUS_NAVIGATION_UP = 1;
    public static final int FX_FOCUS_NAVIGATION_DOWN = 2;
    public static final int FX_FOCUS_NAVIGATION_LEFT = 3;
    public static final int FX_FOCUS_NAVIGATION_RIGHT = 4;
    public static final int FX_KEYPRESS_STANDARD = 5;
    public static final int FX_KEYPRESS_SPACEBAR = 6;
    public static final int FX_KEYPRESS_DELETE = 7;
    public static final int FX_KEYPRESS_RETURN = 8;
    public static final int FX_KEYPRESS_INVALID = 9;
    public static final int NUM_SOUND_EFFECTS = 10;
    public static final int AUDIOFOCUS_NONE = 0;
    public static final int AUDIOFOCUS_GAIN = 1;
    public static final int AUDIOFOCUS_GAIN_TRANSIENT = 2;
    public static final int AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK = 3;
    public static final int AUDIOFOCUS_GAIN_TRANSIENT_EXCLUSIVE = 4;
    public static final int AUDIOFOCUS_LOSS = -1;
    public static final int AUDIOFOCUS_LOSS_TRANSIENT = -2;
    public static final int AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK = -3;
    public static final int AUDIOFOCUS_REQUEST_FAILED = 0;
    public static final int AUDIOFOCUS_REQUEST_GRANTED = 1;
    public static final int AUDIOFOCUS_REQUEST_DELAYED = 2;
    public static final int AUDIOFOCUS_FLAG_DELAY_OK = 1;
    public static final int AUDIOFOCUS_FLAG_PAUSES_ON_DUCKABLE_LOSS = 2;
    public static final int AUDIOFOCUS_FLAG_LOCK = 4;
    public static final int AUDIOFOCUS_FLAGS_APPS = 3;
    public static final int AUDIOFOCUS_FLAGS_SYSTEM = 7;
    public static final int RECORD_CONFIG_EVENT_START = 1;
    public static final int RECORD_CONFIG_EVENT_STOP = 0;
    public static final int DEVICE_NONE = 0;
    public static final int DEVICE_OUT_EARPIECE = 1;
    public static final int DEVICE_OUT_SPEAKER = 2;
    public static final int DEVICE_OUT_WIRED_HEADSET = 4;
    public static final int DEVICE_OUT_WIRED_HEADPHONE = 8;
    public static final int DEVICE_OUT_BLUETOOTH_SCO = 16;
    public static final int DEVICE_OUT_BLUETOOTH_SCO_HEADSET = 32;
    public static final int DEVICE_OUT_BLUETOOTH_SCO_CARKIT = 64;
    public static final int DEVICE_OUT_BLUETOOTH_A2DP = 128;
    public static final int DEVICE_OUT_BLUETOOTH_A2DP_HEADPHONES = 256;
    public static final int DEVICE_OUT_BLUETOOTH_A2DP_SPEAKER = 512;
    public static final int DEVICE_OUT_AUX_DIGITAL = 1024;
    public static final int DEVICE_OUT_HDMI = 1024;
    public static final int DEVICE_OUT_ANLG_DOCK_HEADSET = 2048;
    public static final int DEVICE_OUT_DGTL_DOCK_HEADSET = 4096;
    public static final int DEVICE_OUT_USB_ACCESSORY = 8192;
    public static final int DEVICE_OUT_USB_DEVICE = 16384;
    public static final int DEVICE_OUT_REMOTE_SUBMIX = 32768;
    public static final int DEVICE_OUT_TELEPHONY_TX = 65536;
    public static final int DEVICE_OUT_LINE = 131072;
    public static final int DEVICE_OUT_HDMI_ARC = 262144;
    public static final int DEVICE_OUT_SPDIF = 524288;
    public static final int DEVICE_OUT_FM = 1048576;
    public static final int DEVICE_OUT_DEFAULT = 1073741824;
    public static final int DEVICE_IN_BUILTIN_MIC = -2147483644;
    public static final int DEVICE_IN_BLUETOOTH_SCO_HEADSET = -2147483640;
    public static final int DEVICE_IN_WIRED_HEADSET = -2147483632;
    public static final int DEVICE_IN_HDMI = -2147483616;
    public static final int DEVICE_IN_TELEPHONY_RX = -2147483584;
    public static final int DEVICE_IN_BACK_MIC = -2147483520;
    public static final int DEVICE_IN_ANLG_DOCK_HEADSET = -2147483136;
    public static final int DEVICE_IN_DGTL_DOCK_HEADSET = -2147482624;
    public static final int DEVICE_IN_USB_ACCESSORY = -2147481600;
    public static final int DEVICE_IN_USB_DEVICE = -2147479552;
    public static final int DEVICE_IN_FM_TUNER = -2147475456;
    public static final int DEVICE_IN_TV_TUNER = -2147467264;
    public static final int DEVICE_IN_LINE = -2147450880;
    public static final int DEVICE_IN_SPDIF = -2147418112;
    public static final int DEVICE_IN_LOOPBACK = -2147221504;
    public static final String PROPERTY_OUTPUT_SAMPLE_RATE = "android.media.property.OUTPUT_SAMPLE_RATE";
    public static final String PROPERTY_OUTPUT_FRAMES_PER_BUFFER = "android.media.property.OUTPUT_FRAMES_PER_BUFFER";
    public static final String PROPERTY_SUPPORT_MIC_NEAR_ULTRASOUND = "android.media.property.SUPPORT_MIC_NEAR_ULTRASOUND";
    public static final String PROPERTY_SUPPORT_SPEAKER_NEAR_ULTRASOUND = "android.media.property.SUPPORT_SPEAKER_NEAR_ULTRASOUND";
    public static final String PROPERTY_SUPPORT_AUDIO_SOURCE_UNPROCESSED = "android.media.property.SUPPORT_AUDIO_SOURCE_UNPROCESSED";
    public static final int SUCCESS = 0;
    public static final int ERROR = -1;
    public static final int ERROR_BAD_VALUE = -2;
    public static final int ERROR_INVALID_OPERATION = -3;
    public static final int ERROR_PERMISSION_DENIED = -4;
    public static final int ERROR_NO_INIT = -5;
    public static final int ERROR_DEAD_OBJECT = -6;
    public static final int GET_DEVICES_INPUTS = 1;
    public static final int GET_DEVICES_OUTPUTS = 2;
    public static final int GET_DEVICES_ALL = 3;

    private static final int[] MAX = {5, 7, 7, 15, 7, 7, 15, 7, 15, 15, 15};
    private final int[] mVolume = {4, 5, 5, 5, 6, 5, 7, 7, 11, 11, 11};
    private int mMode = MODE_NORMAL;
    private int mRinger = RINGER_MODE_NORMAL;
    private boolean mSpeaker;
    private boolean mMicMute;
    private boolean mBluetoothSco;

    /** Told of losing and gaining the focus. */
    public interface OnAudioFocusChangeListener {
        void onAudioFocusChange(int focusChange);
    }

    public AudioManager(Context context) {
    }

    private static int stream(int type) {
        if (type < 0 || type >= MAX.length) {
            throw new IllegalArgumentException("Bad stream type " + type);
        }
        return type;
    }

    public void dispatchMediaKeyEvent(KeyEvent keyEvent) {
    }

    public boolean isVolumeFixed() {
        return false;
    }

    public void adjustStreamVolume(int streamType, int direction, int flags) {
        int s = stream(streamType);
        int by = direction == ADJUST_RAISE ? 1 : direction == ADJUST_LOWER ? -1 : 0;
        mVolume[s] = Math.max(0, Math.min(MAX[s], mVolume[s] + by));
    }

    public void adjustVolume(int direction, int flags) {
        adjustStreamVolume(STREAM_MUSIC, direction, flags);
    }

    public void adjustSuggestedStreamVolume(int direction, int suggestedStreamType, int flags) {
        adjustStreamVolume(suggestedStreamType < 0 ? STREAM_MUSIC : suggestedStreamType, direction, flags);
    }

    public int getRingerMode() {
        return mRinger;
    }

    public void setRingerMode(int ringerMode) {
        if (ringerMode >= 0 && ringerMode <= RINGER_MODE_NORMAL) {
            mRinger = ringerMode;
        }
    }

    public int getStreamMaxVolume(int streamType) {
        return MAX[stream(streamType)];
    }

    public int getStreamMinVolume(int streamType) {
        stream(streamType);
        return streamType == STREAM_VOICE_CALL || streamType == STREAM_ALARM ? 1 : 0;
    }

    public int getStreamVolume(int streamType) {
        return mVolume[stream(streamType)];
    }

    public void setStreamVolume(int streamType, int index, int flags) {
        int s = stream(streamType);
        mVolume[s] = Math.max(0, Math.min(MAX[s], index));
    }

    public void setStreamMute(int streamType, boolean state) {
        stream(streamType);
    }

    public void setStreamSolo(int streamType, boolean state) {
        stream(streamType);
    }

    public boolean isStreamMute(int streamType) {
        return mVolume[stream(streamType)] == 0;
    }

    public boolean shouldVibrate(int vibrateType) {
        return false;
    }

    public int getVibrateSetting(int vibrateType) {
        return VIBRATE_SETTING_OFF;
    }

    public void setVibrateSetting(int vibrateType, int vibrateSetting) {
    }

    public void setSpeakerphoneOn(boolean on) {
        mSpeaker = on;
    }

    public boolean isSpeakerphoneOn() {
        return mSpeaker;
    }

    public boolean isBluetoothScoAvailableOffCall() {
        return false;
    }

    public void startBluetoothSco() {
    }

    public void stopBluetoothSco() {
    }

    public void setBluetoothScoOn(boolean on) {
        mBluetoothSco = on;
    }

    public boolean isBluetoothScoOn() {
        return mBluetoothSco;
    }

    public boolean isBluetoothA2dpOn() {
        return false;
    }

    public boolean isWiredHeadsetOn() {
        return false;
    }

    public void setMicrophoneMute(boolean on) {
        mMicMute = on;
    }

    public boolean isMicrophoneMute() {
        return mMicMute;
    }

    public void setMode(int mode) {
        mMode = mode;
    }

    public int getMode() {
        return mMode;
    }

    public boolean isMusicActive() {
        return false;
    }

    public int generateAudioSessionId() {
        return 9;
    }

    public void setParameters(String keyValuePairs) {
    }

    public String getParameters(String keys) {
        return "";
    }

    public String getProperty(String key) {
        if (PROPERTY_OUTPUT_SAMPLE_RATE.equals(key)) {
            return "44100";
        }
        return PROPERTY_OUTPUT_FRAMES_PER_BUFFER.equals(key) ? "256" : null;
    }

    public void playSoundEffect(int effectType) {
    }

    public void playSoundEffect(int effectType, float volume) {
    }

    public void loadSoundEffects() {
    }

    public void unloadSoundEffects() {
    }

    public int requestAudioFocus(OnAudioFocusChangeListener l, int streamType, int durationHint) {
        if (durationHint < AUDIOFOCUS_GAIN || durationHint > AUDIOFOCUS_GAIN_TRANSIENT_EXCLUSIVE) {
            throw new IllegalArgumentException("Invalid duration hint");
        }
        return AUDIOFOCUS_REQUEST_GRANTED;
    }

    public int requestAudioFocus(AudioFocusRequest focusRequest) {
        if (focusRequest == null) {
            throw new NullPointerException("Illegal null AudioFocusRequest");
        }
        return AUDIOFOCUS_REQUEST_GRANTED;
    }

    public int abandonAudioFocusRequest(AudioFocusRequest focusRequest) {
        if (focusRequest == null) {
            throw new IllegalArgumentException("Illegal null AudioFocusRequest");
        }
        return AUDIOFOCUS_REQUEST_GRANTED;
    }

    /** The earpiece, the speaker and the microphone: nothing is plugged in. */
    public AudioDeviceInfo[] getDevices(int flags) {
        java.util.ArrayList<AudioDeviceInfo> all = new java.util.ArrayList<AudioDeviceInfo>();
        if ((flags & GET_DEVICES_OUTPUTS) != 0) {
            all.add(new AudioDeviceInfo(1, AudioDeviceInfo.TYPE_BUILTIN_EARPIECE, true));
            all.add(new AudioDeviceInfo(2, AudioDeviceInfo.TYPE_BUILTIN_SPEAKER, true));
        }
        if ((flags & GET_DEVICES_INPUTS) != 0) {
            all.add(new AudioDeviceInfo(3, AudioDeviceInfo.TYPE_BUILTIN_MIC, false));
        }
        return all.toArray(new AudioDeviceInfo[0]);
    }

    public int abandonAudioFocus(OnAudioFocusChangeListener l) {
        return AUDIOFOCUS_REQUEST_GRANTED;
    }

    public void registerMediaButtonEventReceiver(ComponentName eventReceiver) {
    }

    public void registerMediaButtonEventReceiver(PendingIntent eventReceiver) {
    }

    public void unregisterMediaButtonEventReceiver(ComponentName eventReceiver) {
    }

    public void unregisterMediaButtonEventReceiver(PendingIntent eventReceiver) {
    }
}
