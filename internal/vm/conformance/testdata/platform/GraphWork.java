import java.util.*;
import java.util.stream.*;

/** Graph algorithms, matrices, permutations, tries, intervals. */
public class GraphWork {
    static final class Edge implements Comparable<Edge> {
        final int a, b, w;
        Edge(int a, int b, int w) {
            this.a = a;
            this.b = b;
            this.w = w;
        }
        public int compareTo(Edge o) {
            return Integer.compare(w, o.w);
        }
        @Override public String toString() {
            return a + "-" + b + ":" + w;
        }
        @Override public int hashCode() {
            return Objects.hash(a, b, w);
        }
        @Override public boolean equals(Object o) {
            return o instanceof Edge && ((Edge) o).a == a && ((Edge) o).b == b;
        }
    }

    static int find(int[] p, int x) {
        return p[x] == x ? x : (p[x] = find(p, p[x]));
    }

    static class Trie {
        final TreeMap<Character, Trie> kids = new TreeMap<>();
        boolean end;
        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) t = t.kids.computeIfAbsent(c, k -> new Trie());
            t.end = true;
        }
        List<String> all(String pre) {
            Trie t = this;
            for (char c : pre.toCharArray()) {
                t = t.kids.get(c);
                if (t == null) return Collections.emptyList();
            }
            List<String> o = new ArrayList<>();
            t.walk(new StringBuilder(pre), o);
            return o;
        }
        void walk(StringBuilder b, List<String> o) {
            if (end) o.add(b.toString());
            kids.forEach((c, k) -> { b.append(c); k.walk(b, o); b.setLength(b.length() - 1); });
        }
    }

    static double det(double[][] m) {
        int n = m.length;
        double d = 1;
        for (int c = 0; c < n; c++) {
            int p = c;
            for (int r = c + 1; r < n; r++) if (Math.abs(m[r][c]) > Math.abs(m[p][c])) p = r;
            if (m[p][c] == 0) return 0;
            if (p != c) {
                double[] t = m[p];
                m[p] = m[c];
                m[c] = t;
                d = -d;
            }
            d *= m[c][c];
            for (int r = c + 1; r < n; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < n; k++) m[r][k] -= f * m[c][k];
            }
        }
        return d;
    }

    static <T> void permute(List<T> l, int k, List<List<T>> out) {
        if (k == l.size()) {
            out.add(new ArrayList<>(l));
            return;
        }
        for (int i = k; i < l.size(); i++) {
            Collections.swap(l, k, i);
            permute(l, k + 1, out);
            Collections.swap(l, k, i);
        }
    }

    public static void main(String[] args) {
        Random r = new Random(2024);
        List<Edge> es = new ArrayList<>();
        for (int i = 0; i < 30; i++) es.add(new Edge(r.nextInt(10), r.nextInt(10), 1 + r.nextInt(50)));
        es.removeIf(e -> e.a == e.b);
        System.out.println(es.size() + " " + es.stream().mapToInt(e -> e.w).summaryStatistics());
        int[] p = IntStream.range(0, 10).toArray();
        List<Edge> mst = new ArrayList<>();
        es.stream().sorted().forEach(e -> { int x = find(p, e.a), y = find(p, e.b); if (x != y) { p[x] = y; mst.add(e); } });
        System.out.println(mst + " " + mst.stream().mapToInt(e -> e.w).sum());
        int[] dist = new int[10];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[0] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.comparingInt((int[] a) -> a[1]).thenComparingInt(a -> a[0]));
        q.add(new int[]{0, 0});
        int pops = 0;
        while (!q.isEmpty()) {
            int[] u = q.poll();
            pops++;
            if (u[1] > dist[u[0]]) continue;
            for (Edge e : es) for (int[] v : new int[][]{{e.a, e.b}, {e.b, e.a}}) if (v[0] == u[0] && u[1]
                    + e.w < dist[v[1]]) {
                dist[v[1]] = u[1] + e.w;
                q.add(new int[]{v[1], dist[v[1]]});
            }
        }
        System.out.println(Arrays.toString(dist) + " " + pops);
        Map<Integer, Set<Integer>> adj = new TreeMap<>();
        for (Edge e : es) {
            adj.computeIfAbsent(e.a, k -> new TreeSet<>()).add(e.b);
            adj.computeIfAbsent(e.b, k -> new TreeSet<>()).add(e.a);
        }
        System.out.println(adj);
        Deque<Integer> st = new ArrayDeque<>(Collections.singleton(0));
        Set<Integer> seen = new LinkedHashSet<>();
        while (!st.isEmpty()) {
            int u = st.pop();
            if (seen.add(u)) adj.getOrDefault(u, Collections.emptySet()).forEach(st::push);
        }
        System.out.println(seen);
        Trie t = new Trie();
        for (String w : "car card care cat dog do done zebra".split(" ")) t.add(w);
        System.out.println(t.all("car") + " " + t.all("do") + " " + t.all("x"));
        System.out.printf("%.4f %.1f%n", det(new double[][]{{2, -1, 0}, {1, 3, 2}, {0, 5, -4}}),
                det(new double[][]{{1, 2}, {2, 4}}));
        List<List<String>> ps = new ArrayList<>();
        permute(new ArrayList<>(Arrays.asList("a", "b", "c", "d")), 0, ps);
        System.out.println(ps.size() + " " + ps.get(13) + " "
                + ps.stream().map(l -> String.join("", l)).sorted(Comparator.reverseOrder()).limit(3).collect(Collectors.toList()));
        int[][] iv = {{5, 8}, {1, 3}, {2, 4}, {8, 9}, {15, 18}};
        Arrays.sort(iv, (a, b) -> a[0] != b[0] ? a[0] - b[0] : b[1] - a[1]);
        LinkedList<int[]> merged = new LinkedList<>();
        for (int[] x : iv) if (merged.isEmpty() || merged.getLast()[1] < x[0]) merged.add(x.clone());
        else merged.getLast()[1] = Math.max(merged.getLast()[1], x[1]);
        System.out.println(merged.stream().map(Arrays::toString).collect(Collectors.joining(";")));
        long[] memo = new long[91];
        System.out.println(fib(90, memo) + " " + Long.toHexString(fib(90, memo)) + " " + gcd(1071, 462) + " " + sieve(60)
                + " " + lcs("AGGTAB", "GXTXAYB") + " " + edit("kitten", "sitting") + " " + hanoi(10) + " " + collatz(27)
                + " " + roman(1994) + " " + pascal(7));
        StringBuilder life = new StringBuilder();
        boolean[][] w = new boolean[6][6];
        w[1][2] = w[2][3] = w[3][1] = w[3][2] = w[3][3] = true;
        for (int gsz = 0; gsz < 4; gsz++) {
            boolean[][] nx = new boolean[6][6];
            for (int y = 0; y < 6; y++) for (int x = 0; x < 6; x++) {
                int c = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1;
                        dx++) if ((dx | dy) != 0 && w[(y + dy + 6) % 6][(x + dx + 6) % 6]) c++;
                nx[y][x] = c == 3 || c == 2 && w[y][x];
            }
            w = nx;
        }
        for (boolean[] row : w) {
            for (boolean c : row) life.append(c ? '#' : '.');
            life.append('\n');
        }
        System.out.print(life);
    }

    static long fib(int n, long[] m) {
        return n < 2 ? n : m[n] != 0 ? m[n] : (m[n] = fib(n - 1, m) + fib(n - 2, m));
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static String sieve(int n) {
        BitSet b = new BitSet();
        b.set(2, n);
        for (int i = 2; i * i < n; i++) if (b.get(i)) for (int j = i * i; j < n; j += i) b.clear(j);
        return b.toString();
    }

    static int lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length();
                j++) d[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? d[i - 1][j - 1] + 1 : Math.max(d[i - 1][j], d[i][j - 1]);
        return d[a.length()][b.length()];
    }

    static int edit(String a, String b) {
        int[] p = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int[] c = new int[b.length() + 1];
            c[0] = i;
            for (int j = 1; j <= b.length(); j++) c[j] = Math.min(Math.min(c[j - 1], p[j]) + 1, p[j - 1]
                    + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            p = c;
        }
        return p[b.length()];
    }

    static int hanoi(int n) {
        return n == 0 ? 0 : 2 * hanoi(n - 1) + 1;
    }

    static int collatz(long n) {
        int c = 0;
        for (; n != 1; c++) n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        return c;
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) for (; n >= v[i]; n -= v[i]) b.append(s[i]);
        return b.toString();
    }

    static List<Integer> pascal(int n) {
        List<Integer> r = new ArrayList<>(Collections.singletonList(1));
        for (int i = 0; i < n; i++) for (int j = r.size(); j >= 1; j--) if (j == r.size()) r.add(1);
        else r.set(j, r.get(j) + r.get(j - 1));
        return r;
    }
}
