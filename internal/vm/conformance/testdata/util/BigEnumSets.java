import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;

/** Sets of an enumeration with more than 64 constants. */
public class BigEnumSets {
    enum E {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<E> all = EnumSet.allOf(E.class);
        EnumSet<E> s = EnumSet.of(E.G9, E.F9, E.A0, E.G3, E.G4);
        System.out.println(all.size() + " " + s + " " + EnumSet.complementOf(s).size() + " " + EnumSet.range(E.F5, E.G5));
        System.out.println(s.add(E.G5) + " " + s.add(E.G5) + s.remove(E.A0) + s.remove(E.A0) + s + s.size());
        EnumSet<E> other = EnumSet.range(E.F0, E.G3);
        System.out.println(s.removeAll(other) + " " + s + s.retainAll(EnumSet.of(E.G4, E.A1)) + s + s.addAll(EnumSet.of(E.A5, E.A5, E.G0)) + s);
        System.out.println(all.containsAll(s) + " " + s.containsAll(all) + s.equals(EnumSet.of(E.A5, E.G0, E.G4)) + " " + all.removeAll(other) + all.size());
        Iterator<E> it = all.iterator();
        List<E> removed = new ArrayList<>();
        for (int i = 0; it.hasNext(); i++) {
            E e = it.next();
            if (i % 10 == 9) {
                it.remove();
                removed.add(e);
            }
        }
        System.out.println(removed + " " + all.size() + all.contains(E.G9) + all.clone().equals(all));
        all.clear();
        System.out.println(all + " " + all.isEmpty() + EnumSet.copyOf(s) + EnumSet.noneOf(E.class).equals(all));
        EnumMap<E, Integer> m = new EnumMap<>(E.class);
        for (E e : E.values()) {
            if (e.ordinal() % 9 == 0) {
                m.put(e, e.ordinal());
            }
        }
        System.out.println(m + " " + m.keySet().contains(E.G3) + m.values().remove(63) + m.size());
        System.out.println(s.stream().map(E::ordinal).reduce(0, Integer::sum) + " " + s.spliterator().estimateSize());
    }
}
