import java.util.concurrent.*;

/** Elements that can be taken when their time has come. */
public class DelayQueues {
    static final class Item implements Delayed {
        final String name;
        final long at;

        Item(String name, long millis) {
            this.name = name;
            this.at = System.nanoTime() + millis * 1_000_000;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Item) o).at);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        q.add(new Item("never", 10_000_000));
        q.put(new Item("second", 15));
        q.offer(new Item("first", 5));
        System.out.println(q.size() + " " + q.peek() + " " + (q.poll() == null) + " " + q.remainingCapacity());
        System.out.println(q.take() + " " + q.take() + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.size());
        Item gone = new Item("gone", -5);
        q.add(gone);
        System.out.println(q.contains(gone) + " " + q.poll() + q.remove(gone) + q);
        q.add(new Item("old", -20));
        q.add(new Item("older", -30));
        java.util.List<Item> all = new java.util.ArrayList<>();
        System.out.println(q.drainTo(all) + " " + all + q.size());
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        q.clear();
        Thread t = new Thread(() -> q.add(new Item("late", 3)));
        t.start();
        System.out.println(q.take() + " " + q.isEmpty());
        for (TimeUnit u : TimeUnit.values()) {
            System.out.print(u + " " + u.toNanos(3) + " " + u.toMillis(7_000_000_000L) + " " + u.convert(1, TimeUnit.DAYS) + " " + u.toDays(Long.MAX_VALUE) + "; ");
        }
        System.out.println();
        System.out.println(TimeUnit.SECONDS.convert(-1500, TimeUnit.MILLISECONDS) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.DAYS.toNanos(-1000000) + " " + TimeUnit.MILLISECONDS.toSeconds(1999) + " " + TimeUnit.valueOf("HOURS").toMinutes(2));
        TimeUnit.MILLISECONDS.sleep(1);
        TimeUnit.SECONDS.sleep(-1);
    }
}
