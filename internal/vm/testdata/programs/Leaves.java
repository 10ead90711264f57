import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Calls the methods of the class library that the machine knows, in every way that matters to them. */
public class Leaves {
    static native void print(String text);

    static native void print(int value);

    enum Color { RED, GREEN, BLUE }

    /** A key with methods of its own, many of which collide. */
    static final class Key {
        final int n;

        Key(int n) {
            this.n = n;
        }

        public int hashCode() {
            return n & 3;
        }

        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).n == n;
        }
    }

    /** A map that counts what is put into it. */
    static class Counting<K, V> extends HashMap<K, V> {
        int puts;

        public V put(K key, V value) {
            puts++;
            return super.put(key, value);
        }
    }

    static Object key(int i) {
        switch (i % 11) {
            case 0: return i;
            case 1: return (long) i << 33;
            case 2: return (char) i;
            case 3: return "key" + i;
            case 4: return Color.values()[i % 3];
            case 5: return i % 22 == 5 ? null : Color.RED;
            case 6: return new Key(i % 50);
            case 7: return i << 16; // collides with others of its kind
            case 8: return -i;
            case 9: return (long) -i;
            default: return i % 2 == 0 ? "Aa" + (i % 7) : "BB" + (i % 7); // the same hash
        }
    }

    static int digest(Map<Object, Object> map) {
        int sum = map.size();
        for (Map.Entry<Object, Object> e : map.entrySet()) {
            Object k = e.getKey();
            sum = sum * 31 + (k == null ? 7 : k instanceof Color ? ((Color) k).ordinal() : k.hashCode()) + (Integer) e.getValue();
        }
        for (Object k : map.keySet()) sum = sum * 17 + (k == null ? 1 : k.toString().length());
        for (Object v : map.values()) sum = sum * 13 + (Integer) v;
        return sum;
    }

    public static class Maps {
        public static void main(String[] a) {
            Counting<Object, Object> counting = new Counting<Object, Object>();
            Map[] maps = {new HashMap<Object, Object>(), new LinkedHashMap<Object, Object>(), counting, new HashMap<Object, Object>(1000)};
            for (Map<Object, Object> map : maps) {
                int found = 0;
                for (int i = 0; i < 900; i++) {
                    Object old = map.put(key(i), i);
                    if (old != null) found += (Integer) old;
                    if (map.containsKey(key(i * 7))) found++;
                    Object v = map.get(key(i * 3));
                    if (v != null) found += (Integer) v;
                    if (i % 5 == 0) map.remove(key(i / 2));
                    if (i % 9 == 0) map.putIfAbsent(key(i + 1), -i);
                }
                print(found);
                print(digest(map));
            }
            print(counting.puts);
        }
    }

    public static class Bins {
        public static void main(String[] a) {
            // Bins long enough to become trees, in tables small and large.
            HashMap<Object, Object> map = new HashMap<Object, Object>();
            for (int i = 0; i < 200; i++) map.put(new Key(i * 4), i);
            print(digest(map));
            HashMap<Integer, Object> ints = new HashMap<Integer, Object>();
            for (int i = 0; i < 60; i++) ints.put(i << 20, i);
            int sum = 0;
            for (Iterator<Integer> it = ints.keySet().iterator(); it.hasNext();) {
                sum = sum * 31 + it.next();
                if (sum % 3 == 0) it.remove();
            }
            print(sum);
            print(ints.size());
        }
    }

    public static class Lists {
        public static void main(String[] a) {
            ArrayList<Object> list = new ArrayList<Object>();
            for (int i = 0; i < 500; i++) {
                list.add(key(i));
                if (i % 3 == 0) list.set(i / 2, i);
            }
            int sum = 0;
            for (Object o : list) sum = sum * 31 + (o == null ? 3 : o.toString().length());
            for (int i = 0; i < list.size(); i++) if (list.get(i) instanceof Integer) sum += (Integer) list.get(i);
            print(sum);
            for (int i : new int[] {-1, 500, 1 << 30}) {
                try {
                    list.get(i);
                } catch (IndexOutOfBoundsException e) {
                    print(e.toString());
                }
                try {
                    list.set(i, null);
                } catch (IndexOutOfBoundsException e) {
                    print(e.toString());
                }
            }
            try {
                for (Object o : list) list.add(o);
            } catch (ConcurrentModificationException e) {
                print(e.getStackTrace()[0].toString());
            }
            HashSet<Object> set = new HashSet<Object>(list);
            try {
                for (Object o : set) set.remove("key3");
                print("none");
                for (Object o : set) set.add(new Key(99));
            } catch (ConcurrentModificationException e) {
                print(e.getStackTrace()[0].toString());
            }
            print(set.size());
            print(set.contains(Color.BLUE) ? 1 : 0);
        }
    }

    public static class Boxes {
        public static void main(String[] a) {
            int same = 0;
            for (int i = -200; i < 200; i++) {
                Integer x = i, y = i;
                Long l = (long) i, m = (long) i;
                Character c = (char) (i + 200), d = (char) (i + 200);
                if (x == y) same++;
                if (l == m) same += 1000;
                if (c == d) same += 1000000;
                if (!x.equals(y) || x.equals(l) || !l.equals(m) || l.equals(null) || !c.equals(d) || c.equals(x)) print("wrong");
                same += x.hashCode() + l.hashCode() + c.hashCode();
            }
            print(same);
            print("Aa".hashCode() == "BB".hashCode() && !"Aa".equals("BB") && "Aa".equals("A".concat("a")) ? 1 : 0);
            print(Long.valueOf(1L << 40 | 5).hashCode());
            Object o = new Object();
            HashMap<Object, Object> map = new HashMap<Object, Object>();
            map.put(o, o);
            print(o.equals(a) || Color.RED.equals(o) || !Color.RED.equals(Color.RED) || map.get(o) != o || map.containsKey(a) ? 1 : 0);
        }
    }

    static int depth;

    /** A key whose hash code needs a map. */
    static final class Deep {
        public int hashCode() {
            depth++;
            HashMap<Object, Integer> m = new HashMap<Object, Integer>();
            m.put(depth, depth);
            m.put("a", m.get(depth));
            return m.get("a") + (int) (m.containsKey(this) ? 1 : 0);
        }
    }

    public static class Overflow {
        static int recurse(ArrayList<Object> list, HashMap<Object, Object> map, int n) {
            list.add(n);
            map.put(n, list.get(n));
            depth = n;
            return recurse(list, map, n + 1) + 1;
        }

        public static void main(String[] a) {
            try {
                new HashMap<Object, Object>().get(new Deep());
                new HashMap<Object, Object>().put(new Deep(), 1);
            } catch (StackOverflowError e) {
                print(depth);
            }
            try {
                recurse(new ArrayList<Object>(), new HashMap<Object, Object>(), 0);
            } catch (StackOverflowError e) {
                print(depth);
                print(e.getStackTrace()[0].toString());
            }
        }
    }

    /** Threads that take turns in the middle of everything, without locks. */
    public static class Racing {
        static final HashMap<Object, Object> map = new HashMap<Object, Object>();
        static final ArrayList<Object> list = new ArrayList<Object>();
        static int lost;

        static class Worker extends Thread {
            final int from;

            Worker(int from) {
                this.from = from;
            }

            public void run() {
                for (int i = 0; i < 200; i++) {
                    try {
                        map.put(from + i % 40, i);
                        list.add(i);
                        lost = lost * 31 + (list.get(list.size() - 1) == (Object) i ? 0 : from);
                        if (i % 20 == 0) for (Object k : map.keySet()) lost += (Integer) k;
                    } catch (RuntimeException e) {
                        lost = lost * 7 + 1;
                    }
                }
            }
        }

        public static void main(String[] a) throws InterruptedException {
            Worker[] workers = {new Worker(0), new Worker(20), new Worker(1000)};
            for (Worker w : workers) w.start();
            for (Worker w : workers) w.join();
            print(lost);
            print(list.size());
            print(digest(map));
        }
    }
}
