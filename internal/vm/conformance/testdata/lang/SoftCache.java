import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

/** A cache of soft references gives way before memory runs out. */
public class SoftCache {
    public static void main(String[] args) {
        List<SoftReference<byte[]>> cache = new ArrayList<>();
        long total = 0;
        long all = 2 * Runtime.getRuntime().maxMemory();
        for (int i = 0; total < Math.max(all, 1L << 30) && total < 6L << 30; i++) {
            cache.add(new SoftReference<>(new byte[8 << 20]));
            total += 8 << 20;
        }
        int alive = 0;
        for (SoftReference<byte[]> r : cache) {
            if (r.get() != null) {
                alive++;
            }
        }
        System.out.println(alive < cache.size() ? "some were given up" : "all are there");
        System.out.println(cache.get(cache.size() - 1).get() != null);
    }
}
