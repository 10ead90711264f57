package org.esdroid.samples.chess;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

public class Chess extends Activity {
    private final Board board = new Board();
    private final Deque<String> plan = new ArrayDeque<>();
    private int column;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        plan.add("rook");
        plan.add("rook");
        plan.add("queen"); // full
        findViewById(R.id.move).setOnClickListener(new View.OnClickListener() { // full
            @Override
            public void onClick(View v) { move(); // full
            }
        });
    }

    private void move() {
        String code = plan.poll(); // full
        if (code == null) return; // full
        board.put(code, column++ % 8, 0); // full
        ((TextView) findViewById(R.id.text)).setText(board.row(0)); // not
    }
}
