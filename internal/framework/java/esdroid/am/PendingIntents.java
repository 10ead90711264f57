package esdroid.am;

import android.app.ActivityManager;
import android.app.ActivityThread;
import android.app.LoadedApk;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.IIntentSender;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Binder;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import java.util.ArrayList;

/** The pending intents that the application has made. */
public final class PendingIntents {
    public static final int ACTIVITY = 2;
    public static final int BROADCAST = 1;
    public static final int SERVICE = 4;
    public static final int RESULT = 3;

    /** One pending intent; equal requests give the same. */
    public static final class Entry extends Binder implements IIntentSender {
        public final int kind;
        public final String creator;
        final int request;
        final int flags;
        Intent[] intents;
        Bundle options;
        IBinder activity;
        String who;
        boolean canceled;
        boolean sent;

        Entry(int kind, String creator, int request, Intent[] intents, int flags, Bundle options) {
            this.kind = kind;
            this.creator = creator;
            this.request = request;
            this.intents = intents;
            this.flags = flags;
            this.options = options;
        }

        public IBinder asBinder() {
            return this;
        }

        public Intent intent() {
            return new Intent(intents[intents.length - 1]);
        }

        private Intent filled(Intent fillIn, int mask, int values) {
            Intent i = intent();
            if ((flags & PendingIntent.FLAG_IMMUTABLE) == 0) {
                if (fillIn != null) {
                    i.fillIn(Copies.intent(fillIn), flags);
                }
                int m = mask & ~Intent.IMMUTABLE_FLAGS;
                i.setFlags((i.getFlags() & ~m) | (values & m));
            }
            return i;
        }

        /** Sends it; who has sent it hears, if he wants to, on the handler's or the main thread. Below zero when it is cancelled. */
        public int send(int code, Intent fillIn, Bundle opts, final Sent heard, Handler handler) {
            LoadedApk.ReceiverDispatcher finished = heard == null ? null : new LoadedApk.ReceiverDispatcher(new BroadcastReceiver() {
                @Override
                public void onReceive(Context c, Intent sent) {
                    heard.sent(sent, getResultCode(), getResultData(), getResultExtras(false));
                }
            }, ActivityThread.currentApplication(), handler != null ? handler : new Handler(Looper.getMainLooper()), null, false);
            return send(code, fillIn, 0, 0, null, null, -1, opts, finished);
        }

        int send(int code, Intent fillIn, int mask, int values, IBinder to, String resultWho, int resultRequest, Bundle opts,
                LoadedApk.ReceiverDispatcher finished) {
            if (canceled) {
                return ActivityManager.START_CANCELED;
            }
            if ((flags & PendingIntent.FLAG_ONE_SHOT) != 0) {
                get().cancel(this);
            }
            sent = true;
            Intent last = filled(fillIn, mask, values);
            if (kind == BROADCAST) {
                Am.get().broadcasts.send(last, null, finished != null, false, finished, code, null, null);
                return 0;
            }
            int sent = deliver(code, last, to, resultWho, resultRequest);
            if (finished != null && sent >= 0) {
                finished.performReceive(last, 0, null, null, false, false, null);
            }
            return sent;
        }

        private int deliver(int code, Intent last, IBinder to, String resultWho, int resultRequest) {
            Am am = Am.get();
            switch (kind) {
                case ACTIVITY:
                    if (intents.length > 1) {
                        Intent[] all = new Intent[intents.length];
                        System.arraycopy(intents, 0, all, 0, intents.length);
                        all[all.length - 1] = last;
                        return am.startActivities(to, all, options);
                    }
                    if (to == null) {
                        last.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
                    }
                    return am.startActivity(to, last, resultWho, resultRequest, options);
                case SERVICE:
                    am.services.start(last);
                    return 0;
                default:
                    am.sendActivityResult(activity, who, request, code, last);
                    return 0;
            }
        }
    }

    /** Who hears that a pending intent has been sent: of a broadcast, what its receivers gave. */
    public interface Sent {
        void sent(Intent intent, int code, String data, Bundle extras);
    }

    private static final PendingIntents INSTANCE = new PendingIntents();
    private final ArrayList<Entry> entries = new ArrayList<Entry>();

    private PendingIntents() {
    }

    public static PendingIntents get() {
        return INSTANCE;
    }

    public Entry obtain(int kind, String pkg, IBinder activity, String who, int request, Intent[] intents, int flags, Bundle options) {
        Intent[] copies = new Intent[intents.length];
        for (int i = 0; i < intents.length; i++) {
            copies[i] = Copies.intent(intents[i]);
        }
        boolean noCreate = (flags & PendingIntent.FLAG_NO_CREATE) != 0;
        boolean cancel = (flags & PendingIntent.FLAG_CANCEL_CURRENT) != 0;
        boolean update = (flags & PendingIntent.FLAG_UPDATE_CURRENT) != 0;
        int kept = flags & ~(PendingIntent.FLAG_NO_CREATE | PendingIntent.FLAG_CANCEL_CURRENT | PendingIntent.FLAG_UPDATE_CURRENT);
        for (Entry e : new ArrayList<Entry>(entries)) {
            if (e.canceled || e.kind != kind || e.request != request || e.flags != kept || e.activity != activity
                    || (who == null ? e.who != null : !who.equals(e.who))
                    || !e.intents[e.intents.length - 1].filterEquals(copies[copies.length - 1])) {
                continue;
            }
            if (!cancel) {
                if (update) {
                    Intent old = e.intents[e.intents.length - 1];
                    Intent fresh = copies[copies.length - 1];
                    old.replaceExtras(fresh);
                    copies[copies.length - 1] = old;
                    e.intents = copies;
                }
                return e;
            }
            cancel(e);
        }
        if (noCreate) {
            return null;
        }
        Entry e = new Entry(kind, pkg, request, copies, kept, options);
        e.activity = activity;
        e.who = who;
        entries.add(e);
        return e;
    }

    public void cancel(Entry e) {
        e.canceled = true;
        entries.remove(e);
    }

    int startActivity(IntentSender sender, IBinder caller, String who, int requestCode, Intent fillIn, int mask, int values, Bundle options) {
        Entry e = (Entry) sender.getTarget();
        if (e.canceled) {
            return ActivityManager.START_CANCELED;
        }
        if (requestCode >= 0 && e.kind != ACTIVITY) {
            return ActivityManager.START_NOT_ACTIVITY;
        }
        return e.send(0, fillIn, mask, values, caller, who, requestCode, options, null);
    }
}
