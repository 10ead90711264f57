package android.telephony;

import android.os.Handler;
import android.os.Looper;
import java.util.List;

/** Told of the phone's state: once, with what holds. */
public class PhoneStateListener {
    public static final int LISTEN_NONE = 0;
    public static final int LISTEN_SERVICE_STATE = 1;
    public static final int LISTEN_SIGNAL_STRENGTH = 2;
    public static final int LISTEN_MESSAGE_WAITING_INDICATOR = 4;
    public static final int LISTEN_CALL_FORWARDING_INDICATOR = 8;
    public static final int LISTEN_CELL_LOCATION = 16;
    public static final int LISTEN_CALL_STATE = 32;
    public static final int LISTEN_DATA_CONNECTION_STATE = 64;
    public static final int LISTEN_DATA_ACTIVITY = 128;
    public static final int LISTEN_SIGNAL_STRENGTHS = 256;
    public static final int LISTEN_OTASP_CHANGED = 512;
    public static final int LISTEN_CELL_INFO = 1024;
    public static final int LISTEN_PRECISE_CALL_STATE = 2048;
    public static final int LISTEN_PRECISE_DATA_CONNECTION_STATE = 4096;
    public static final int LISTEN_DATA_CONNECTION_REAL_TIME_INFO = 8192;
    public static final int LISTEN_VOLTE_STATE = 16384;
    public static final int LISTEN_OEM_HOOK_RAW_EVENT = 32768;
    public static final int LISTEN_CARRIER_NETWORK_CHANGE = 65536;
    public static final int LISTEN_VOICE_ACTIVATION_STATE = 131072;
    public static final int LISTEN_DATA_ACTIVATION_STATE = 262144;

    private final Handler mHandler;
    private int mEvents;

    public PhoneStateListener() {
        this(Looper.myLooper());
    }

    public PhoneStateListener(Looper looper) {
        if (looper == null) {
            throw new RuntimeException("Can't create handler inside thread that has not called Looper.prepare()");
        }
        mHandler = new Handler(looper);
    }

    void start(int events) {
        mEvents = events;
        if (events == LISTEN_NONE) {
            return;
        }
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                if ((mEvents & LISTEN_SERVICE_STATE) != 0) {
                    ServiceState state = new ServiceState();
                    state.setState(ServiceState.STATE_OUT_OF_SERVICE);
                    onServiceStateChanged(state);
                }
                if ((mEvents & LISTEN_MESSAGE_WAITING_INDICATOR) != 0) {
                    onMessageWaitingIndicatorChanged(false);
                }
                if ((mEvents & LISTEN_CALL_FORWARDING_INDICATOR) != 0) {
                    onCallForwardingIndicatorChanged(false);
                }
                if ((mEvents & LISTEN_CALL_STATE) != 0) {
                    onCallStateChanged(TelephonyManager.CALL_STATE_IDLE, "");
                }
                if ((mEvents & LISTEN_DATA_CONNECTION_STATE) != 0) {
                    onDataConnectionStateChanged(TelephonyManager.DATA_DISCONNECTED);
                    onDataConnectionStateChanged(TelephonyManager.DATA_DISCONNECTED,
                            TelephonyManager.NETWORK_TYPE_UNKNOWN);
                }
                if ((mEvents & LISTEN_DATA_ACTIVITY) != 0) {
                    onDataActivity(TelephonyManager.DATA_ACTIVITY_NONE);
                }
            }
        });
    }

    public void onServiceStateChanged(ServiceState serviceState) {
    }

    @Deprecated
    public void onSignalStrengthChanged(int asu) {
    }

    public void onMessageWaitingIndicatorChanged(boolean mwi) {
    }

    public void onCallForwardingIndicatorChanged(boolean cfi) {
    }

    public void onCellLocationChanged(CellLocation location) {
    }

    public void onCallStateChanged(int state, String incomingNumber) {
    }

    public void onDataConnectionStateChanged(int state) {
    }

    public void onDataConnectionStateChanged(int state, int networkType) {
    }

    public void onDataActivity(int direction) {
    }

    public void onSignalStrengthsChanged(SignalStrength signalStrength) {
    }

    public void onCellInfoChanged(List<CellInfo> cellInfo) {
    }
}
