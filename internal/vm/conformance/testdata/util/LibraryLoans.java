import java.util.*;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A small service with its own exceptions, causes, optional results and lists of failures. */
public class LibraryLoans {
    static class LoanException extends Exception {
        final String book;

        LoanException(String message, String book, Throwable cause) {
            super(message, cause);
            this.book = book;
        }
    }

    static final Map<String, Deque<String>> QUEUES = new LinkedHashMap<>();
    static final Map<String, String> LENT = new TreeMap<>();
    static final Map<String, Set<String>> HISTORY = new HashMap<>();

    static void lend(String book, String who) throws LoanException {
        try {
            String holder = Objects.requireNonNull(who, "reader");
            if (!QUEUES.containsKey(Objects.requireNonNull(book))) {
                throw new NoSuchElementException(book);
            }
            if (LENT.putIfAbsent(book, holder) != null) {
                QUEUES.get(book).addLast(holder);
                throw new IllegalStateException(book + " has " + LENT.get(book));
            }
            HISTORY.computeIfAbsent(holder, k -> new LinkedHashSet<>()).add(book);
        } catch (RuntimeException e) {
            throw new LoanException("cannot lend", book, e);
        }
    }

    static Optional<String> giveBack(String book) {
        if (LENT.remove(book) == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(QUEUES.get(book).pollFirst()).map(next -> {
            LENT.put(book, next);
            HISTORY.computeIfAbsent(next, k -> new LinkedHashSet<>()).add(book);
            return next;
        });
    }

    static void report(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (Throwable x = t; x != null; x = x.getCause()) {
            sb.append(x.getClass().getSimpleName()).append('(').append(x.getMessage()).append(')');
            for (Throwable s : x.getSuppressed()) {
                sb.append("+").append(s.getMessage());
            }
            sb.append(x.getCause() == null ? "" : " <- ");
        }
        System.out.println(sb);
    }

    public static void main(String[] args) throws Exception {
        for (String b : new String[] {"Emma", "Ulysses", "Dracula"}) {
            QUEUES.put(b, new ArrayDeque<>());
        }
        Exception all = new Exception("failures");
        String[][] wishes = {{"Emma", "ann"}, {"Emma", "bob"}, {"Dune", "ann"}, {null, "cid"}, {"Ulysses", null}, {"Emma", "cid"}, {"Dracula", "bob"}};
        for (String[] w : wishes) {
            try {
                lend(w[0], w[1]);
            } catch (LoanException e) {
                report(e);
                all.addSuppressed(e.getCause());
            }
        }
        report(all);
        System.out.println(LENT + " " + QUEUES);
        System.out.println(giveBack("Emma") + " " + giveBack("Emma") + giveBack("Emma") + giveBack("Dune") + giveBack("Dracula").map(String::length).orElse(-1));
        System.out.println(LENT + " " + QUEUES + " " + new TreeMap<>(HISTORY));
        try {
            QUEUES.get("Emma").addLast(null);
        } catch (NullPointerException e) {
            System.out.println("no reader");
        }
        Logger log = Logger.getLogger("library");
        log.setUseParentHandlers(false);
        int[] made = {0};
        Supplier<String> costly = () -> "message " + ++made[0];
        log.fine(costly);
        log.setLevel(Level.FINE);
        log.fine(costly);
        System.out.println(made[0]);
        Iterator<Map.Entry<String, Deque<String>>> it = QUEUES.entrySet().iterator();
        while (it.hasNext()) {
            if (it.next().getKey().startsWith("D")) {
                it.remove();
            }
        }
        try (AutoCloseable a = () -> System.out.println("closed"); AutoCloseable b = () -> {
            throw new IllegalStateException("close fails");
        }) {
            throw new LoanException("in use", "x", null);
        } catch (LoanException e) {
            report(e);
        }
        System.out.println(QUEUES.keySet());
        Map<String, Runnable> commands = new HashMap<>();
        commands.put("ok", () -> System.out.println("ran"));
        commands.getOrDefault("missing", () -> System.out.println("unknown")).run();
        Optional.ofNullable(commands.get("ok")).ifPresent(Runnable::run);
        try {
            commands.get("missing").run();
        } catch (NullPointerException e) {
            System.out.println("null command");
        }
    }
}
