package com.orders;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference
// at com.orders.OrderStore.find @c
// at com.orders.OrderFragment.onCreate @o
// at android.app.Fragment.performCreate(Fragment.java:2504)
// at android.app.FragmentManagerImpl.moveToState(FragmentManager.java:1236)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Order { String id, name; }
class OrderStore { private final Map<String, Order> orders = new HashMap<>();
  Order find(String id) {
    return orders.get(id.trim());//@c
  } }
class OrderFragment extends Fragment { private static final String ARG_ID = "order_id"; private Order order;
  static OrderFragment newInstance(String id, boolean edit) { OrderFragment f = new OrderFragment(); Bundle args = new Bundle();
    args.putString("id", id);//CAUSE
    args.putBoolean("edit", edit);
    f.setArguments(args); return f; }
  public void onCreate(Bundle b) { super.onCreate(b);
    String id = getArguments().getString(ARG_ID);//CAUSE2
    order = new OrderStore().find(id);//@o
  } }
class OrdersActivity extends Activity {
  protected void onCreate(Bundle b) { super.onCreate(b);
    String id = getIntent().getStringExtra("id");
    getFragmentManager().beginTransaction().add(android.R.id.content, OrderFragment.newInstance(id, false)).commit(); } }
