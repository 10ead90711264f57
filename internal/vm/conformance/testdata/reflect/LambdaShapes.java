import java.io.Serializable;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lambdas as objects: intersections, markers, bridges, defaults, identity, reflection. */
public class LambdaShapes {
    interface Marker {
    }

    interface Named extends Supplier<String> {
        default String name() {
            return "named " + get();
        }

        @Override
        String get();
    }

    interface Parent<T> {
        void take(T t);

        default Parent<T> twice() {
            return t -> {
                take(t);
                take(t);
            };
        }
    }

    interface Strings extends Parent<String> {
        @Override
        void take(String s);
    }

    interface Left {
        Object make(Integer i);
    }

    interface Right {
        String make(Integer i);
    }

    interface Both extends Left, Right {
    }

    interface WithObjectMethods {
        int size();

        @Override
        boolean equals(Object o);

        @Override
        String toString();
    }

    static Runnable make(int captured) {
        return captured == 0 ? () -> System.out.print("") : () -> System.out.print(captured);
    }

    static Supplier<String> plain() {
        return () -> "plain";
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Runnable r = (Runnable & Serializable & Marker) () -> System.out.println("intersection");
        r.run();
        System.out.println((r instanceof Serializable) + " " + (r instanceof Marker) + " " + (r instanceof Comparable));
        Comparator<String> c = (Comparator<String> & Serializable) String::compareTo;
        System.out.println(c.compare("a", "b") + " " + (c instanceof Serializable) + " " + c.reversed().compare("a", "b"));
        Named n = () -> "x";
        Supplier<String> s = n;
        System.out.println(n.name() + s.get() + ((Supplier<Object>) (Supplier) n).get());
        Strings strings = x -> System.out.print("[" + x + "]");
        strings.take("direct");
        Parent<String> raw = strings;
        raw.take("bridge");
        raw.twice().take("two");
        try {
            ((Parent) strings).take(5);
        } catch (ClassCastException e) {
            System.out.println(" cast");
        }
        Both both = i -> "made " + i;
        System.out.println(both.make(1) + " " + ((Left) both).make(2) + " " + ((Right) both).make(3));
        WithObjectMethods w = () -> 9;
        System.out.println(w.size() + " " + w.equals(w) + " " + (w.hashCode() == w.hashCode()) + " " + (w.toString().length() > 0));
        Set<Object> same = new HashSet<>();
        Set<Object> different = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            same.add(plain());
            different.add(make(i + 1));
        }
        System.out.println(same.size() + " " + different.size() + " " + (plain() == plain()) + " " + (make(1).getClass() == make(2).getClass()) + " " + (make(0).getClass() == make(1).getClass()));
        Class<?> k = plain().getClass();
        System.out.println(k.getInterfaces().length + " " + k.getInterfaces()[0].getSimpleName() + " " + k.isSynthetic() + k.isInterface() + " " + k.getSuperclass().getSimpleName() + " " + k.isAnonymousClass() + k.isLocalClass());
        Consumer<Integer> chain = x -> System.out.print(x + " ");
        chain.andThen(x -> System.out.print(-x + " ")).andThen(x -> System.out.println()).accept(4);
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curry = x -> y -> z -> x * y + z;
        System.out.println(curry.apply(2).apply(3).apply(4));
        Object lock = (Runnable) () -> { };
        synchronized (lock) {
            lock.notify();
        }
        Runnable self = new Runnable() {
            int depth;

            @Override
            public void run() {
                Runnable inner = () -> {
                    if (++depth < 3) {
                        this.run();
                    }
                };
                inner.run();
            }
        };
        self.run();
        System.out.println("done");
    }
}
