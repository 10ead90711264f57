package com.prices;
// CRASH java.lang.NumberFormatException: empty String
// at sun.misc.FloatingDecimal.readJavaFormatString(FloatingDecimal.java:1842)
// at sun.misc.FloatingDecimal.parseDouble(FloatingDecimal.java:110)
// at java.lang.Double.parseDouble(Double.java:538)
// at com.prices.Price.of @c
// at com.prices.Product.price @p
// at com.prices.CartActivity.total @t
// at com.prices.CartActivity.onResume @r
// at android.app.Instrumentation.callActivityOnResume(Instrumentation.java:1355)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import org.json.*; import android.widget.*; import java.util.*;
class Price { final double value; Price(double v) { value = v; }
  static Price of(String s) {
    return new Price(Double.parseDouble(s));//@c
  } }
class Product { final String name; private final String raw; Product(String n, String r) { name = n; raw = r; }
  Price price() {
    return Price.of(raw);//@p
  } }
class Parser { List<Product> parse(String text) throws JSONException { List<Product> out = new ArrayList<>(); JSONArray a = new JSONObject(text).getJSONArray("items");
    for (int i = 0; i < a.length(); i++) { JSONObject o = a.getJSONObject(i);
      String n = o.getString("name");
      String p = o.optString("price");//CAUSE
      out.add(new Product(n, p)); }
    return out; } }
class CartActivity extends Activity { List<Product> products = new ArrayList<>(); TextView sum;
  protected void onCreate(Bundle b) { super.onCreate(b); sum = new TextView(this); setContentView(sum);
    try { products = new Parser().parse(getIntent().getStringExtra("cart")); } catch (JSONException e) { finish(); } }
  double total() { double t = 0; for (Product p : products)
      t += p.price().value;//@t
    return t; }
  protected void onResume() { super.onResume();
    sum.setText("" + total());//@r
  } }
