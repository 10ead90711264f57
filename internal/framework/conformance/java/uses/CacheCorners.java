import android.util.LruCache;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** A cache that evicts, makes and is measured. */
public class CacheCorners {
    public static void main(String[] args) throws Exception {
        class Cache extends LruCache<String, String> {
            Cache(int n) {
                super(n);
            }

            @Override
            protected void entryRemoved(boolean evicted, String k, String old, String now) {
                say("removed", evicted, k, old, now);
            }

            @Override
            protected String create(String k) {
                return k.startsWith("made") ? k.toUpperCase() : null;
            }

            @Override
            protected int sizeOf(String k, String v) {
                return k.equals("negative") ? -1 : v.length();
            }
        }
        final Cache c = new Cache(10);
        say(c.put("a", "12345"), c.put("b", "123"), c.get("a"), c.put("c", "1234"), c.size(), c.snapshot().keySet());
        say(c.put("a", "1"), c.get("made"), c.get("none"), c, c.hitCount(), c.missCount(), c.createCount(), c.putCount(), c.evictionCount(), c.maxSize());
        c.trimToSize(4);
        say(c.snapshot());
        c.resize(2);
        say(c.remove("a"), c.remove("zz"), c.snapshot());
        fails("c.get(null)", new Code() {
            public void run() throws Exception {
                c.get(null);
            }
        });
        fails("c.put(null, \"x\")", new Code() {
            public void run() throws Exception {
                c.put(null, "x");
            }
        });
        fails("c.put(\"x\", null)", new Code() {
            public void run() throws Exception {
                c.put("x", null);
            }
        });
        fails("c.remove(null)", new Code() {
            public void run() throws Exception {
                c.remove(null);
            }
        });
        fails("c.put(\"negative\", \"x\")", new Code() {
            public void run() throws Exception {
                c.put("negative", "x");
            }
        });
        fails("new LruCache<String, String>(0)", new Code() {
            public void run() throws Exception {
                new LruCache<String, String>(0);
            }
        });
        fails("c.resize(0)", new Code() {
            public void run() throws Exception {
                c.resize(0);
            }
        });
        c.evictAll();
        say(c.size(), c);
        final LruCache<String, String> lies = new LruCache<String, String>(5) {
            int n = 1;

            @Override
            protected int sizeOf(String k, String v) {
                return n++;
            }
        };
        lies.put("a", "a");
        lies.put("b", "b");
        fails("lies.remove(\"a\")", new Code() {
            public void run() throws Exception {
                lies.remove("a");
            }
        });
        fails("lies.evictAll()", new Code() {
            public void run() throws Exception {
                lies.evictAll();
            }
        });
    }
}
