/** Constants, fields, static members and order of initialisation. */
public class EnumBasics {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        static final java.util.Iterator<String> NOTHING = null;
        static int created;
        static {
            for (Planet p : values()) {
                created += p.ordinal() + 1;
            }
            System.out.println("static " + created);
        }
        private final double mass;
        private final double radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
            System.out.println("constructing " + name());
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Operation {
        PLUS("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String symbol;

        Operation(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);

        public String toString() {
            return "<" + symbol + ">";
        }
    }

    enum Empty {
    }

    interface Shape {
        default String describe() {
            return "shape " + this;
        }
    }

    enum Corner implements Shape {
        LEFT, RIGHT
    }

    public static void main(String[] args) {
        System.out.println(Planet.EARTH.gravity() + " " + Planet.valueOf("MERCURY") + " " + Planet.created);
        for (Operation o : Operation.values()) {
            System.out.println(o + o.name() + " " + o.apply(6, 7) + " " + Operation.valueOf(o.name()).symbol);
        }
        System.out.println(Empty.values().length + " " + Corner.LEFT.describe() + " " + Corner.RIGHT.compareTo(Corner.LEFT) + " " + Corner.LEFT.equals(Corner.LEFT));
        try {
            Planet.valueOf("PLUTO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Corner.class, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Operation[] copy = Operation.values();
        copy[0] = null;
        System.out.println(Operation.values()[0] + " " + (Operation.PLUS instanceof Comparable));
    }
}
