package android.content.pm;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import esdroid.device.Host;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The shortcuts of the application, with a launcher that shows five to an activity and pins none. */
public class ShortcutManager {
    private static final int MOST = 5;
    private static final Map<String, ShortcutInfo> sShortcuts = new LinkedHashMap<String, ShortcutInfo>();
    private static List<ShortcutInfo> sDeclared;

    private final Context mContext;

    public ShortcutManager(Context context) {
        mContext = context;
    }

    private ComponentName main() {
        Intent launch = mContext.getPackageManager().getLaunchIntentForPackage(mContext.getPackageName());
        if (launch == null) throw new IllegalStateException("Launcher activity not found for package " + mContext.getPackageName());
        return launch.getComponent();
    }

    /** Those without an activity belong to the one that the launcher starts. */
    private List<ShortcutInfo> copies(List<ShortcutInfo> all) {
        List<ShortcutInfo> out = new ArrayList<ShortcutInfo>();
        ComponentName main = null;
        for (ShortcutInfo s : all) {
            ShortcutInfo kept = s.kept();
            if (kept.getActivity() == null) {
                if (main == null) main = main();
                kept.setActivity(main);
            }
            out.add(kept);
        }
        return out;
    }

    private void check(ShortcutInfo s) {
        ComponentName activity = s.getActivity();
        if (activity == null) return;
        if (!s.getPackage().equals(activity.getPackageName())) {
            throw new IllegalStateException("Cannot publish shortcut: activity " + activity + " does not belong to package " + s.getPackage());
        }
        if (!launches(activity)) {
            throw new IllegalStateException("Cannot publish shortcut: activity " + activity + " is not main activity");
        }
    }

    private void mutable(List<ShortcutInfo> all) {
        List<String> ids = new ArrayList<String>();
        for (ShortcutInfo s : all) ids.add(s.getId());
        mutableIds(ids);
    }

    /** Those of the manifest are not the app's to change. */
    private void mutableIds(List<String> ids) {
        for (String id : ids) {
            for (ShortcutInfo s : declared()) {
                if (s.getId().equals(id)) throw new IllegalArgumentException("Manifest shortcut ID=" + id + " may not be manipulated via APIs");
            }
        }
    }

    private static <T> List<T> given(List<T> list, String name) {
        if (list == null) throw new NullPointerException(name + " must be provided");
        return list;
    }

    /** The shortcuts of the manifest, read once. */
    private List<ShortcutInfo> declared() {
        synchronized (sShortcuts) {
            if (sDeclared == null) {
                sDeclared = new ArrayList<ShortcutInfo>();
                Intent launcher = launcher();
                for (ResolveInfo r : mContext.getPackageManager().queryIntentActivities(launcher, PackageManager.GET_META_DATA)) {
                    sDeclared.addAll(DeclaredShortcuts.read(mContext, r.activityInfo, MOST));
                }
            }
            return sDeclared;
        }
    }

    private Intent launcher() {
        return new Intent(Intent.ACTION_MAIN).addCategory(Intent.CATEGORY_LAUNCHER).setPackage(mContext.getPackageName());
    }

    private boolean launches(ComponentName activity) {
        Intent launcher = launcher();
        for (ResolveInfo r : mContext.getPackageManager().queryIntentActivities(launcher, 0)) {
            if (new ComponentName(r.activityInfo.packageName, r.activityInfo.name).equals(activity)) return true;
        }
        return false;
    }

    /** Publishes all or, if an activity had too many, none. */
    private boolean publish(List<ShortcutInfo> given, boolean anew) {
        synchronized (sShortcuts) {
            mutable(given);
            List<ShortcutInfo> all = copies(given);
            Map<ComponentName, Integer> counts = new LinkedHashMap<ComponentName, Integer>();
            for (ShortcutInfo s : declared()) count(counts, s.getActivity(), 1);
            if (!anew) {
                for (ShortcutInfo s : sShortcuts.values()) count(counts, s.getActivity(), 1);
            }
            for (ShortcutInfo s : all) {
                ShortcutInfo old = anew ? null : sShortcuts.get(s.getId());
                if (old != null) count(counts, old.getActivity(), -1);
                count(counts, s.getActivity(), 1);
            }
            enforce(counts);
            for (ShortcutInfo s : all) {
                check(s);
                s.enforceMandatoryFields();
            }
            if (anew) sShortcuts.clear();
            List<String> asking = new ArrayList<String>();
            for (ShortcutInfo s : all) {
                s.resolve(mContext.getResources());
                s.dynamic = true;
                sShortcuts.put(s.getId(), s);
                asking.add(s.getId());
            }
            rank(asking);
            return true;
        }
    }

