import java.util.*;
import java.util.stream.*;

/** Cells in hash sets, a matrix in nested lists, intervals in a tree. */
public class GameOfLife {
    static final class Cell {
        final int x, y;

        Cell(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Cell && ((Cell) o).x == x && ((Cell) o).y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }

        @Override
        public String toString() {
            return x + ":" + y;
        }
    }

    static Set<Cell> step(Set<Cell> live) {
        Map<Cell, Integer> near = new HashMap<>();
        for (Cell c : live) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        near.merge(new Cell(c.x + dx, c.y + dy), 1, Integer::sum);
                    }
                }
            }
        }
        return near.entrySet().stream().filter(e -> e.getValue() == 3 || e.getValue() == 2 && live.contains(e.getKey())).map(Map.Entry::getKey).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public static void main(String[] args) {
        Set<Cell> glider = new HashSet<>(Arrays.asList(new Cell(1, 0), new Cell(2, 1), new Cell(0, 2), new Cell(1, 2), new Cell(2, 2)));
        Set<Cell> s = glider;
        for (int i = 0; i < 12; i++) {
            s = step(s);
        }
        System.out.println(s + " " + s.size() + " " + s.contains(new Cell(4, 3)) + " " + s.hashCode());
        Set<Cell> moved = glider.stream().map(c -> new Cell(c.x + 3, c.y + 3)).collect(Collectors.toSet());
        System.out.println(moved.equals(s) + " " + s.equals(moved));
        Set<Cell> pent = IntStream.range(0, 5).mapToObj(i -> new Cell(i, 0)).collect(Collectors.toSet());
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            sizes.add(pent.size());
            pent = step(pent);
        }
        System.out.println(sizes + " " + pent);
        TreeMap<Integer, Integer> busy = new TreeMap<>();
        int[][] wishes = {{10, 20}, {15, 25}, {20, 30}, {5, 10}, {0, 6}, {40, 41}, {30, 40}, {29, 31}};
        StringBuilder sb = new StringBuilder();
        for (int[] w : wishes) {
            Map.Entry<Integer, Integer> before = busy.floorEntry(w[0]), after = busy.ceilingEntry(w[0]);
            boolean free = (before == null || before.getValue() <= w[0]) && (after == null || after.getKey() >= w[1]);
            if (free) {
                busy.put(w[0], w[1]);
            }
            sb.append(free ? 'y' : 'n');
        }
        System.out.println(sb + " " + busy);
        Map.Entry<Integer, Integer> e = busy.firstEntry();
        List<String> merged = new ArrayList<>();
        int lo = e.getKey(), hi = e.getValue();
        for (Map.Entry<Integer, Integer> n : busy.tailMap(lo, false).entrySet()) {
            if (n.getKey() <= hi) {
                hi = Math.max(hi, n.getValue());
            } else {
                merged.add(lo + "-" + hi);
                lo = n.getKey();
                hi = n.getValue();
            }
        }
        merged.add(lo + "-" + hi);
        System.out.println(merged);
        List<List<Integer>> m = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            m.add(new ArrayList<>(Collections.nCopies(4, i)));
        }
        m.get(1).set(2, 9);
        Collections.swap(m, 0, 3);
        m.forEach(Collections::reverse);
        Collections.rotate(m, 1);
        System.out.println(m + " " + m.stream().flatMap(List::stream).mapToInt(x -> x).sum() + " " + m.indexOf(Arrays.asList(2, 2, 2, 2)));
        Deque<Integer> window = new ArrayDeque<>();
        int[] v = {1, 3, -1, -3, 5, 3, 6, 7};
        List<Integer> maxima = new ArrayList<>();
        for (int i = 0; i < v.length; i++) {
            while (!window.isEmpty() && v[window.peekLast()] <= v[i]) {
                window.pollLast();
            }
            window.addLast(i);
            if (window.peekFirst() <= i - 3) {
                window.pollFirst();
            }
            if (i >= 2) {
                maxima.add(v[window.peekFirst()]);
            }
        }
        System.out.println(maxima);
    }
}
