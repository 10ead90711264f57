import android.util.LruCache;
import static esdroid.conformance.Out.*;

/** A cache drops what was not used for longest. */
public class Lru {
    public static void main(String[] args) throws Exception {
        final LruCache<String, String> c = new LruCache<String, String>(3) {
            @Override
            protected void entryRemoved(boolean evicted, String key, String old, String now) {
                say("removed", evicted, key, old, now);
            }

            @Override
            protected String create(String key) {
                return key.startsWith("make") ? "made " + key : null;
            }
        };
        c.put("a", "A");
        c.put("b", "B");
        c.put("c", "C");
        say(c.get("a"), c.get("nobody"), c);
        c.put("d", "D");
        say(c.snapshot());
        say(c.get("make1"), c.snapshot());
        say(c.put("a", "AA"), c.remove("d"), c.remove("d"), c.size(), c.maxSize());
        c.resize(1);
        say(c.snapshot(), c.evictionCount(), c.hitCount(), c.missCount(), c.createCount(), c.putCount());
        c.evictAll();
        say(c.size(), c);
        fails("c.get(null)", new Code() {
            public void run() throws Exception {
                c.get(null);
            }
        });
        fails("c.put(\"k\", null)", new Code() {
            public void run() throws Exception {
                c.put("k", null);
            }
        });
        fails("new LruCache<String, String>(0)", new Code() {
            public void run() throws Exception {
                new LruCache<String, String>(0);
            }
        });
        fails("c.resize(-1)", new Code() {
            public void run() throws Exception {
                c.resize(-1);
            }
        });
        LruCache<String, String> sized = new LruCache<String, String>(10) {
            @Override
            protected int sizeOf(String key, String value) {
                return value.length();
            }
        };
        sized.put("x", "12345");
        sized.put("y", "1234");
        say(sized.size());
        sized.put("z", "123");
        say(sized.size(), sized.snapshot().keySet());
        sized.put("huge", "12345678901");
        say(sized.size(), sized.snapshot());
        final LruCache<String, String> bad = new LruCache<String, String>(10) {
            @Override
            protected int sizeOf(String key, String value) {
                return -1;
            }
        };
        fails("bad.put(\"a\", \"b\")", new Code() {
            public void run() throws Exception {
                bad.put("a", "b");
            }
        });
    }
}
