/** Order of static and instance initialisation. */
public class InitOrder {
    static StringBuilder log = new StringBuilder();

    static int note(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static class Base {
        static int s = note("Base.s", 1);
        int f = note("Base.f", 2);

        static {
            note("Base.static", 0);
        }

        {
            note("Base.init", 0);
        }

        Base() {
            note("Base()", 0);
            hook();
        }

        void hook() {
            note("Base.hook", 0);
        }
    }

    static class Derived extends Base {
        int g = note("Derived.g", 7);
        final int h = 9;
        static int t = note("Derived.t", 3);

        Derived() {
            this(note("arg", 5));
            note("Derived()", 0);
        }

        Derived(int x) {
            super();
            note("Derived(int)" + x, 0);
        }

        {
            note("Derived.init", 0);
        }

        void hook() {
            note("Derived.hook g=" + g + " h=" + h, 0);
        }
    }

    static class Lazy {
        static final int CONSTANT = 5;
        static final Integer BOXED = note("Lazy.BOXED", 6);

        static void touch() {
        }
    }

    static class Other extends Lazy {
        static int own = note("Other.own", 1);
    }

    public static void main(String[] args) {
        log.append("| ").append(Lazy.CONSTANT).append(" | ");
        Derived[] none = new Derived[2];
        log.append("array | ");
        new Derived();
        log.append("| ");
        new Derived(1);
        log.append("| ");
        int boxed = Other.BOXED;
        log.append("inherited field | ");
        Other.own++;
        System.out.println(log);
    }
}
