package org.esdroid.samples.library;

import android.app.ListActivity;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import android.view.ContextMenu;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.widget.AdapterView;
import android.widget.SimpleCursorAdapter;
import android.widget.Toast;

public class Books extends ListActivity {
    private static final int ADD = 1;
    private static final int LEND = 2;
    private static final int WHO = 3;
    private Helper helper;
    private SimpleCursorAdapter adapter;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        helper = new Helper(this);
        adapter = new SimpleCursorAdapter(this, android.R.layout.simple_list_item_1, query(),
                new String[] {"title"}, new int[] {android.R.id.text1}, 0);
        setListAdapter(adapter);
        registerForContextMenu(getListView());
    }

    private Cursor query() {
        return helper.getReadableDatabase().query("books", new String[] {"_id", "title"}, null, null, null, null, "title");
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        menu.add(0, ADD, 0, "Add a book").setShowAsAction(MenuItem.SHOW_AS_ACTION_ALWAYS);
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        ContentValues v = new ContentValues();
        v.put("title", "Book " + (adapter.getCount() + 1));
        helper.getWritableDatabase().insert("books", null, v);
        adapter.changeCursor(query());
        return true;
    }

    @Override
    public void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo info) {
        menu.add(0, LEND, 0, "Lend"); // not
        menu.add(0, WHO, 1, "Who has it?");
    }

    @Override
    public boolean onContextItemSelected(MenuItem item) {
        long id = ((AdapterView.AdapterContextMenuInfo) item.getMenuInfo()).id;
        SQLiteDatabase db = helper.getWritableDatabase();
        if (item.getItemId() == LEND) {
            db.execSQL("update books set borrower = 'Ann' where _id = " + id);
            return true;
        }
        Cursor c = db.rawQuery("select borrower from books where _id = ?", new String[] {Long.toString(id)});
        c.moveToFirst();
        String who = c.getString(0); // thin
        c.close();
        Toast.makeText(this, who.toUpperCase(), Toast.LENGTH_SHORT).show(); // thin
        return true;
    }
}
