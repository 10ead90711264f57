import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Enums with state, bodies, interfaces and order of initialisation. */
public class EnumBodies {
    interface Priced {
        int price();
    }

    enum Op implements Priced {
        ADD("+", 1) {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-", 1) {
            int apply(int a, int b) {
                return a - b;
            }
        },
        MUL("*", 3) {
            int apply(int a, int b) {
                return a * b;
            }

            @Override
            public int price() {
                return super.price() * 10;
            }
        };

        private static final Map<String, Op> BY_SYMBOL = new java.util.HashMap<>();

        static {
            for (Op o : values()) {
                BY_SYMBOL.put(o.symbol, o);
            }
            System.out.println("Op ready " + BY_SYMBOL.size());
        }

        final String symbol;
        private final int price;

        Op(String symbol, int price) {
            this.symbol = symbol;
            this.price = price;
            System.out.println("making " + name() + ordinal());
        }

        abstract int apply(int a, int b);

        public int price() {
            return price;
        }

        static Op of(String s) {
            return BY_SYMBOL.get(s);
        }
    }

    enum Size {
        S, M, L, XL;

        Size next() {
            return values()[(ordinal() + 1) % values().length];
        }

        boolean fits(Size o) {
            return compareTo(o) >= 0;
        }
    }

    enum Single {
        INSTANCE;

        int hits;

        static int hit() {
            return ++INSTANCE.hits;
        }
    }

    static int eval(String s) {
        String[] parts = s.split(" ");
        int n = Integer.parseInt(parts[0]);
        for (int i = 1; i < parts.length; i += 2) {
            n = Op.of(parts[i]).apply(n, Integer.parseInt(parts[i + 1]));
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(eval("3 + 4 * 5 - 6"));
        for (Op o : Op.values()) {
            System.out.println(o + o.symbol + o.price() + o.getClass().getName() + o.getDeclaringClass().getSimpleName() + (o.getClass() == Op.class));
        }
        System.out.println(Size.S.next() + "" + Size.XL.next() + Size.L.fits(Size.M) + Size.valueOf("M").compareTo(Size.XL));
        System.out.println(Single.hit() + Single.hit() + Single.INSTANCE.hits);
        Size[] a = Size.values();
        a[0] = null;
        System.out.println(Size.values()[0] + Arrays.toString(a));
        EnumMap<Size, String> m = new EnumMap<>(Size.class);
        m.put(Size.L, "large");
        m.put(Size.S, "small");
        System.out.println(m + " " + m.containsKey(Size.M) + EnumSet.range(Size.M, Size.XL) + EnumSet.complementOf(EnumSet.of(Size.M)) + EnumSet.noneOf(Size.class));
        for (String s : new String[] {"m", "", "XL "}) {
            try {
                Size.valueOf(s);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Size.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Size.class.getDeclaredMethod("values").invoke(null);
            Object o = Enum.class.getDeclaredMethod("clone");
            System.out.println(o != null);
        } catch (NoSuchMethodException e) {
            System.out.println(e);
        }
        switch (Size.M) {
            case S:
                System.out.println("s");
            case M:
                System.out.println("m");
            case L:
                System.out.println("l");
                break;
            default:
                System.out.println("other");
        }
        System.out.println(Size.class.isEnum() + " " + Op.ADD.getClass().isEnum() + Arrays.toString(Size.class.getEnumConstants()) + (Op.ADD.getClass().getEnumConstants() == null));
        System.out.println(Size.M.hashCode() == Size.M.hashCode() && Size.M.equals(Size.M) && !Size.M.equals("M"));
    }
}
