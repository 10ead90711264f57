import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** What a collection does to references, their queues and weak maps. */
public class Collected {
    static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
    static Object kept = new Object[1];

    static class Named extends WeakReference<Object> {
        final String name;

        Named(String name, Object o) {
            super(o, QUEUE);
            this.name = name;
        }
    }

    static List<Reference<?>> make() {
        List<Reference<?>> all = new ArrayList<>();
        Object shared = new int[10];
        all.add(new Named("garbage", new Object()));
        all.add(new Named("kept", kept));
        all.add(new SoftReference<>(new StringBuilder("soft")));
        all.add(new WeakReference<>(new StringBuilder("weak")));
        all.add(new PhantomReference<>(new StringBuilder("phantom"), QUEUE));
        ((Object[]) kept)[0] = shared;
        all.add(new Named("shared", shared));
        all.add(new WeakReference<>("literal"));
        Object[] ring = new Object[1];
        ring[0] = ring;
        all.add(new WeakReference<Object>(ring));
        return all;
    }

    static void fill(Map<Object, String> map) {
        for (int i = 0; i < 50; i++) {
            map.put(new Object(), "lost " + i);
        }
        map.put(kept, "kept");
        map.put(null, "null");
    }

    static void print(String when, List<Reference<?>> all) {
        StringBuilder line = new StringBuilder(when);
        for (Reference<?> r : all) {
            line.append(r.get() == null ? " -" : " +");
        }
        System.out.println(line);
    }

    public static void main(String[] args) throws Exception {
        List<Reference<?>> all = make();
        print("before", all);
        System.gc();
        List<String> cleared = new ArrayList<>();
        for (Reference<?> r = QUEUE.remove(5000); r != null; r = QUEUE.remove(100)) {
            cleared.add(r instanceof Named ? ((Named) r).name : "phantom");
        }
        java.util.Collections.sort(cleared);
        print("after", all);
        System.out.println(cleared);

        ((Object[]) kept)[0] = null;
        Thread waiting = new Thread(() -> {
            try {
                System.out.println("waited for " + ((Named) QUEUE.remove()).name);
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        waiting.start();
        while (waiting.getState() != Thread.State.WAITING) {
            Thread.sleep(10);
        }
        System.gc();
        waiting.join();
        print("later", all);

        Map<Object, String> map = new WeakHashMap<>();
        fill(map);
        System.gc();
        for (int i = 0; i < 100 && map.size() > 2; i++) {
            Thread.sleep(10);
        }
        System.out.println(map.size() + " " + map.get(kept) + " " + map.get(null) + " " + map.values().stream().sorted().collect(java.util.stream.Collectors.toList()));

        WeakReference<Object> own = new WeakReference<>(kept, QUEUE);
        System.out.println(own.enqueue() + " " + own.enqueue() + " " + (QUEUE.poll() == own) + " " + own.get() + " " + QUEUE.poll());
    }
}
