package org.esdroid.samples.memos;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;
import android.preference.PreferenceManager;
final class Settings {
    private static final String KEY_ORDER = "order";
    private static final String KEY_COUNT = "count";
    private static Settings instance;
    private final SharedPreferences prefs;

    private Settings(Context context) { prefs = PreferenceManager.getDefaultSharedPreferences(context); }

    static synchronized Settings get(Context context) {
        if (instance == null) instance = new Settings(context.getApplicationContext());
        return instance;
    }

    void setOrder(int index) {
        String value;
        switch (index) { // full
            case 0:
                value = "TITLE";
                break;
            case 1:
                value = "Newest"; // fault, thin
                break;
            default:
                throw new IllegalStateException("order " + index);
        }
        prefs.edit().putString(KEY_ORDER, value).apply(); // thin
    }

    Order getOrder() {
        String name = prefs.getString(KEY_ORDER, Order.TITLE.name()); // thin
        return Order.valueOf(name); /*!*/ // thin
    }

    void count() { prefs.edit().putInt(KEY_COUNT, prefs.getInt(KEY_COUNT, 0) + 1).apply(); // not
    }
}
