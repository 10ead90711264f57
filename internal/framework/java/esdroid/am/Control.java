package esdroid.am;

import android.app.Activity;

/** The user's answers to the system's questions. */
public final class Control {
    private Control() {
    }

    public static void answer(String[] names, boolean yes) {
        if (names != null) {
            for (String n : names) {
                if (!Permissions.get().granted(n)) {
                    Permissions.get().answer(n, yes);
                }
            }
        }
        Am.get().resultFromOutside(Activity.RESULT_OK, Outside.answer(names));
    }
}
