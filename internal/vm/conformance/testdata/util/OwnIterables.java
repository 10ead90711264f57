import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The defaults that an app's own Iterable, Iterator and Collection inherit. */
public class OwnIterables {
    static class Range implements Iterable<Integer> {
        final int n;

        Range(int n) {
            this.n = n;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int i;

                @Override
                public boolean hasNext() {
                    return i < n;
                }

                @Override
                public Integer next() {
                    if (i >= n) {
                        throw new NoSuchElementException("past " + n);
                    }
                    return i++;
                }
            };
        }
    }

    static class Bag extends java.util.AbstractCollection<String> {
        final List<String> inner = new ArrayList<>();

        @Override
        public boolean add(String s) {
            return inner.add(s);
        }

        @Override
        public Iterator<String> iterator() {
            return inner.iterator();
        }

        @Override
        public int size() {
            return inner.size();
        }
    }

    public static void main(String[] args) {
        Range r = new Range(4);
        int sum = 0;
        for (int i : r) {
            sum += i;
        }
        StringBuilder sb = new StringBuilder();
        r.forEach(sb::append);
        System.out.println(sum + " " + sb + " " + StreamSupport.stream(r.spliterator(), false).map(x -> x * x).collect(Collectors.toList()) + r.spliterator().estimateSize());
        Iterator<Integer> it = r.iterator();
        it.next();
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        sb.setLength(0);
        it.forEachRemaining(x -> sb.append(x).append('.'));
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(sb + e.getMessage());
        }
        Bag b = new Bag();
        b.add("x");
        b.add(null);
        b.addAll(java.util.Arrays.asList("y", "x", "z"));
        System.out.println(b + " " + b.contains(null) + b.contains("q") + b.isEmpty() + b.size() + " " + b.remove("x") + b + b.remove("none"));
        System.out.println(b.removeIf(s -> s == null) + " " + b + b.retainAll(java.util.Arrays.asList("x", "y")) + b + b.containsAll(java.util.Arrays.asList("x")) + " " + b.toArray().length + String.join("", b.toArray(new String[0])));
        b.addAll(b.inner.subList(0, 0));
        System.out.println(b.equals(new ArrayList<>(b)) + " " + b.stream().sorted().collect(Collectors.toList()) + b.parallelStream().count());
        b.clear();
        System.out.println(b + " " + b.isEmpty());
        java.util.AbstractCollection<Object> fixed = new java.util.AbstractCollection<Object>() {
            @Override
            public Iterator<Object> iterator() {
                return java.util.Collections.<Object>singletonList("one").iterator();
            }

            @Override
            public int size() {
                return 1;
            }
        };
        try {
            fixed.add("two");
        } catch (UnsupportedOperationException e) {
            System.out.println("add " + e.getMessage());
        }
        try {
            fixed.clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("clear " + e.getMessage());
        }
        System.out.println(fixed + " " + fixed.toArray(new Object[] {"a", "b", "c"})[1]);
    }
}
