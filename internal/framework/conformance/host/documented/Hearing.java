package esdroid.conformance;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Receivers that tell what they hear. */
public class Hearing extends BroadcastReceiver {
    public static class First extends Hearing {}

    public static class Second extends Hearing {}

    /** One that the program registers. */
    public static class Third extends Hearing {}

    @Override
    public String toString() {
        return getClass().getSimpleName();
    }

    @Override
    public void onReceive(Context context, Intent intent) {
        boolean ordered = isOrderedBroadcast();
        Stage.moment(this, "hears", intent, intent.getAction(), Stage.number(intent), ordered ? "ordered" : "", isInitialStickyBroadcast() ? "sticky" : "", ordered ? getResultCode() + " " + getResultData() : "");
    }
}
