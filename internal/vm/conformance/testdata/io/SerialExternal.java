import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;

/** Externalizable classes. */
public class SerialExternal {
    public static class Value implements Externalizable {
        int n;
        Object other;

        public Value() {
            System.out.println("made");
        }

        Value(int n, Object other) {
            this.n = n;
            this.other = other;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(n);
            out.writeObject(other);
            out.writeUTF("trailing that nobody reads");
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            n = in.readInt();
            other = in.readObject();
        }
    }

    public static class NoDefault implements Externalizable {
        NoDefault(int x) {
        }

        @Override
        public void writeExternal(ObjectOutput out) {
        }

        @Override
        public void readExternal(ObjectInput in) {
        }
    }

    public static class Greedy extends Value {
        public Greedy() {
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            super.readExternal(in);
            System.out.println(in.readUTF());
            try {
                in.readInt();
            } catch (IOException e) {
                System.out.println(e.getClass().getName());
            }
            try {
                in.readObject();
            } catch (IOException e) {
                System.out.println(e.getClass().getName());
            }
        }
    }

    static byte[] write(Object... all) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        for (Object o : all) {
            out.writeObject(o);
        }
        out.close();
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        Value inner = new Value(2, "leaf");
        Value v = new Value(1, inner);
        inner.other = v;
        byte[] b = write(v, "after");
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
        Value r = (Value) in.readObject();
        System.out.println(r.n + " " + ((Value) r.other).n + " " + (((Value) r.other).other == r) + " " + in.readObject());
        Greedy g = new Greedy();
        g.n = 9;
        System.out.println(((Value) new ObjectInputStream(new ByteArrayInputStream(write(g))).readObject()).n);
        try {
            new ObjectInputStream(new ByteArrayInputStream(write(new NoDefault(1)))).readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
    }
}
