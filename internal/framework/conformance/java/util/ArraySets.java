import android.util.ArraySet;
import java.util.Arrays;
import java.util.HashSet;
import static esdroid.conformance.Out.*;

/** A set in arrays. */
public class ArraySets {
    public static void main(String[] args) throws Exception {
        ArraySet<String> s = new ArraySet<String>();
        for (String k : new String[] {"b", "a", "d", "c", "a"}) say(s.add(k));
        say(s, s.size(), s.contains("a"), s.contains("z"), s.valueAt(1), s.indexOf("d"), s.indexOf("e"));
        s.add(null);
        say(s, s.contains(null));
        say(s.remove("b"), s.remove("b"), s.removeAt(0), s);
        ArraySet<String> t = new ArraySet<String>(Arrays.asList("c", "x"));
        t.addAll(s);
        say(t, t.containsAll(s), t.equals(new HashSet<String>(t)), t.hashCode() == new HashSet<String>(t).hashCode());
        t.retainAll(Arrays.asList("x", "d"));
        say(t, t.removeAll(Arrays.asList("d")), t);
        say((Object) t.toArray());
        say((Object) t.toArray(new String[3]));
        t.clear();
        say(t.isEmpty(), t);
    }
}
