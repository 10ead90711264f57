import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;

/** Prints a signature file of Animal Sniffer: classes, and their members each after a tab. */
public class Signatures {
    /** What such a file has of a class, by the names that its serial form uses. */
    static final class Clazz implements Serializable {
        private static final long serialVersionUID = 1L;
        String name;
        Set<String> signatures;
        String superClass;
        String[] superInterfaces;
    }

    private static final class Input extends ObjectInputStream {
        Input(InputStream in) throws IOException {
            super(in);
        }

        @Override
        protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
            ObjectStreamClass d = super.readClassDescriptor();
            return d.getName().equals("org.codehaus.mojo.animal_sniffer.Clazz") ? ObjectStreamClass.lookup(Clazz.class) : d;
        }
    }

    public static void main(String[] args) throws Exception {
        Set<String> classes = new TreeSet<>();
        try (ObjectInputStream in = new Input(new GZIPInputStream(new FileInputStream(args[0])))) {
            for (Clazz c; (c = (Clazz) in.readObject()) != null;) {
                StringBuilder b = new StringBuilder(c.name).append('\n');
                for (String s : new TreeSet<>(c.signatures)) b.append('\t').append(s.replace('#', ':')).append('\n');
                classes.add(b.toString());
            }
        } catch (EOFException end) {
            // some files end without the null
        }
        for (String c : classes) System.out.print(c);
    }
}
