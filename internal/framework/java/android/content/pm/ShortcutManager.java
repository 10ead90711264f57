package android.content.pm;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The shortcuts of the application, with a launcher that shows five to an activity and pins none. */
public class ShortcutManager {
    private static final int MOST = 5;
    private static final Map<String, ShortcutInfo> sShortcuts = new LinkedHashMap<String, ShortcutInfo>();

    private final Context mContext;

    public ShortcutManager(Context context) {
        mContext = context;
    }

    private ComponentName main() {
        Intent launch = mContext.getPackageManager().getLaunchIntentForPackage(mContext.getPackageName());
        if (launch == null) throw new IllegalStateException("Launcher activity not found for package " + mContext.getPackageName());
        return launch.getComponent();
    }

    private void check(ShortcutInfo s, ComponentName main) {
        if (s.getActivity() == null) s.setActivity(main);
        if (!launches(s.getActivity())) {
            throw new IllegalStateException("Cannot publish shortcut: activity " + s.getActivity() + " is not main activity");
        }
        s.enforceMandatoryFields();
    }

    private boolean launches(ComponentName activity) {
        Intent launcher = new Intent(Intent.ACTION_MAIN).addCategory(Intent.CATEGORY_LAUNCHER).setPackage(mContext.getPackageName());
        for (ResolveInfo r : mContext.getPackageManager().queryIntentActivities(launcher, 0)) {
            if (new ComponentName(r.activityInfo.packageName, r.activityInfo.name).equals(activity)) return true;
        }
        return false;
    }

    /** Publishes all or, if an activity had too many, none. */
    private boolean publish(List<ShortcutInfo> all, boolean anew) {
        synchronized (sShortcuts) {
            ComponentName main = main();
            Map<ComponentName, Integer> counts = new LinkedHashMap<ComponentName, Integer>();
            Map<String, ShortcutInfo> next = new LinkedHashMap<String, ShortcutInfo>();
            if (!anew) next.putAll(sShortcuts);
            for (ShortcutInfo s : all) {
                check(s, main);
                ShortcutInfo kept = s.kept();
                kept.resolve(mContext.getResources());
                kept.dynamic = true;
                next.put(kept.getId(), kept);
            }
            for (ShortcutInfo s : next.values()) {
                Integer n = counts.get(s.getActivity());
                if (n != null && n == MOST) throw new IllegalArgumentException("Max number of dynamic shortcuts exceeded");
                counts.put(s.getActivity(), n == null ? 1 : n + 1);
            }
            sShortcuts.clear();
            sShortcuts.putAll(next);
            return true;
        }
    }

    public boolean setDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
        return publish(shortcutInfoList, true);
    }

    public boolean addDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
        return publish(shortcutInfoList, false);
    }

    public List<ShortcutInfo> getDynamicShortcuts() {
        synchronized (sShortcuts) {
            List<ShortcutInfo> all = new ArrayList<ShortcutInfo>();
            for (ShortcutInfo s : sShortcuts.values()) all.add(s.copy());
            return all;
        }
    }

    public List<ShortcutInfo> getManifestShortcuts() {
        return new ArrayList<ShortcutInfo>();
    }

    public List<ShortcutInfo> getPinnedShortcuts() {
        return new ArrayList<ShortcutInfo>();
    }

    public void removeDynamicShortcuts(List<String> shortcutIds) {
        synchronized (sShortcuts) {
            for (String id : shortcutIds) sShortcuts.remove(id);
        }
    }

    public void removeAllDynamicShortcuts() {
        synchronized (sShortcuts) {
            sShortcuts.clear();
        }
    }

    public boolean updateShortcuts(List<ShortcutInfo> shortcutInfoList) {
        synchronized (sShortcuts) {
            for (ShortcutInfo s : shortcutInfoList) {
                ShortcutInfo old = sShortcuts.get(s.getId());
                if (old == null) continue;
                old.take(s);
                old.resolve(mContext.getResources());
            }
            return true;
        }
    }

    public void disableShortcuts(List<String> shortcutIds) {
        removeDynamicShortcuts(shortcutIds); // none is pinned, so nothing of them is left
    }

    public void disableShortcuts(List<String> shortcutIds, CharSequence disabledMessage) {
        disableShortcuts(shortcutIds);
    }

    public void enableShortcuts(List<String> shortcutIds) {
    }

    public int getMaxShortcutCountPerActivity() {
        return MOST;
    }

    public boolean isRateLimitingActive() {
        return false;
    }

    public int getIconMaxWidth() {
        return icon();
    }

    public int getIconMaxHeight() {
        return icon();
    }

    private int icon() {
        return (int) (96 * mContext.getResources().getDisplayMetrics().density + 0.5f);
    }

    public void reportShortcutUsed(String shortcutId) {
    }

    public boolean isRequestPinShortcutSupported() {
        return false;
    }

    public boolean requestPinShortcut(ShortcutInfo shortcut, IntentSender resultIntent) {
        return false;
    }

    public Intent createShortcutResultIntent(ShortcutInfo shortcut) {
        check(shortcut, main());
        return null;
    }
}
