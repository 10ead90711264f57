import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Arrays;

/** ObjectStreamClass: version numbers computed and declared, fields in order. */
public class SerialClasses {
    static class Empty implements Serializable {
    }

    static class Fields implements Serializable {
        int i;
        private long l;
        protected String s;
        public static final int CONSTANT = 1;
        static int counter;
        transient Object t;
        volatile boolean v;
        int[] array;

        public void method(int x, String y) {
        }

        protected static Object make() throws Exception {
            return null;
        }

        private void hidden() {
        }
    }

    static class WithInit implements Serializable {
        static final Object O = new Object();

        WithInit(int x) {
        }

        WithInit(String s, int... rest) {
        }
    }

    interface Face extends Serializable {
        void m();
    }

    static abstract class Abstract implements Face, Comparable<Abstract> {
        abstract int[] a(double d);
    }

    static class Declared implements Serializable {
        private static final long serialVersionUID = 77L;
        String z;
        int a;
        byte b;
        Object c;
    }

    static class WrongType implements Serializable {
        static final int serialVersionUID = 5;
    }

    enum E {
        A
    }

    static class External implements Externalizable {
        int x;

        @Override
        public void writeExternal(ObjectOutput out) {
        }

        @Override
        public void readExternal(ObjectInput in) {
        }
    }

    public static void main(String[] args) {
        Class<?>[] all = {Empty.class, Fields.class, WithInit.class, Face.class, Abstract.class, Declared.class, WrongType.class, E.class, External.class, String.class, Integer.class, int[].class,
            Empty[].class, Object.class, java.util.ArrayList.class, java.util.HashMap.class, Number.class, Throwable.class, Class.class};
        for (Class<?> c : all) {
            ObjectStreamClass d = ObjectStreamClass.lookup(c);
            System.out.println(c.getName() + " " + (d == null ? null : d.getSerialVersionUID() + " " + d.getName() + " " + (d.forClass() == c)));
        }
        System.out.println(ObjectStreamClass.lookupAny(Object.class).getSerialVersionUID() + " " + ObjectStreamClass.lookupAny(Runnable.class).getFields().length);
        for (Class<?> c : new Class<?>[] {Declared.class, Fields.class, External.class, E.class}) {
            for (ObjectStreamField f : ObjectStreamClass.lookup(c).getFields()) {
                System.out.print(f.getName() + " " + f.getTypeCode() + " " + f.getTypeString() + " " + f.getType().getSimpleName() + " " + f.isPrimitive() + "; ");
            }
            System.out.println();
        }
        System.out.println(ObjectStreamClass.lookup(Declared.class).getField("a") + " " + ObjectStreamClass.lookup(Declared.class).getField("none"));
        ObjectStreamField[] fields = {new ObjectStreamField("b", Object.class), new ObjectStreamField("a", String.class), new ObjectStreamField("c", int.class), new ObjectStreamField("A", boolean.class)};
        Arrays.sort(fields);
        System.out.println(Arrays.toString(fields));
        System.out.println(ObjectStreamClass.lookup(Declared.class));
    }
}
