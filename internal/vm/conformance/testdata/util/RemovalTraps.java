import java.util.*;
import java.util.stream.*;

/** The ways in which apps remove while they walk, and what comes of it. */
public class RemovalTraps {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    static List<Integer> numbers() {
        return new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6));
    }

    public static void main(String[] args) {
        show("forward by index", () -> {
            List<Integer> l = numbers();
            for (int i = 0; i < l.size(); i++) {
                if (l.get(i) > 2) {
                    l.remove(i);
                }
            }
            return l;
        });
        show("backward by index", () -> {
            List<Integer> l = numbers();
            for (int i = l.size() - 1; i >= 0; i--) {
                if (l.get(i) > 2) {
                    l.remove(i);
                }
            }
            return l;
        });
        show("fixed bound", () -> {
            List<Integer> l = numbers();
            int n = l.size();
            for (int i = 0; i < n; i++) {
                if (l.get(i) == 2) {
                    l.remove(i);
                }
            }
            return l;
        });
        show("in for each", () -> {
            List<Integer> l = numbers();
            for (Integer i : l) {
                if (i == 2) {
                    l.remove(i);
                }
            }
            return l;
        });
        show("break after removal", () -> {
            List<Integer> l = numbers();
            for (Integer i : l) {
                if (i == 2) {
                    l.remove(i);
                    break;
                }
            }
            return l;
        });
        show("int or Integer", () -> {
            List<Integer> l = numbers();
            l.remove(1);
            l.remove((Integer) 1);
            return l;
        });
        show("index of absent", () -> {
            List<Integer> l = numbers();
            return l.remove(l.indexOf(99));
        });
        show("map keys", () -> {
            Map<String, Integer> m = new HashMap<>();
            for (String s : "a b c d".split(" ")) {
                m.put(s, 1);
            }
            for (String k : m.keySet()) {
                if (k.equals("b")) {
                    m.remove(k);
                }
            }
            return m;
        });
        show("map values only", () -> {
            Map<String, Integer> m = new HashMap<>();
            for (String s : "a b c d".split(" ")) {
                m.put(s, 1);
            }
            for (String k : m.keySet()) {
                m.put(k, 2);
            }
            return m;
        });
        show("last key", () -> {
            Map<String, Integer> m = new TreeMap<>();
            for (String s : "a b c d".split(" ")) {
                m.put(s, 1);
            }
            for (String k : m.keySet()) {
                if (k.equals("d")) {
                    m.remove(k);
                }
            }
            return m;
        });
        show("nested", () -> {
            List<Integer> l = numbers();
            for (Iterator<Integer> it = l.iterator(); it.hasNext();) {
                int x = it.next();
                if (l.stream().anyMatch(y -> y == x * 2)) {
                    it.remove();
                }
            }
            return l;
        });
        show("stream source", () -> {
            List<Integer> l = numbers();
            return l.stream().peek(x -> {
                if (x == 3) {
                    l.remove(0);
                }
            }).collect(Collectors.toList());
        });
        show("copy first", () -> {
            List<Integer> l = numbers();
            for (Integer i : new ArrayList<>(l)) {
                l.remove(i);
            }
            return l;
        });
        show("removeAll itself", () -> {
            List<Integer> l = numbers();
            return l.removeAll(l) + "" + l;
        });
        show("sublist cleared", () -> {
            List<Integer> l = numbers();
            List<Integer> s = l.subList(1, 3);
            l.add(7);
            return s.get(0);
        });
        show("next twice", () -> {
            List<Integer> l = new ArrayList<>(Arrays.asList(1, 2, 3));
            int sum = 0;
            for (Iterator<Integer> it = l.iterator(); it.hasNext();) {
                sum += it.next() * it.next();
            }
            return sum;
        });
        show("clear while walking", () -> {
            Set<Integer> s = new HashSet<>(numbers());
            for (Integer i : s) {
                s.clear();
            }
            return s;
        });
        show("add while walking a queue", () -> {
            PriorityQueue<Integer> q = new PriorityQueue<>(numbers());
            for (Integer i : q) {
                q.add(i);
            }
            return q;
        });
        show("unboxed null", () -> {
            Map<String, Integer> m = new HashMap<>();
            int x = m.get("missing");
            return x;
        });
    }
}
