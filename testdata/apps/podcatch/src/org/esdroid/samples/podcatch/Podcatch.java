package org.esdroid.samples.podcatch;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Podcatch extends Activity implements Downloader.Progress {
    private static final String[] FEED = {
        "Morning news|news/1.mp3|2",
        "Long talk||1",
        "Music|http://example.org/m.mp3|5",
        "Science|sci/4.mp3|3",
    };
    private final FeedParser parser = new FeedParser("http://example.org/");
    private Downloader downloader;
    private int read;
    private int bytes;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        downloader = new Downloader(this);
        findViewById(R.id.refresh).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                if (read < FEED.length) {
                    downloader.enqueue(parser.parse(FEED[read++])); // full
                }
                ((TextView) findViewById(R.id.state)).setText(downloader.waiting() + " waiting"); // not
            }
        });
        findViewById(R.id.start).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) { downloader.next(); // full
            }
        });
    }

    @Override
    public void onDone(String name, int size) {
        bytes += size; // not
        setTitle(name);
    }
}
