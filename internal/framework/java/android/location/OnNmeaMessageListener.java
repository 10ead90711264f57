package android.location;

/** Hears of raw sentences. */
public interface OnNmeaMessageListener {
    void onNmeaMessage(String message, long timestamp);
}
