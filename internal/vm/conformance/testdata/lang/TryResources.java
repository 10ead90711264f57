/** Closing order, suppressed exceptions and null resources. */
public class TryResources {
    static class R implements AutoCloseable {
        final String name;
        final boolean fails;

        R(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.print("open " + name + "; ");
            if (name.startsWith("bad")) {
                throw new IllegalArgumentException(name);
            }
        }

        public void close() {
            System.out.print("close " + name + "; ");
            if (fails) {
                throw new IllegalStateException("closing " + name);
            }
        }
    }

    static void run(String a, boolean failA, String b, boolean failB, boolean body) {
        try (R x = new R(a, failA); R none = null; R y = new R(b, failB)) {
            System.out.print("body " + x.name + y.name + "; ");
            if (body) {
                throw new RuntimeException("body");
            }
        } catch (RuntimeException e) {
            System.out.print(e + " ");
            for (Throwable s : e.getSuppressed()) {
                System.out.print("[" + s + "] ");
            }
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        run("a", false, "b", false, false);
        run("a", false, "b", false, true);
        run("a", true, "b", true, true);
        run("a", true, "b", true, false);
        run("a", true, "bad", false, false);
        run("bad", true, "b", false, false);
        run("a", false, "b", true, false);
        try (R x = null) {
            System.out.println("null is not closed");
        }
    }
}