    private static void count(Map<ComponentName, Integer> counts, ComponentName activity, int more) {
        Integer n = counts.get(activity);
        counts.put(activity, n == null ? more : n + more);
    }

    private static void enforce(Map<ComponentName, Integer> counts) {
        for (int n : counts.values()) {
            if (n > MOST) throw new IllegalArgumentException("Max number of dynamic shortcuts exceeded");
        }
    }

    /** Numbers the shortcuts of each activity, in the order of the ranks that they asked for: of equals, those that ask now come first. */
    private static void rank(final List<String> asking) {
        List<ShortcutInfo> all = new ArrayList<ShortcutInfo>(sShortcuts.values());
        Collections.sort(all, new Comparator<ShortcutInfo>() {
            public int compare(ShortcutInfo a, ShortcutInfo b) {
                int order = Integer.compare(a.getRank(), b.getRank());
                return order != 0 ? order : Integer.compare(place(a), place(b));
            }

            private int place(ShortcutInfo s) {
                int i = asking.indexOf(s.getId());
                return i < 0 ? asking.size() : i;
            }
        });
        Map<ComponentName, Integer> counts = new LinkedHashMap<ComponentName, Integer>();
        for (ShortcutInfo s : all) {
            count(counts, s.getActivity(), 1);
            s.setRank(counts.get(s.getActivity()) - 1);
        }
    }

    public boolean setDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
        return publish(given(shortcutInfoList, "shortcuts"), true);
    }

    public boolean addDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
        return publish(given(shortcutInfoList, "shortcuts"), false);
    }

    public List<ShortcutInfo> getDynamicShortcuts() {
        synchronized (sShortcuts) {
            List<ShortcutInfo> all = new ArrayList<ShortcutInfo>();
            for (ShortcutInfo s : sShortcuts.values()) all.add(s.copy());
            return all;
        }
    }

    public List<ShortcutInfo> getManifestShortcuts() {
        List<ShortcutInfo> all = new ArrayList<ShortcutInfo>();
        for (ShortcutInfo s : declared()) all.add(s.copy());
        return all;
    }

    public List<ShortcutInfo> getPinnedShortcuts() {
        return new ArrayList<ShortcutInfo>();
    }

    public void removeDynamicShortcuts(List<String> shortcutIds) {
        synchronized (sShortcuts) {
            mutableIds(given(shortcutIds, "shortcutIds"));
            for (String id : shortcutIds) sShortcuts.remove(id);
            rank(new ArrayList<String>());
        }
    }

    public void removeAllDynamicShortcuts() {
        synchronized (sShortcuts) {
            sShortcuts.clear();
        }
    }

    public boolean updateShortcuts(List<ShortcutInfo> shortcutInfoList) {
        synchronized (sShortcuts) {
            mutable(given(shortcutInfoList, "shortcuts"));
            Map<ComponentName, Integer> counts = new LinkedHashMap<ComponentName, Integer>();
            for (ShortcutInfo s : declared()) count(counts, s.getActivity(), 1);
            for (ShortcutInfo s : sShortcuts.values()) count(counts, s.getActivity(), 1);
            for (ShortcutInfo s : shortcutInfoList) {
                ShortcutInfo old = sShortcuts.get(s.getId());
                if (old == null || s.getActivity() == null) continue;
                count(counts, old.getActivity(), -1);
                count(counts, s.getActivity(), 1);
            }
            enforce(counts);
            List<String> asking = new ArrayList<String>();
            for (ShortcutInfo s : shortcutInfoList) {
                check(s);
                ShortcutInfo old = sShortcuts.get(s.getId());
                if (old == null) continue;
                if (s.hasRank()) asking.add(s.getId());
                old.take(s);
                old.resolve(mContext.getResources());
            }
            rank(asking);
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
        mutableIds(given(shortcutIds, "shortcutIds"));
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
        Host.unmodelled("what a launcher gets of a shortcut that it asked for");
        return null;
    }
}
