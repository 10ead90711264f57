import java.util.*;
import java.util.concurrent.*;

/** What iterators of concurrent collections see when elements come and go ahead of them and behind. */
public class WeakIterators {
    static void probe(Collection<Integer> c) {
        c.addAll(Arrays.asList(10, 20, 30, 40));
        Iterator<Integer> it = c.iterator();
        StringBuilder sb = new StringBuilder(c.getClass().getSimpleName()).append(' ');
        sb.append(it.next()).append(' ');
        c.remove(10);
        c.remove(40);
        int guard = 0;
        while (it.hasNext() && guard++ < 10) {
            int x = it.next();
            sb.append(x == 40 ? "" : x + " ");
            if (x == 20) {
                it.remove();
            }
        }
        try {
            it.next();
            sb.append("?");
        } catch (NoSuchElementException e) {
            sb.append("end ");
        }
        sb.append(c).append(c.size());
        c.clear();
        it = c.iterator();
        sb.append(it.hasNext());
        c.add(1);
        it = c.iterator();
        c.clear();
        sb.append(it.hasNext() ? it.next() : -1);
        try {
            it.remove();
            sb.append(" removed nothing");
        } catch (IllegalStateException | UnsupportedOperationException e) {
            sb.append(e.getClass().getSimpleName());
        }
        System.out.println(sb.append(c));
    }

    public static void main(String[] args) {
        probe(new ConcurrentLinkedQueue<>());
        probe(new ConcurrentLinkedDeque<>());
        probe(new LinkedBlockingQueue<>());
        probe(new LinkedBlockingDeque<>());
        probe(new PriorityBlockingQueue<>());
        probe(new ConcurrentSkipListSet<>());
        probe(ConcurrentHashMap.newKeySet());
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(Arrays.asList(1, 2, 3));
        int seen = 0;
        for (Integer i : q) {
            if (seen++ < 3) {
                q.add(i + 10);
            }
        }
        System.out.println(seen + " " + q);
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 10; i++) {
            m.put(i, i);
        }
        int sum = 0;
        for (Map.Entry<Integer, Integer> e : m.entrySet()) {
            m.remove(e.getKey());
            m.put(e.getKey() + 100, 1);
            m.computeIfPresent(9, (k, v) -> v + 1);
            sum += e.getKey() < 10 ? 1 : 0;
        }
        System.out.println(sum + " " + m.keySet().stream().filter(k -> k < 10).count());
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(Arrays.asList(1, 2, 3));
        ListIterator<Integer> li = c.listIterator(3);
        c.add(4);
        c.remove(0);
        StringBuilder back = new StringBuilder();
        while (li.hasPrevious()) {
            back.append(li.previous());
        }
        System.out.println(back + " " + c);
    }
}
