import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Random;

/** A circular buffer as a queue and as a stack. */
public class ArrayDeques {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (NoSuchElementException | NullPointerException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(3);
        show("pop", d::pop);
        show("removeLast", d::removeLast);
        show("getFirst", d::getFirst);
        show("peekLast", d::peekLast);
        show("offer null", () -> d.offer(null));
        show("push null", () -> {
            d.push(null);
            return d;
        });
        show("contains null", () -> d.contains(null));
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                d.addFirst(i);
            } else {
                d.addLast(i);
            }
        }
        System.out.println(d + " " + d.size());
        System.out.println(d.pollFirst() + " " + d.pollLast() + " " + d.removeFirstOccurrence(1) + d.removeLastOccurrence(7) + d.remove(99) + d.remove((Object) 12) + d);
        Iterator<Integer> down = d.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (down.hasNext()) {
            int i = down.next();
            sb.append(i).append(' ');
            if (i % 4 == 0) {
                down.remove();
            }
        }
        System.out.println(sb + "" + d);
        Iterator<Integer> it = d.iterator();
        while (it.hasNext()) {
            if (it.next() % 5 == 0) {
                it.remove();
            }
        }
        System.out.println(d + " " + d.clone() + Arrays.toString(d.toArray(new Integer[0])) + d.contains(13));
        show("removeIf", () -> d.removeIf(i -> i > 13) + " " + d + d.removeAll(Arrays.asList(9, 6)) + d + d.retainAll(Arrays.asList(2, 13, 10)) + d);
        System.out.println(d.equals(new ArrayDeque<>(d)) + " " + new ArrayDeque<>(Arrays.asList(1, 2)).equals(Arrays.asList(1, 2)));
        // compare with a plain model over many random operations
        Deque<Integer> model = new java.util.LinkedList<>();
        ArrayDeque<Integer> fast = new ArrayDeque<>();
        Random r = new Random(11);
        int differences = 0;
        for (int i = 0; i < 2000; i++) {
            switch (r.nextInt(7)) {
                case 0:
                case 1:
                    fast.addFirst(i);
                    model.addFirst(i);
                    break;
                case 2:
                case 3:
                    fast.addLast(i);
                    model.addLast(i);
                    break;
                case 4:
                    differences += java.util.Objects.equals(fast.pollFirst(), model.pollFirst()) ? 0 : 1;
                    break;
                case 5:
                    differences += java.util.Objects.equals(fast.pollLast(), model.pollLast()) ? 0 : 1;
                    break;
                default:
                    Integer x = i - r.nextInt(100);
                    differences += fast.remove(x) == model.remove(x) ? 0 : 1;
            }
        }
        System.out.println(differences + " " + fast.toString().equals(model.toString()) + " " + fast.size());
        int[] sum = {0};
        fast.forEach(i -> sum[0] += i);
        fast.clear();
        System.out.println(sum[0] + " " + fast + fast.isEmpty());
        Deque<String> stack = new ArrayDeque<>();
        stack.push("a");
        stack.push("b");
        System.out.println(stack + stack.peek() + stack.pop() + stack.element() + stack.remove() + stack.pollLast());
    }
}
