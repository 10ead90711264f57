package com.example.hostile;

import android.app.Activity;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.Toast;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Each button does something that no device should suffer from. */
public class Hostile extends Activity implements View.OnClickListener {
    private static final String[] NAMES = {"loop", "sleep", "wait", "messages", "frames", "threads", "busy thread", "depth", "memory", "bitmaps",
        "views", "nested", "files", "network", "toasts", "exit", "handler"};

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
            b.setOnClickListener(this);
            list.addView(b, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 90));
        }
        ScrollView scroll = new ScrollView(this);
        scroll.addView(list);
        setContentView(scroll);
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
            default:
                throw new IllegalArgumentException(what);
        }
    }

    private int depth(int n) {
        return depth(n + 1) + 1;
    }
}
