import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import java.util.ArrayList;
import java.util.Arrays;

/** Bundles and intents by value. */
public class Bundles {
    static Bundle copy(Bundle b) {
        Parcel p = Parcel.obtain();
        p.writeBundle(b);
        p.setDataPosition(0);
        Bundle c = p.readBundle(Bundles.class.getClassLoader());
        p.recycle();
        return c;
    }

    public static void main(String[] args) throws Exception {
        Bundle b = new Bundle();
        b.putInt("i", 1);
        b.putString("s", "text äß\uD83D\uDE00");
        b.putLong("l", 1L << 40);
        b.putDouble("d", 1.25);
        b.putBoolean("b", true);
        b.putIntArray("ia", new int[] {1, 2});
        b.putStringArrayList("sl", new ArrayList<String>(Arrays.asList("x", null)));
        b.putParcelable("p", new ComponentName("a.b", "a.b.C"));
        b.putSerializable("z", new java.util.Date(5));
        b.putChar("c", 'c');
        Bundle in = new Bundle();
        in.putFloat("f", 2.5f);
        b.putBundle("in", in);
        Bundle c = copy(b);
        System.out.println(c.getInt("i") + " " + c.getString("s") + " " + c.getLong("l") + " " + c.getDouble("d") + " " + c.getBoolean("b")
                + " " + Arrays.toString(c.getIntArray("ia")) + " " + c.getStringArrayList("sl") + " " + c.getParcelable("p") + " "
                + ((java.util.Date) c.getSerializable("z")).getTime() + " " + c.getBundle("in").getFloat("f") + " " + c.size());
        c.getBundle("in").putFloat("f", 3);
        System.out.println(in.getFloat("f") + " " + c.getString("i") + " " + c.getInt("s", 7) + " " + c.getString("none", "def"));
        System.out.println(new Bundle() + " " + in + " " + copy(new Bundle()).isEmpty());
        Intent i = new Intent(Intent.ACTION_VIEW, Uri.parse("http://h/p?q"));
        System.out.println(i);
        i.addCategory(Intent.CATEGORY_DEFAULT).addCategory(Intent.CATEGORY_BROWSABLE).putExtra("k", 1).setFlags(0x10000000);
        i.setClassName("a.b", "a.b.C");
        System.out.println(i + " " + i.toUri(0));
        Intent u = Intent.parseUri(i.toUri(Intent.URI_INTENT_SCHEME), Intent.URI_INTENT_SCHEME);
        System.out.println(u + " " + u.getIntExtra("k", 0) + " " + u.filterEquals(i) + " " + u.getExtras());
        System.out.println(Intent.createChooser(new Intent("x.SEND").setType("text/plain"), "t"));
        IntentFilter f = new IntentFilter(Intent.ACTION_VIEW);
        f.addCategory(Intent.CATEGORY_DEFAULT);
        f.addDataScheme("http");
        f.addDataAuthority("*.example.com", null);
        f.addDataPath("/a.*", android.os.PatternMatcher.PATTERN_SIMPLE_GLOB);
        for (String s : new String[] {"http://www.example.com/abc", "http://example.org/abc", "http://x.example.com/b", "ftp://x"}) {
            System.out.println(s + " " + Integer.toHexString(f.matchData(null, Uri.parse(s).getScheme(), Uri.parse(s))));
        }
        IntentFilter t = new IntentFilter("a", "image/*");
        System.out.println(t.match("a", "image/png", "content", Uri.parse("content://x"), null, "") + " "
                + t.match("a", "text/plain", null, null, null, "") + " " + t.match("b", "image/png", null, null, null, "") + " "
                + t.hasDataType("*/*") + t.hasDataType("image/*"));
        Intent k = new Intent(i);
        Parcel p = Parcel.obtain();
        k.writeToParcel(p, 0);
        p.setDataPosition(0);
        System.out.println(Intent.CREATOR.createFromParcel(p));
        System.out.println(ComponentName.unflattenFromString("a/.B") + " " + new ComponentName("a", "a.B").flattenToShortString());
    }
}
