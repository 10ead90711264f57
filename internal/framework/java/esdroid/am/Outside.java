package esdroid.am;

import android.app.Activity;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.util.Log;

/** What happens when an activity of another application has the screen. */
final class Outside {
    private Outside() {
    }

    static void shown(final ActivityRecord r) {
        Log.i("ActivityManager", "Displayed " + r.intent.getComponent().flattenToShortString() + " (outside)");
        if (PackageManager.ACTION_REQUEST_PERMISSIONS.equals(r.intent.getAction())) {
            String[] names = r.intent.getStringArrayExtra(PackageManager.EXTRA_REQUEST_PERMISSIONS_NAMES);
            if (names == null || !Permissions.get().wouldAsk(names)) {
                Am.get().resultFromOutside(Activity.RESULT_OK, answer(names));
            }
        }
    }

    /** Whatever the user says, the Bluetooth adapter stays off, and who asked for it hears of that. */
    static boolean refuses(ActivityRecord r) {
        return r.intent.getAction() != null && r.intent.getAction().startsWith("android.bluetooth.adapter.action.REQUEST_");
    }

    static void gone(ActivityRecord r) {
    }

    /** The data that the permission dialog gives back. */
    static Intent answer(String[] names) {
        Intent data = new Intent(PackageManager.ACTION_REQUEST_PERMISSIONS);
        if (names == null) {
            names = new String[0];
        }
        int[] results = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            results[i] = Permissions.get().granted(names[i]) ? PackageManager.PERMISSION_GRANTED : PackageManager.PERMISSION_DENIED;
        }
        data.putExtra(PackageManager.EXTRA_REQUEST_PERMISSIONS_NAMES, names);
        data.putExtra(PackageManager.EXTRA_REQUEST_PERMISSIONS_RESULTS, results);
        return data;
    }
}
