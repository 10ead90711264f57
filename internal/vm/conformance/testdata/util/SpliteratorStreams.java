import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams over an app's own spliterators and iterators. */
public class SpliteratorStreams {
    /** The letters of a text, splittable in the middle. */
    static class Letters implements Spliterator<Character> {
        final String s;
        int at;
        final int end;
        static int splits;

        Letters(String s, int at, int end) {
            this.s = s;
            this.at = at;
            this.end = end;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Character> c) {
            if (at >= end) {
                return false;
            }
            c.accept(s.charAt(at++));
            return true;
        }

        @Override
        public Spliterator<Character> trySplit() {
            int mid = at + end >>> 1;
            if (end - at < 4) {
                return null;
            }
            splits++;
            Letters left = new Letters(s, at, mid);
            at = mid;
            return left;
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL;
        }
    }

    static <A, B> Stream<String> zip(Iterator<A> a, Iterator<B> b) {
        Iterator<String> it = new Iterator<String>() {
            @Override
            public boolean hasNext() {
                return a.hasNext() && b.hasNext();
            }

            @Override
            public String next() {
                return a.next() + "" + b.next();
            }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED), false);
    }

    public static void main(String[] args) {
        String text = "the spliterator of letters";
        Supplier<Spliterator<Character>> make = () -> new Letters(text, 0, text.length());
        System.out.println(StreamSupport.stream(make.get(), false).map(String::valueOf).collect(Collectors.joining()) + " " + StreamSupport.stream(make.get(), true).map(Character::toUpperCase).map(String::valueOf).collect(Collectors.joining()));
        System.out.println(StreamSupport.stream(make, Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED, false).filter(Character::isLetter).distinct().count() + " " + StreamSupport.stream(make.get(), false).toArray().length + make.get().getExactSizeIfKnown() + make.get().hasCharacteristics(Spliterator.SORTED));
        Spliterator<Character> whole = make.get(), left = whole.trySplit(), leftLeft = left.trySplit();
        StringBuilder sb = new StringBuilder();
        for (Spliterator<Character> p : Arrays.asList(leftLeft, left, whole)) {
            p.forEachRemaining(sb::append);
            sb.append('|');
        }
        System.out.println(sb + " " + left.estimateSize());
        try {
            make.get().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("no order");
        }
        System.out.println(zip(Arrays.asList(1, 2, 3).iterator(), Stream.iterate('a', c -> (char) (c + 1)).iterator()).collect(Collectors.toList()) + " " + zip(Collections.emptyIterator(), Arrays.asList(1).iterator()).count());
        Iterable<Integer> countdown = () -> IntStream.iterate(5, i -> i - 1).limit(5).iterator();
        int sum = 0;
        for (int i : countdown) {
            sum = sum * 10 + i;
        }
        System.out.println(sum + " " + StreamSupport.stream(countdown.spliterator(), false).sorted().collect(Collectors.toList()));
        Stream<String> mapped = Stream.of("x", "yy", "zzz").filter(s -> s.length() > 1);
        Spliterator<String> lazy = mapped.spliterator();
        System.out.println(lazy.hasCharacteristics(Spliterator.SIZED) + " " + lazy.tryAdvance(s -> System.out.print(s + " ")) + lazy.tryAdvance(s -> System.out.print(s + " ")) + lazy.tryAdvance(s -> System.out.print("?")));
        System.out.println(Stream.of(1, 2, 3, 4).map(i -> i * 2).spliterator().getExactSizeIfKnown() + " " + new TreeSet<>(Arrays.asList(2, 1)).stream().spliterator().hasCharacteristics(Spliterator.SORTED) + Stream.of(2, 1).sorted().spliterator().hasCharacteristics(Spliterator.SORTED) + new HashSet<>(Arrays.asList(1)).stream().map(x -> x).spliterator().hasCharacteristics(Spliterator.DISTINCT));
        IntStream chars = "b1a2".chars();
        System.out.println(chars.filter(Character::isDigit).map(Character::getNumericValue).sum() + " " + new BufferedLines("l1\nl2\n\nl4").lines().collect(Collectors.toList()));
    }

    static class BufferedLines {
        final java.io.BufferedReader r;

        BufferedLines(String s) {
            r = new java.io.BufferedReader(new java.io.StringReader(s));
        }

        Stream<String> lines() {
            return r.lines().map(s -> "<" + s + ">");
        }
    }
}
