package org.esdroid.samples.chapel;


import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

/** What all halls have; each says what it needs more. */
abstract class Hall extends Activity {
    protected List<String> songs;
    protected int rings;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        prepare(); // full
    }

    /** Whoever overrides it calls it. */
    protected void prepare() {
        songs = new ArrayList<>();
    }

    protected void sing(String song) {
        songs.add(song); // thin
    }
}
