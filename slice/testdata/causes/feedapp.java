package com.feedapp;
// CRASH java.lang.IndexOutOfBoundsException: Index: 20, Size: 20
// at java.util.ArrayList.get(ArrayList.java:437)
// at com.feedapp.FeedActivity.onItemClick @c
// at android.widget.AdapterView.performItemClick(AdapterView.java:318)
// at android.widget.AbsListView.performItemClick(AbsListView.java:1165)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Item { final String title, link; Item(String t, String l) { title = t; link = l; } }
class FeedLoader { List<Item> load(int n) { List<Item> out = new ArrayList<>(); for (int i = 0; i < n; i++) out.add(new Item("t" + i, "http://x/" + i)); return out; } }
class FeedAdapter extends BaseAdapter { private final Context c; private final List<Item> items; FeedAdapter(Context c, List<Item> items) { this.c = c; this.items = items; }
  public int getCount() { return items.size(); } public Object getItem(int p) { return items.get(p); } public long getItemId(int p) { return p; }
  public View getView(int p, View v, ViewGroup g) { TextView t = new TextView(c); t.setText(items.get(p).title); return t; } }
class FeedActivity extends Activity implements AdapterView.OnItemClickListener {
  private final List<Item> items = new ArrayList<>(); private ListView list;
  protected void onCreate(Bundle b) { super.onCreate(b);
    list = new ListView(this);
    View head = new TextView(this);
    list.addHeaderView(head);//CAUSE
    items.addAll(new FeedLoader().load(20));
    list.setAdapter(new FeedAdapter(this, items));
    list.setOnItemClickListener(this);
    setContentView(list);
  }
  public void onItemClick(AdapterView<?> a, View v, int position, long id) {
    Item it = items.get(position);//@c
    startActivity(new Intent(Intent.ACTION_VIEW, android.net.Uri.parse(it.link)));
  }
}
