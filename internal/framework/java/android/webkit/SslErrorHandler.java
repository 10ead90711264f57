package android.webkit;

import android.os.Handler;

/** Takes the decision about a bad certificate. */
public class SslErrorHandler extends Handler {
    public void proceed() {
    }

    public void cancel() {
    }
}
