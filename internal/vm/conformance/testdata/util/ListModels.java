import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;

/** Random operations on every kind of list, compared with one another. */
public class ListModels {
    static Object step(List<Integer> l, Random r, int i) {
        try {
            int at = l.isEmpty() ? 0 : r.nextInt(l.size() + 1), v = r.nextInt(20);
            switch (r.nextInt(18)) {
                case 0:
                case 1:
                case 2:
                    return l.add(v);
                case 3:
                    l.add(at, v);
                    return "";
                case 4:
                    return l.remove(at);
                case 5:
                    return l.remove((Integer) v);
                case 6:
                    return l.set(at, v);
                case 7:
                    return l.addAll(at, Arrays.asList(v, v + 1, v));
                case 8:
                    return l.indexOf(v) + l.lastIndexOf(v) * 100;
                case 9:
                    return l.removeIf(x -> x == v);
                case 10:
                    List<Integer> sub = l.subList(at / 2, at);
                    sub.sort(null);
                    return sub.toString();
                case 11:
                    l.subList(at / 2, Math.min(at, at / 2 + 3)).clear();
                    return l.size();
                case 12:
                    return l.removeAll(Arrays.asList(v, v + 2));
                case 13:
                    l.replaceAll(x -> x + 1);
                    return l.hashCode();
                case 14:
                    Collections.rotate(l, v);
                    return l.contains(v);
                case 15:
                    return l.retainAll(new HashSet<>(Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, v)));
                case 16:
                    return Arrays.toString(l.toArray());
                default:
                    return l.equals(new LinkedList<>(l)) + "" + i;
            }
        } catch (IndexOutOfBoundsException e) {
            return "bounds";
        }
    }

    public static void main(String[] args) {
        List<List<Integer>> lists = Arrays.asList(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new CopyOnWriteArrayList<>(), Collections.synchronizedList(new ArrayList<>()), new ArrayList<>(Arrays.asList(-1, -2)).subList(1, 1));
        Random[] rs = new Random[lists.size()];
        for (int i = 0; i < rs.length; i++) {
            rs[i] = new Random(2024);
        }
        long hash = 0;
        int bad = 0;
        for (int i = 0; i < 300; i++) {
            Object want = null;
            for (int k = 0; k < lists.size(); k++) {
                Object got = step(lists.get(k), rs[k], i);
                if (k == 0) {
                    want = got;
                } else if (!Objects.equals(want, got)) {
                    bad++;
                    System.out.println("step " + i + " list " + k + " " + want + " " + got);
                    return;
                }
            }
            hash = hash * 31 + Objects.hashCode(want);
        }
        System.out.println(hash + " " + bad + " " + lists.get(0).size() + " " + lists.get(0));
    }
}
