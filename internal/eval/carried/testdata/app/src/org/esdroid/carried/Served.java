package org.esdroid.carried;

import android.app.Activity;
import android.app.IntentService;
import android.app.Service;
import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobScheduler;
import android.app.job.JobService;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.CursorLoader;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.Loader;
import android.database.Cursor;
import android.app.LoaderManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Message;
import android.os.Messenger;
import android.os.ParcelFileDescriptor;
import android.os.PersistableBundle;
import android.os.RemoteException;
import android.os.ResultReceiver;
import java.util.ArrayList;

/** What components that are no screens do for others. */
final class Served {
    private static final String ASK = "org.esdroid.carried.ASK";

    /** Tells the result of a broadcast to the chain. */
    abstract static class Last extends BroadcastReceiver {
        @Override
        public void onReceive(Context context, Intent intent) {
            told();
        }

        abstract void told();
    }

    public static final class ResultData implements OfText {
        @Override
        public void carry(Activity in, final String v) {
            final Context app = in.getApplicationContext();
            final BroadcastReceiver asked = new BroadcastReceiver() {
                @Override
                public void onReceive(Context context, Intent intent) {
                    setResultData(v); // carries
                }
            };
            app.registerReceiver(asked, new IntentFilter(ASK));
            app.sendOrderedBroadcast(new Intent(ASK), null, new Last() {
                @Override
                void told() {
                    app.unregisterReceiver(asked);
                    String got = getResultData(); // carries
                    Chain.text(got);
                }
            }, null, 1, "decoy", null);
        }
    }

