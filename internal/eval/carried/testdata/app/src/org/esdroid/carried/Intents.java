package org.esdroid.carried;

import android.app.Activity;
import android.app.AlarmManager;
import android.app.IntentService;
import android.app.Notification;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.app.Service;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.ServiceConnection;
import android.net.Uri;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;
import java.util.ArrayList;

/** What components hand to each other. */
final class Intents {
    public static final class NumberExtra extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Intent intent = new Intent(in, NumberExtra.class);
            intent.putExtra("amount", v); // carries
            intent.putExtra("other", 7); // decoy
            in.startActivity(intent);
        }

        @Override
        void arrived(Bundle state) {
            int v = getIntent().getIntExtra("amount", 9); // carries
            Chain.number(v);
        }
    }

    public static final class TextExtra extends Screen implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Intent intent = new Intent(in, TextExtra.class);
            intent.putExtra("other", "decoy"); // decoy
            intent.putExtra("name", v); // carries
            in.startActivity(intent);
        }

        @Override
        void arrived(Bundle state) {
            String v = getIntent().getStringExtra("name"); // carries
            Chain.text(v);
        }
    }

    public static final class AllExtras extends Screen implements OfNumber, OfNull {
        @Override
        public void carry(Activity in, int v) {
            Bundle box = new Bundle();
            box.putInt("n", v); // carries
            box.putString("s", "7"); // decoy
            in.startActivity(new Intent(in, AllExtras.class).putExtras(box)); // carries
        }

        @Override
        public void carry(Activity in, String v) {
            Bundle box = new Bundle();
            box.putInt("n", 7); // decoy
            box.putString("s", v); // carries
            in.startActivity(new Intent(in, AllExtras.class).putExtra("text", true).putExtras(box)); // carries
        }

        @Override
        void arrived(Bundle state) {
            Bundle all = getIntent().getExtras();
            if (all.containsKey("text")) {
                Chain.text(all.getString("s"));
            } else {
                Chain.number(all.getInt("n"));
            }
        }
    }

    public static final class BundleExtra extends Screen implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Bundle inner = new Bundle();
            inner.putString("name", v); // carries
            Bundle beside = new Bundle();
            beside.putString("name", "decoy"); // decoy
            in.startActivity(new Intent(in, BundleExtra.class).putExtra("beside", beside).putExtra("inner", inner));
        }

        @Override
        void arrived(Bundle state) {
            Bundle inner = getIntent().getBundleExtra("inner");
            String v = inner.getString("name"); // carries
            Chain.text(v);
        }
    }

    public static final class ParcelExtra extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Ticket ticket = new Ticket(v, "decoy");
            in.startActivity(new Intent(in, ParcelExtra.class).putExtra("ticket", ticket));
        }

        @Override
        void arrived(Bundle state) {
            Ticket ticket = getIntent().getParcelableExtra("ticket");
            Chain.number(ticket.number);
        }
    }

    public static final class ListExtra extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ArrayList<String> all = new ArrayList<>();
            all.add("decoy"); // decoy
            all.add(v); // carries
            Intent intent = new Intent(in, ListExtra.class);
            intent.putStringArrayListExtra("all", all);
            in.startActivity(intent);
        }

        @Override
        void arrived(Bundle state) {
            ArrayList<String> all = getIntent().getStringArrayListExtra("all");
            String v = all.get(1); // carries
            Chain.text(v);
        }
    }

    public static final class ArrayExtra extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            int[] all = {8, 8, 8};
            all[0] = 7; // decoy
            all[1] = v; // carries
            in.startActivity(new Intent(in, ArrayExtra.class).putExtra("all", all));
        }

        @Override
        void arrived(Bundle state) {
            int[] all = getIntent().getIntArrayExtra("all");
            int v = all[1]; // carries
            Chain.number(v);
        }
    }

    public static final class DataQuery extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri.Builder address = new Uri.Builder().scheme("app").authority("here");
            address.appendQueryParameter("q", v); // carries
            in.startActivity(new Intent(in, DataQuery.class).setData(address.build())); // carries
        }

        @Override
        void arrived(Bundle state) {
            String v = getIntent().getData().getQueryParameter("q"); // carries
            Chain.text(v);
        }
    }

    public static final class DataPath extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri address = Uri.parse("app://here/decoy/" + v); // carries
            Intent intent = new Intent(in, DataPath.class);
            intent.setData(address); // carries
            in.startActivity(intent);
        }

        @Override
        void arrived(Bundle state) {
            String v = getIntent().getData().getLastPathSegment(); // carries
            Chain.text(v);
        }
    }

    /** Asks Answer for a result. */
    public static final class ResultExtra extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, ResultExtra.class).putExtra("n", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            int n = getIntent().getIntExtra("n", 9); // carries
            startActivityForResult(new Intent(this, Answer.class).putExtra("n", n), 5); // carries
        }

        @Override
        protected void onActivityResult(int request, int result, Intent data) {
            int v = data.getIntExtra("back", 9); // carries
            Chain.number(v);
        }

        public static final class Answer extends Activity {
            @Override
            protected void onCreate(Bundle state) {
                super.onCreate(state);
                int n = getIntent().getIntExtra("n", 9);
                Intent data = new Intent();
                data.putExtra("other", 7); // decoy
                data.putExtra("back", n); // carries
                setResult(RESULT_OK, data);
                finish();
            }
        }
    }

    public static final class ResultCode extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, ResultCode.class).putExtra("n", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            startActivityForResult(new Intent(this, Code.class).putExtras(getIntent()), 5); // carries
        }

        @Override
        protected void onActivityResult(int request, int result, Intent data) {
            Chain.number(result);
        }

        public static final class Code extends Activity {
            @Override
            protected void onCreate(Bundle state) {
                super.onCreate(state);
                setResult(7); // decoy
                setResult(getIntent().getIntExtra("n", 9)); // carries
                finish();
            }
        }
    }

    public static final class NewIntent extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, NewIntent.class).putExtra("n", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            int n = getIntent().getIntExtra("n", 9); // carries
            Intent again = new Intent(this, NewIntent.class);
            again.addFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP);
            again.putExtra("again", n); // carries
            startActivity(again);
        }

        @Override
        protected void onNewIntent(Intent intent) {
            int v = intent.getIntExtra("again", 9); // carries
            Chain.number(v);
        }
    }

    public static final class Broadcast implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.getApplicationContext().registerReceiver(new BroadcastReceiver() {
                @Override
                public void onReceive(Context context, Intent intent) {
                    context.getApplicationContext().unregisterReceiver(this);
                    int v = intent.getIntExtra("n", 9); // carries
                    Chain.number(v);
                }
            }, new IntentFilter("org.esdroid.carried.TOLD"));
            Intent intent = new Intent("org.esdroid.carried.TOLD");
            intent.putExtra("n", v); // carries
            intent.putExtra("m", 7); // decoy
            in.sendBroadcast(intent);
        }
    }

    public static final class DeclaredReceiver extends BroadcastReceiver implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Intent intent = new Intent(in, DeclaredReceiver.class);
            intent.putExtra("decoy", "decoy"); // decoy
            intent.putExtra("s", v); // carries
            in.sendBroadcast(intent);
        }

        @Override
        public void onReceive(Context context, Intent intent) {
            String v = intent.getStringExtra("s"); // carries
            Chain.text(v);
        }
    }

    public static final class Pending extends BroadcastReceiver implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Intent intent = new Intent(in, Pending.class);
            intent.putExtra("n", v); // carries
            try {
                PendingIntent.getBroadcast(in, 0, intent, PendingIntent.FLAG_UPDATE_CURRENT).send();
            } catch (PendingIntent.CanceledException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void onReceive(Context context, Intent intent) {
            int v = intent.getIntExtra("n", 9); // carries
            Chain.number(v);
        }
    }

    public static final class Alarm extends BroadcastReceiver implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Intent intent = new Intent(in, Alarm.class);
            intent.putExtra("n", v); // carries
            PendingIntent pending = PendingIntent.getBroadcast(in, 0, intent, PendingIntent.FLAG_UPDATE_CURRENT);
            AlarmManager alarms = (AlarmManager) in.getSystemService(Context.ALARM_SERVICE);
            alarms.setExact(AlarmManager.RTC, System.currentTimeMillis() + 10, pending);
        }

        @Override
        public void onReceive(Context context, Intent intent) {
            int v = intent.getIntExtra("n", 9); // carries
            Chain.number(v);
        }
    }

    public static final class Started extends Service implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Intent intent = new Intent(in, Started.class);
            intent.putExtra("n", v); // carries
            intent.putExtra("m", 7); // decoy
            in.startService(intent);
        }

        @Override
        public int onStartCommand(Intent intent, int flags, int id) {
            int v = intent.getIntExtra("n", 9); // carries
            stopSelf();
            Chain.number(v);
            return START_NOT_STICKY;
        }

        @Override
        public IBinder onBind(Intent intent) {
            return null;
        }
    }

    public static final class Bound extends Service implements OfNumber {
        private int n;

        final class Local extends Binder {
            Bound service() {
                return Bound.this;
            }
        }

        @Override
        public void carry(final Activity in, final int v) {
            in.getApplicationContext().bindService(new Intent(in, Bound.class), new ServiceConnection() {
                @Override
                public void onServiceConnected(ComponentName name, IBinder binder) {
                    Bound service = ((Local) binder).service();
                    service.n = 7; // decoy
                    service.n = v; // carries
                    Chain.number(service.n);
                }

                @Override
                public void onServiceDisconnected(ComponentName name) {
                }
            }, Context.BIND_AUTO_CREATE);
        }

        @Override
        public IBinder onBind(Intent intent) {
            return new Local();
        }
    }

    public static final class Worker extends IntentService implements OfNull {
        public Worker() {
            super("worker");
        }

        @Override
        public void carry(Activity in, String v) {
            Intent intent = new Intent(in, Worker.class);
            intent.putExtra("s", v); // carries
            in.startService(intent);
        }

        @Override
        protected void onHandleIntent(Intent intent) {
            final String v = intent.getStringExtra("s"); // carries
            Chain.front.runOnUiThread(new Runnable() {
                @Override
                public void run() {
                    Chain.text(v);
                }
            });
        }
    }

    public static final class Notified implements OfText {
        @Override
        public void carry(Activity in, String v) {
            NotificationManager all = (NotificationManager) in.getSystemService(Context.NOTIFICATION_SERVICE);
            Notification.Builder builder = new Notification.Builder(in).setSmallIcon(android.R.drawable.star_on);
            builder.setContentTitle("decoy"); // decoy
            builder.setContentText(v); // carries
            Notification made = builder.build();
            all.notify(3, made);
            String text = made.extras.getCharSequence(Notification.EXTRA_TEXT).toString(); // carries
            Chain.text(text);
        }
    }
}
