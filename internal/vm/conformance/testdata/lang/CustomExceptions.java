/** Exceptions of a program: hierarchy, fields, precise rethrow, generic throws. */
public class CustomExceptions {
    static class Base extends Exception {
        final int code;

        Base(int code) {
            super("code " + code);
            this.code = code;
        }
    }

    static class Special extends Base {
        Special() {
            super(42);
        }

        public String toString() {
            return "Special!" + code;
        }
    }

    static class Hidden extends RuntimeException {
        public String getMessage() {
            return null;
        }

        public String getLocalizedMessage() {
            return "localized";
        }
    }

    static void thrower(int i) throws Base {
        switch (i) {
            case 0:
                throw new Base(1);
            case 1:
                throw new Special();
            case 2:
                throw new Hidden();
        }
    }

    static void rethrow(int i) throws Base {
        try {
            thrower(i);
        } catch (final Exception e) {
            System.out.print("rethrowing ");
            throw e;
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            try {
                rethrow(i);
                System.out.println("fine");
            } catch (Special e) {
                System.out.println(e + " " + e.getMessage());
            } catch (Base e) {
                System.out.println(e + " " + e.code);
            } catch (RuntimeException e) {
                System.out.println(e + " " + e.getMessage());
            }
        }
        try {
            CustomExceptions.<RuntimeException>sneaky(new Base(7));
        } catch (Exception e) {
            System.out.println(e instanceof Base ? "sneaked" : "other");
        }
        int n = 0;
        for (int i = 0; i < 1000; i++) {
            try {
                if (i % 3 == 0) {
                    throw new Base(i);
                }
                n++;
            } catch (Base e) {
                n += e.code;
            }
        }
        System.out.println(n);
    }
}
