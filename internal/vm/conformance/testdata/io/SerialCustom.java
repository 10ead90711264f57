import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.io.Serializable;

/** writeObject and readObject of classes; fields by name. */
public class SerialCustom {
    static class Base implements Serializable {
        private static final long serialVersionUID = 1;
        int a = 1;
        transient int b = 2;

        private void writeObject(ObjectOutputStream out) throws IOException {
            System.out.println("write Base");
            out.defaultWriteObject();
            out.writeInt(b);
            out.writeUTF("extra");
            out.writeObject("more");
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            System.out.println("read Base " + a + b);
            in.defaultReadObject();
            b = in.readInt() * 10;
            System.out.println(in.readUTF() + in.readObject() + a);
            try {
                in.readObject();
            } catch (OptionalDataException e) {
                System.out.println("end " + e.eof + e.length);
            }
            System.out.println(in.read() + " " + in.available());
        }
    }

    static class Middle extends Base {
        private static final long serialVersionUID = 1;
        String m = "m";

        private void writeObject(ObjectOutputStream out) throws IOException {
            System.out.println("write Middle");
            out.writeInt(77);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            System.out.println("read Middle " + in.readInt() + m);
            try {
                in.readInt();
            } catch (IOException e) {
                System.out.println(e.getClass().getName());
            }
        }
    }

    static class Leaf extends Middle {
        private static final long serialVersionUID = 1;
        int leaf = 5;
    }

    static class Named implements Serializable {
        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("count", int.class), new ObjectStreamField("label", String.class), new ObjectStreamField("gone", long.class)
        };
        transient int n = 3;
        String ignored = "ignored";

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("count", n);
            f.put("label", "L" + n);
            try {
                f.put("none", 1);
            } catch (IllegalArgumentException e) {
                System.out.println("no such field");
            }
            try {
                f.put("count", "text");
            } catch (IllegalArgumentException e) {
                System.out.println("no such type");
            }
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            n = f.get("count", -1);
            System.out.println("" + f.get("label", "?") + f.get("gone", -5L) + f.defaulted("gone") + f.defaulted("count") + f.getObjectStreamClass().getName());
            try {
                f.get("none", 1);
            } catch (IllegalArgumentException e) {
                System.out.println("no such field");
            }
        }
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeInt(1);
        out.writeObject(o);
        out.writeBoolean(true);
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.print(in.readInt() + " ");
        Object r = in.readObject();
        System.out.println(in.readBoolean() + " " + in.read());
        return r;
    }

    public static void main(String[] args) throws Exception {
        Leaf l = new Leaf();
        l.a = 100;
        l.b = 200;
        l.m = "changed";
        l.leaf = 300;
        Leaf c = (Leaf) copy(l);
        System.out.println(c.a + " " + c.b + " " + c.m + " " + c.leaf);
        Named n = new Named();
        n.n = 8;
        Named m = (Named) copy(n);
        System.out.println(m.n + m.ignored);
        try {
            new ObjectOutputStream(new ByteArrayOutputStream()).defaultWriteObject();
        } catch (NotActiveException e) {
            System.out.println("not active");
        }
    }
}