    public static final class ResultNumber implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            final Context app = in.getApplicationContext();
            final BroadcastReceiver asked = new BroadcastReceiver() {
                @Override
                public void onReceive(Context context, Intent intent) {
                    setResult(intent.getIntExtra("n", 9), "decoy", null); // carries
                }
            };
            app.registerReceiver(asked, new IntentFilter(ASK + 2));
            app.sendOrderedBroadcast(new Intent(ASK + 2).putExtra("n", v), null, new Last() { // carries
                @Override
                void told() {
                    app.unregisterReceiver(asked);
                    int got = getResultCode(); // carries
                    Chain.number(got);
                }
            }, null, 7, "decoy", null);
        }
    }

    public static final class ResultExtras implements OfNull {
        @Override
        public void carry(Activity in, final String v) {
            final Context app = in.getApplicationContext();
            final BroadcastReceiver first = new BroadcastReceiver() {
                @Override
                public void onReceive(Context context, Intent intent) {
                    Bundle extras = getResultExtras(true);
                    extras.putString("other", "decoy"); // decoy
                    extras.putString("s", v); // carries
                }
            };
            final BroadcastReceiver second = new BroadcastReceiver() {
                @Override
                public void onReceive(Context context, Intent intent) {
                    app.unregisterReceiver(first);
                    app.unregisterReceiver(this);
                    String got = getResultExtras(false).getString("s"); // carries
                    Chain.text(got);
                }
            };
            IntentFilter high = new IntentFilter(ASK + 3);
            high.setPriority(5);
            app.registerReceiver(second, new IntentFilter(ASK + 3));
            app.registerReceiver(first, high);
            app.sendOrderedBroadcast(new Intent(ASK + 3), null);
        }
    }

    public static final class Declared extends BroadcastReceiver implements OfText {
        @Override
        public void carry(Activity in, String v) {
            in.sendOrderedBroadcast(new Intent(in, Declared.class).putExtra("s", v), null, new Last() { // carries
                @Override
                void told() {
                    String got = getResultData(); // carries
                    Chain.text(got);
                }
            }, null, Activity.RESULT_OK, "decoy", null);
        }

        @Override
        public void onReceive(Context context, Intent intent) {
            setResultData(intent.getStringExtra("s")); // carries
        }
    }

    public static final class Job extends JobService implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            PersistableBundle extras = new PersistableBundle();
            extras.putInt("m", 7); // decoy
            extras.putInt("n", v); // carries
            JobScheduler jobs = (JobScheduler) in.getSystemService(Context.JOB_SCHEDULER_SERVICE);
            jobs.schedule(new JobInfo.Builder(4, new ComponentName(in, Job.class)).setExtras(extras).setOverrideDeadline(10).build());
        }

        @Override
        public boolean onStartJob(JobParameters p) {
            int got = p.getExtras().getInt("n"); // carries
            jobFinished(p, false);
            Chain.number(got);
            return false;
        }

        @Override
        public boolean onStopJob(JobParameters p) {
            return false;
        }
    }

    public static final class Answering extends IntentService implements OfText {
        public Answering() {
            super("answering");
        }

        @Override
        public void carry(Activity in, String v) {
            Intent ask = new Intent(in, Answering.class);
            ask.putExtra("text", v); // carries
            ask.putExtra("to", new ResultReceiver(new Handler()) {
                @Override
                protected void onReceiveResult(int code, Bundle data) {
                    String got = data.getString("answer"); // carries
                    Chain.text(got);
                }
            });
            in.startService(ask);
        }

        @Override
        protected void onHandleIntent(Intent intent) {
            Bundle answer = new Bundle();
            answer.putString("other", "decoy"); // decoy
            answer.putString("answer", intent.getStringExtra("text")); // carries
            ((ResultReceiver) intent.getParcelableExtra("to")).send(1, answer);
        }
    }

    public static final class Desk extends Service implements OfNumber {
        private final Messenger desk = new Messenger(new Handler() {
            @Override
            public void handleMessage(Message m) {
                try {
                    m.replyTo.send(Message.obtain(null, 7, m.arg1, 8)); // carries
                } catch (RemoteException e) {
                    throw new IllegalStateException(e);
                }
            }
        });

        @Override
        public void carry(Activity in, final int v) {
            in.getApplicationContext().bindService(new Intent(in, Desk.class), new android.content.ServiceConnection() {
                @Override
                public void onServiceConnected(ComponentName name, IBinder binder) {
                    Message ask = Message.obtain();
                    ask.arg1 = v; // carries
                    ask.arg2 = 7; // decoy
                    ask.replyTo = new Messenger(new Handler() {
                        @Override
                        public void handleMessage(Message m) {
                            int got = m.arg1; // carries
                            Chain.number(got);
                        }
                    });
                    try {
                        new Messenger(binder).send(ask);
                    } catch (RemoteException e) {
                        throw new IllegalStateException(e);
                    }
                }

                @Override
                public void onServiceDisconnected(ComponentName name) {
                }
            }, Context.BIND_AUTO_CREATE);
        }

        @Override
        public IBinder onBind(Intent intent) {
            return desk.getBinder();
        }
    }

    public static final class Called implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Bundle ask = new Bundle();
            ask.putString("s", v); // carries
            Bundle answer = in.getContentResolver().call(Uri.parse("content://org.esdroid.carried.calls"), "echo", "decoy", ask);
            String got = answer.getString("back"); // carries
            Chain.text(got);
        }
    }

    public static final class Typed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri uri = Uri.parse("content://org.esdroid.carried.calls").buildUpon().appendPath("kind").appendPath(v).build(); // carries
            String got = in.getContentResolver().getType(uri); // carries
            Chain.text(got);
        }
    }

    /** Answers what it is asked. */
    public static final class Calls extends android.content.ContentProvider {
        @Override
        public boolean onCreate() {
            return true;
        }

        @Override
        public Bundle call(String method, String arg, Bundle extras) {
            Bundle back = new Bundle();
            back.putString("arg", arg);
            back.putString("back", extras.getString("s"));
            return back;
        }

        @Override
        public String getType(Uri uri) {
            return uri.getPathSegments().get(1);
        }

        @Override
        public Uri insert(Uri uri, android.content.ContentValues values) {
            return null;
        }

        @Override
        public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
            android.database.MatrixCursor rows = new android.database.MatrixCursor(new String[] {"_id", "what"});
            rows.addRow(new Object[] {1, where});
            return rows;
        }

        @Override
        public int update(Uri uri, android.content.ContentValues values, String where, String[] of) {
            return 0;
        }

        @Override
        public int delete(Uri uri, String where, String[] of) {
            return 0;
        }
    }

    public static final class LoadedRows extends Screen implements OfText, LoaderManager.LoaderCallbacks<Cursor> {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, LoadedRows.class).putExtra("s", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            Bundle asked = new Bundle();
            asked.putString("other", "decoy"); // decoy
            asked.putString("where", getIntent().getStringExtra("s")); // carries
            getLoaderManager().initLoader(3, asked, this);
        }

        @Override
        public Loader<Cursor> onCreateLoader(int id, Bundle asked) {
            String where = asked.getString("where"); // carries
            return new CursorLoader(this, Uri.parse("content://org.esdroid.carried.calls"), null, where, null, null); // carries
        }

        @Override
        public void onLoadFinished(Loader<Cursor> loader, Cursor rows) {
            rows.moveToFirst();
            final String got = rows.getString(1); // carries
            getLoaderManager().destroyLoader(3);
            Chain.text(got);
        }

        @Override
        public void onLoaderReset(Loader<Cursor> loader) {
        }
    }

    public static final class Stack extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Intent second = new Intent(in, Stack.class);
            second.putExtra("names", new String[] {"decoy", v}); // carries
            in.startActivities(new Intent[] {second});
        }

        @Override
        void arrived(Bundle state) {
            String got = getIntent().getStringArrayExtra("names")[1]; // carries
            Chain.text(got);
        }
    }

    public static final class Numbers extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ArrayList<Integer> all = new ArrayList<>();
            all.add(7); // decoy
            all.add(v); // carries
            Intent next = new Intent(in, Numbers.class);
            next.putIntegerArrayListExtra("all", all);
            in.startActivity(next);
        }

        @Override
        void arrived(Bundle state) {
            int sum = 0;
            for (int n : getIntent().getIntegerArrayListExtra("all").subList(1, 2)) {
                sum += n; // carries
            }
            Chain.number(sum);
        }
    }

    public static final class Nested extends Screen implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Bundle inner = new Bundle();
            inner.putString("s", v); // carries
            Bundle outer = new Bundle();
            outer.putString("s", "decoy"); // decoy
            outer.putBundle("inner", inner);
            in.startActivity(new Intent(in, Nested.class).putExtra("outer", outer));
        }

        @Override
        void arrived(Bundle state) {
            String got = getIntent().getBundleExtra("outer").getBundle("inner").getString("s"); // carries
            Chain.text(got);
        }
    }

    public static final class Chooser extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Intent inner = new Intent(in, Chooser.class).putExtra(Intent.EXTRA_TEXT, v); // carries
            Intent outer = new Intent(in, Chooser.class).putExtra(Intent.EXTRA_TEXT, "decoy").putExtra("next", inner); // decoy
            in.startActivity((Intent) outer.getParcelableExtra("next"));
        }

        @Override
        void arrived(Bundle state) {
            CharSequence got = getIntent().getCharSequenceExtra(Intent.EXTRA_TEXT); // carries
            Chain.text(got.toString());
        }
    }
}
