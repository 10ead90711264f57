package org.esdroid.carried;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.os.Messenger;
import android.os.RemoteException;
import android.os.ResultReceiver;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/** What goes through messages and from one thread to another. */
final class Threads {
    /** Goes on in the main thread. */
    static void later(final int v) {
        new Handler(Looper.getMainLooper()).post(new Runnable() {
            @Override
            public void run() {
                Chain.number(v);
            }
        });
    }

    public static final class What implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Handler handler = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    if (m.obj == null) {
                        Chain.number(m.what);
                    }
                }
            };
            handler.obtainMessage(7, "decoy").sendToTarget(); // decoy
            handler.sendEmptyMessage(v); // carries
        }
    }

    public static final class Argument implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Handler handler = new Handler(new Handler.Callback() {
                @Override
                public boolean handleMessage(Message m) {
                    int got = m.arg1; // carries
                    Chain.number(got);
                    return true;
                }
            });
            Message message = Message.obtain();
            message.arg2 = 7; // decoy
            message.arg1 = v; // carries
            handler.sendMessageDelayed(message, 20);
        }
    }

    public static final class Obtained implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Handler handler = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    int got = m.arg2; // carries
                    Chain.number(got);
                }
            };
            handler.sendMessage(handler.obtainMessage(1, 7, v)); // carries
        }
    }

    public static final class Object_ implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Handler handler = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    if (m.what == 2) {
                        String got = (String) m.obj; // carries
                        Chain.text(got);
                    }
                }
            };
            handler.sendMessage(Message.obtain(handler, 1, "decoy")); // decoy
            handler.sendMessage(Message.obtain(handler, 2, v)); // carries
        }
    }

    public static final class Data implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Handler handler = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    String got = m.getData().getString("s"); // carries
                    Chain.text(got);
                }
            };
            Bundle data = new Bundle();
            data.putString("t", "decoy"); // decoy
            data.putString("s", v); // carries
            Message message = handler.obtainMessage();
            message.setData(data);
            message.sendToTarget();
        }
    }

    public static final class Posted implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            new Handler().post(new Runnable() {
                @Override
                public void run() {
                    int got = v; // carries
                    Chain.number(got);
                }
            });
        }
    }

    public static final class Delayed implements OfNull {
        @Override
        public void carry(Activity in, final String v) {
            in.getWindow().getDecorView().postDelayed(new Runnable() {
                private final String kept = v; // carries

                @Override
                public void run() {
                    Chain.text(kept);
                }
            }, 30);
        }
    }

    public static final class Task implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            new AsyncTask<Integer, Void, Integer>() {
                @Override
                protected Integer doInBackground(Integer... all) {
                    return all[1]; // carries
                }

                @Override
                protected void onPostExecute(Integer got) {
                    Chain.number(got);
                }
            }.execute(7, v); // carries
        }
    }

    public static final class Progress implements OfText {
        @Override
        public void carry(Activity in, final String v) {
            new AsyncTask<Void, String, Void>() {
                @Override
                protected Void doInBackground(Void... none) {
                    publishProgress("decoy", v); // carries
                    return null;
                }

                @Override
                protected void onProgressUpdate(String... all) {
                    String got = all[1]; // carries
                    Chain.text(got);
                }
            }.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
        }
    }

    public static final class Looping implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            final HandlerThread thread = new HandlerThread("looping");
            thread.start();
            Handler handler = new Handler(thread.getLooper()) {
                @Override
                public void handleMessage(Message m) {
                    int got = m.arg1; // carries
                    thread.quit();
                    later(got);
                }
            };
            handler.obtainMessage(1, v, 7).sendToTarget(); // carries
        }
    }

    public static final class Timed implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            final Timer timer = new Timer();
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    timer.cancel();
                    int got = v; // carries
                    later(got);
                }
            }, 15);
        }
    }

    public static final class Pool implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Future<Integer> future = pool.submit(new Callable<Integer>() {
                @Override
                public Integer call() {
                    return v; // carries
                }
            });
            try {
                int got = future.get(); // carries
                pool.shutdown();
                Chain.number(got);
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Queue implements OfText {
        @Override
        public void carry(final Activity in, final String v) {
            final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
            new Thread() {
                @Override
                public void run() {
                    try {
                        queue.take();
                        final String got = queue.take(); // carries
                        in.runOnUiThread(new Runnable() {
                            @Override
                            public void run() {
                                Chain.text(got);
                            }
                        });
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }.start();
            queue.add("decoy"); // decoy
            queue.add(v); // carries
        }
    }

    public static final class Mail implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Messenger messenger = new Messenger(new Handler() {
                @Override
                public void handleMessage(Message m) {
                    int got = m.getData().getInt("n"); // carries
                    Chain.number(got);
                }
            });
            Message message = Message.obtain();
            message.getData().putInt("m", 7); // decoy
            message.getData().putInt("n", v); // carries
            try {
                messenger.send(message);
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Receiver implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ResultReceiver receiver = new ResultReceiver(new Handler()) {
                @Override
                protected void onReceiveResult(int code, Bundle data) {
                    int got = data.getInt("n"); // carries
                    Chain.number(got);
                }
            };
            Bundle data = new Bundle();
            data.putInt("n", v); // carries
            receiver.send(7, data);
        }
    }

    public static final class Loaded implements OfText {
        @Override
        public void carry(final Activity in, final String v) {
            in.getLoaderManager().restartLoader(1, null, new LoaderManager.LoaderCallbacks<String>() {
                @Override
                public Loader<String> onCreateLoader(int id, Bundle arguments) {
                    AsyncTaskLoader<String> loader = new AsyncTaskLoader<String>(in) {
                        @Override
                        public String loadInBackground() {
                            return v; // carries
                        }
                    };
                    loader.forceLoad();
                    return loader;
                }

                @Override
                public void onLoadFinished(Loader<String> loader, final String got) {
                    in.getLoaderManager().destroyLoader(1);
                    Chain.text(got);
                }

                @Override
                public void onLoaderReset(Loader<String> loader) {
                }
            });
        }
    }

    public static final class Local implements OfNull {
        private final ThreadLocal<String> kept = new ThreadLocal<>();

        @Override
        public void carry(Activity in, String v) {
            kept.set("decoy"); // decoy
            kept.set(v); // carries
            String got = kept.get(); // carries
            Chain.text(got);
        }
    }
}
