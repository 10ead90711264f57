import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A text adventure, a template engine, an event bus, a spreadsheet, a bank. */
public class TextAdventure {
    static void p(Object o) {
        System.out.println(o);
    }

    enum Dir {
        NORTH(0, -1), EAST(1, 0), SOUTH(0, 1), WEST(-1, 0);
        final int dx, dy;
        Dir(int x, int y) {
            dx = x;
            dy = y;
        }
        Dir back() {
            return values()[(ordinal() + 2) % 4];
        }
        static Optional<Dir> parse(String s) {
            return Arrays.stream(values()).filter(d -> d.name().toLowerCase().startsWith(s)).findFirst();
        }
    }

    static class Room {
        final String name;
        final EnumMap<Dir, Room> exits = new EnumMap<>(Dir.class);
        final Set<String> items = new TreeSet<>();
        Room(String n, String... it) {
            name = n;
            items.addAll(Arrays.asList(it));
        }
        Room link(Dir d, Room r) {
            exits.put(d, r);
            r.exits.put(d.back(), this);
            return r;
        }
        @Override public String toString() {
            return String.format("%s %s items=%s", name, exits.entrySet().stream().map(e -> e.getKey() + "->"
                    + e.getValue().name).collect(Collectors.joining(",", "{", "}")), items);
        }
    }

    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> subs = new LinkedHashMap<>();
        <T> Runnable on(Class<T> c, Consumer<? super T> h) {
            Consumer<Object> w = o -> h.accept(c.cast(o));
            subs.computeIfAbsent(c, k -> new ArrayList<>()).add(w);
            return () -> subs.get(c).remove(w);
        }
        int post(Object o) {
            int n = 0;
            for (Map.Entry<Class<?>, List<Consumer<Object>>> e : subs.entrySet()) if (e.getKey().isInstance(o)) for (Consumer<Object> c : new ArrayList<>(e.getValue())) {
                c.accept(o);
                n++;
            }
            return n;
        }
    }

    static class Sheet {
        final Map<String, String> cells = new TreeMap<>();
        final Set<String> busy = new HashSet<>();
        double get(String c) {
            String f = cells.getOrDefault(c, "0");
            if (!busy.add(c)) throw new IllegalStateException("cycle at " + c);
            try {
                if (!f.startsWith("=")) return Double.parseDouble(f);
                double sum = 0;
                int sign = 1;
                for (StringTokenizer t = new StringTokenizer(f.substring(1), "+-", true); t.hasMoreTokens(); ) {
                    String k = t.nextToken();
                    if (k.equals("+")) sign = 1;
                    else if (k.equals("-")) sign = -1;
                    else if (k.matches("SUM\\(\\w+:\\w+\\)")) {
                        char col = k.charAt(4);
                        for (int i = k.charAt(5) - '0'; i <= k.charAt(8) - '0'; i++) sum += sign * get("" + col + i);
                    } else sum += sign * (Character.isLetter(k.charAt(0)) ? get(k) : Double.parseDouble(k));
                }
                return sum;
            } finally {
                busy.remove(c);
            }
        }
    }

    static String render(String t, Map<String, ?> v) {
        StringBuilder o = new StringBuilder();
        int i = 0;
        while (true) {
            int a = t.indexOf("{{", i);
            if (a < 0) return o.append(t.substring(i)).toString();
            o.append(t, i, a);
            int b = t.indexOf("}}", a);
            if (b < 0) throw new IllegalArgumentException("unclosed at " + a);
            String[] k = t.substring(a + 2, b).trim().split("\\|");
            if (k[0].startsWith("#")) {
                String end = "{{/" + k[0].substring(1) + "}}";
                int e = t.indexOf(end, b);
                Object l = v.get(k[0].substring(1));
                String body = t.substring(b + 2, e);
                if (l instanceof Iterable) for (Object x : (Iterable<?>) l) {
                    Map<String, Object> in = new HashMap<>(v);
                    in.put("it", x);
                    o.append(render(body, in));
                } else if (Boolean.TRUE.equals(l)) o.append(render(body, v));
                i = e + end.length();
                continue;
            }
            Object x = v.get(k[0]);
            String s = x == null ? "" : x.toString();
            for (int f = 1; f < k.length; f++) s = k[f].equals("up") ? s.toUpperCase() : k[f].equals("rev") ? new StringBuilder(s).reverse().toString() : k[f].equals("html") ? s.replace("&", "&amp;").replace("<", "&lt;") : s;
            o.append(s);
            i = b + 2;
        }
    }

    static abstract class Account {
        private static int next = 100;
        final int id = next++;
        protected long cents;
        final List<String> log = new ArrayList<>();
        abstract double rate();
        void move(long c) {
            if (cents + c < limit()) throw new IllegalArgumentException(String.format("insufficient: %,.2f < %,.2f",
                    cents / 100.0, -c / 100.0));
            cents += c;
            log.add((c < 0 ? "" : "+") + c);
        }
        long limit() {
            return 0;
        }
        final void month() {
            move(Math.round(cents * rate() / 12));
        }
    }

    static class Save extends Account {
        double rate() {
            return 0.05;
        }
    }

    static class Giro extends Account {
        double rate() {
            return cents < 0 ? 0.12 : 0;
        }
        @Override long limit() {
            return -50_000;
        }
    }

    public static void main(String[] args) {
        Room hall = new Room("Hall", "lamp"), cellar = new Room("Cellar", "key", "rat");
        hall.link(Dir.NORTH, new Room("Attic")).link(Dir.EAST, new Room("Roof", "cat"));
        hall.link(Dir.SOUTH, cellar).link(Dir.WEST, hall);
        Room at = hall;
        Set<String> bag = new LinkedHashSet<>();
        for (String cmd : "look;go north;go n;take lamp;go east;take cat;take dog;go w;w;go south;s;go south;take key;bag;drop cat;look;dance;go".split(";")) {
            String[] w = cmd.split(" ", 2);
            switch (w[0]) {
                case "look": p(at);
                break;
                case "go": case "n": case "s": case "e": case "w": {
                    String d = w.length > 1 ? w[1] : w[0];
                    Optional<Dir> dir = Dir.parse(d);
                    Room from = at;
                    at = dir.map(from.exits::get).orElse(at);
                    p(cmd + " -> " + at.name + (at == from ? " (blocked)" : ""));
                    break;
                }
                case "take": p(at.items.remove(w[1]) ? "took " + w[1] + bag.add(w[1]) : "no " + w[1]);
                break;
                case "drop": if (bag.remove(w[1])) at.items.add(w[1]);
                case "bag": p("bag " + bag);
                break;
                default: p("? " + cmd);
            }
        }
        Bus bus = new Bus();
        List<String> seen = new ArrayList<>();
        Runnable off = bus.on(String.class, s -> seen.add("s:" + s));
        bus.on(Object.class, o -> seen.add("o:" + o));
        bus.on(CharSequence.class, c -> seen.add("c:" + c.length()));
        p(bus.post("hey") + " " + bus.post(5) + " " + bus.post(new StringBuilder("xy")));
        off.run();
        p(bus.post("again") + " " + seen);
        Sheet sh = new Sheet();
        sh.cells.put("A1", "5");
        sh.cells.put("A2", "=A1+2.5");
        sh.cells.put("A3", "=SUM(A1:A2)-1");
        sh.cells.put("B1", "=B2");
        sh.cells.put("B2", "=B1+1");
        sh.cells.put("C1", "x");
        for (String c : new String[]{"A1", "A2", "A3", "B1", "C1", "Z9"}) try {
            p(c + "=" + sh.get(c));
        } catch (IllegalStateException e) {
            p(c + " " + e.getMessage());
        } catch (NumberFormatException e) {
            p(c + " nan " + e.getMessage());
        }
        Map<String, Object> v = new HashMap<>();
        v.put("name", "<Bob>");
        v.put("list", Arrays.asList(1, 2, 3));
        v.put("yes", true);
        v.put("no", false);
        p(render("Hi {{name|html|up}}! {{#list}}[{{it}}]{{/list}}{{#yes}}Y{{/yes}}{{#no}}N{{/no}}{{none}}{{name|rev}}", v));
        try {
            render("{{x", v);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        List<Account> bank = Arrays.asList(new Save(), new Giro(), new Save());
        for (Account a : bank) for (long m : new long[]{100_000, -120_000, -40_000, 7}) try {
            a.move(m);
        } catch (IllegalArgumentException e) {
            p(a.id + " " + e.getMessage());
        }
        bank.forEach(Account::month);
        p(bank.stream().map(a -> a.id + ":" + a.cents + a.log).collect(Collectors.toList()) + " "
                + bank.stream().collect(Collectors.groupingBy(a -> a.getClass().getSimpleName(), TreeMap::new,
                Collectors.summingLong(a -> a.cents))));
    }
}
