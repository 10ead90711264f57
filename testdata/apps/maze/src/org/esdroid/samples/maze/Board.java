package org.esdroid.samples.maze;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import android.graphics.*;

class Board extends View {
    private static final int CELL = 100;
    private boolean[][] open;
    private final Paint paint = new Paint();

    Board(Context c) {
        super(c);
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldW, int oldH) {
        open = new boolean[h / CELL][w / CELL]; // fault, thin
    }

    @Override
    protected void onDraw(Canvas c) {
        for (int y = 0; y < open.length; y++) {
            for (int x = 0; x < open[y].length; x++) {
                paint.setColor(open[y][x] ? Color.WHITE : Color.GRAY); // not
                c.drawRect(x * CELL, y * CELL, x * CELL + CELL - 4, y * CELL + CELL - 4, paint);
            }
        }
    }

    @Override
    public boolean onTouchEvent(MotionEvent e) {
        if (e.getAction() == MotionEvent.ACTION_DOWN) {
            int x = (int) e.getX() / CELL;
            int y = (int) e.getY() / CELL;
            toggle(y, x);
            invalidate();
        }
        return true;
    }

    private void toggle(int y, int x) {
        open[y][x] = !open[y][x]; // thin
    }
}
