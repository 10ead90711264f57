import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/** Walks to and fro, and edits on the way. */
public class ListIterators {
    /** A list that keeps its elements in a string. */
    static class Letters extends AbstractList<Character> {
        final StringBuilder text = new StringBuilder();

        @Override
        public Character get(int index) {
            return text.charAt(index);
        }

        @Override
        public int size() {
            return text.length();
        }

        @Override
        public Character set(int index, Character c) {
            char old = text.charAt(index);
            text.setCharAt(index, c);
            return old;
        }

        @Override
        public void add(int index, Character c) {
            text.insert(index, c.charValue());
            modCount++;
        }

        @Override
        public Character remove(int index) {
            char old = text.charAt(index);
            text.deleteCharAt(index);
            modCount++;
            return old;
        }
    }

    static void probe(List<Character> list) {
        StringBuilder log = new StringBuilder(list.getClass().getSimpleName()).append(": ");
        list.addAll(Arrays.asList('a', 'b', 'c', 'd', 'e'));
        ListIterator<Character> it = list.listIterator(2);
        log.append(it.hasPrevious()).append(it.previousIndex()).append(it.nextIndex()).append(' ');
        try {
            while (it.hasNext()) {
                char c = it.next();
                if (c == 'c') {
                    it.remove();
                } else if (c == 'd') {
                    it.add('x');
                    it.add('y');
                } else {
                    it.set(Character.toUpperCase(c));
                }
                log.append(c).append(it.nextIndex());
            }
            log.append(' ');
            while (it.hasPrevious()) {
                log.append(it.previous());
            }
        } catch (UnsupportedOperationException e) {
            log.append("unsupported ").append(e.getMessage());
        }
        log.append(' ').append(list);
        try {
            ListIterator<Character> start = list.listIterator(0);
            start.previous();
        } catch (NoSuchElementException e) {
            log.append(" no previous");
        }
        try {
            list.listIterator(list.size() + 1);
        } catch (IndexOutOfBoundsException e) {
            log.append(" bad index");
        }
        try {
            list.listIterator().add('!');
            ListIterator<Character> at = list.listIterator(1);
            at.add('?');
            at.set('.');
        } catch (IllegalStateException e) {
            log.append(" cannot set after add ").append(list);
        } catch (UnsupportedOperationException e) {
            log.append(" no add");
        }
        System.out.println(log);
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        probe(new Vector<>());
        probe(new Letters());
        probe(new CopyOnWriteArrayList<>());
        Letters l = new Letters();
        l.addAll(Arrays.asList('h', 'e', 'l', 'l', 'o'));
        System.out.println(l.indexOf('l') + " " + l.lastIndexOf('l') + " " + l.hashCode() + " " + l.equals(Arrays.asList('h', 'e', 'l', 'l', 'o')));
        List<Character> sub = l.subList(1, 4);
        sub.add('!');
        sub.remove((Character) 'e');
        System.out.println(l.text + " " + sub);
        l.removeIf(c -> c == 'l');
        l.subList(0, 1).clear();
        System.out.println(l.text + " " + l);
    }
}
