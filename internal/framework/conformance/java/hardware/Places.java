import android.os.Bundle;
import android.os.Parcel;
import static esdroid.conformance.Out.*;

/** Places and distances. */
public class Places {
    public static void main(String[] args) throws Exception {
        android.location.Location a = new android.location.Location("gps");
        a.setLatitude(52.52);
        a.setLongitude(13.405);
        android.location.Location b = new android.location.Location("net");
        b.setLatitude(48.8566);
        b.setLongitude(2.3522);
        say(Math.round(a.distanceTo(b)), Math.round(a.bearingTo(b)), a.getProvider(), a.hasAltitude(), a.hasSpeed(), a.hasBearing(), a.hasAccuracy(), a.getAltitude(), a.getSpeed());
        float[] r = new float[3];
        android.location.Location.distanceBetween(0, 0, 0, 1, r);
        say(Math.round(r[0]), Math.round(r[1]), Math.round(r[2]));
        fails("android.location.Location.distanceBetween(0, 0, 0, 1, null)", new Code() {
            public void run() throws Exception {
                android.location.Location.distanceBetween(0, 0, 0, 1, null);
            }
        });
        for (double d : new double[] {52.52, -13.405, 0, 179.99999}) say(android.location.Location.convert(d, android.location.Location.FORMAT_DEGREES), android.location.Location.convert(d, android.location.Location.FORMAT_MINUTES), android.location.Location.convert(d, android.location.Location.FORMAT_SECONDS));
        say(android.location.Location.convert("52:31:12"), android.location.Location.convert("-13.5"), android.location.Location.convert("10:30.5"));
        for (final String s : new String[] {"x", "1:2:3:4", "200", "-181", "10:70", "", "1:-2"}) {
            fails("s", new Code() {
                public void run() throws Exception {
                    android.location.Location.convert(s);
                }
            });
        }
        fails("android.location.Location.convert(null)", new Code() {
            public void run() throws Exception {
                android.location.Location.convert(null);
            }
        });
        fails("android.location.Location.convert(500, 0)", new Code() {
            public void run() throws Exception {
                android.location.Location.convert(500, 0);
            }
        });
        a.setAltitude(30);
        a.setSpeed(5);
        a.setBearing(400);
        a.setAccuracy(7);
        a.setTime(1000);
        Bundle e = new Bundle();
        e.putInt("s", 1);
        a.setExtras(e);
        say(a.getBearing(), a.getAccuracy(), a.getTime(), a.getExtras().getInt("s"));
        Parcel p = Parcel.obtain();
        a.writeToParcel(p, 0);
        p.setDataPosition(0);
        android.location.Location c = android.location.Location.CREATOR.createFromParcel(p);
        say(c.getLatitude(), c.getLongitude(), c.getAltitude(), c.getProvider());
        b.set(a);
        say(b.getProvider(), b.getSpeed());
        b.reset();
        say(b.getProvider(), b.getLatitude(), b.hasSpeed());
    }
}
