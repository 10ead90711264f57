import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Objects with keys in sets and maps, reports by streams, immutable snapshots. */
public class Inventory {
    enum Kind { TOOL, TOY, FOOD }

    static final class Item {
        final String name;
        final Kind kind;
        final int price;
        final Set<String> tags;

        Item(String name, Kind kind, int price, String... tags) {
            this.name = name;
            this.kind = kind;
            this.price = price;
            this.tags = Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(tags)));
        }

        Kind kind() {
            return kind;
        }

        int price() {
            return price;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Item && ((Item) o).name.equals(name) && ((Item) o).kind == kind;
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, kind.name());
        }

        @Override
        public String toString() {
            return name + "(" + price + ")";
        }
    }

    public static void main(String[] args) {
        List<Item> items = Arrays.asList(new Item("saw", Kind.TOOL, 30, "metal", "sharp"), new Item("ball", Kind.TOY, 5, "round"), new Item("ham", Kind.FOOD, 12), new Item("bread", Kind.FOOD, 3, "round", "soft"), new Item("drill", Kind.TOOL, 80, "metal"), new Item("bear", Kind.TOY, 20, "soft"), new Item("saw", Kind.TOOL, 31));
        Set<Item> unique = new LinkedHashSet<>(items);
        System.out.println(unique + " " + unique.contains(new Item("ham", Kind.FOOD, 0)) + new HashSet<>(items).size());
        EnumMap<Kind, Integer> totals = unique.stream().collect(Collectors.toMap(Item::kind, Item::price, Integer::sum, () -> new EnumMap<>(Kind.class)));
        System.out.println(totals + " " + unique.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.averagingInt(Item::price))));
        System.out.println("" + unique.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Item::price)), Optional::get))));
        Map<String, List<Item>> byTag = new TreeMap<>();
        unique.forEach(i -> i.tags.forEach(t -> byTag.computeIfAbsent(t, k -> new ArrayList<>()).add(i)));
        System.out.println(byTag + " " + unique.stream().flatMap(i -> i.tags.stream()).distinct().sorted(Comparator.comparing(String::length).thenComparing(Function.identity())).collect(Collectors.toList()));
        try {
            items.get(0).tags.add("new");
        } catch (UnsupportedOperationException e) {
            System.out.println("frozen");
        }
        NavigableMap<Integer, Item> byPrice = unique.stream().collect(Collectors.toMap(Item::price, Function.identity(), (a, b) -> a, TreeMap::new));
        System.out.println(byPrice.headMap(20, true) + " " + byPrice.ceilingEntry(21) + byPrice.descendingMap().firstEntry().getValue().name + byPrice.lowerKey(5));
        Predicate<Item> cheap = i -> i.price < 25, metal = i -> i.tags.contains("metal");
        System.out.println(unique.stream().filter(cheap.negate().and(metal)).collect(Collectors.toList()) + " " + unique.stream().filter(cheap.or(metal)).count() + unique.stream().anyMatch(cheap.and(metal)));
        Iterator<Item> it = unique.iterator();
        while (it.hasNext()) {
            if (it.next().kind == Kind.TOY) {
                it.remove();
            }
        }
        List<Item> sorted = new ArrayList<>(unique);
        sorted.sort(Comparator.comparing(Item::kind).reversed().thenComparing(Item::price, Comparator.reverseOrder()));
        System.out.println(sorted + " " + sorted.indexOf(new Item("bread", Kind.FOOD, 1)) + unique.remove(new Item("ham", Kind.FOOD, 12)) + unique);
        IntSummaryStatistics s = sorted.stream().mapToInt(Item::price).summaryStatistics();
        System.out.println(s.getMin() + " " + s.getMax() + " " + s.getAverage() + " " + s.getSum());
        Map<Boolean, Map<Kind, Long>> nested = items.stream().collect(Collectors.partitioningBy(cheap, Collectors.groupingBy(Item::kind, () -> new EnumMap<>(Kind.class), Collectors.counting())));
        System.out.println(nested);
        int[][] matrix = {{1, 2, 3}, {4, 5, 6}};
        List<List<Integer>> transposed = IntStream.range(0, 3).mapToObj(c -> Arrays.stream(matrix).map(row -> row[c]).collect(Collectors.toList())).collect(Collectors.toList());
        System.out.println(transposed + " " + Arrays.stream(matrix).flatMapToInt(Arrays::stream).sum() + Arrays.stream(matrix).mapToInt(row -> Arrays.stream(row).max().getAsInt()).boxed().collect(Collectors.toList()));
        Optional<Item> best = sorted.stream().filter(i -> i.price > 1000).findAny();
        System.out.println(best.map(i -> i.name).orElse("none") + " " + sorted.stream().map(i -> i.name).reduce((a, b) -> a.length() >= b.length() ? a : b).get());
    }
}
