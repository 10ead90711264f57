import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** The list over an array writes through and has a fixed size. */
public class ArraysAsLists {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        String[] a = {"pear", "fig", null, "apple"};
        List<String> l = Arrays.asList(a);
        l.set(2, "kiwi");
        a[0] = "plum";
        System.out.println(l + " " + Arrays.toString(a) + " " + l.size() + " " + l.contains("fig") + " " + l.indexOf(null));
        Collections.sort(l);
        System.out.println(String.join(",", a));
        Collections.reverse(l);
        l.replaceAll(String::toUpperCase);
        System.out.println(String.join(",", a));
        l.sort(Collections.reverseOrder());
        System.out.println(String.join(",", a));
        show("add", () -> l.add("x"));
        show("remove", () -> l.remove(0));
        show("remove absent", () -> l.remove("nothing"));
        show("remove present", () -> l.remove("FIG"));
        show("clear", () -> {
            l.clear();
            return l;
        });
        show("clear empty", () -> {
            List<Object> none = Arrays.asList();
            none.clear();
            return none;
        });
        show("removeIf none", () -> l.removeIf(s -> false));
        show("removeIf all", () -> l.removeIf(s -> true));
        show("retainAll same", () -> l.retainAll(new ArrayList<>(l)));
        show("addAll none", () -> l.addAll(Collections.<String>emptyList()));
        show("iterator remove", () -> {
            Iterator<String> it = l.iterator();
            it.next();
            it.remove();
            return l;
        });
        show("get 4", () -> l.get(4));
        show("get -1", () -> l.get(-1));
        show("null array", () -> Arrays.asList((Object[]) null));
        show("array store", () -> {
            List<Object> objects = Arrays.asList((Object[]) new Integer[] {1, 2});
            objects.set(0, "text");
            return objects;
        });
        show("one null", () -> Arrays.asList((Object) null));
        int[] numbers = {1, 2, 3};
        System.out.println(Arrays.asList(numbers).size() + " " + Arrays.asList(1, 2, 3).size());
        System.out.println(l.toArray().getClass().getSimpleName() + " " + l.toArray(new Object[0]).getClass().getSimpleName());
        System.out.println(Arrays.asList(1, 2).equals(new ArrayList<>(Arrays.asList(1, 2))) + " " + Arrays.asList(1, null, 3).hashCode());
        System.out.println(l.getClass().getName());
        l.forEach(s -> System.out.print(s.length() + " "));
        System.out.println(l.stream().filter(s -> s.length() > 4).count() + " " + (l instanceof java.util.RandomAccess));
    }
}
