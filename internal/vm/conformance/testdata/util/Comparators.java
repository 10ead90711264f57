import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Comparators built from keys, reversed, chained and tolerant of nulls. */
public class Comparators {
    static class P {
        final String name;
        final int age;
        final Double score;

        P(String name, int age, Double score) {
            this.name = name;
            this.age = age;
            this.score = score;
        }

        String name() {
            return name;
        }

        @Override
        public String toString() {
            return name + age;
        }
    }

    static void sorted(String what, Comparator<P> c, List<P> people) {
        List<P> l = new ArrayList<>(people);
        try {
            l.sort(c);
            System.out.println(what + " " + l);
        } catch (NullPointerException e) {
            System.out.println(what + " null");
        }
    }

    public static void main(String[] args) {
        List<P> people = Arrays.asList(new P("bob", 30, 1.5), new P("al", 25, null), new P("cy", 30, -0.0), new P("Dan", 25, 0.0), new P(null, 40, Double.NaN));
        List<P> named = people.subList(0, 4);
        sorted("age", Comparator.comparingInt(p -> p.age), people);
        sorted("age desc", Comparator.comparingInt((P p) -> p.age).reversed(), people);
        sorted("name", Comparator.comparing(P::name), named);
        sorted("name null", Comparator.comparing(P::name), people);
        sorted("nulls first", Comparator.comparing(P::name, Comparator.nullsFirst(Comparator.naturalOrder())), people);
        sorted("nulls last reversed", Comparator.comparing(P::name, Comparator.nullsLast(Comparator.reverseOrder())), people);
        sorted("nulls reversed", Comparator.comparing(P::name, Comparator.nullsFirst(Comparator.<String>naturalOrder()).reversed()), people);
        sorted("age name", Comparator.<P>comparingInt(p -> p.age).thenComparing(P::name, String.CASE_INSENSITIVE_ORDER), named);
        sorted("age then name desc", Comparator.<P, Integer>comparing(p -> p.age).thenComparing(Comparator.comparing(P::name).reversed()), named);
        sorted("length then age", Comparator.comparingLong((P p) -> p.name.length()).thenComparingInt(p -> -p.age).thenComparing(P::name), named);
        sorted("score", Comparator.comparing(p -> p.score, Comparator.nullsFirst(Comparator.naturalOrder())), people);
        sorted("double", Comparator.comparingDouble((P p) -> p.score == null ? 9 : p.score).thenComparingDouble(p -> p.age).thenComparingLong(p -> 1), people);
        sorted("null only", Comparator.nullsLast(null), Arrays.asList(people.get(0), null, people.get(1)));
        Comparator<String> natural = Comparator.naturalOrder();
        System.out.println((natural.reversed() == Comparator.<String>reverseOrder()) + " " + (Comparator.<String>reverseOrder().reversed() == natural) + " " + (Collections.reverseOrder(natural) == (Object) Collections.reverseOrder()) + " " + natural.compare("a", "b") + natural.equals(natural));
        System.out.println(Comparator.nullsFirst(natural).compare(null, null) + " " + Comparator.nullsFirst(natural).compare(null, "") + Comparator.nullsLast(natural).compare(null, "") + Comparator.nullsLast(natural).thenComparing(natural).compare("x", "x"));
        for (int i = 0; i < 5; i++) {
            try {
                switch (i) {
                    case 0:
                        natural.compare(null, "a");
                        break;
                    case 1:
                        Comparator.comparing(null);
                        break;
                    case 2:
                        natural.thenComparing((Comparator<String>) null);
                        break;
                    case 3:
                        Comparator.<String>reverseOrder().compare("a", null);
                        break;
                    default:
                        Comparator.comparing(String::length, null);
                }
                System.out.print(i + " passed ");
            } catch (NullPointerException e) {
                System.out.print(i + " null ");
            }
        }
        System.out.println();
        int[] calls = {0};
        Comparator<String> counted = Comparator.<String>comparingInt(s -> {
            calls[0]++;
            return s.length();
        }).thenComparing(s -> {
            calls[0] += 100;
            return s;
        });
        System.out.println(counted.compare("a", "bb") + " " + calls[0] + " " + counted.compare("a", "b") + " " + calls[0]);
        Integer[] boxed = {1000, -5, 1000, 7};
        Arrays.sort(boxed, Comparator.<Integer>naturalOrder().reversed());
        System.out.println(Arrays.toString(boxed) + " " + Collections.max(Arrays.asList(boxed), Comparator.comparing(Math::abs)));
    }
}
