import android.content.ClipDescription;
import android.os.Parcel;
import static esdroid.conformance.Out.*;

/** The time at which a clip was copied. */
public class StampedClips {
    public static void main(String[] args) throws Exception {
        ClipDescription d = new ClipDescription("label", new String[] {"text/plain"});
        say(d, d.getTimestamp());
        d.setTimestamp(1234567890123L);
        say(d, d.getTimestamp(), new ClipDescription(d));
        d.setTimestamp(1);
        say(d);
        ClipDescription bare = new ClipDescription(null, new String[0]);
        bare.setTimestamp(999);
        say(bare);
        Parcel p = Parcel.obtain();
        d.setTimestamp(86400000L * 365);
        d.writeToParcel(p, 0);
        p.setDataPosition(0);
        say(ClipDescription.CREATOR.createFromParcel(p));
    }
}
