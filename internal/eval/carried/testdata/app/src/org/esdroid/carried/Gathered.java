package org.esdroid.carried;

import android.app.Activity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What collections order, group, replace and reduce. */
final class Gathered {
    /** An order by numbers. */
    static final class ByNumber implements Comparator<Ticket> {
        @Override
        public int compare(Ticket a, Ticket b) {
            return Integer.compare(a.number, b.number);
        }
    }

    /** The name of a ticket. */
    static final class Name implements Function<Ticket, String> {
        @Override
        public String apply(Ticket t) {
            return t.text;
        }
    }

    public static final class LeastInQueue implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            PriorityQueue<Ticket> queue = new PriorityQueue<>(4, new ByNumber());
            queue.add(new Ticket(7, "a")); // decoy
            queue.add(new Ticket(v, "b")); // carries
            queue.add(new Ticket(9, "c")); // decoy
            int got = queue.poll().number; // carries
            Chain.number(got);
        }
    }

    public static final class SortedByNumber implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(7, "a")); // decoy
            all.add(new Ticket(v, "b")); // carries
            all.add(new Ticket(8, "c")); // decoy
            Collections.sort(all, new ByNumber());
            int got = all.get(0).number; // carries
            Chain.number(got);
        }
    }

    public static final class SortedArray implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            int[] all = {7, v, 9}; // carries
            Arrays.sort(all);
            int got = all[0]; // carries
            Chain.number(got);
        }
    }

    public static final class LeastOf implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(7, "a")); // decoy
            all.add(new Ticket(v, "b")); // carries
            int got = Collections.min(all, new ByNumber()).number; // carries
            Chain.number(got);
        }
    }

    public static final class GroupedByName implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(7, "other")); // decoy
            all.add(new Ticket(v, "own")); // carries
            Map<String, List<Ticket>> groups = all.stream().collect(Collectors.groupingBy(new Name()));
            int got = groups.get("own").get(0).number; // carries
            Chain.number(got);
        }
    }

    public static final class Partitioned implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<String> all = new ArrayList<>();
            all.add("a decoy"); // decoy
            all.add(v); // carries
            Map<Boolean, List<String>> parts = all.stream().collect(Collectors.partitioningBy(new Predicate<String>() {
                @Override
                public boolean test(String s) {
                    return s.contains(" ");
                }
            }));
            String got = parts.get(false).get(0); // carries
            Chain.text(got);
        }
    }

    public static final class JoinedStream implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String text = Stream.of("x", v).collect(Collectors.joining(",")); // carries
            String got = text.substring(2); // carries
            Chain.text(got);
        }
    }

    public static final class Reduced implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Integer> all = Arrays.asList(v, v); // carries
            int got = all.stream().reduce(0, new BinaryOperator<Integer>() {
                @Override
                public Integer apply(Integer a, Integer b) {
                    return a + b; // carries
                }
            }); // carries
            Chain.number(got);
        }
    }

    public static final class Flattened implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<List<String>> all = new ArrayList<>();
            all.add(Arrays.asList("decoy")); // decoy
            all.add(Arrays.asList(v)); // carries
            List<String> flat = all.stream().flatMap(new Function<List<String>, Stream<String>>() {
                @Override
                public Stream<String> apply(List<String> l) {
                    return l.stream();
                }
            }).collect(Collectors.<String>toList());
            String got = flat.get(1); // carries
            Chain.text(got);
        }
    }

    public static final class SortedStream implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(7, "a")); // decoy
            all.add(new Ticket(v, "b")); // carries
            int got = all.stream().sorted(new ByNumber()).findFirst().get().number; // carries
            Chain.number(got);
        }
    }

    public static final class LeastOfInts implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            int got = IntStream.of(7, v, 9).min().getAsInt(); // carries
            Chain.number(got);
        }
    }

    public static final class MappedInts implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            final int[] all = {7, v}; // carries
            List<String> texts = IntStream.range(0, 2).mapToObj(new IntFunction<String>() {
                @Override
                public String apply(int i) {
                    return "" + all[i]; // carries
                }
            }).collect(Collectors.<String>toList());
            int got = Integer.parseInt(texts.get(1)); // carries
            Chain.number(got);
        }
    }

    public static final class SummedTickets implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(v, "a")); // carries
            int got = all.stream().mapToInt(new ToIntFunction<Ticket>() {
                @Override
                public int applyAsInt(Ticket t) {
                    return t.number; // carries
                }
            }).sum(); // carries
            Chain.number(got);
        }
    }

    public static final class Merged implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Map<String, Integer> counts = new HashMap<>();
            counts.put("other", 7); // decoy
            counts.put("own", v); // carries
            int got = counts.merge("own", 0, new BiFunction<Integer, Integer, Integer>() {
                @Override
                public Integer apply(Integer a, Integer b) {
                    return a + b; // carries
                }
            }); // carries
            Chain.number(got);
        }
    }

    public static final class ComputedAgain implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
            map.put("other", "decoy"); // decoy
            map.put("own", v); // carries
            map.computeIfPresent("own", new BiFunction<String, String, String>() {
                @Override
                public String apply(String k, String old) {
                    return old.trim(); // carries
                }
            });
            String got = map.getOrDefault("own", "decoy"); // carries
            Chain.text(got);
        }
    }

    public static final class ByIdentity implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Map<Object, String> map = new IdentityHashMap<>();
            Object one = new Object();
            Object two = new Object();
            map.put(one, "decoy"); // decoy
            map.put(two, v); // carries
            String got = map.get(two); // carries
            Chain.text(got);
        }
    }

    public static final class Reversed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<String> all = new ArrayList<>();
            all.add("decoy"); // decoy
            all.add("decoy"); // decoy
            all.add(v); // carries
            Collections.reverse(all);
            String got = all.get(0); // carries
            Chain.text(got);
        }
    }

    public static final class Parts implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<String> all = new ArrayList<>();
            all.add("decoy"); // decoy
            all.add("decoy"); // decoy
            all.add(v); // carries
            String got = all.subList(1, 3).get(1); // carries
            Chain.text(got);
        }
    }

    public static final class ArrayParts implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            int[] all = {7, 8, v}; // carries
            int[] to = new int[4];
            System.arraycopy(Arrays.copyOfRange(all, 1, 3), 0, to, 2, 2);
            int got = to[3]; // carries
            Chain.number(got);
        }
    }

    public static final class ComparedBy implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<Ticket> all = new ArrayList<>();
            all.add(new Ticket(2, "decoy")); // decoy
            all.add(new Ticket(1, v)); // carries
            all.sort(Comparator.comparingInt(new ToIntFunction<Ticket>() {
                @Override
                public int applyAsInt(Ticket t) {
                    return t.number;
                }
            }));
            String got = all.get(0).text; // carries
            Chain.text(got);
        }
    }
}
