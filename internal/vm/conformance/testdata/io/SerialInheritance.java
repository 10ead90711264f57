import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Constructors and fields of superclasses that are not serializable; inner classes; arrays of them. */
public class SerialInheritance {
    static class Root {
        int root = 1;

        Root() {
            System.out.println("Root made");
            root = 11;
        }
    }

    static class Plain extends Root {
        int plain = 2;

        protected Plain() {
            System.out.println("Plain made");
        }
    }

    static class First extends Plain implements Serializable {
        private static final long serialVersionUID = 1;
        int first = 3;
        final int fixed = 30;
        transient String t = "set";

        First(int x) {
            System.out.println("First made");
            first = x;
        }
    }

    static class Second extends First {
        private static final long serialVersionUID = 1;
        int second = 4;

        Second() {
            super(33);
            System.out.println("Second made");
        }
    }

    static class NoDefault {
        NoDefault(int x) {
        }
    }

    static class BadSub extends NoDefault implements Serializable {
        private static final long serialVersionUID = 1;

        BadSub() {
            super(1);
        }
    }

    class Inner implements Serializable {
        private static final long serialVersionUID = 1;
    }

    static class Holder implements Serializable {
        private static final long serialVersionUID = 1;
        Object o;
        static int shared = 5;
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return bytes.toByteArray();
    }

    static Object read(byte[] b) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }

    static void attempt(Object o) {
        try {
            System.out.println(read(write(o)).getClass().getSimpleName());
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Second s = new Second();
        s.root = 100;
        s.plain = 200;
        s.second = 400;
        System.out.println("--");
        Second r = (Second) read(write(s));
        System.out.println(r.root + " " + r.plain + " " + r.first + " " + r.fixed + " " + r.t + " " + r.second);
        attempt(new BadSub());
        attempt(new Object());
        attempt(new SerialInheritance().new Inner());
        Holder h = new Holder();
        h.o = new Object[] {new int[0], new Root()};
        attempt(h);
        h.o = new Thread();
        attempt(h);
        h.o = h;
        Holder.shared = 6;
        Holder back = (Holder) read(write(h));
        System.out.println((back.o == back) + " " + Holder.shared);
        attempt(new Root[0]);
        attempt(new Root[1][1]);
        attempt(new Serializable() {
            private static final long serialVersionUID = 1;
        });
        Runnable lambda = (Runnable & Serializable) () -> System.out.println("lambda runs");
        System.out.println(lambda instanceof Serializable);
    }
}
