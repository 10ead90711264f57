import java.util.*;
import java.util.stream.*;

/** Permutations, a sudoku, knapsacks and edit distances over collections. */
public class BacktrackingPuzzles {
    static void permute(List<Integer> left, Deque<Integer> taken, List<String> out) {
        if (left.isEmpty()) {
            out.add(taken.toString());
        }
        for (int i = 0; i < left.size(); i++) {
            Integer x = left.remove(i);
            taken.addLast(x);
            permute(left, taken, out);
            taken.removeLast();
            left.add(i, x);
        }
    }

    static boolean solve(int[] cells, List<BitSet> used) {
        int best = -1, most = -1;
        for (int i = 0; i < 16; i++) {
            if (cells[i] == 0) {
                BitSet b = taken(i, used);
                if (b.cardinality() > most) {
                    most = b.cardinality();
                    best = i;
                }
            }
        }
        if (best < 0) {
            return true;
        }
        BitSet b = taken(best, used);
        for (int v = b.nextClearBit(1); v <= 4; v = b.nextClearBit(v + 1)) {
            mark(best, v, used, true);
            cells[best] = v;
            if (solve(cells, used)) {
                return true;
            }
            cells[best] = 0;
            mark(best, v, used, false);
        }
        return false;
    }

    static BitSet taken(int i, List<BitSet> used) {
        BitSet b = (BitSet) used.get(i / 4).clone();
        b.or(used.get(4 + i % 4));
        b.or(used.get(8 + i / 8 * 2 + i % 4 / 2));
        return b;
    }

    static void mark(int i, int v, List<BitSet> used, boolean on) {
        used.get(i / 4).set(v, on);
        used.get(4 + i % 4).set(v, on);
        used.get(8 + i / 8 * 2 + i % 4 / 2).set(v, on);
    }

    static List<Integer> pick(int goal, List<Integer> coins, Map<String, List<Integer>> memo) {
        if (goal == 0) {
            return new ArrayList<>();
        }
        if (goal < 0 || coins.isEmpty()) {
            return null;
        }
        String key = goal + coins.toString();
        if (memo.containsKey(key)) {
            return memo.get(key);
        }
        List<Integer> with = pick(goal - coins.get(0), coins, memo), without = pick(goal, coins.subList(1, coins.size()), memo);
        List<Integer> result = without;
        if (with != null && (without == null || with.size() + 1 < without.size())) {
            result = new ArrayList<>(with);
            result.add(0, coins.get(0));
        }
        memo.put(key, result);
        return result;
    }

    public static void main(String[] args) {
        List<String> out = new ArrayList<>();
        permute(new ArrayList<>(Arrays.asList(1, 2, 3, 4)), new ArrayDeque<>(), out);
        System.out.println(out.size() + " " + out.get(0) + out.get(9) + out.get(23) + " " + new HashSet<>(out).size());
        int[] cells = {0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0};
        List<BitSet> used = Stream.generate(BitSet::new).limit(12).collect(Collectors.toList());
        for (int i = 0; i < 16; i++) {
            if (cells[i] != 0) {
                mark(i, cells[i], used, true);
            }
        }
        System.out.println(solve(cells, used) + " " + Arrays.toString(cells));
        Map<String, List<Integer>> memo = new HashMap<>();
        System.out.println(pick(37, Arrays.asList(1, 5, 12, 25), memo) + " " + pick(24, Arrays.asList(1, 5, 12, 25), memo) + pick(7, Arrays.asList(4, 6), memo) + " " + memo.size());
        List<Set<Integer>> subsets = new ArrayList<>();
        subsets.add(new TreeSet<>());
        for (int x : new int[] {7, 2, 5}) {
            for (Set<Integer> s : new ArrayList<>(subsets)) {
                Set<Integer> t = new TreeSet<>(s);
                t.add(x);
                subsets.add(t);
            }
        }
        System.out.println(subsets + " " + subsets.stream().map(s -> s.stream().mapToInt(i -> i).sum()).collect(Collectors.toCollection(TreeSet::new)));
        Map<List<Integer>, Long> memoPaths = new HashMap<>();
        for (int r = 0; r < 10; r++) {
            for (int c = 0; c < 10; c++) {
                long n = r == 0 || c == 0 ? 1 : memoPaths.get(Arrays.asList(r - 1, c)) + memoPaths.get(Arrays.asList(r, c - 1));
                memoPaths.put(Arrays.asList(r, c), n);
            }
        }
        System.out.println(memoPaths.get(Arrays.asList(9, 9)) + " " + memoPaths.size());
        Deque<int[]> queue = new ArrayDeque<>();
        Set<List<Integer>> seen = new HashSet<>();
        queue.add(new int[] {0, 0, 0});
        seen.add(Arrays.asList(0, 0));
        int steps = -1;
        while (!queue.isEmpty() && steps < 0) {
            int[] s = queue.remove();
            if (s[0] == 4 || s[1] == 4) {
                steps = s[2];
            }
            int a = s[0], b = s[1], ab = Math.min(a, 3 - b), ba = Math.min(b, 5 - a);
            for (int[] n : new int[][] {{5, b}, {a, 3}, {0, b}, {a, 0}, {a - ab, b + ab}, {a + ba, b - ba}}) {
                if (seen.add(Arrays.asList(n[0], n[1]))) {
                    queue.add(new int[] {n[0], n[1], s[2] + 1});
                }
            }
        }
        System.out.println(steps + " " + seen.size());
    }
}
