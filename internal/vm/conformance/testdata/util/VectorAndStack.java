import java.util.Arrays;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Stack;
import java.util.Vector;

/** The old growable array and the stack above it. */
public class VectorAndStack {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        System.out.print(v.capacity());
        for (int i = 0; i < 9; i++) {
            v.addElement(i * i);
            System.out.print(" " + v.capacity());
        }
        Vector<Integer> doubling = new Vector<>();
        for (int i = 0; i < 25; i++) {
            doubling.add(i);
        }
        System.out.println(" / " + doubling.capacity());
        v.insertElementAt(-1, 3);
        v.setElementAt(-2, 0);
        v.removeElementAt(1);
        System.out.println(v + " " + v.removeElement(16) + " " + v.removeElement(17) + " " + v.firstElement() + " " + v.lastElement());
        System.out.println(v.indexOf(36, 2) + " " + v.indexOf(36, 7) + " " + v.lastIndexOf(36, 6) + " " + v.elementAt(2));
        show("elementAt(99)", () -> v.elementAt(99));
        show("setElementAt(99)", () -> {
            v.setElementAt(1, 99);
            return "?";
        });
        show("removeElementAt(-1)", () -> {
            v.removeElementAt(-1);
            return "?";
        });
        show("insertElementAt(99)", () -> {
            v.insertElementAt(1, 99);
            return "?";
        });
        show("get(-1)", () -> v.get(99).getClass());
        show("firstElement", () -> new Vector<String>().firstElement());
        show("lastElement", () -> new Vector<String>().lastElement());
        show("new(-1)", () -> new Vector<String>(-1));
        v.setSize(12);
        System.out.println(v + " " + v.size());
        v.setSize(3);
        v.trimToSize();
        System.out.println(v + " " + v.capacity());
        Object[] into = new Object[5];
        v.copyInto(into);
        System.out.println(Arrays.toString(into));
        Enumeration<Integer> e = v.elements();
        int sum = 0;
        while (e.hasMoreElements()) {
            sum += e.nextElement();
        }
        System.out.println(sum + " " + Collections.list(v.elements()));
        show("enumeration end", e::nextElement);
        Stack<String> s = new Stack<>();
        show("empty pop", s::pop);
        try {
            s.peek();
        } catch (EmptyStackException x) {
            System.out.println("peek " + x.getMessage());
        }
        System.out.println(s.push("a") + s.push("b") + s.push("c") + s.push("b") + " " + s);
        System.out.println(s.search("b") + " " + s.search("a") + " " + s.search("x") + " " + s.peek() + s.pop() + s.pop() + s + s.empty());
        s.add(0, "bottom");
        System.out.println(s + " " + s.get(0) + " " + s.equals(Arrays.asList("bottom", "a", "b")) + " " + ((Stack<?>) s.clone()).pop());
        v.removeAllElements();
        System.out.println(v.isEmpty() + " " + v);
    }
}
