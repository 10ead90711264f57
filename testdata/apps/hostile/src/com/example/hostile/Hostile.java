package com.example.hostile;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.TextView;
import android.widget.Toast;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Each button does something that no device should suffer from. */
public class Hostile extends Activity implements View.OnClickListener {
    private static final String[] NAMES = {"loop", "sleep", "wait", "messages", "frames", "threads", "busy thread", "depth", "memory", "bitmaps",
        "views", "nested", "files", "network", "toasts", "exit", "handler",
        "strings", "text", "intent", "initialiser", "include", "no class", "merge", "receivers", "windows", "endless file", "bomb", "activities"};

    private static boolean more;

    private final Handler handler = new Handler();
    private LinearLayout list;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        list = new LinearLayout(this);
        list.setOrientation(LinearLayout.VERTICAL);
        for (String name : NAMES) {
            Button b = new Button(this);
            b.setText(name);
            b.setTag(name);
            b.setMinHeight(0);
            b.setTextSize(6);
            b.setPadding(0, 0, 0, 0);
            b.setOnClickListener(this);
            list.addView(b, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 50));
        }
        ScrollView scroll = new ScrollView(this);
        scroll.addView(list);
        setContentView(scroll);
    }

    @Override
    protected void onResume() {
        super.onResume();
        if (more) startActivity(new Intent(this, Hostile.class));
    }

    /** Cannot be loaded. */
    private static class Broken {
        static final int VALUE = Integer.parseInt("no number");
    }

    @Override
    public void onClick(View v) {
        try {
            act((String) v.getTag());
        } catch (IOException e) {
            Toast.makeText(this, "refused: " + e.getMessage(), Toast.LENGTH_LONG).show();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void act(String what) throws IOException, InterruptedException {
        switch (what) {
            case "loop":
                for (;;) {
                }
            case "sleep":
                Thread.sleep(60000);
                break;
            case "wait":
                synchronized (this) {
                    wait();
                }
                break;
            case "messages":
                handler.post(new Runnable() {
                    @Override
                    public void run() {
                        handler.post(this);
                    }
                });
                break;
            case "frames":
                final View v = list;
                v.post(new Runnable() {
                    @Override
                    public void run() {
                        v.invalidate();
                        v.postOnAnimation(this);
                    }
                });
                break;
            case "threads":
                for (int i = 0; i < 5000; i++) {
                    new Thread() {
                        @Override
                        public void run() {
                            try {
                                Thread.sleep(1000000);
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                    }.start();
                }
                break;
            case "busy thread":
                new Thread() {
                    @Override
                    public void run() {
                        for (;;) {
                        }
                    }
                }.start();
                break;
            case "depth":
                depth(0);
                break;
            case "memory":
                List<byte[]> all = new ArrayList<>();
                for (;;) {
                    all.add(new byte[1 << 20]);
                }
            case "bitmaps":
                List<Bitmap> bitmaps = new ArrayList<>();
                for (;;) {
                    bitmaps.add(Bitmap.createBitmap(4000, 4000, Bitmap.Config.ARGB_8888));
                }
            case "views":
                for (int i = 0; i < 20000; i++) {
                    list.addView(new View(this));
                }
                break;
            case "nested":
                FrameLayout outer = new FrameLayout(this);
                setContentView(outer);
                for (int i = 0; i < 3000; i++) {
                    FrameLayout inner = new FrameLayout(this);
                    outer.addView(inner);
                    outer = inner;
                }
                break;
            case "files":
                for (int i = 0;; i++) {
                    FileOutputStream out = new FileOutputStream(new File(getFilesDir(), "f" + i));
                    out.write(new byte[1 << 20]);
                    out.close();
                }
            case "network":
                new Thread() {
                    @Override
                    public void run() {
                        try {
                            new Socket("localhost", 22).close();
                            handler.post(null);
                        } catch (final IOException e) {
                            handler.post(new Runnable() {
                                @Override
                                public void run() {
                                    setTitle(e.getClass().getName());
                                }
                            });
                        }
                    }
                }.start();
                break;
            case "toasts":
                for (int i = 0; i < 2000; i++) {
                    Toast.makeText(this, "toast " + i, Toast.LENGTH_LONG).show();
                }
                break;
            case "exit":
                System.exit(3);
                break;
            case "handler":
                Thread.setDefaultUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
                    @Override
                    public void uncaughtException(Thread thread, Throwable e) {
                        // Nobody is told.
                    }
                });
                throw new IllegalStateException("swallowed");
            case "strings":
                for (StringBuilder b = new StringBuilder("x");;) {
                    b.append(b);
                }
            case "text":
                char[] letters = new char[2000000];
                Arrays.fill(letters, 'w');
                TextView text = new TextView(this);
                text.setText(new String(letters));
                setContentView(text);
                break;
            case "intent":
                startActivity(new Intent(this, Hostile.class).putExtra("much", new byte[4 << 20]));
                break;
            case "initialiser":
                setTitle("" + Broken.VALUE);
                break;
            case "include":
                setContentView(R.layout.cyclic);
                break;
            case "no class":
                setContentView(R.layout.missing);
                break;
            case "merge":
                getLayoutInflater().inflate(R.layout.merged, null);
                break;
            case "receivers":
                for (;;) {
                    registerReceiver(new BroadcastReceiver() {
                        @Override
                        public void onReceive(Context context, Intent intent) {
                            // It never comes to this.
                        }
                    }, new IntentFilter("never"));
                }
            case "windows":
                for (int i = 0; i < 2000; i++) {
                    new AlertDialog.Builder(this).setMessage("window " + i).show();
                }
                break;
            case "endless file":
                FileOutputStream file = openFileOutput("endless", MODE_PRIVATE);
                for (byte[] block = new byte[1 << 20];;) {
                    file.write(block);
                }
            case "bomb":
                InputStream bomb = new GZIPInputStream(new GZIPInputStream(getAssets().open("bomb")));
                ByteArrayOutputStream unpacked = new ByteArrayOutputStream();
                byte[] part = new byte[1 << 16];
                for (int n; (n = bomb.read(part)) > 0;) {
                    unpacked.write(part, 0, n);
                }
                break;
            case "activities":
                more = true;
                startActivity(new Intent(this, Hostile.class));
                break;
            default:
                throw new IllegalArgumentException(what);
        }
    }

    private int depth(int n) {
        return depth(n + 1) + 1;
    }
}
