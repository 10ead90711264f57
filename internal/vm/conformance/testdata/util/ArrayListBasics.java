import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** What an ArrayList does with positions, nulls, itself and other collections. */
public class ArrayListBasics {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        ArrayList<Object> list = new ArrayList<>(0);
        for (int i = 0; i < 12; i++) {
            list.add(i % 5 == 4 ? null : Integer.valueOf(i));
        }
        System.out.println(list + " " + list.size() + " " + list.hashCode());
        System.out.println(list.indexOf(null) + " " + list.lastIndexOf(null) + " " + list.indexOf("x") + " " + list.contains(7));
        list.add(0, "first");
        list.add(list.size(), "last");
        list.add(5, Arrays.asList(1, 2));
        System.out.println(list);
        System.out.println(list.remove(5) + " " + list.remove((Object) null) + " " + list.remove("nothing") + " " + list.set(1, "zero"));
        System.out.println(list.addAll(Collections.emptyList()) + " " + list.addAll(3, Arrays.asList("a", null, "b")) + " " + list);
        System.out.println(list.removeAll(Collections.singleton(null)) + " " + list);
        System.out.println(list.retainAll(Arrays.asList("a", "b", 1, 2, 3, 5)) + " " + list);
        System.out.println(list.retainAll(list) + " " + list.containsAll(Arrays.asList(1, 2)) + " " + list.containsAll(Collections.emptySet()));
        list.add(list);
        System.out.println(list);
        list.remove(list.size() - 1);
        Object[] exact = list.toArray();
        Object[] bigger = {"?", "?", "?", "?", "?", "?", "?", "?", "?"};
        Object[] same = list.toArray(bigger);
        System.out.println(exact.getClass().getSimpleName() + " " + (same == bigger) + " " + Arrays.toString(same));
        Integer[] ints = new ArrayList<>(Arrays.asList(3, 1, 2)).toArray(new Integer[0]);
        System.out.println(ints.getClass().getSimpleName() + " " + ints.length);
        show("wrong component", () -> list.toArray(new Integer[0]));
        show("get(-1)", () -> list.get(-1));
        show("get(size)", () -> list.get(list.size()));
        show("set(size)", () -> list.set(list.size(), 1));
        show("add(size+1)", () -> {
            list.add(list.size() + 1, 1);
            return "?";
        });
        show("addAll(-1)", () -> list.addAll(-1, list));
        show("remove(size)", () -> list.remove(list.size()));
        show("addAll(null)", () -> list.addAll((Collection<?>) null));
        show("removeAll(null)", () -> list.removeAll(null));
        show("new(-1)", () -> new ArrayList<>(-1));
        show("new(null)", () -> new ArrayList<>((Collection<?>) null));
        list.ensureCapacity(100);
        list.trimToSize();
        list.addAll(list);
        System.out.println(list);
        List<Object> copy = (List<Object>) list.clone();
        System.out.println(copy.equals(list) + " " + (copy.hashCode() == list.hashCode()) + " " + list.equals(Arrays.asList(1)) + " " + list.equals(null));
        copy.clear();
        System.out.println(copy + " " + copy.isEmpty() + " " + list.size() + " " + copy.equals(Collections.emptyList()) + " " + copy.hashCode());
        List<Integer> numbers = new ArrayList<>(Arrays.asList(5, 3, 9, 1, 7));
        System.out.println(numbers.removeIf(n -> n > 8) + " " + numbers.removeIf(n -> n > 8) + " " + numbers);
        numbers.replaceAll(n -> n * 10);
        numbers.sort(null);
        numbers.forEach(n -> System.out.print(n + ";"));
        System.out.println();
    }
}
