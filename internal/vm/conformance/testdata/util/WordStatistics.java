import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

/** Counting words, pairs and letters with maps and with streams. */
public class WordStatistics {
    public static void main(String[] args) {
        String text = "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. "
            + "However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds.";
        List<String> words = Arrays.stream(text.toLowerCase().split("[^a-z]+")).filter(w -> !w.isEmpty()).collect(Collectors.toList());
        Map<String, Integer> loop = new HashMap<>();
        for (String w : words) {
            Integer n = loop.get(w);
            loop.put(w, n == null ? 1 : n + 1);
        }
        Map<String, Long> stream = words.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        System.out.println(loop);
        System.out.println(stream.keySet().equals(loop.keySet()) + " " + stream.values().stream().mapToLong(x -> x).sum() + " " + words.size());
        System.out.println(loop.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(6).map(Object::toString).collect(Collectors.joining(", ", "top: ", ".")));
        Map<Integer, TreeSet<String>> byLength = words.stream().collect(Collectors.groupingBy(String::length, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toCollection(TreeSet::new)));
        System.out.println(byLength);
        Map<String, Map<String, Integer>> follows = new TreeMap<>();
        for (int i = 0; i + 1 < words.size(); i++) {
            follows.computeIfAbsent(words.get(i), k -> new TreeMap<>()).merge(words.get(i + 1), 1, Integer::sum);
        }
        System.out.println(follows.get("a") + " " + follows.get("in") + follows.get("minds") + follows.size());
        int[] letters = new int[26];
        text.toLowerCase().chars().filter(c -> c >= 'a' && c <= 'z').forEach(c -> letters[c - 'a']++);
        System.out.println(IntStream.range(0, 26).boxed().sorted((a, b) -> letters[b] - letters[a]).limit(5).map(i -> (char) ('a' + i) + "" + letters[i]).collect(Collectors.toList()));
        System.out.println(words.stream().collect(Collectors.partitioningBy(w -> w.length() > 4, Collectors.mapping(w -> w.substring(0, 1), Collectors.joining()))));
        System.out.println(words.stream().mapToInt(String::length).summaryStatistics());
        TreeMap<String, List<Integer>> index = new TreeMap<>();
        for (int i = 0; i < words.size(); i++) {
            index.computeIfAbsent(words.get(i), k -> new ArrayList<>()).add(i);
        }
        System.out.println(index.subMap("f", "n") + " " + index.floorEntry("zebra") + index.ceilingKey("m"));
        Map<Character, String> longest = new HashMap<>();
        words.forEach(w -> longest.merge(w.charAt(0), w, (x, y) -> y.length() > x.length() ? y : x));
        System.out.println(longest);
        Set<String> once = new LinkedHashSet<>(words);
        once.removeIf(w -> Collections.frequency(words, w) > 1);
        System.out.println(once.stream().skip(20).collect(Collectors.toList()) + " " + once.size());
        Map<String, String> anagrams = Stream.of("tea eat ate tan ant nat bat".split(" ")).collect(Collectors.toMap(w -> w.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()), w -> w, (a, b) -> a + "/" + b, LinkedHashMap::new));
        System.out.println(anagrams);
        StringBuilder sb = new StringBuilder();
        new TreeMap<>(stream).descendingMap().forEach((k, v) -> sb.append(k.charAt(0)).append(v));
        System.out.println(sb + " " + sb.length());
    }
}
