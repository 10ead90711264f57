package android.webkit;

import android.os.Handler;

/** Takes the answer to a request for a password. */
public class HttpAuthHandler extends Handler {
    public boolean useHttpAuthUsernamePassword() {
        return false;
    }

    public void cancel() {
    }

    public void proceed(String username, String password) {
    }
}
