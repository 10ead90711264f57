package org.esdroid.samples.mosaic;

import android.app.Activity;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;

public class Mosaic extends Activity {
    private Board board;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        board = new Board(this);
        setContentView(board);
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        menu.add("Small").setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
        menu.add("Large").setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        board.resize("Small".equals(item.getTitle().toString()) ? 3 : 6);
        return true;
    }
}
