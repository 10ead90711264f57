/** What is said of classes that could not be initialised. */
public class InitMessages {
    static class Bad {
        static int n = 1 / Integer.parseInt("0");

        static void call() {
        }
    }

    static class Unchecked {
        static final Object O;

        static {
            if (true) {
                throw new IllegalStateException("why");
            }
            O = null;
        }
    }

    static class Fatal {
        static {
            if (true) {
                throw new AssertionError("fatal");
            }
        }
    }

    static class Below extends Unchecked {
        static int m = 5;
    }

    interface Act {
        void run();
    }

    static void attempt(Act a) {
        for (int i = 0; i < 2; i++) {
            try {
                a.run();
                System.out.println("nothing");
            } catch (Throwable t) {
                System.out.println(t + " / " + (i == 0 ? t.getCause() : null));
            }
        }
    }

    public static void main(String[] args) {
        attempt(() -> Bad.call());
        attempt(() -> Bad.n++);
        attempt(() -> new Bad());
        attempt(() -> System.out.println(Unchecked.O));
        attempt(() -> Below.m++);
        attempt(() -> new Fatal());
        attempt(() -> {
            try {
                Class.forName("InitMessages$Bad");
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        });
        attempt(() -> System.out.println(Below[].class.getName() + new Below[2].length + Bad.class.getSimpleName()));
    }
}
