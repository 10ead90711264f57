package org.example.crane;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

import android.graphics.*;
public class Crane extends Activity {
    private Bitmap load;
    private ImageView image;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        image = (ImageView) findViewById(R.id.image);
        findViewById(R.id.lift).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { load = Bitmap.createBitmap(20, 20, Bitmap.Config.ARGB_8888); image.setImageBitmap(load); } });
        findViewById(R.id.drop).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { drop(); } });
    }
    private void drop() {
        if (load != null)
            load.recycle(); // thin
    }
}
