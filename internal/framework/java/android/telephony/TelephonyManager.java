package android.telephony;

import android.content.ComponentName;
import android.content.Context;
import android.app.PendingIntent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the device tells of its telephony: a phone that is out of service. */
public class TelephonyManager {
    public static final String MODEM_ACTIVITY_RESULT_KEY = "controller_activity";
    public static final int OTASP_UNINITIALIZED = 0;
    public static final int OTASP_UNKNOWN = 1;
    public static final int OTASP_NEEDED = 2;
    public static final int OTASP_NOT_NEEDED = 3;
    public static final int OTASP_SIM_UNPROVISIONED = 5;
    public static final String ACTION_PHONE_STATE_CHANGED = "android.intent.action.PHONE_STATE";
    public static final String ACTION_RESPOND_VIA_MESSAGE = "android.intent.action.RESPOND_VIA_MESSAGE";
    public static final String ACTION_EMERGENCY_ASSISTANCE = "android.telephony.action.EMERGENCY_ASSISTANCE";
    public static final String METADATA_HIDE_VOICEMAIL_SETTINGS_MENU = "android.telephony.HIDE_VOICEMAIL_SETTINGS_MENU";
    public static final String ACTION_CONFIGURE_VOICEMAIL = "android.telephony.action.CONFIGURE_VOICEMAIL";
    public static final String EXTRA_HIDE_PUBLIC_SETTINGS = "android.telephony.extra.HIDE_PUBLIC_SETTINGS";
    public static final boolean EMERGENCY_ASSISTANCE_ENABLED = true;
    public static final String EXTRA_STATE = "state";
    public static final String EXTRA_INCOMING_NUMBER = "incoming_number";
    public static final String ACTION_PRECISE_CALL_STATE_CHANGED = "android.intent.action.PRECISE_CALL_STATE";
    public static final String EXTRA_RINGING_CALL_STATE = "ringing_state";
    public static final String EXTRA_FOREGROUND_CALL_STATE = "foreground_state";
    public static final String EXTRA_BACKGROUND_CALL_STATE = "background_state";
    public static final String EXTRA_DISCONNECT_CAUSE = "disconnect_cause";
    public static final String EXTRA_PRECISE_DISCONNECT_CAUSE = "precise_disconnect_cause";
    public static final String ACTION_PRECISE_DATA_CONNECTION_STATE_CHANGED = "android.intent.action.PRECISE_DATA_CONNECTION_STATE_CHANGED";
    public static final String EXTRA_DATA_STATE = "state";
    public static final String EXTRA_DATA_NETWORK_TYPE = "networkType";
    public static final String EXTRA_DATA_APN_TYPE = "apnType";
    public static final String EXTRA_DATA_APN = "apn";
    public static final String EXTRA_DATA_CHANGE_REASON = "reason";
    public static final String EXTRA_DATA_LINK_PROPERTIES_KEY = "linkProperties";
    public static final String EXTRA_DATA_FAILURE_CAUSE = "failCause";
    public static final String ACTION_SHOW_VOICEMAIL_NOTIFICATION = "android.telephony.action.SHOW_VOICEMAIL_NOTIFICATION";
    public static final String EXTRA_PHONE_ACCOUNT_HANDLE = "android.telephony.extra.PHONE_ACCOUNT_HANDLE";
    public static final String EXTRA_NOTIFICATION_COUNT = "android.telephony.extra.NOTIFICATION_COUNT";
    public static final String EXTRA_VOICEMAIL_NUMBER = "android.telephony.extra.VOICEMAIL_NUMBER";
    public static final String EXTRA_CALL_VOICEMAIL_INTENT = "android.telephony.extra.CALL_VOICEMAIL_INTENT";
    public static final String EXTRA_LAUNCH_VOICEMAIL_SETTINGS_INTENT = "android.telephony.extra.LAUNCH_VOICEMAIL_SETTINGS_INTENT";
    public static final String EVENT_HANDOVER_VIDEO_FROM_WIFI_TO_LTE = "android.telephony.event.EVENT_HANDOVER_VIDEO_FROM_WIFI_TO_LTE";
    public static final String EVENT_HANDOVER_TO_WIFI_FAILED = "android.telephony.event.EVENT_HANDOVER_TO_WIFI_FAILED";
    public static final String EVENT_DOWNGRADE_DATA_LIMIT_REACHED = "android.telephony.event.EVENT_DOWNGRADE_DATA_LIMIT_REACHED";
    public static final String EVENT_DOWNGRADE_DATA_DISABLED = "android.telephony.event.EVENT_DOWNGRADE_DATA_DISABLED";
    public static final String EVENT_NOTIFY_INTERNATIONAL_CALL_ON_WFC = "android.telephony.event.EVENT_NOTIFY_INTERNATIONAL_CALL_ON_WFC";
    public static final String VVM_TYPE_OMTP = "vvm_type_omtp";
    public static final String VVM_TYPE_CVVM = "vvm_type_cvvm";
    public static final String EXTRA_VISUAL_VOICEMAIL_ENABLED_BY_USER_BOOL = "android.telephony.extra.VISUAL_VOICEMAIL_ENABLED_BY_USER_BOOL";
    public static final String EXTRA_VOICEMAIL_SCRAMBLED_PIN_STRING = "android.telephony.extra.VOICEMAIL_SCRAMBLED_PIN_STRING";
    public static final String USSD_RESPONSE = "USSD_RESPONSE";
    public static final int USSD_RETURN_SUCCESS = 100;
    public static final int USSD_RETURN_FAILURE = -1;
    public static final int USSD_ERROR_SERVICE_UNAVAIL = -2;
    public static final int PHONE_TYPE_NONE = 0;
    public static final int PHONE_TYPE_GSM = 1;
    public static final int PHONE_TYPE_CDMA = 2;
    public static final int PHONE_TYPE_SIP = 3;
    public static final int NETWORK_TYPE_UNKNOWN = 0;
    public static final int NETWORK_TYPE_GPRS = 1;
    public static final int NETWORK_TYPE_EDGE = 2;
    public static final int NETWORK_TYPE_UMTS = 3;
    public static final int NETWORK_TYPE_CDMA = 4;
    public static final int NETWORK_TYPE_EVDO_0 = 5;
    public static final int NETWORK_TYPE_EVDO_A = 6;
    public static final int NETWORK_TYPE_1xRTT = 7;
    public static final int NETWORK_TYPE_HSDPA = 8;
    public static final int NETWORK_TYPE_HSUPA = 9;
    public static final int NETWORK_TYPE_HSPA = 10;
    public static final int NETWORK_TYPE_IDEN = 11;
    public static final int NETWORK_TYPE_EVDO_B = 12;
    public static final int NETWORK_TYPE_LTE = 13;
    public static final int NETWORK_TYPE_EHRPD = 14;
    public static final int NETWORK_TYPE_HSPAP = 15;
    public static final int NETWORK_TYPE_GSM = 16;
    public static final int NETWORK_TYPE_TD_SCDMA = 17;
    public static final int NETWORK_TYPE_IWLAN = 18;
    public static final int NETWORK_TYPE_LTE_CA = 19;
    public static final int NETWORK_CLASS_UNKNOWN = 0;
    public static final int NETWORK_CLASS_2_G = 1;
    public static final int NETWORK_CLASS_3_G = 2;
    public static final int NETWORK_CLASS_4_G = 3;
    public static final int SIM_STATE_UNKNOWN = 0;
    public static final int SIM_STATE_ABSENT = 1;
    public static final int SIM_STATE_PIN_REQUIRED = 2;
    public static final int SIM_STATE_PUK_REQUIRED = 3;
    public static final int SIM_STATE_NETWORK_LOCKED = 4;
    public static final int SIM_STATE_READY = 5;
    public static final int SIM_STATE_NOT_READY = 6;
    public static final int SIM_STATE_PERM_DISABLED = 7;
    public static final int SIM_STATE_CARD_IO_ERROR = 8;
    public static final int SIM_STATE_CARD_RESTRICTED = 9;
    public static final int SIM_ACTIVATION_STATE_UNKNOWN = 0;
    public static final int SIM_ACTIVATION_STATE_ACTIVATING = 1;
    public static final int SIM_ACTIVATION_STATE_ACTIVATED = 2;
    public static final int SIM_ACTIVATION_STATE_DEACTIVATED = 3;
    public static final int SIM_ACTIVATION_STATE_RESTRICTED = 4;
    public static final int CALL_STATE_IDLE = 0;
    public static final int CALL_STATE_RINGING = 1;
    public static final int CALL_STATE_OFFHOOK = 2;
    public static final int DATA_ACTIVITY_NONE = 0;
    public static final int DATA_ACTIVITY_IN = 1;
    public static final int DATA_ACTIVITY_OUT = 2;
    public static final int DATA_ACTIVITY_INOUT = 3;
    public static final int DATA_ACTIVITY_DORMANT = 4;
    public static final int DATA_UNKNOWN = -1;
    public static final int DATA_DISCONNECTED = 0;
    public static final int DATA_CONNECTING = 1;
    public static final int DATA_CONNECTED = 2;
    public static final int DATA_SUSPENDED = 3;
    public static final int APPTYPE_SIM = 1;
    public static final int APPTYPE_USIM = 2;
    public static final int APPTYPE_RUIM = 3;
    public static final int APPTYPE_CSIM = 4;
    public static final int APPTYPE_ISIM = 5;
    public static final int AUTHTYPE_EAP_SIM = 128;
    public static final int AUTHTYPE_EAP_AKA = 129;
    public static final int CARRIER_PRIVILEGE_STATUS_HAS_ACCESS = 1;
    public static final int CARRIER_PRIVILEGE_STATUS_NO_ACCESS = 0;
    public static final int CARRIER_PRIVILEGE_STATUS_RULES_NOT_LOADED = -1;
    public static final int CARRIER_PRIVILEGE_STATUS_ERROR_LOADING_RULES = -2;

