package com.shops;
// CRASH android.database.sqlite.SQLiteException: near "'s": syntax error (code 1): , while compiling: SELECT * FROM shop WHERE name = 'Joe's'
// at android.database.sqlite.SQLiteConnection.nativePrepareStatement(Native Method)
// at android.database.sqlite.SQLiteDatabase.rawQuery(SQLiteDatabase.java:1294)
// at com.shops.ShopDao.run @c
// at com.shops.ShopDao.named @n
// at com.shops.SearchActivity.onQueryTextSubmit @q
// at android.widget.SearchView.onSubmitQuery(SearchView.java:1233)
import android.app.*; import android.content.*; import android.database.*; import android.database.sqlite.*; import android.os.*; import android.widget.*;
class Sql { private final StringBuilder b = new StringBuilder("SELECT * FROM "); Sql(String table) { b.append(table); } private boolean first = true;
  Sql where(String column, String value) { b.append(first ? " WHERE " : " AND "); first = false;
    b.append(column).append(" = '").append(value).append("'");//CAUSE
    return this; }
  String text() { return b.toString(); } }
class ShopDao { private final SQLiteDatabase db; ShopDao(SQLiteDatabase d) { db = d; }
  private Cursor run(String sql) {
    return db.rawQuery(sql, null);//@c
  }
  Cursor named(String name) {
    return run(new Sql("shop").where("name", name).text());//@n
  } }
class SearchActivity extends Activity implements SearchView.OnQueryTextListener { private ShopDao dao;
  protected void onCreate(Bundle s) { super.onCreate(s); SearchView v = new SearchView(this); v.setOnQueryTextListener(this); setContentView(v); dao = new ShopDao(openOrCreateDatabase("s", 0, null)); }
  public boolean onQueryTextSubmit(String q) {
    dao.named(q).close();//@q
    return true; }
  public boolean onQueryTextChange(String q) { return false; } }
