import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** Sets and maps of constants keep the order of declaration. */
public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Op {
        ADD {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        abstract int apply(int a, int b);
    }

    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        EnumSet<Day> s = EnumSet.of(Day.SUN, Day.MON, Day.WED);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.range(Day.TUE, Day.FRI) + " " + EnumSet.allOf(Day.class) + EnumSet.noneOf(Day.class));
        System.out.println(s.add(Day.MON) + " " + s.add(Day.TUE) + " " + s.remove(Day.SUN) + " " + s.contains(Day.TUE) + s.contains(null) + s.remove("x") + s);
        System.out.println(s.containsAll(EnumSet.of(Day.MON, Day.TUE)) + " " + s.addAll(EnumSet.of(Day.SAT)) + " " + s.retainAll(EnumSet.range(Day.TUE, Day.SAT)) + s + s.removeAll(Arrays.asList(Day.SAT, "no")) + s);
        System.out.println(s.equals(new java.util.HashSet<>(s)) + " " + s.clone().equals(s) + " " + EnumSet.copyOf(Arrays.asList(Day.FRI, Day.MON)) + EnumSet.copyOf((Collection<Day>) s));
        show("add null", () -> s.add(null));
        show("copy of empty", () -> EnumSet.copyOf(Collections.<Day>emptyList()));
        show("range inverted", () -> EnumSet.range(Day.FRI, Day.MON));
        show("wrong type", () -> ((EnumSet) s).add(Op.ADD));
        show("not an enum", () -> EnumSet.noneOf((Class) String.class));
        Iterator<Day> it = s.iterator();
        show("iterator", () -> {
            it.next();
            it.remove();
            s.add(Day.SUN);
            return it.next() + " " + it.next() + s;
        });
        show("end", it::next);
        EnumMap<Day, String> m = new EnumMap<>(Day.class);
        m.put(Day.WED, "w");
        m.put(Day.MON, null);
        m.put(Day.SUN, "s");
        System.out.println(m + " " + m.size() + m.get(Day.MON) + m.containsKey(Day.MON) + m.containsKey(Day.TUE) + m.get("x") + m.containsValue(null));
        System.out.println(m.put(Day.WED, "W") + m.remove(Day.SUN) + m.remove(Day.SUN) + m.remove(null) + m.keySet() + m.values() + m.entrySet());
        show("put null", () -> m.put(null, "x"));
        show("put wrong", () -> ((Map) m).put(Op.ADD, "x"));
        show("from empty map", () -> new EnumMap<Day, String>(new HashMap<>()));
        show("from map", () -> new EnumMap<Day, String>(Collections.singletonMap(Day.TUE, "t")));
        System.out.println(m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode() || Day.MON.hashCode() != 0) + " " + m.clone().equals(m));
        for (Map.Entry<Day, String> e : m.entrySet()) {
            e.setValue(e.getValue() + "+");
        }
        m.keySet().remove(Day.MON);
        System.out.println(m + " " + m.merge(Day.WED, "x", String::concat) + m.computeIfAbsent(Day.SAT, d -> d.name().toLowerCase()) + m);
        EnumMap<Op, Integer> ops = new EnumMap<>(Op.class);
        for (Op op : EnumSet.allOf(Op.class)) {
            ops.put(op, op.apply(6, 7));
        }
        System.out.println(ops + " " + EnumSet.of(Op.MUL).contains(Op.ADD) + EnumSet.complementOf(EnumSet.of(Op.MUL)));
    }
}
