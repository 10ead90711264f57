import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.ListIterator;
import java.util.NoSuchElementException;

/** A LinkedList as list, queue, deque and stack. */
public class LinkedListOps {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (NoSuchElementException | IndexOutOfBoundsException | IllegalStateException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>();
        show("peek", l::peek);
        show("poll", l::poll);
        show("pollLast", l::pollLast);
        show("getFirst", l::getFirst);
        show("getLast", l::getLast);
        show("removeFirst", l::removeFirst);
        show("removeLast", l::removeLast);
        show("element", l::element);
        show("remove", l::remove);
        show("pop", l::pop);
        l.offer("b");
        l.offerFirst("a");
        l.offerLast("c");
        l.push(null);
        l.add("d");
        l.addFirst("z");
        l.addLast(null);
        System.out.println(l + " " + l.indexOf(null) + " " + l.lastIndexOf(null) + " " + l.peekFirst() + " " + l.peekLast());
        show("removeFirstOccurrence", () -> l.removeFirstOccurrence(null));
        show("removeLastOccurrence", () -> l.removeLastOccurrence(null));
        show("removeLastOccurrence x", () -> l.removeLastOccurrence("x"));
        System.out.println(l);
        show("add at 2", () -> {
            l.add(2, "m");
            return l;
        });
        show("addAll at 1", () -> l.addAll(1, Arrays.asList("p", "q")));
        show("get -1", () -> l.get(-1));
        show("add at 99", () -> {
            l.add(99, "m");
            return l;
        });
        show("set", () -> l.set(0, "Z") + l.remove(4) + l);
        ListIterator<String> it = l.listIterator(3);
        System.out.println(it.next() + it.next() + it.previous() + it.nextIndex() + it.previousIndex());
        it.set("B");
        it.add("after");
        show("set after add", () -> {
            it.set("?");
            return "?";
        });
        it.next();
        it.remove();
        System.out.println(l);
        show("remove after remove", () -> {
            it.remove();
            return "?";
        });
        Iterator<String> down = l.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (down.hasNext()) {
            String s = down.next();
            sb.append(s).append(' ');
            if (s.equals("q")) {
                down.remove();
            }
        }
        System.out.println(sb + "" + l);
        Deque<String> copy = (LinkedList<String>) l.clone();
        System.out.println(copy.equals(l) + " " + copy.pop() + copy.pollLast() + copy + l);
        System.out.println(Arrays.toString(l.toArray()) + l.contains("after") + l.containsAll(copy) + l.hashCode());
        l.removeIf(s -> s.length() == 1);
        System.out.println(l + " " + l.size());
        l.clear();
        show("iterator", () -> l.iterator().next());
        show("previous", () -> l.listIterator().previous());
    }
}
