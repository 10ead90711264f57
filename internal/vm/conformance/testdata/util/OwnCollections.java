import java.util.*;

/** Collections an app builds on the abstract ones. */
public class OwnCollections {
    /** A map in two arrays. */
    static class Pairs<K, V> extends AbstractMap<K, V> {
        final List<Entry<K, V>> list = new ArrayList<>();

        @Override
        public V put(K k, V v) {
            for (Entry<K, V> e : list) {
                if (Objects.equals(e.getKey(), k)) {
                    return e.setValue(v);
                }
            }
            list.add(new SimpleEntry<>(k, v));
            return null;
        }

        @Override
        public Set<Entry<K, V>> entrySet() {
            return new AbstractSet<Entry<K, V>>() {
                @Override
                public Iterator<Entry<K, V>> iterator() {
                    return list.iterator();
                }

                @Override
                public int size() {
                    return list.size();
                }
            };
        }
    }

    /** Numbers from 0 that cannot be changed. */
    static class Numbers extends AbstractSequentialList<Integer> {
        @Override
        public ListIterator<Integer> listIterator(int index) {
            return new ArrayList<>(Arrays.asList(0, 1, 2, 3)).listIterator(index);
        }

        @Override
        public int size() {
            return 4;
        }
    }

    static class Two extends AbstractQueue<String> {
        final LinkedList<String> in = new LinkedList<>();

        @Override
        public boolean offer(String s) {
            return in.size() < 2 && in.add(s);
        }

        @Override
        public String poll() {
            return in.poll();
        }

        @Override
        public String peek() {
            return in.peek();
        }

        @Override
        public Iterator<String> iterator() {
            return in.iterator();
        }

        @Override
        public int size() {
            return in.size();
        }
    }

    public static void main(String[] args) {
        Pairs<String, Integer> p = new Pairs<>();
        p.put("b", 2);
        p.put("a", 1);
        p.put(null, 0);
        p.put("b", 22);
        System.out.println(p + " " + p.size() + p.get("b") + p.get(null) + p.get("z") + p.containsKey("a") + p.containsValue(0) + " " + p.keySet() + p.values() + p.hashCode());
        System.out.println(p.remove("a") + " " + p.remove("q") + p + p.equals(new HashMap<>(p)) + new HashMap<>(p).equals(p) + p.merge("b", 1, Integer::sum) + p.computeIfAbsent("c", k -> 3) + p.putIfAbsent(null, 5));
        p.keySet().removeIf(Objects::isNull);
        p.values().remove(3);
        p.putAll(Collections.singletonMap("d", 4));
        System.out.println(p + " " + p.entrySet().contains(new AbstractMap.SimpleEntry<>("d", 4)) + p.getOrDefault("e", 5));
        p.clear();
        System.out.println(p + " " + p.isEmpty());
        Numbers n = new Numbers();
        System.out.println(n + " " + n.get(2) + n.indexOf(3) + n.contains(9) + n.subList(1, 3) + n.hashCode() + n.equals(Arrays.asList(0, 1, 2, 3)));
        try {
            n.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no 4");
        }
        Two q = new Two();
        System.out.println(q.add("x") + " " + q.offer("y") + q.offer("z") + q);
        try {
            q.add("z");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            q.addAll(Arrays.asList("z"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            q.addAll(q);
        } catch (IllegalArgumentException e) {
            System.out.println("itself " + e.getMessage());
        }
        System.out.println(q.element() + q.remove() + q.remove());
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(i == 0 ? q.remove() : q.element());
            } catch (NoSuchElementException e) {
                System.out.println("empty " + e.getMessage());
            }
        }
        q.offer("r");
        q.clear();
        System.out.println(q.isEmpty() + " " + q.peek());
        AbstractList<String> fixed = new AbstractList<String>() {
            @Override
            public String get(int i) {
                return "e" + i;
            }

            @Override
            public int size() {
                return 3;
            }
        };
        Runnable[] refused = {() -> fixed.add("x"), () -> fixed.set(0, "x"), () -> fixed.remove(0), () -> fixed.addAll(0, Arrays.asList("x")), fixed::clear, () -> fixed.removeIf(s -> s.equals("e1"))};
        for (Runnable r : refused) {
            try {
                r.run();
                System.out.print("passed ");
            } catch (UnsupportedOperationException e) {
                System.out.print("refused ");
            }
        }
        System.out.println(fixed + " " + fixed.lastIndexOf("e2"));
    }
}
