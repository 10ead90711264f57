import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Covariant returns and generic overrides: the bridges between them. */
public class BridgeReturns {
    static class Animal {
        Animal self() {
            return this;
        }

        Object make() {
            return "animal";
        }
    }

    static class Cat extends Animal {
        @Override
        Cat self() {
            return this;
        }

        @Override
        String make() {
            return "cat";
        }

        String purr() {
            return "purr";
        }
    }

    static abstract class Handler<T, R> {
        abstract R handle(T t);

        R call(Object o) {
            @SuppressWarnings("unchecked")
            T t = (T) o;
            return handle(t);
        }
    }

    static class Length extends Handler<String, Integer> {
        @Override
        Integer handle(String s) {
            return s.length();
        }
    }

    interface Copy<T> {
        T copy();
    }

    static class Doc implements Copy<Doc>, Comparable<Doc>, Cloneable {
        final int n;

        Doc(int n) {
            this.n = n;
        }

        public Doc copy() {
            return new Doc(n + 1);
        }

        public int compareTo(Doc o) {
            return o.n - n;
        }

        @Override
        public Doc clone() {
            try {
                return (Doc) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return "d" + n;
        }
    }

    static class Node<T extends Comparable<T>> {
        T value;

        void set(T v) {
            value = v;
        }
    }

    static class IntNode extends Node<Integer> {
        @Override
        void set(Integer v) {
            super.set(v * 2);
        }
    }

    static <T extends Object & Comparable<? super T>> T max(List<? extends T> list) {
        T best = null;
        for (T t : list) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static <E> void swap(List<E> list, int i, int j) {
        E e = list.get(i);
        list.set(i, list.get(j));
        list.set(j, e);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Animal a = new Cat();
        System.out.println(((Cat) a.self()).purr() + a.make() + new Cat().self().purr());
        Handler<String, Integer> h = new Length();
        System.out.println(h.handle("four") + h.call("abc"));
        try {
            h.call(5);
        } catch (ClassCastException e) {
            System.out.println("bridge checks");
        }
        try {
            ((Handler) h).handle(new Object());
        } catch (ClassCastException e) {
            System.out.println("raw checks");
        }
        List<Doc> docs = new ArrayList<>(Arrays.asList(new Doc(1), new Doc(5), new Doc(3)));
        Collections.sort(docs);
        System.out.println(docs + " " + max(docs) + docs.get(0).copy() + docs.get(0).clone());
        try {
            ((Comparable) docs.get(0)).compareTo("s");
        } catch (ClassCastException e) {
            System.out.println("compareTo checks");
        }
        Node<Integer> n = new IntNode();
        n.set(21);
        System.out.println(n.value);
        try {
            ((Node) n).set("x");
        } catch (ClassCastException e) {
            System.out.println("set checks");
        }
        swap(docs, 0, 2);
        System.out.println(docs);
        for (Class<?> c : new Class<?>[] {Cat.class, Length.class, Doc.class, IntNode.class}) {
            List<String> lines = new ArrayList<>();
            for (Method m : c.getDeclaredMethods()) {
                lines.add(m.getName() + ":" + m.getReturnType().getSimpleName() + Arrays.toString(m.getParameterTypes()).replace("class ", "") + m.isBridge() + m.isSynthetic());
            }
            Collections.sort(lines, Comparator.naturalOrder());
            System.out.println(c.getSimpleName() + lines);
        }
        List raw = new ArrayList<String>();
        raw.add(1);
        List<String> heap = raw;
        System.out.println(heap.size());
        try {
            String s = heap.get(0);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("pollution");
        }
    }
}