    private final Context mContext;

    public TelephonyManager(Context context) {
        Context app = context.getApplicationContext();
        mContext = app != null ? app : context;
    }

    public TelephonyManager(Context context, int subId) {
        this(context);
    }

    public static TelephonyManager from(Context context) {
        return (TelephonyManager) context.getSystemService(Context.TELEPHONY_SERVICE);
    }

    public TelephonyManager createForSubscriptionId(int subId) {
        return new TelephonyManager(mContext, subId);
    }

    private void readPhoneState(String method) {
        if (mContext.checkCallingOrSelfPermission("android.permission.READ_PHONE_STATE") != 0) {
            throw new SecurityException(method + ": Neither user " + android.os.Process.myUid()
                    + " nor current process has android.permission.READ_PHONE_STATE.");
        }
    }

    public int getPhoneCount() {
        return 1;
    }

    public String getDeviceSoftwareVersion() {
        readPhoneState("getDeviceSoftwareVersionForSlot");
        return "00";
    }

    public String getDeviceId() {
        readPhoneState("getDeviceId");
        return "358240051111110";
    }

    public String getDeviceId(int slotIndex) {
        return getDeviceId();
    }

    public String getImei() {
        readPhoneState("getImeiForSlot");
        return "358240051111110";
    }

    public String getImei(int slotIndex) {
        return getImei();
    }

