import java.util.*;
import java.util.function.*;

/** A simulation by a queue of events, an event bus, undo and redo. */
public class EventSimulation {
    static final class Event implements Comparable<Event> {
        final double time;
        final long serial;
        final Runnable action;

        Event(double time, long serial, Runnable action) {
            this.time = time;
            this.serial = serial;
            this.action = action;
        }

        @Override
        public int compareTo(Event o) {
            int c = Double.compare(time, o.time);
            return c != 0 ? c : Long.compare(serial, o.serial);
        }
    }

    static final PriorityQueue<Event> QUEUE = new PriorityQueue<>();
    static double now;
    static long serial;

    static void at(double delay, Runnable r) {
        QUEUE.add(new Event(now + delay, serial++, r));
    }

    static class Bus {
        final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();

        @SuppressWarnings("unchecked")
        <T> Runnable on(Class<T> type, Consumer<? super T> c) {
            Consumer<Object> h = (Consumer<Object>) c;
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(h);
            return () -> handlers.getOrDefault(type, Collections.emptyList()).remove(h);
        }

        int post(Object o) {
            int n = 0;
            for (Map.Entry<Class<?>, List<Consumer<Object>>> e : handlers.entrySet()) {
                if (e.getKey().isInstance(o)) {
                    for (Consumer<Object> h : new ArrayList<>(e.getValue())) {
                        h.accept(o);
                        n++;
                    }
                }
            }
            return n;
        }
    }

    public static void main(String[] args) {
        Random r = new Random(6);
        Deque<Integer> line = new ArrayDeque<>();
        boolean[] busy = {false};
        StringBuilder log = new StringBuilder();
        int[] served = {0};
        Runnable[] serve = new Runnable[1];
        serve[0] = () -> {
            if (!busy[0] && !line.isEmpty()) {
                busy[0] = true;
                int c = line.poll();
                at(1 + r.nextInt(3), () -> {
                    busy[0] = false;
                    served[0]++;
                    log.append(c).append('@').append(now).append(' ');
                    serve[0].run();
                });
            }
        };
        for (int i = 0; i < 8; i++) {
            int c = i;
            at(r.nextInt(8), () -> {
                line.add(c);
                serve[0].run();
            });
        }
        while (!QUEUE.isEmpty()) {
            Event e = QUEUE.poll();
            now = e.time;
            e.action.run();
        }
        System.out.println(served[0] + " " + log);
        Bus bus = new Bus();
        List<String> heard = new ArrayList<>();
        Runnable off = bus.on(String.class, s -> heard.add("s:" + s));
        bus.on(Number.class, n -> heard.add("n:" + n.intValue()));
        bus.on(Object.class, o -> {
            heard.add("o:" + o);
            if (o.equals("stop")) {
                off.run();
            }
        });
        System.out.println(bus.post("hi") + " " + bus.post(2.5) + bus.post('c') + bus.post("stop") + bus.post("gone") + heard);
        Deque<Runnable> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
        List<Integer> doc = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int v = i * i;
            doc.add(v);
            undo.push(() -> {
                doc.remove(doc.size() - 1);
                redo.push(() -> doc.add(v));
            });
        }
        undo.pop().run();
        undo.pop().run();
        redo.pop().run();
        System.out.println(doc + " " + undo.size() + redo.size());
        BinaryOperator<Integer> add = Integer::sum;
        Map<String, BinaryOperator<Integer>> ops = new HashMap<>();
        ops.put("+", add);
        ops.put("-", (a, b) -> a - b);
        ops.put("*", (a, b) -> a * b);
        ops.put("/", (a, b) -> a / b);
        for (String expr : new String[] {"3 4 + 2 *", "5 1 2 + 4 * + 3 -", "1 +", "4 0 /", "1 2"}) {
            Deque<Integer> stack = new ArrayDeque<>();
            try {
                for (String tok : expr.split(" ")) {
                    BinaryOperator<Integer> op = ops.get(tok);
                    if (op == null) {
                        stack.push(Integer.valueOf(tok));
                    } else {
                        int b = stack.pop();
                        stack.push(op.apply(stack.pop(), b));
                    }
                }
                System.out.print(stack.pop() + (stack.isEmpty() ? "" : " left " + stack) + "; ");
            } catch (NoSuchElementException | ArithmeticException e) {
                System.out.print(e.getClass().getSimpleName() + "; ");
            }
        }
        System.out.println();
    }
}
