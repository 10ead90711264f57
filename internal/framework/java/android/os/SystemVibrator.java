package android.os;

import android.content.Context;

/** The vibrator of the device. */
public class SystemVibrator extends Vibrator {
    private final Context mContext;

    public SystemVibrator(Context context) {
        mContext = context;
    }

    @Override
    public boolean hasVibrator() {
        return true;
    }

    @Override
    public boolean hasAmplitudeControl() {
        return false;
    }

    @Override
    protected void buzz() {
        mContext.enforceCallingOrSelfPermission("android.permission.VIBRATE", "Requires VIBRATE permission");
    }

    @Override
    public void cancel() {
        mContext.enforceCallingOrSelfPermission("android.permission.VIBRATE", "cancelVibrate");
    }
}
