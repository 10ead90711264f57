package android.app;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Rect;
import android.os.Bundle;
import android.os.Handler;
import android.util.Pair;
import android.view.View;

/** How an activity is to be brought in. */
public class ActivityOptions {
    private static final String KEY_LAUNCH_TASK_ID = "android.activity.launchTaskId";
    public static final String EXTRA_USAGE_TIME_REPORT = "android.activity.usage_time";
    public static final String EXTRA_USAGE_TIME_REPORT_PACKAGES = "android.usage_time_packages";
    private final Bundle mBundle = new Bundle();
    private Rect mLaunchBounds;

    private ActivityOptions() {
    }

    private static ActivityOptions make(int type) {
        ActivityOptions o = new ActivityOptions();
        o.mBundle.putInt("android:activity.animType", type);
        return o;
    }

    static ActivityOptions fromBundle(Bundle b) {
        ActivityOptions o = new ActivityOptions();
        if (b != null) {
            o.mBundle.putAll(b);
        }
        return o;
    }

    int getLaunchTaskId() {
        return mBundle.getInt(KEY_LAUNCH_TASK_ID, -1);
    }

    public static ActivityOptions makeCustomAnimation(Context context, int enterResId, int exitResId) {
        ActivityOptions o = make(1);
        o.mBundle.putString("android:activity.packageName", context.getPackageName());
        o.mBundle.putInt("android:activity.animEnterRes", enterResId);
        o.mBundle.putInt("android:activity.animExitRes", exitResId);
        return o;
    }

    public static ActivityOptions makeScaleUpAnimation(View source, int startX, int startY, int width, int height) {
        return make(2);
    }

    public static ActivityOptions makeClipRevealAnimation(View source, int startX, int startY, int width, int height) {
        return make(11);
    }

    public static ActivityOptions makeThumbnailScaleUpAnimation(View source, Bitmap thumbnail, int startX, int startY) {
        return make(3);
    }

    public static ActivityOptions makeSceneTransitionAnimation(Activity activity, View sharedElement, String sharedElementName) {
        return make(5);
    }

    @SafeVarargs
    public static ActivityOptions makeSceneTransitionAnimation(Activity activity, Pair<View, String>... sharedElements) {
        return make(5);
    }

    public static ActivityOptions makeTaskLaunchBehind() {
        return make(7);
    }

    public static ActivityOptions makeBasic() {
        return new ActivityOptions();
    }

    public ActivityOptions setLaunchBounds(Rect screenSpacePixelRect) {
        mLaunchBounds = screenSpacePixelRect != null ? new Rect(screenSpacePixelRect) : null;
        return this;
    }

    public Rect getLaunchBounds() {
        return mLaunchBounds;
    }

    public int getLaunchDisplayId() {
        return mBundle.getInt("android.activity.launchDisplayId", -1);
    }

    public ActivityOptions setLaunchDisplayId(int launchDisplayId) {
        mBundle.putInt("android.activity.launchDisplayId", launchDisplayId);
        return this;
    }

    public void update(ActivityOptions otherOptions) {
        mBundle.putAll(otherOptions.mBundle);
    }

    public Bundle toBundle() {
        return new Bundle(mBundle);
    }

    public void requestUsageTimeReport(PendingIntent receiver) {
    }

    public ActivityOptions setAppVerificationBundle(Bundle bundle) {
        mBundle.putBundle("android:instantapps.installerbundle", bundle);
        return this;
    }
}
