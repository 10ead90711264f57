import java.util.*;

/** A prefix tree in maps, Huffman's code in a heap, a cache with expiry. */
public class TriesAndCodes {
    static class Trie {
        final Map<Character, Trie> next = new TreeMap<>();
        boolean word;

        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) {
                t = t.next.computeIfAbsent(c, k -> new Trie());
            }
            t.word = true;
        }

        List<String> with(String prefix) {
            Trie t = this;
            for (char c : prefix.toCharArray()) {
                t = t.next.get(c);
                if (t == null) {
                    return Collections.emptyList();
                }
            }
            List<String> out = new ArrayList<>();
            Deque<Map.Entry<String, Trie>> stack = new ArrayDeque<>();
            stack.push(new AbstractMap.SimpleEntry<>(prefix, t));
            while (!stack.isEmpty()) {
                Map.Entry<String, Trie> e = stack.pop();
                if (e.getValue().word) {
                    out.add(e.getKey());
                }
                for (Map.Entry<Character, Trie> n : ((TreeMap<Character, Trie>) e.getValue().next).descendingMap().entrySet()) {
                    stack.push(new AbstractMap.SimpleEntry<>(e.getKey() + n.getKey(), n.getValue()));
                }
            }
            return out;
        }
    }

    static class Node implements Comparable<Node> {
        final int weight;
        final String symbols;
        final Node a, b;

        Node(int weight, String symbols, Node a, Node b) {
            this.weight = weight;
            this.symbols = symbols;
            this.a = a;
            this.b = b;
        }

        @Override
        public int compareTo(Node o) {
            return weight != o.weight ? Integer.compare(weight, o.weight) : symbols.compareTo(o.symbols);
        }

        void codes(String prefix, Map<Character, String> into) {
            if (a == null) {
                into.put(symbols.charAt(0), prefix);
            } else {
                a.codes(prefix + "0", into);
                b.codes(prefix + "1", into);
            }
        }
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String s : "car card care cat dog do dot a an and".split(" ")) {
            t.add(s);
        }
        System.out.println(t.with("ca") + " " + t.with("do") + t.with("x") + t.with(""));
        String text = "abracadabra alakazam";
        Map<Character, Integer> count = new HashMap<>();
        for (char c : text.toCharArray()) {
            count.merge(c, 1, Integer::sum);
        }
        PriorityQueue<Node> heap = new PriorityQueue<>();
        count.forEach((c, n) -> heap.add(new Node(n, "" + c, null, null)));
        while (heap.size() > 1) {
            Node x = heap.poll(), y = heap.poll();
            heap.add(new Node(x.weight + y.weight, x.symbols + y.symbols, x, y));
        }
        Map<Character, String> codes = new TreeMap<>();
        heap.peek().codes("", codes);
        StringBuilder bits = new StringBuilder();
        for (char c : text.toCharArray()) {
            bits.append(codes.get(c));
        }
        StringBuilder back = new StringBuilder();
        Node n = heap.peek();
        for (char bit : bits.toString().toCharArray()) {
            n = bit == '0' ? n.a : n.b;
            if (n.a == null) {
                back.append(n.symbols);
                n = heap.peek();
            }
        }
        System.out.println(codes + " " + bits.length() + " " + back.toString().equals(text));
        LinkedHashMap<String, Long> cache = new LinkedHashMap<String, Long>(8, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Long> e) {
                return size() > 4;
            }
        };
        Random r = new Random(12);
        int hits = 0;
        for (long i = 0; i < 200; i++) {
            String k = "k" + r.nextInt(7);
            if (cache.get(k) != null) {
                hits++;
            } else {
                cache.put(k, i);
            }
        }
        System.out.println(hits + " " + cache);
        cache.values().removeIf(v -> v < 190);
        System.out.println(cache.size());
    }
}
