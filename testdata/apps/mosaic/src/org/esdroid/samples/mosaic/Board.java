package org.esdroid.samples.mosaic;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.view.MotionEvent;
import android.view.View;

/** A square of cells that change colour when touched. */
class Board extends View {
    private final Paint paint = new Paint();
    private int[][] cells = new int[6][6];
    private int side = 6;

    Board(Context context) {
        super(context);
    }

    void resize(int n) {
        cells = new int[n][n]; // fault, thin
        invalidate();
    }

    private int cell() {
        return Math.min(getWidth(), getHeight()) / side; // thin
    }

    @Override
    protected void onDraw(Canvas canvas) {
        int size = cell();
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[y].length; x++) {
                paint.setColor(cells[y][x] == 0 ? Color.LTGRAY : Color.BLUE);
                canvas.drawRect(x * size + 2, y * size + 2, (x + 1) * size - 2, (y + 1) * size - 2, paint); // not
            }
        }
    }

    @Override
    public boolean onTouchEvent(MotionEvent e) {
        if (e.getAction() != MotionEvent.ACTION_DOWN) return false;
        int size = cell(); // thin
        int x = (int) e.getX() / size;
        int y = (int) e.getY() / size; // thin
        if (x < side && y < side) {
            cells[y][x] ^= 1; // thin
            invalidate();
        }
        return true;
    }
}
