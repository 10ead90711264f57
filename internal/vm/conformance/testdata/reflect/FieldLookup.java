import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Which fields are found where; hidden, inherited, constant, final ones. */
public class FieldLookup {
    interface Constants {
        int ONE = 1;
        String NAME = "constants";
    }

    interface More extends Constants {
        int ONE = 11;
    }

    public static class Base implements Constants {
        public int shared = 1;
        protected int prot = 2;
        private int hidden = 3;
        int pack = 4;
        public static String st = "base";
        public final int fin = 5;
        public final String late;

        public Base() {
            late = "late";
        }
    }

    public static class Derived extends Base implements More {
        public String shared = "derived";
        private long hidden = 30;
        public transient volatile int flags;
        public List<? extends Number>[] generic;
    }

    static void find(Class<?> c, String name) {
        try {
            System.out.print(c.getField(name) + " | ");
        } catch (NoSuchFieldException e) {
            System.out.print(e.getClass().getSimpleName() + " | ");
        }
        try {
            System.out.println(c.getDeclaredField(name));
        } catch (NoSuchFieldException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    static void list(Field[] fields) {
        String[] names = new String[fields.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = fields[i].toGenericString();
        }
        Arrays.sort(names);
        System.out.println(Arrays.toString(names));
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"shared", "prot", "hidden", "pack", "st", "fin", "ONE", "NAME", "flags", "none", "generic", ""}) {
            find(Base.class, name);
            find(Derived.class, name);
        }
        list(Base.class.getFields());
        list(Base.class.getDeclaredFields());
        list(Derived.class.getFields());
        list(Derived.class.getDeclaredFields());
        list(More.class.getFields());
        list(int[].class.getFields());
        list(Object.class.getFields());
        Derived d = new Derived();
        System.out.println(Base.class.getField("shared").get(d) + " " + Derived.class.getField("shared").get(d) + " " + Derived.class.getField("NAME").get(null) + More.class.getField("ONE").get(null));
        Field a = Base.class.getField("st");
        Field b = Derived.class.getField("st");
        System.out.println(a.equals(b) + " " + (a == b) + " " + (a.hashCode() == b.hashCode()) + " " + b.getDeclaringClass() + " " + Modifier.toString(b.getModifiers()));
        Field fin = Base.class.getDeclaredField("late");
        try {
            fin.set(d, "changed");
        } catch (IllegalAccessException e) {
            System.out.println("final");
        }
        fin.setAccessible(true);
        fin.set(d, "changed");
        System.out.println(fin.get(d) + d.late + fin.isAccessible());
        Field one = Constants.class.getField("ONE");
        try {
            one.setAccessible(true);
            one.set(null, 5);
        } catch (IllegalAccessException e) {
            System.out.println("static final");
        }
        System.out.println(Derived.class.getField("flags").isSynthetic() + " " + Derived.class.getField("generic").getGenericType() + " " + one.isEnumConstant() + Thread.State.class.getField("NEW").isEnumConstant());
        try {
            Base.class.getField(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
