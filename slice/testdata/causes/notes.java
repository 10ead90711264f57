package com.notes;
// CRASH java.lang.IllegalArgumentException: column 'color' does not exist
// at android.database.AbstractCursor.getColumnIndexOrThrow(AbstractCursor.java:333)
// at android.database.CursorWrapper.getColumnIndexOrThrow(CursorWrapper.java:87)
// at com.notes.NoteAdapter.bindView @c
// at android.widget.CursorAdapter.getView(CursorAdapter.java:274)
// at android.widget.AbsListView.obtainView(AbsListView.java:2362)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.database.*; import android.database.sqlite.*; import android.os.*; import android.view.*; import android.widget.*;
class DbHelper extends SQLiteOpenHelper {
  DbHelper(Context c) { super(c, "notes.db", null, 3); }
  public void onCreate(SQLiteDatabase db) {
    db.execSQL("create table notes (_id integer primary key, title text, color integer)");
  }
  public void onUpgrade(SQLiteDatabase db, int a, int b) { if (a < 2) db.execSQL("alter table notes add column color integer"); }
}
class NoteRepository {
  static final String[] COLUMNS = {
    "_id", "title" };//CAUSE
  private final DbHelper helper;
  NoteRepository(Context c) { helper = new DbHelper(c); }
  Cursor all(String order) {
    return helper.getReadableDatabase().query("notes", COLUMNS, null, null, null, null, order);//CAUSE2
  }
  void insert(String title, int color) {
    ContentValues v = new ContentValues();
    v.put("title", title);
    v.put("color", color);
    helper.getWritableDatabase().insert("notes", null, v);
  }
}
class NoteAdapter extends CursorAdapter {
  NoteAdapter(Context c, Cursor cur) { super(c, cur, false); }
  public View newView(Context c, Cursor cur, ViewGroup p) { return new TextView(c); }
  public void bindView(View v, Context c, Cursor cur) {
    TextView t = (TextView) v;
    t.setText(cur.getString(cur.getColumnIndexOrThrow("title")));
    t.setTextColor(cur.getInt(cur.getColumnIndexOrThrow("color")));//@c
  }
}
class NotesActivity extends Activity {
  private NoteRepository repo; private NoteAdapter adapter; private String order = "title";
  protected void onCreate(Bundle b) { super.onCreate(b);
    repo = new NoteRepository(this);
    ListView l = new ListView(this);
    adapter = new NoteAdapter(this, repo.all(order));
    l.setAdapter(adapter);
    setContentView(l);
  }
  public boolean onOptionsItemSelected(MenuItem m) { order = "_id desc"; adapter.changeCursor(repo.all(order)); return true; }
}
