package esdroid.am;

import android.app.ActivityThread;
import android.app.LoadedApk;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.ActivityInfo;
import android.content.pm.ResolveInfo;
import android.os.Binder;
import android.os.Build;
import android.os.Bundle;
import android.os.IBinder;
import android.util.Log;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

/** Broadcasts: to receivers of the manifest and of the running application, ordered and sticky. */
public final class Broadcasts {
    private static final class Registration {
        LoadedApk.ReceiverDispatcher dispatcher;
        IntentFilter filter;
        String permission;
    }

    private static final class Target {
        Registration registered;
        ActivityInfo component;
        int priority;
    }

    /** A broadcast on its way, one receiver after the other. */
    public static final class Record extends Binder {
        Intent intent;
        ArrayList<Target> targets;
        int next;
        boolean ordered;
        boolean sticky;
        boolean waiting;
        int resultCode;
        String resultData;
        Bundle resultExtras;
        boolean aborted;
        LoadedApk.ReceiverDispatcher resultTo;
    }

    /** Runs when a receiver is done. */
    public static final class Turn implements Runnable {
        private final IBinder record;
        public BroadcastReceiver.PendingResult result;

        public Turn(IBinder record) {
            this.record = record;
        }

        public void run() {
            if (record != null) {
                Am.get().broadcasts.finished(record, result.getResultCode(), result.getResultData(), result.getResultExtras(false),
                        result.getAbortBroadcast());
            }
        }
    }

    private static final HashSet<String> EXEMPT = new HashSet<String>(Arrays.asList(Intent.ACTION_BOOT_COMPLETED,
            Intent.ACTION_LOCKED_BOOT_COMPLETED, Intent.ACTION_USER_INITIALIZE, Intent.ACTION_TIMEZONE_CHANGED, Intent.ACTION_TIME_CHANGED,
            Intent.ACTION_LOCALE_CHANGED, "android.hardware.usb.action.USB_ACCESSORY_ATTACHED", "android.bluetooth.device.action.ACL_CONNECTED",
            "android.app.action.NEXT_ALARM_CLOCK_CHANGED", Intent.ACTION_NEW_OUTGOING_CALL, "android.accounts.LOGIN_ACCOUNTS_CHANGED",
            Intent.ACTION_PACKAGE_DATA_CLEARED, Intent.ACTION_PACKAGE_FULLY_REMOVED, "android.provider.Telephony.SMS_RECEIVED",
            "android.intent.action.PHONE_STATE", Intent.ACTION_MEDIA_MOUNTED, Intent.ACTION_MEDIA_UNMOUNTED, Intent.ACTION_MEDIA_EJECT,
            Intent.ACTION_MEDIA_REMOVED, Intent.ACTION_MEDIA_CHECKING, Intent.ACTION_MY_PACKAGE_REPLACED));

    private final Am am;
    private final ArrayList<Registration> registrations = new ArrayList<Registration>();
    private final HashMap<String, ArrayList<Intent>> stickies = new HashMap<String, ArrayList<Intent>>();
    private final ArrayList<Record> queue = new ArrayList<Record>();

    Broadcasts(Am am) {
        this.am = am;
        // A phone that lies still, charged to the full, is what applications are told about.
        Intent battery = new Intent(Intent.ACTION_BATTERY_CHANGED);
        battery.addFlags(Intent.FLAG_RECEIVER_REGISTERED_ONLY | Intent.FLAG_RECEIVER_REPLACE_PENDING);
        battery.putExtra("status", 5);
        battery.putExtra("health", 2);
        battery.putExtra("present", true);
        battery.putExtra("level", 100);
        battery.putExtra("scale", 100);
        battery.putExtra("plugged", 1);
        battery.putExtra("voltage", 4200);
        battery.putExtra("temperature", 250);
        battery.putExtra("technology", "Li-ion");
        putSticky(battery);
    }

    private void putSticky(Intent intent) {
        ArrayList<Intent> list = stickies.get(intent.getAction());
        if (list == null) {
            list = new ArrayList<Intent>();
            stickies.put(intent.getAction(), list);
        }
        for (int i = 0; i < list.size(); i++) {
            if (intent.filterEquals(list.get(i))) {
                list.set(i, new Intent(intent));
                return;
            }
        }
        list.add(new Intent(intent));
    }

    public Intent register(LoadedApk.ReceiverDispatcher rd, IntentFilter filter, String permission) {
        Intent first = null;
        ArrayList<Intent> found = new ArrayList<Intent>();
        for (int i = 0; i < filter.countActions(); i++) {
            ArrayList<Intent> list = stickies.get(filter.getAction(i));
            if (list != null) {
                for (Intent s : list) {
                    if (filter.match(Am.resolver(), s, true, "ActivityManager") >= 0) {
                        found.add(s);
                    }
                }
            }
        }
        if (!found.isEmpty()) {
            first = Copies.intent(found.get(0));
        }
        if (rd == null) {
            return first;
        }
        Registration r = new Registration();
        r.dispatcher = rd;
        r.filter = filter;
        r.permission = permission;
        registrations.add(r);
        for (Intent s : found) {
            rd.performReceive(Copies.intent(s), 0, null, null, false, true, null);
        }
        return first;
    }

    public void unregister(LoadedApk.ReceiverDispatcher rd) {
        for (int i = registrations.size() - 1; i >= 0; i--) {
            if (registrations.get(i).dispatcher == rd) {
                registrations.remove(i);
            }
        }
        for (Record r : new ArrayList<Record>(queue)) {
            if (r.waiting && r.next > 0 && r.targets.get(r.next - 1).registered != null
                    && r.targets.get(r.next - 1).registered.dispatcher == rd) {
                finished(r, r.resultCode, r.resultData, r.resultExtras, r.aborted);
            }
        }
    }

