package org.esdroid.samples.podcatch;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

class Downloader {
    interface Progress { void onDone(String name, int size); }

    private final PriorityQueue<Episode> queue = new PriorityQueue<>();
    private final Handler handler = new Handler(Looper.getMainLooper());
    private final Progress progress;
    private boolean busy;

    Downloader(Progress progress) { this.progress = progress; }

    void enqueue(Episode episode) {
        queue.add(episode); // full
    }

    int waiting() { return queue.size(); }

    void next() {
        if (busy) return;
        final Episode episode = queue.poll(); // full
        if (episode == null) return;
        busy = true;
        handler.postDelayed(new Runnable() { // full
            @Override
            public void run() {
                busy = false;
                fetch(episode); // full
                next(); // full
            }
        }, 50);
    }

    private void fetch(Episode episode) {
        String url = episode.getUrl(); // thin
        int slash = url.lastIndexOf('/'); /*!*/ // thin
        progress.onDone(url.substring(slash + 1), url.length());
    }
}
