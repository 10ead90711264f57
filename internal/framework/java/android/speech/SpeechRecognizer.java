package android.speech;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.IBinder;
import android.os.Looper;
import android.util.Log;

/** Speech to text, on a device that has no service for it. */
public class SpeechRecognizer {
    public static final String RESULTS_RECOGNITION = "results_recognition";
    public static final String CONFIDENCE_SCORES = "confidence_scores";
    public static final int ERROR_NETWORK_TIMEOUT = 1;
    public static final int ERROR_NETWORK = 2;
    public static final int ERROR_AUDIO = 3;
    public static final int ERROR_SERVER = 4;
    public static final int ERROR_CLIENT = 5;
    public static final int ERROR_SPEECH_TIMEOUT = 6;
    public static final int ERROR_NO_MATCH = 7;
    public static final int ERROR_RECOGNIZER_BUSY = 8;
    public static final int ERROR_INSUFFICIENT_PERMISSIONS = 9;
    private static final String TAG = "SpeechRecognizer";
    private static final String SERVICE = "android.speech.RecognitionService";

    private final Context mContext;
    private final ComponentName mService;
    private Connection mConnection;

    private SpeechRecognizer(Context context, ComponentName service) {
        mContext = context;
        mService = service;
    }

    private static class Connection implements ServiceConnection {
        @Override
        public void onServiceConnected(ComponentName name, IBinder service) {
        }

        @Override
        public void onServiceDisconnected(ComponentName name) {
        }
    }

    public static boolean isRecognitionAvailable(Context context) {
        return !context.getPackageManager().queryIntentServices(new Intent(SERVICE), 0).isEmpty();
    }

    public static SpeechRecognizer createSpeechRecognizer(Context context) {
        return createSpeechRecognizer(context, null);
    }

    public static SpeechRecognizer createSpeechRecognizer(Context context, ComponentName serviceComponent) {
        if (context == null) {
            throw new IllegalArgumentException("Context cannot be null)");
        }
        onMainThread();
        return new SpeechRecognizer(context, serviceComponent);
    }

    private static void onMainThread() {
        if (Looper.myLooper() != Looper.getMainLooper()) {
            throw new RuntimeException("SpeechRecognizer should be used only from the application's main thread");
        }
    }

    /** A listener, like all that is said to the service, waits until there is one. */
    public void setRecognitionListener(RecognitionListener listener) {
        onMainThread();
    }

    /** Asks for a service once; where none is chosen its connection stays, and nobody hears of it. */
    public void startListening(Intent recognizerIntent) {
        if (recognizerIntent == null) {
            throw new IllegalArgumentException("intent must not be null");
        }
        onMainThread();
        if (mConnection != null) {
            return;
        }
        mConnection = new Connection();
        if (mService == null) {
            Log.e(TAG, "no selected voice recognition service");
        } else if (mContext.bindService(new Intent(SERVICE).setComponent(mService), mConnection, Context.BIND_AUTO_CREATE)) {
            return;
        } else {
            Log.e(TAG, "bind to recognition service failed");
            mConnection = null;
        }
    }

    public void stopListening() {
        onMainThread();
    }

    public void cancel() {
        onMainThread();
    }

    public void destroy() {
        if (mConnection != null) {
            mContext.unbindService(mConnection);
        }
        mConnection = null;
    }
}
