package com.mapper;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'double android.location.Location.getLatitude()' on a null object reference
// at com.mapper.Route.add @c
// at com.mapper.TrackService$1.run @r
// at android.os.Handler.handleCallback(Handler.java:789)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.location.*; import android.os.*; import java.util.*;
class Route { private final List<double[]> points = new ArrayList<>();
  void add(Location l) {
    points.add(new double[] { l.getLatitude(), l.getLongitude() });//@c
  } }
class Where implements LocationListener { Location last; private final LocationManager m;
  Where(Context c) { m = (LocationManager) c.getSystemService("location");
    last = m.getLastKnownLocation("gps");//CAUSE
  }
  public void onLocationChanged(Location l) { last = l; } public void onStatusChanged(String p, int s, Bundle b) { } public void onProviderEnabled(String p) { } public void onProviderDisabled(String p) { } }
class TrackService extends Service { private Where where; private final Route route = new Route(); private final Handler handler = new Handler();
  public IBinder onBind(Intent i) { return null; }
  public int onStartCommand(Intent i, int f, int n) { where = new Where(this); handler.postDelayed(new Runnable() { public void run() {
      route.add(where.last);//@r
    } }, 5000); return START_NOT_STICKY; } }
class MapActivity extends Activity { protected void onCreate(Bundle s) { super.onCreate(s); startService(new Intent(this, TrackService.class)); } }
