import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamException;
import java.io.Serializable;

/** writeReplace, readResolve, and streams that replace. */
public class SerialReplacing {
    static class Single implements Serializable {
        private static final long serialVersionUID = 1;
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    static class Real implements Serializable {
        private static final long serialVersionUID = 1;
        final String s;

        Real(String s) {
            this.s = s;
        }

        private Object writeReplace() {
            System.out.println("replace " + s);
            return new Form(s);
        }

        private void readObject(ObjectInputStream in) throws InvalidObjectException {
            throw new InvalidObjectException("use the form");
        }
    }

    static class Form implements Serializable {
        private static final long serialVersionUID = 1;
        final String s;

        Form(String s) {
            this.s = s;
        }

        Object readResolve() {
            return new Real(s + "!");
        }
    }

    static class Parent implements Serializable {
        private static final long serialVersionUID = 1;

        protected Object readResolve() throws ObjectStreamException {
            return "resolved by parent";
        }
    }

    static class Child extends Parent {
        private static final long serialVersionUID = 1;
    }

    static class PrivateParent implements Serializable {
        private static final long serialVersionUID = 1;

        private Object readResolve() {
            return "never inherited";
        }
    }

    static class PrivateChild extends PrivateParent {
        private static final long serialVersionUID = 1;
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

    public static void main(String[] args) throws Exception {
        System.out.println(read(write(Single.ONE)) == Single.ONE);
        Object[] pair = (Object[]) read(write(new Object[] {Single.ONE, new Single()}));
        System.out.println(pair[0] == pair[1]);
        Real r = new Real("x");
        Object[] twice = (Object[]) read(write(new Object[] {r, r, new Real("y")}));
        System.out.println(((Real) twice[0]).s + (twice[0] == twice[1]) + ((Real) twice[2]).s);
        System.out.println(read(write(new Child())) + " " + read(write(new PrivateChild())).getClass().getSimpleName());

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes) {
            {
                enableReplaceObject(true);
            }

            @Override
            protected Object replaceObject(Object o) {
                System.out.println("sees " + o.getClass().getSimpleName());
                return o instanceof Integer ? "number " + o : o;
            }

            @Override
            protected void annotateClass(Class<?> c) throws IOException {
                writeUTF("about " + c.getSimpleName());
            }
        };
        out.writeObject(new Object[] {1, "s", 2L, Single.ONE});
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            {
                enableResolveObject(true);
            }

            @Override
            protected Object resolveObject(Object o) {
                System.out.println("resolves " + o.getClass().getSimpleName());
                return o instanceof Long ? "long" : o;
            }

            @Override
            protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
                System.out.println(d.getName() + " " + readUTF());
                return super.resolveClass(d);
            }
        };
        for (Object o : (Object[]) in.readObject()) {
            System.out.println(o instanceof Single ? "single" : o);
        }
        Form fake = new Form("x");
        System.out.println(((Real) read(write(fake))).s);
    }
}