    public String getMeid() {
        readPhoneState("getMeidForSlot");
        return null;
    }

    public String getMeid(int slotIndex) {
        return getMeid();
    }

    public CellLocation getCellLocation() {
        if (mContext.checkCallingOrSelfPermission("android.permission.ACCESS_FINE_LOCATION") != 0
                && mContext.checkCallingOrSelfPermission("android.permission.ACCESS_COARSE_LOCATION") != 0) {
            throw new SecurityException("getCellLocation: Neither user " + android.os.Process.myUid()
                    + " nor current process has android.permission.ACCESS_COARSE_LOCATION.");
        }
        return null;
    }

    public List<CellInfo> getAllCellInfo() {
        return new ArrayList<CellInfo>();
    }

    public int getPhoneType() {
        return PHONE_TYPE_GSM;
    }

    public String getNetworkOperatorName() {
        return "Android";
    }

    public String getNetworkOperator() {
        return "310260";
    }

    public boolean isNetworkRoaming() {
        return false;
    }

    public String getNetworkCountryIso() {
        return "us";
    }

    public int getNetworkType() {
        return NETWORK_TYPE_UNKNOWN;
    }

    public int getDataNetworkType() {
        return NETWORK_TYPE_UNKNOWN;
    }

    public int getVoiceNetworkType() {
        return NETWORK_TYPE_UNKNOWN;
    }

    public boolean hasIccCard() {
        return true;
    }

    public int getSimState() {
        return SIM_STATE_READY;
    }

    public int getSimState(int slotIndex) {
        return SIM_STATE_READY;
    }

    public String getSimOperator() {
        return "310260";
    }

    public String getSimOperatorName() {
        return "Android";
    }

    public String getSimCountryIso() {
        return "us";
    }

    public String getSimSerialNumber() {
        readPhoneState("getIccSerialNumber");
        return "89014103211118510720";
    }

    public String getSubscriberId() {
        readPhoneState("getSubscriberId");
        return "310260000000000";
    }

    public String getGroupIdLevel1() {
        readPhoneState("getGroupIdLevel1");
        return null;
    }

    public String getLine1Number() {
        readPhoneState("getLine1NumberForDisplay");
        return "15555215554";
    }

    public String getVoiceMailNumber() {
        readPhoneState("getVoiceMailNumber");
        return "+15552175049";
    }

    public String getVoiceMailAlphaTag() {
        readPhoneState("getVoiceMailAlphaTag");
        return "Voicemail";
    }

    public int getCallState() {
        return CALL_STATE_IDLE;
    }

    public int getDataActivity() {
        return DATA_ACTIVITY_NONE;
    }

    public int getDataState() {
        return DATA_DISCONNECTED;
    }

    public boolean isDataEnabled() {
        return false;
    }

    public void listen(PhoneStateListener listener, int events) {
        if (mContext == null) {
            return;
        }
        if ((events & (PhoneStateListener.LISTEN_CELL_LOCATION | PhoneStateListener.LISTEN_CELL_INFO)) != 0
                && mContext.checkCallingOrSelfPermission("android.permission.ACCESS_COARSE_LOCATION") != 0
                && mContext.checkCallingOrSelfPermission("android.permission.ACCESS_FINE_LOCATION") != 0) {
            throw new SecurityException("Neither user " + android.os.Process.myUid()
                    + " nor current process has android.permission.ACCESS_COARSE_LOCATION.");
        }
        listener.start(events);
    }

    public boolean isVoiceCapable() {
        return true;
    }

    public boolean isSmsCapable() {
        return true;
    }

    public boolean isWorldPhone() {
        return false;
    }

    public boolean isTtyModeSupported() {
        return false;
    }

    public boolean isHearingAidCompatibilitySupported() {
        return false;
    }

    public boolean hasCarrierPrivileges() {
        return false;
    }

    public boolean canChangeDtmfToneLength() {
        return false;
    }

    public String getMmsUserAgent() {
        return null;
    }

    public String getMmsUAProfUrl() {
        return null;
    }
}
