import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumSet;

/** Enums seen by reflection. */
public class EnumsReflected {
    enum Op {
        ADD("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        static final int CONSTANT = 3;
        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    enum Empty {
    }

    interface Named {
        String title();
    }

    enum Planet implements Named {
        EARTH,
        MARS;

        @Override
        public String title() {
            return name().charAt(0) + name().substring(1).toLowerCase();
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Op.class, Op.ADD.getClass(), Empty.class, Planet.class}) {
            System.out.println(c.getName() + " " + c.isEnum() + " " + Modifier.toString(c.getModifiers()) + " " + Arrays.toString(c.getEnumConstants()) + " " + c.getSuperclass().getSimpleName());
            String[] fields = Arrays.stream(c.getDeclaredFields()).map(f -> Modifier.toString(f.getModifiers()) + " " + f.getType().getSimpleName() + " " + f.getName() + (f.isEnumConstant() ? " constant" : "") + (f.isSynthetic() ? " synthetic" : "")).sorted().toArray(String[]::new);
            System.out.println("  " + Arrays.toString(fields));
            String[] methods = Arrays.stream(c.getDeclaredMethods()).filter(m -> !m.isSynthetic()).map(Method::toString).sorted().toArray(String[]::new);
            System.out.println("  " + Arrays.toString(methods));
        }
        Object ops = Op.class.getMethod("values").invoke(null);
        System.out.println(((Op[]) ops).length + " " + Op.class.getMethod("valueOf", String.class).invoke(null, "MUL") + " " + Op.valueOf("ADD").apply(2, 3) + " " + Enum.valueOf(Op.class, "MUL").apply(2, 3));
        Field f = Op.class.getField("ADD");
        System.out.println(f.get(null) == Op.ADD);
        try {
            Enum.valueOf(Op.class, "add");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Op.class, null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Class<? extends Enum> raw = (Class<? extends Enum>) Class.forName("EnumsReflected$Planet");
        @SuppressWarnings("unchecked")
        Enum<?> mars = Enum.valueOf(raw, "MARS");
        System.out.println(mars.ordinal() + " " + ((Named) mars).title() + " " + mars.getDeclaringClass() + " " + EnumSet.allOf(Planet.class) + " " + mars.compareTo(null == null ? cast(Planet.EARTH) : null));
        Planet[] a = Planet.values();
        a[0] = null;
        System.out.println(Planet.values()[0] + " " + (Planet.values() != Planet.values()) + " " + Planet.class.getEnumConstants()[0]);
        try {
            mars.getClass().getMethod("valueOf", String.class).invoke(null, "VENUS");
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        System.out.println(Op.ADD.getClass() != Op.MUL.getClass() && Op.ADD.getDeclaringClass() == Op.class);
    }

    @SuppressWarnings("unchecked")
    static <T> T cast(Object o) {
        return (T) o;
    }
}
