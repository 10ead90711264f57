package org.esdroid.samples.thumbs;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import android.graphics.*;

public class Thumbs extends Activity {
    private ImageView image;
    private int zoom = 2; // thin

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        image = (ImageView) findViewById(R.id.image);
        findViewById(R.id.larger).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                zoom = Math.min(8, zoom * 2);
                draw();
            }
        });
        findViewById(R.id.smaller).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                zoom = zoom / 2; // fault, thin
                draw();
            }
        });
    }

    private void draw() {
        int side = 40 * zoom; // thin
        Bitmap b = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888); // thin
        new Canvas(b).drawColor(Color.RED); // not
        image.setImageBitmap(b);
    }
}