    public void removeSticky(Intent intent) {
        ArrayList<Intent> list = stickies.get(intent.getAction());
        if (list != null) {
            for (int i = list.size() - 1; i >= 0; i--) {
                if (intent.filterEquals(list.get(i))) {
                    list.remove(i);
                }
            }
        }
    }

    public void send(Intent intent) {
        send(intent, null, false, false, null, 0, null, null);
    }

    public void send(Intent original, String permission, boolean ordered, boolean sticky, LoadedApk.ReceiverDispatcher resultTo, int code,
            String data, Bundle extras) {
        Intent intent = Copies.intent(original);
        intent.addFlags(Intent.FLAG_EXCLUDE_STOPPED_PACKAGES);
        if (sticky) {
            if (permission != null) {
                throw new SecurityException("Can't broadcast sticky intent " + intent + " and enforce permissions " + permission);
            }
            if (intent.getComponent() != null) {
                throw new SecurityException("Sticky broadcasts can't target a specific component");
            }
            putSticky(intent);
        }
        boolean allowed = permission == null || Permissions.get().granted(permission);
        ArrayList<Target> targets = new ArrayList<Target>();
        if (allowed && intent.getComponent() == null) {
            String type = intent.resolveTypeIfNeeded(Am.resolver());
            for (Registration r : registrations) {
                if (intent.getPackage() != null && !intent.getPackage().equals(Am.packageName())) {
                    continue;
                }
                if (r.filter.match(intent.getAction(), type, intent.getScheme(), intent.getData(), intent.getCategories(),
                        "ActivityManager") >= 0 && (r.permission == null || Permissions.get().granted(r.permission))) {
                    Target t = new Target();
                    t.registered = r;
                    t.priority = r.filter.getPriority();
                    targets.add(t);
                }
            }
        }
        if (!ordered) {
            Collections.sort(targets, byPriority());
            for (Target t : targets) {
                t.registered.dispatcher.performReceive(Copies.intent(intent), code, data, extras, false, sticky, null);
            }
            targets = new ArrayList<Target>();
        }
        if (allowed && (intent.getFlags() & Intent.FLAG_RECEIVER_REGISTERED_ONLY) == 0 && manifestReceiversSee(intent)) {
            List<ResolveInfo> found = Resolver.get().queryReceivers(intent, 0);
            for (ResolveInfo ri : found) {
                Target t = new Target();
                t.component = ri.activityInfo;
                t.priority = ri.priority;
                targets.add(t);
            }
        }
        Collections.sort(targets, byPriority());
        if (targets.isEmpty() && resultTo == null) {
            return;
        }
        Record r = new Record();
        r.intent = intent;
        r.targets = targets;
        r.ordered = ordered;
        r.sticky = sticky;
        r.resultCode = code;
        r.resultData = data;
        r.resultExtras = extras;
        r.resultTo = resultTo;
        queue.add(r);
        if (queue.size() == 1) {
            step();
        }
    }

    private static Comparator<Target> byPriority() {
        return new Comparator<Target>() {
            public int compare(Target a, Target b) {
                return a.priority == b.priority ? 0 : a.priority > b.priority ? -1 : 1;
            }
        };
    }

    private static boolean manifestReceiversSee(Intent i) {
        if (i.getComponent() != null || i.getPackage() != null) {
            return true;
        }
        return android.content.pm.PackageParser.installed().applicationInfo.targetSdkVersion < Build.VERSION_CODES.O
                || EXEMPT.contains(i.getAction());
    }

    private void step() {
        while (!queue.isEmpty()) {
            Record r = queue.get(0);
            if (r.waiting) {
                return;
            }
            if (r.next >= r.targets.size() || (r.ordered && r.aborted)) {
                queue.remove(0);
                if (r.resultTo != null) {
                    r.resultTo.performReceive(Copies.intent(r.intent), r.resultCode, r.resultData, r.resultExtras, false, false, null);
                }
                continue;
            }
            Target t = r.targets.get(r.next++);
            r.waiting = true;
            if (t.registered != null) {
                if (!registrations.contains(t.registered)) {
                    r.waiting = false;
                    continue;
                }
                t.registered.dispatcher.performReceive(Copies.intent(r.intent), r.resultCode, r.resultData, r.resultExtras, true, r.sticky, r);
            } else {
                Intent i = Copies.intent(r.intent);
                i.setComponent(new ComponentName(t.component.packageName, t.component.name));
                Turn turn = new Turn(r);
                BroadcastReceiver.PendingResult pr = new BroadcastReceiver.PendingResult(r.resultCode, r.resultData, r.resultExtras,
                        BroadcastReceiver.PendingResult.TYPE_COMPONENT, r.ordered, r.sticky, turn);
                turn.result = pr;
                ActivityThread.currentActivityThread().scheduleReceiver(i, t.component, pr);
            }
        }
    }

    /** A receiver is done with its turn. */
    public void finished(IBinder token, int code, String data, Bundle extras, boolean abort) {
        if (!(token instanceof Record)) {
            return;
        }
        Record r = (Record) token;
        if (!r.waiting) {
            return;
        }
        r.waiting = false;
        if (r.ordered) {
            r.resultCode = code;
            r.resultData = data;
            r.resultExtras = extras;
            r.aborted = abort;
        }
        step();
    }
}
