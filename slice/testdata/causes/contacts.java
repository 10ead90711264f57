package com.contacts;
// CRASH java.lang.ClassCastException: com.contacts.HeaderHolder cannot be cast to com.contacts.RowHolder
// at com.contacts.ContactAdapter.row @c
// at com.contacts.ContactAdapter.getView @g
// at android.widget.AbsListView.obtainView(AbsListView.java:2362)
// at android.widget.ListView.makeAndAddView(ListView.java:1970)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class RowHolder { TextView name, phone; } class HeaderHolder { TextView letter; }
class ContactAdapter extends BaseAdapter { private final Context c; private final List<String> data; ContactAdapter(Context c, List<String> d) { this.c = c; data = d; }
  public int getCount() { return data.size(); } public Object getItem(int p) { return data.get(p); } public long getItemId(int p) { return p; }
  private View header(View v, String s) { HeaderHolder h;
    if (v == null || !(v.getTag() instanceof HeaderHolder)) { v = new TextView(c); h = new HeaderHolder(); h.letter = (TextView) v;
      v.setTag(h);//CAUSE
    } else h = (HeaderHolder) v.getTag();
    h.letter.setText(s); return v; }
  private View row(View v, String s) { RowHolder h;
    if (v == null) { v = new TextView(c); h = new RowHolder(); h.name = (TextView) v; v.setTag(h); }
    else {
      h = (RowHolder) v.getTag();//@c
    }
    h.name.setText(s); return v; }
  public View getView(int p, View v, ViewGroup g) { String s = data.get(p);
    if (s.length() == 1) return header(v, s);
    return row(v, s);//@g
  } }
class ContactsActivity extends ListActivity { protected void onCreate(Bundle b) { super.onCreate(b); setListAdapter(new ContactAdapter(this, Arrays.asList("A", "Ann", "B", "Bob"))); } }
