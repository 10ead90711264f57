import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Collections, streams, optionals and strings of Java 9 to 11. */
public class FactoryCollections {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String n, Try t) {
        try {
            p(n + " = " + t.get());
        } catch (Exception e) {
            p(n + " ! " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(3, 1, 2);
        p(l + " " + l.indexOf(2) + " " + l.contains(9) + " " + l.equals(Arrays.asList(3, 1, 2)) + " " + l.hashCode() + " "
                + l.subList(1, 3) + " " + List.of() + List.of(1) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).size());
        t("add", () -> l.add(1));
        t("set", () -> l.set(0, 1));
        t("null", () -> List.of(1, null));
        t("contains null", () -> l.contains(null));
        t("dup set", () -> Set.of(1, 1));
        t("dup map", () -> Map.of(1, 2, 1, 3));
        t("remove", () -> l.iterator().next());
        t("sort", () -> { l.sort(null); return 0; });
        t("clear", () -> { List.of().clear(); return 0; });
        p(new TreeSet<>(Set.of("x", "y", "z")) + " " + Set.of().isEmpty() + " " + Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                11).size() + " " + Set.of(1).equals(Collections.singleton(1)) + " " + Set.of(5, 7).hashCode());
        p(new TreeMap<>(Map.of("a", 1, "b", 2)) + " " + Map.of().size() + " "
                + new TreeMap<>(Map.ofEntries(Map.entry("k", "v"), Map.entry("q", "w"))) + " " + Map.entry(1, 2) + " "
                + Map.entry(1, 2).equals(new AbstractMap.SimpleEntry<>(1, 2)));
        t("map put", () -> Map.of(1, 2).put(3, 4));
        t("entry set", () -> Map.entry(1, 2).setValue(3));
        t("get null", () -> Map.of(1, 2).get(null));
        t("remove", () -> Map.of(1, 2).remove(5));
        t("entry null", () -> Map.entry(null, 1));
        List<String> src = new ArrayList<>(Arrays.asList("q", "r"));
        List<String> copy = List.copyOf(src);
        src.add("s");
        p(copy + " " + (List.copyOf(copy) == copy) + " " + new TreeSet<>(Set.copyOf(Arrays.asList(1, 1, 2))) + " "
                + Map.copyOf(Collections.singletonMap(1, 2)));
        p(Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).collect(Collectors.toList()) + " "
                + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 3).collect(Collectors.toList()));
        p(Stream.iterate(1, x -> x < 100, x -> x * 3).map(String::valueOf).collect(Collectors.joining(",")) + " "
                + Stream.ofNullable(null).count() + " " + IntStream.iterate(1, x -> x < 20, x -> x * 2).sum() + " "
                + IntStream.rangeClosed(1, 9).takeWhile(x -> x < 5).sum());
        p(Stream.of("a", "bb", "cc", "d").collect(Collectors.groupingBy(String::length, TreeMap::new,
                Collectors.filtering(s -> !s.equals("a"), Collectors.toList()))));
        p(Stream.of(List.of(1, 2), List.of(3)).collect(Collectors.flatMapping(List::stream, Collectors.summingInt(x -> x))));
        p(Stream.of(3, 4).collect(Collectors.toUnmodifiableList()) + " "
                + new TreeMap<>(Stream.of(1, 2).collect(Collectors.toUnmodifiableMap(x -> x, x -> x * x))) + " "
                + Stream.of(1).collect(Collectors.toUnmodifiableSet()));
        Optional<String> o = Optional.of("v"), e = Optional.empty();
        o.ifPresentOrElse(v -> p("has " + v), () -> p("none"));
        e.ifPresentOrElse(v -> p("has " + v), () -> p("none"));
        p(e.or(() -> Optional.of("other")).get() + " " + o.stream().count() + " " + e.isEmpty() + " " + o.orElseThrow());
        t("orElseThrow", () -> e.orElseThrow());
        p(Stream.of("", "x").filter(Predicate.not(String::isEmpty)).count());
        p("  \u2003a b ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing() + "|" + "ab".repeat(3) + "|"
                + " \t".isBlank() + "|" + "a\nb\r\nc\r".lines().collect(Collectors.toList()) + "|"
                + "x".repeat(0).isEmpty());
        t("repeat", () -> "x".repeat(-1));
        p(Objects.requireNonNullElse(null, 4) + " " + Objects.requireNonNullElseGet(null, () -> 5) + " "
                + Objects.checkIndex(1, 2));
        t("checkIndex", () -> Objects.checkIndex(2, 2));
        p(Arrays.equals(new int[]{1, 2, 3}, 1, 3, new int[]{2, 3}, 0, 2) + " " + Arrays.mismatch(new int[]{1, 2},
                new int[]{1, 3}) + " " + Arrays.compare(new int[]{1, 2}, new int[]{1, 3}) + " "
                + Arrays.compare(new String[]{"a"}, new String[]{"a", "b"}));
        p(new ArrayList<>(List.of(1, 2, 3)).toArray(Integer[]::new).length + " "
                + Collections.emptyEnumeration().hasMoreElements());
        p(Math.floorMod(-7L, 3) + " " + Math.multiplyFull(1 << 30, 4) + " " + Math.multiplyHigh(1L << 62, 8) + " "
                + Math.fma(2.0, 3.0, 1.0) + " " + Math.floorDiv(-7L, 2));
        p(Integer.parseInt("x42y", 1, 3, 10) + " " + Long.parseLong("--7", 1, 3, 10) + " "
                + Character.toString(0x1F600).length() + " " + CharSequence.compare("a", "b") + " "
                + new StringBuilder("a").compareTo(new StringBuilder("c")));
        p(new Scanner("a1b22c").findAll("[0-9]+").map(m -> m.group()).collect(Collectors.toList()) + " "
                + java.util.regex.Pattern.compile("(\\w)(\\d)").matcher("a1 b2").replaceAll(m -> m.group(2) + m.group(1))
                + " " + java.util.regex.Pattern.compile("\\d").asMatchPredicate().test("12"));
        p(java.util.regex.Pattern.compile("b").matcher("abcb").results().map(m -> m.start()).collect(Collectors.toList()));
        p(java.time.Duration.ofSeconds(3661).toMinutesPart() + " " + java.time.Duration.ofHours(50).toHoursPart() + " "
                + java.time.Duration.ofSeconds(10).dividedBy(java.time.Duration.ofSeconds(3)) + " "
                + java.time.LocalDate.of(2024, 1, 30).datesUntil(java.time.LocalDate.of(2024, 2, 2)).count() + " "
                + java.time.LocalTime.of(1, 2).toEpochSecond(java.time.LocalDate.EPOCH, java.time.ZoneOffset.UTC));
    }
}
